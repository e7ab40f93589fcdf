import { type Correction, MAX_CORRECTIONS } from '../../../../domain/forms/corrections.ts'
import type { Choice, Question } from '../../../../domain/training/profile/understood/question.ts'
import type { Chip, Understanding } from '../../../../domain/training/profile/understood/understanding.ts'

type Corrections = readonly Correction[]
/** The subject of a correction. */
type Subject = Pick<Correction, 'about' | 'what'>

/** A unique name for each thing. */
export const nameOf = ({ about, what }: Subject): string => `${about} ${what}`

/** Adds a correction, which replaces all earlier ones of the same thing. */
export const addCorrection = (corrections: Corrections, correction: Correction): Correction[] =>
  [...without(corrections, correction, () => true), correction].slice(-MAX_CORRECTIONS)

/** Takes a thing out. An earlier correction of it stays, so that it can be restored as it was. */
export const remove = (corrections: Corrections, { about, what }: Subject): Correction[] => {
  const kept = without(corrections, { about, what }, isTakenOut)
  return [...kept, { about, what, as: 'nothing' as const }].slice(-MAX_CORRECTIONS)
}

/** Removes the last correction of a thing. */
export const restore = (corrections: Corrections, thing: Subject): Correction[] => {
  const last = corrections.findLast((each) => nameOf(each) === nameOf(thing))
  return corrections.filter((each) => each !== last)
}

const isTakenOut = ({ as }: Correction): boolean => as === 'nothing'

const without = (corrections: Corrections, thing: Subject, where: (each: Correction) => boolean) =>
  corrections.filter((each) => nameOf(each) !== nameOf(thing) || !where(each))

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
