import type { Correction } from '../../../forms/corrections.ts'

/** What we do not believe before the buyer has answered. Until then the program takes the careful reading. */
export interface Question {
  /** Its name among our questions, such as `all-legs` or `squat`. One question has one name. */
  id: string
  /** `Leave out all leg work, or only on Thursdays?` */
  asks: string
  /** The buyer's own sentence that it is about. Shown only to them. */
  quote: string
  choices: readonly Choice[]
}

export interface Choice {
  /** `Only on Thursdays` */
  label: string
  /** A correction about `question` with the question's id, or about `value` for a unit. */
  answer: Correction
}

const ANSWERS = ['all', 'part', 'none'] as const
export type Answer = (typeof ANSWERS)[number]

/** The last answer counts. */
export function answerTo(id: string, corrections: readonly Correction[]): Answer | undefined {
  const last = corrections.findLast(({ about, what }) => about === 'question' && what === id)
  return last && ANSWERS.find((each) => each === last.as)
}

/** A question with two answers: the careful one, and the one that loosens it. */
export const choiceOf = (
  id: string,
  quote: string,
  { asks, careful, free }: { asks: string; careful: string; free: string },
): Question => ({
  id,
  asks,
  quote,
  choices: [
    { label: careful, answer: { about: 'question', what: id, as: 'all' } },
    { label: free, answer: { about: 'question', what: id, as: 'none' } },
  ],
})
