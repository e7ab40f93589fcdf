import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { z } from 'zod'
import type { ShownProgram, ShownWorkout } from '../../domain/program/program-in.ts'
import { isLightWeek } from '../../domain/program/program.ts'
import { deviceStore } from '../browser-store.ts'
import { Swaps, type Swap, type Term } from './swaps.ts'

/** A training day and its position in the program. */
export interface Day {
  /** Counted over all weeks from 0. */
  index: number
  weekNumber: number
  /** Counted within its week from 0. */
  session: number
  isLight: boolean
  workout: ShownWorkout
}

/** All days of a program, in training order. */
export const daysOf = ({ weeks }: ShownProgram): Day[] =>
  weeks
    .flatMap((week) =>
      week.workouts.map((workout, session) => ({
        weekNumber: week.weekNumber,
        session,
        isLight: isLightWeek(week),
        workout,
      })),
    )
    .map((day, index) => ({ index, ...day }))

/** The working sets of all these days. */
export const setsIn = (days: readonly Day[]): number =>
  days.flatMap(({ workout }) => workout.rows).reduce((sum, { sets }) => sum + sets, 0)

const Place = z.object({
  /** The exercises of the program that it is in. A program that was written anew has others. */
  of: z.string().optional(),
  /** The next day, counted over all weeks from 0. After the last day, the number of days. */
  next: z.int().min(0),
  /** The rows of that day that are done. */
  ticked: z.array(z.int().min(0)).optional(),
  /** What takes the place of an exercise on that day. */
  today: Swaps.optional(),
  /** What takes the place of an exercise until the buyer goes back to it. */
  fromNowOn: Swaps.optional(),
})
type Place = z.infer<typeof Place>

const keyOf = (programId: string) => `eightfold.place.${programId}`

const without = (written: string, swaps: Swaps): Swaps => swaps.filter((each) => each.written !== written)

/** The exercises of the first week, by day. */
const exercisesOf = (days: readonly Day[]): string =>
  days
    .filter(({ weekNumber }) => weekNumber === 1)
    .map(({ workout }) => workout.exercises.map(({ name }) => name).join(', '))
    .join('; ')

/**
 * The position in a program, and its swaps. This device stores nothing else: no date, no weight, no set. A program that
 * was written anew begins at its first day.
 */
export function usePlace(programId: string, days: readonly Day[]) {
  const of = useMemo(() => exercisesOf(days), [days])
  const [stored, setStored] = useState(() => deviceStore.get(keyOf(programId), Place))
  const kept = stored && (stored.of ?? of) === of ? stored : null
  const [hadBegun] = useState(kept !== null)
  const place: Place = kept ?? { next: 0 }
  const { next, ticked = [], today = [], fromNowOn = [] } = place
  const keep = (changed: Place) => {
    const inThis = { ...changed, of }
    setStored(inThis)
    deviceStore.set(keyOf(programId), inThis)
  }
  // A place of an earlier version does not say what it is in.
  const isUnnamed = kept !== null && kept.of === undefined
  const name = useEffectEvent(() => keep(place))
  useEffect(() => {
    if (isUnnamed) name()
  }, [isUnnamed])
  return {
    next: Math.min(next, days.length),
    ticked,
    today,
    fromNowOn,
    /** Whether a day or a row of it was done, or an exercise swapped, before this visit. */
    hadBegun,
    goTo: (day: number) => keep({ next: day, ...(fromNowOn.length > 0 && { fromNowOn }) }),
    tick: (row: number) =>
      keep({
        ...place,
        ticked: ticked.includes(row) ? ticked.filter((each) => each !== row) : [...ticked, row],
      }),
    /** Puts a swap in the place of the exercise with this name. */
    use: (written: string, swap: Swap, term: Term) =>
      keep({
        ...place,
        today: without(written, today),
        [term]: [...without(written, place[term] ?? []), { written, ...swap }],
      }),
    /** Goes back to the exercise that the program was written with. */
    backTo: (written: string) =>
      keep({ ...place, today: without(written, today), fromNowOn: without(written, fromNowOn) }),
  }
}
