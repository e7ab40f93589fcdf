export type HowToLabel = 'Set up' | 'Do' | 'Watch'

export interface HowTo {
  /** One sentence: how to stand, sit, lie, hold. */
  setUp: string
  /** Two short imperatives for during the set. */
  cues: readonly [string, string]
  /** The most common mistake, and the correction. */
  fault: string
}

export const linesOf = ({
  setUp,
  cues,
  fault,
}: Omit<HowTo, 'cues'> & { cues: readonly string[] }): (readonly [label: HowToLabel, text: string])[] => [
  ['Set up', setUp],
  ['Do', cues.join(' ')],
  ['Watch', fault],
]

/** Keyed by catalogue id. */
export type HowTos = Readonly<Record<string, HowTo>>
