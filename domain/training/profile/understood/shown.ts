import type { Correction } from '../../../forms/corrections.ts'
import type { ModelReading } from '../../../reading/statement.ts'
import { answeredOf, takenOutOf, type Answered, type ReadWith } from './undone.ts'
import { understandingOf, type Chip, type FreeAnswers, type Understanding } from './understanding.ts'

/** What a form shows of a buyer's words. */
export interface Shown extends Pick<Understanding, 'chips' | 'questions' | 'notes' | 'unread' | 'wishes'> {
  /** What was taken out and can be restored. */
  takenOut: readonly Chip[]
  /** The questions that were answered and can be answered in another way. */
  answered: readonly Answered[]
}

/** What a screen is about, if it is not about all of them. */
export type Part = 'comments' | 'equipment'

/** Reads the answers of a form, and what they would say without the corrections that took something back. */
export function shownOf(
  { about, ...all }: FreeAnswers & { about?: Part | undefined },
  today: Date,
  model?: ModelReading,
): Shown {
  const answers = partOf(all, about)
  const corrections = answers.corrections ?? []
  const readWith: ReadWith = (others: readonly Correction[]) =>
    understandingOf({ ...answers, corrections: [...others] }, today, model)
  const { chips, questions, notes, unread, wishes } = readWith(corrections)
  return {
    ...{ chips, questions, notes, unread, wishes },
    takenOut: takenOutOf(chips, corrections, readWith),
    answered: answeredOf(corrections, readWith),
  }
}

function partOf(answers: FreeAnswers, about: Part | undefined): FreeAnswers {
  const { exercisesToAvoid, equipment, equipmentDetails, ...others } = answers
  if (about === 'comments') return { ...others, exercisesToAvoid }
  return about === 'equipment' ? { ...others, equipment, equipmentDetails } : answers
}
