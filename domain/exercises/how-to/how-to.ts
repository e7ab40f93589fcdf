export type HowToLabel = 'Set up' | 'Do' | 'Watch'

export interface HowTo {
  setUp: string
  cues: readonly [string, string]
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
