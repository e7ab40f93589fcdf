import { isLightWeek } from '../../domain/program/program.ts'
import type { ShownProgram, ShownWorkout } from '../../domain/program/program-in.ts'

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
