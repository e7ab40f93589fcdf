export type HowToLabel = 'Set up' | 'Do' | 'Watch'

/** How to do an exercise, in plain words for a first-time reader. */
export interface HowTo {
  /** One sentence: how to stand, sit, lie, hold. */
  setUp: string
  /** Two short imperatives for during the set. */
  cues: readonly [string, string]
  /** The most common mistake, and the correction. */
  fault: string
}

/** The parts of a how-to text with their labels, in reading order. */
export const linesOf = ({
  setUp,
  cues,
  fault,
}: Omit<HowTo, 'cues'> & { cues: readonly string[] }): (readonly [label: HowToLabel, text: string])[] => [
  ['Set up', setUp],
  ['Do', cues.join(' ')],
  ['Watch', fault],
]

/** Keyed by catalogue id. `seated` has the lines that read otherwise for somebody who cannot push with the legs. */
export type HowTos = Readonly<Record<string, HowTo & { readonly seated?: Partial<HowTo> }>>
