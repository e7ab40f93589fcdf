import type { GeneratedProgram, Workout } from '../../../domain/program.ts'
import { isLight } from './figures.ts'

/** A day to train, and where it stands in the program. */
export interface Day {
  /** Counted over all weeks from 0. */
  index: number
  weekNumber: number
  isLight: boolean
  workout: Workout
}

/** All days of a program in the order in which they are trained. */
export const daysOf = ({ weeks }: GeneratedProgram): Day[] =>
  weeks
    .flatMap((week) =>
      week.workouts.map((workout) => ({
        weekNumber: week.weekNumber,
        isLight: isLight(week),
        workout,
      })),
    )
    .map((day, index) => ({ index, ...day }))
