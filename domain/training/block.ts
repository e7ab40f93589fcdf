import type { DayKind } from './days.ts'

/** How an exercise gets harder from week to week. */
export const PROGRESSIONS = ['load', 'reps', 'wave'] as const
export type Progression = (typeof PROGRESSIONS)[number]

export interface BlockExercise {
  /** Catalogue id. */
  id: string
  /** Working sets in week 1. */
  sets: number
  /** Lowest and highest reps of the eight weeks; seconds for what is held or carried. */
  repsLow: number
  repsHigh: number
  /** Reps in reserve in week 1; effort rises from there. */
  rir: number
  progression: Progression
  /** One more set in the later weeks of each phase. */
  addSet: boolean
}

/** What a model or our rules choose: one week of days and how it grows. Code turns it into eight weeks. */
export interface TrainingBlock {
  days: { kind: DayKind; exercises: BlockExercise[] }[]
  /** The light week, 4, 5, 6 or 8; null for none. */
  deloadWeek: number | null
}
