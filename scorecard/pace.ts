import { profileOf } from '../domain/profile.ts'
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

export function paceOf(sets: readonly AnswerSet[]): Pace {
  const profiles = sets.map(({ answers }) => profileOf(answers))
  for (const profile of profiles.slice(0, WARM_UP)) writeByRule(profile)
  const taken = profiles
    .map((profile) => {
      const before = process.cpuUsage()
      writeByRule(profile)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    .sort((one, other) => one - other)
  const quantile = (share: number) => taken[Math.floor(share * taken.length)] ?? 0
  return { programs: taken.length, median: quantile(0.5), p95: quantile(0.95) }
}
