import { WEEKS } from '../../program/weeks.ts'
/** The position of a week among the eight. */
export interface Phase {
  week: number
  deload: boolean
  /** A deload before an event: sets fall, weights stay. */
  taper: boolean
  /** 0 before the deload (or week 5), 1 after it. */
  round: 0 | 1
  /** Loaded weeks of this round before this week. */
  step: number
  /** Loaded weeks of this round. */
  length: number
}

/** Without a deload, weights and reps still start over in the middle. */
export const MIDDLE = 5

/** The first week of the second round. */
export const secondRoundFrom = (deloadWeek: number | null): number =>
  deloadWeek === null ? MIDDLE : deloadWeek + 1

/** For a row that begins with the second round: its weeks are those of a first round. */
export const asFirstRound = (phase: Phase): Phase => {
  const step = phase.round === 1 ? phase.step : 0
  return { ...phase, round: 0, step, week: step + 1 }
}

/**
 * The eight weeks around a deload; null means no deload.
 *
 * @param taperWeek - a week of either round that is also light, for an event
 */
export function phasesOf(deloadWeek: number | null, taperWeek: number | null = null): Phase[] {
  const secondStart = secondRoundFrom(deloadWeek)
  const taperIn = taperWeek === null ? null : taperWeek < secondStart ? 0 : 1
  const firstLength = (deloadWeek ?? MIDDLE) - 1 - Number(taperIn === 0)
  const secondLength = WEEKS - secondStart + Number(taperIn !== 1)
  return Array.from({ length: WEEKS }, (_, index): Phase => {
    const week = index + 1
    const round = week < secondStart ? 0 : 1
    const taper = week === taperWeek
    // A taper eases the week before it, and the week after it goes on from there.
    const before = taperWeek !== null && taperIn === round && week >= taperWeek ? 1 : 0
    const length = round === 0 ? firstLength : secondLength
    const at = (round === 0 ? index : week - secondStart) - before
    const step = Math.max(0, Math.min(at, length - 1))
    return { week, deload: week === deloadWeek || taper, taper, round, step, length }
  })
}
