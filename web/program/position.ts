import { useState } from 'react'
import { z } from 'zod'
import type { ShownProgram, ShownWorkout } from '../../domain/program/program-in.ts'
import { isLightWeek } from '../../domain/program/program.ts'
import { deviceStore } from '../browser-store.ts'

/** A training day and its position in the program. */
export interface Day {
  /** Counted over all weeks from 0. */
  index: number
  weekNumber: number
  isLight: boolean
  workout: ShownWorkout
}

/** All days of a program, in training order. */
export const daysOf = ({ weeks }: ShownProgram): Day[] =>
  weeks
    .flatMap((week) =>
      week.workouts.map((workout) => ({
        weekNumber: week.weekNumber,
        isLight: isLightWeek(week),
        workout,
      })),
    )
    .map((day, index) => ({ index, ...day }))

/** The next day of a program, counted over all its weeks from 0. After the last day, the number of days. */
const Place = z.object({ next: z.int().min(0) })

const keyOf = (programId: string) => `eightfold.place.${programId}`

/** The position in a program. This device stores nothing else: no date, no weight, no set. */
export function usePlace(programId: string, days: number) {
  const [kept, setKept] = useState(() => deviceStore.get(keyOf(programId), Place)?.next ?? 0)
  const goTo = (next: number) => {
    setKept(next)
    deviceStore.set(keyOf(programId), { next } satisfies z.infer<typeof Place>)
  }
  return [Math.min(kept, days), goTo] as const
}
