import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import type { AnswerSet } from './answer-sets.ts'
import { TODAY } from '../../testkit/today.ts'

/** CPU milliseconds for writing a program by rule. */
export interface Pace {
  programs: number
  median: number
  /** The 95th percentile. */
  p95: number
}

/** Programs written before timing starts: those of a fresh worker take longer. */
const WARM_UP = 20
/** Each is written this many times, and the best time counts: other load only adds time. */
const TIMES = 3
/** One in this many is timed, enough for a median. */
const ONE_IN = 7

export function paceOf(sets: readonly AnswerSet[]): Pace {
  const profiles = sets.filter((_, at) => at % ONE_IN === 0).map(({ answers }) => profileOf(answers, TODAY))
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
