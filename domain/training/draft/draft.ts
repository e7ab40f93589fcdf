import type { BlockExercise, TrainingBlock } from './block.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { DayKind } from '../../program/day.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'

/** A block exercise with its catalogue entry. */
export interface Row extends Omit<BlockExercise, 'id'> {
  entry: CatalogueEntry
}

export interface DraftDay {
  kind: DayKind
  rows: Row[]
}

/** A block in progress. It holds only known exercises and may be changed in place. */
export interface Draft {
  days: DraftDay[]
  deloadWeek: number | null
}

/** Drops unknown exercises: the review has already reported them. */
export const draftOf = (block: TrainingBlock): Draft => ({
  deloadWeek: block.deloadWeek,
  days: block.days.map(({ kind, exercises }) => ({
    kind,
    rows: exercises.flatMap(({ id, ...rest }) => {
      const entry = entryById(id)
      return entry ? [{ ...rest, entry }] : []
    }),
  })),
})

export const blockOf = (draft: Draft): TrainingBlock => ({
  deloadWeek: draft.deloadWeek,
  days: draft.days.map(({ kind, rows }) => ({
    kind,
    exercises: rows.map(({ entry, ...rest }) => ({ id: entry.id, ...rest })),
  })),
})
