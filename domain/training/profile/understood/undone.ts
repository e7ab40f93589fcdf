import type { Correction } from '../../../forms/corrections.ts'
import type { Choice, Question } from './question.ts'
import type { Chip, Understanding } from './understanding.ts'
import { restore, nameOf } from '../../../forms/correct.ts'

/** What we understand of the same words with other corrections. */
export type ReadWith = (corrections: readonly Correction[]) => Understanding

/** The chips that corrections removed. */
export function takenOutOf(
  chips: readonly Chip[],
  corrections: readonly Correction[],
  readWith: ReadWith,
): Chip[] {
  const things = new Map(corrections.map((each) => [nameOf(each), each]))
  for (const chip of chips) things.delete(nameOf(chip))
  return [...things.values()].flatMap((thing) => {
    const before = readWith(restore(corrections, thing))
    return before.chips.filter((chip) => nameOf(chip) === nameOf(thing)).slice(0, 1)
  })
}

/** A question that was answered, with the choice. */
export interface Answered {
  question: Question
  choice: Choice
}

/** The questions that corrections answered. */
export function answeredOf(corrections: readonly Correction[], readWith: ReadWith): Answered[] {
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
