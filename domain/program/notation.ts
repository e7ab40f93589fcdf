import type { Exercise, GeneratedProgram } from './program.ts'
import type { RowFacts } from './row-facts.ts'

/** The reps of a row, such as `5`, `8-10`, `10/side` or `30 s`. */
export interface Reps {
  low: number
  high: number
  of: 'reps' | 'reps a side' | 'seconds'
}

/** Null for `AMRAP`, and for what is not in our notation. */
export function repsIn(notation: string): Reps | null {
  const [, low, high = low, unit] = /^(\d+)(?:-(\d+))?(\/side| s)?$/.exec(notation) ?? []
  if (low === undefined || high === undefined || Number(low) > Number(high)) return null
  return {
    low: Number(low),
    high: Number(high),
    of: unit === ' s' ? 'seconds' : unit === '/side' ? 'reps a side' : 'reps',
  }
}

export type Scale = 'RIR' | 'RPE'

/** The effort of a row, such as `RIR 2`, `RIR 1-2` or `RPE 8`, on its own scale. */
export interface Effort {
  scale: Scale
  low: number
  high: number
}

/** Null for what is not in our notation. */
export function effortIn(notation: string): Effort | null {
  const [, scale, low, high = low] = /^(RIR|RPE) (\d+(?:\.5)?)(?:-(\d+(?:\.5)?))?$/.exec(notation) ?? []
  if (low === undefined || high === undefined) return null
  return { scale: scale === 'RPE' ? scale : 'RIR', low: Number(low), high: Number(high) }
}

/** A share of the usual weight or of a best set, and a light week, leave more in reserve than a scale counts well. */
const EASY = 'easy'
/** Balance is kept or lost. */
const STEADY = 'steady'
/** Form ends a hold, and a set for the trunk. */
const CLEAN = 'clean'

type Asked = Pick<Exercise, 'intensity'> & {
  reps?: string | undefined
  facts?: Pick<RowFacts, 'share' | 'isForBalance' | 'isByForm' | 'isFarFromBest' | 'special'> | undefined
}

/** The effort that a row asks for, as it is printed: in a word where nobody can count what is left. */
export function effortText({ intensity, reps, facts = {} }: Asked): string {
  if (facts.isForBalance) return STEADY
  if (facts.share !== undefined || facts.special?.of === 'deload') return EASY
  const isHeld = reps !== undefined && repsIn(reps)?.of === 'seconds'
  if (isHeld || facts.isByForm) return CLEAN
  return facts.isFarFromBest ? EASY : intensity
}

/**
 * The sets and reps of a row, as they are printed: `3` and `8-10`. Where one of the sets asks for other reps, both are told,
 * with a word for a test: `1` and `test, 3 × 11`.
 */
export function setsAndReps({
  sets,
  reps,
  facts = {},
}: Pick<Exercise, 'sets' | 'reps'> & { facts?: Pick<RowFacts, 'firstSet' | 'lastSet'> | undefined }): {
  sets: number
  reps: string
} {
  const { firstSet, lastSet } = facts
  if (firstSet) {
    const first = firstSet.of === 'top set' ? `${firstSet.reps}+` : 'test'
    return { sets: 1, reps: sets > 1 ? `${first}, ${sets - 1} × ${reps}` : first }
  }
  if (!lastSet) return { sets, reps }
  const last = `${reps}-${lastSet.upToReps}`
  return sets > 1 ? { sets: sets - 1, reps: `${reps}, ${last}` } : { sets, reps: last }
}

/** `3 × 8-10`, `test, 3 × 11` */
export function setsText(row: Parameters<typeof setsAndReps>[0], times = '×'): string {
  const { sets, reps } = setsAndReps(row)
  const told = reps.replaceAll('×', times)
  return sets === 1 && told.includes(',') ? told : `${sets} ${times} ${told}`
}

/** The reps in reserve that an effort leaves, on either scale: RPE is 10 minus them (Zourdos 2016). */
export const rirIn = ({ scale, low, high }: Effort): { low: number; high: number } =>
  scale === 'RIR' ? { low, high } : { low: 10 - high, high: 10 - low }

/** `RIR 3`, or `RPE 7` where a program counts from the other side. */
export const effortAt = (scale: Scale, rir: number): string => `${scale} ${scale === 'RIR' ? rir : 10 - rir}`

export const middleOf = ({ low, high }: Effort): number => (low + high) / 2

/** RPE is 10 minus the reps in reserve (Zourdos 2016). */
export const rpeOf = (effort: Effort): number =>
  effort.scale === 'RIR' ? 10 - middleOf(effort) : middleOf(effort)

export const scaleOf = ({ weeks }: Pick<GeneratedProgram, 'weeks'>): Scale =>
  effortIn(weeks[0]?.workouts[0]?.exercises[0]?.intensity ?? '')?.scale ?? 'RIR'
