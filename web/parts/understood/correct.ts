import { MOST_CORRECTIONS, type Correction } from '../../../domain/forms/corrections.ts'

type Corrections = readonly Correction[]
/** What a correction is about. */
export type Thing = Pick<Correction, 'about' | 'what'>

/** One name for each thing. */
export const nameOf = ({ about, what }: Thing): string => `${about} ${what}`

/** A thing gets its place, whatever was said of it before. */
export const put = (corrections: Corrections, correction: Correction): Correction[] =>
  [...without(corrections, correction, () => true), correction].slice(-MOST_CORRECTIONS)

/** A thing is taken out. What was said of it before stays beneath, so that it can be given back as it was. */
export const takeOut = (corrections: Corrections, { about, what }: Thing): Correction[] => {
  const kept = without(corrections, { about, what }, isTakenOut)
  return [...kept, { about, what, as: 'nothing' as const }].slice(-MOST_CORRECTIONS)
}

/** The last that was said of a thing is taken back. */
export const giveBack = (corrections: Corrections, thing: Thing): Correction[] => {
  const last = corrections.findLast((each) => nameOf(each) === nameOf(thing))
  return corrections.filter((each) => each !== last)
}

const isTakenOut = ({ as }: Correction): boolean => as === 'nothing'

const without = (corrections: Corrections, thing: Thing, where: (each: Correction) => boolean) =>
  corrections.filter((each) => nameOf(each) !== nameOf(thing) || !where(each))
