export type HowToLabel = 'Set up' | 'Do' | 'Mistake'

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
  ['Mistake', fault],
]

/**
 * Keyed by catalogue id. `seated` has the lines that read otherwise for somebody who cannot push with the legs,
 * `flatFooted` those for a calf that may not be drawn into a stretch.
 */
export type HowTos = Readonly<
  Record<string, HowTo & { readonly seated?: Partial<HowTo>; readonly flatFooted?: Partial<HowTo> }>
>
