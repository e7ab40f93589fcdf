import type { TrainingProfile } from '../../domain/profile.ts'
import type { TrainingBlock } from '../../domain/training/block.ts'
import { entryById } from '../../domain/training/catalogue.ts'
import { cleanCue } from '../../domain/training/cue.ts'

/** Cues are the only words of a model that are printed: whatever is not plain coaching gives way to our own. */
export const withCleanCues = (block: TrainingBlock, profile: TrainingProfile): TrainingBlock => ({
  ...block,
  days: block.days.map(({ kind, exercises }) => ({
    kind,
    exercises: exercises.map((exercise) => {
      const entry = entryById(exercise.id)
      return { ...exercise, cue: entry ? cleanCue(exercise.cue, entry, profile) : '' }
    }),
  })),
})
