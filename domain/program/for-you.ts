import type { Foreword } from './foreword.ts'

/** What an exercise's instructions say for this buyer alone. */
export type ForYou = readonly [label: 'Why' | 'For you', text: string]

export function forYouIn(foreword: Foreword | undefined, id: string | undefined): ForYou[] {
  const why = foreword?.lifts.find(({ exerciseId }) => exerciseId === id)?.why
  const cue = foreword?.cues.find(({ exerciseId }) => exerciseId === id)?.cue
  return [...(why ? [['Why', why] as const] : []), ...(cue ? [['For you', cue] as const] : [])]
}

/** Answers to what the buyer asked and told, with their words in quotes. */
export const inAnswer = ({ answers = [], tools = [] }: Partial<Foreword> = {}): string[] => [
  ...answers.map(({ question, answer }) => `“${question}” ${answer}`),
  ...tools.map(({ tool, use }) => `“${tool}”: ${use}`),
]

/** The heading of these answers, wherever they are printed. */
export const IN_ANSWER = 'What you asked'
