import type { Scale } from './notation.ts'
import type { RowFacts, SpecialWeek, Step, WarmUp } from './row-facts.ts'

/** What is said in one way in the record, which other programs read, and in another to a lifter. */
export interface NoteForms {
  warmUp: (warmUp: WarmUp) => string
  /** @param reps - of the row, in our notation */
  step: (step: Step, reps: string) => string
  /** The heavy first set or the test; empty without one. */
  firstSet: (facts: RowFacts) => string
  /** The weight of the sets after it; empty where it is said with the first. */
  otherSets: (facts: RowFacts) => string
  /** @param scale - of the row; null for a stored effort in words that are not ours */
  lastSet: (lastSet: NonNullable<RowFacts['lastSet']>, scale: Scale | null) => string
  special: (special: SpecialWeek, isAtShare: boolean) => string
}

export const setsWord = (count: number): string => (count > 1 ? 'sets' : 'set')

export const each = ({ isEach }: { isEach?: boolean | undefined }): string => (isEach ? ' each' : '')

/** `1 easy set of 2 reps` */
export function easySets({ sets, reps, isHelped }: Extract<WarmUp, { by: 'easy sets' }>): string {
  const ofEach = reps === undefined ? 'half the reps' : `${reps} ${reps > 1 ? 'reps' : 'rep'}`
  return `${sets} easy ${setsWord(sets)} of ${ofEach}${isHelped ? ', helped by your feet' : ''}`
}
