export type HowToLabel = 'Set up' | 'Do' | 'Watch'

/** How an exercise is done, in plain words for whoever sees its name for the first time. */
export interface HowTo {
  /** One sentence: how to stand, sit, lie, hold. */
  setUp: string
  /** Two short imperatives for during the set. */
  cues: readonly [string, string]
  /** The commonest mistake, and what to do instead. */
  fault: string
}

/** What is told of an exercise, in the order in which a reader needs it, each under its label. */
export const linesOf = ({
  setUp,
  cues,
  fault,
}: Omit<HowTo, 'cues'> & { cues: readonly string[] }): (readonly [label: HowToLabel, text: string])[] => [
  ['Set up', setUp],
  ['Do', cues.join(' ')],
  ['Watch', fault],
]

/** By the id of a catalogue entry. */
export type HowTos = Readonly<Record<string, HowTo>>
