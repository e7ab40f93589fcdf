import { nameOf, restore } from '../../../forms/correct.ts'
import type { Correction } from '../../../forms/corrections.ts'
import type { Field, ModelReading } from '../../../reading/statement.ts'
import type { Choice, Question } from './question.ts'
import { understandingOf } from './understanding.ts'
import type { Chip, FreeAnswers, Understanding } from './reading.ts'

/** A question that was answered, with the choice. */
export interface Answered {
  question: Question
  choice: Choice
}

/** What a form shows of a buyer's words. */
export interface Shown extends Pick<Understanding, 'chips' | 'questions' | 'notes' | 'unread' | 'wishes'> {
  /** What was taken out and can be restored. */
  takenOut: readonly Chip[]
  /** The questions that were answered and can be answered in another way. */
  answered: readonly Answered[]
}

/**
 * Reads the answers of a form, and what they would say without the corrections that took something back.
 *
 * @param answers.about - the field that a screen is about, if it is not about both
 */
export function shownOf(
  { about, ...all }: FreeAnswers & { about?: Field | undefined },
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

function partOf(answers: FreeAnswers, about: Field | undefined): FreeAnswers {
  const { exercisesToAvoid, equipment, equipmentDetails, ...others } = answers
  if (about === 'comments') return { ...others, exercisesToAvoid }
  return about === 'equipment' ? { ...others, equipment, equipmentDetails } : answers
}

/** What we understand of the same words with other corrections. */
type ReadWith = (corrections: readonly Correction[]) => Understanding

/** The chips that corrections removed. */
function takenOutOf(chips: readonly Chip[], corrections: readonly Correction[], readWith: ReadWith): Chip[] {
  const things = new Map(corrections.map((each) => [nameOf(each), each]))
  for (const chip of chips) things.delete(nameOf(chip))
  return [...things.values()].flatMap((thing) => {
    const before = readWith(restore(corrections, thing))
    return before.chips.filter((chip) => nameOf(chip) === nameOf(thing)).slice(0, 1)
  })
}

/** The questions that corrections answered. */
function answeredOf(corrections: readonly Correction[], readWith: ReadWith): Answered[] {
  const last = new Map(corrections.map((each) => [nameOf(each), each]))
  return [...last.values()].filter(answers).flatMap((given) => {
    const isGiven = ({ answer }: Choice) => nameOf(answer) === nameOf(given) && answer.as === given.as
    const { questions } = readWith(restore(corrections, given))
    return questions.flatMap((question) => {
      const choice = question.choices.find(isGiven)
      return choice ? [{ question, choice }] : []
    })
  })
}

const answers = ({ about, as }: Correction): boolean =>
  (about === 'question' || about === 'value') && as !== 'nothing'
