import { z } from 'zod'
import { DAY_KINDS } from './days.ts'

/** How an exercise gets harder from week to week. */
export const PROGRESSIONS = ['load', 'reps', 'wave'] as const
export type Progression = (typeof PROGRESSIONS)[number]

export const BlockExercise = z.object({
  /** Catalogue id. */
  id: z.string(),
  /** Working sets in week 1. */
  sets: z.int(),
  /** Lowest and highest reps of the eight weeks; seconds for what is held or carried. */
  repsLow: z.int(),
  repsHigh: z.int(),
  /** Reps in reserve in week 1; effort rises from there. */
  rir: z.int(),
  progression: z.enum(PROGRESSIONS),
  /** One more set in the later weeks of each phase. */
  addSet: z.boolean(),
  /** A few words on how to do it well. */
  cue: z.string(),
})
export type BlockExercise = z.infer<typeof BlockExercise>

/** What a model writes: one week of days and how it grows. Code turns it into eight weeks. */
export const TrainingBlock = z.object({
  days: z.array(z.object({ kind: z.enum(DAY_KINDS), exercises: z.array(BlockExercise) })),
  /** The light week, 4, 5, 6 or 8; null for none. */
  deloadWeek: z.int().nullable(),
})
export type TrainingBlock = z.infer<typeof TrainingBlock>
