import type { TrainingProfile } from '../domain/profile.ts'
import { profileOf } from '../domain/profile-of.ts'
import { writeByRule } from '../domain/training/write-by-rule.ts'
import type { AnswerSet } from './answer-sets.ts'

/** Milliseconds of processor time that writing a program by rule takes. */
export interface Pace {
  programs: number
  median: number
  /** Nineteen of twenty are written in less. */
  p95: number
}

/** Programs written before any is timed, as those of a worker that has just started take longer. */
const WARM_UP = 20
/** Each is written so often and its best time taken: what else a machine does only ever adds to it. */
const TIMES = 3
/** One in so many is timed, which is enough for a median. */
const ONE_IN = 7

export function paceOf(sets: readonly AnswerSet[]): Pace {
  const profiles = sets.filter((_, at) => at % ONE_IN === 0).map(({ answers }) => profileOf(answers))
  for (const profile of profiles.slice(0, WARM_UP)) writeByRule(profile)
  const taken = profiles
    .map((profile) => Math.min(...Array.from({ length: TIMES }, () => timeOf(profile))))
    .sort((one, other) => one - other)
  const quantile = (share: number) => taken[Math.floor(share * taken.length)] ?? 0
  return { programs: taken.length, median: quantile(0.5), p95: quantile(0.95) }
}

function timeOf(profile: TrainingProfile): number {
  const before = process.cpuUsage()
  writeByRule(profile)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
