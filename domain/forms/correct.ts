import { MAX_CORRECTIONS, type Correction } from './corrections.ts'

type Corrections = readonly Correction[]
/** The subject of a correction. */
export type Subject = Pick<Correction, 'about' | 'what'>

/** A unique name for each thing. */
export const nameOf = ({ about, what }: Subject): string => `${about} ${what}`

/** Adds a correction, which replaces all earlier ones of the same thing. */
export const addCorrection = (corrections: Corrections, correction: Correction): Correction[] =>
  [...without(corrections, correction, () => true), correction].slice(-MAX_CORRECTIONS)

/** Takes a thing out. An earlier correction of it stays, so that it can be restored as it was. */
export const remove = (corrections: Corrections, { about, what }: Subject): Correction[] => {
  const kept = without(corrections, { about, what }, isTakenOut)
  return [...kept, { about, what, as: 'nothing' as const }].slice(-MAX_CORRECTIONS)
}

/** Removes the last correction of a thing. */
export const restore = (corrections: Corrections, thing: Subject): Correction[] => {
  const last = corrections.findLast((each) => nameOf(each) === nameOf(thing))
  return corrections.filter((each) => each !== last)
}

const isTakenOut = ({ as }: Correction): boolean => as === 'nothing'

const without = (corrections: Corrections, thing: Subject, where: (each: Correction) => boolean) =>
  corrections.filter((each) => nameOf(each) !== nameOf(thing) || !where(each))
