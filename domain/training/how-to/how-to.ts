/** How an exercise is done, in plain words for whoever sees its name for the first time. */
export interface HowTo {
  /** One sentence: how to stand, sit, lie, hold. */
  setUp: string
  /** Two short imperatives for during the set. */
  cues: readonly [string, string]
  /** The commonest mistake, and what to do instead. */
  fault: string
}

/** By the id of a catalogue entry. */
export type HowTos = Readonly<Record<string, HowTo>>
