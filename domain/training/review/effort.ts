import type { TrainingProfile } from '../profile/profile.ts'
import { reserveOf } from '../profile/health/care.ts'
import { workingLevel } from '../profile/eligible.ts'
import { peaksFor } from '../profile/event.ts'
import { isGetUp } from '../../exercises/exercise.ts'
import { isMinor, MIN_REPS_OF_MINORS } from '../profile/age.ts'
import { isSetForGoal } from '../prescription/rep-goals.ts'
import { isSetAsTold } from '../prescription/within-best.ts'
import { isHardPull, isLowered, isLoadable } from '../prescription/rep-ranges.ts'
import { isTestOfGoal } from '../prescription/test-week.ts'
import { isCompound, isHipDominant, isKneeDominant } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type LimitsOf } from './program-rule.ts'
import { EFFORT } from './generated/records.ts'
import { eachRow } from './notation.ts'
import { loadedWeeks, rowsOf } from './printed-program.ts'

const isNovice = (profile: TrainingProfile) => workingLevel(profile) === 'novice'

function leastOfMain(
  profile: TrainingProfile,
  { ofNovice, ofOthers, beforeMeet }: LimitsOf<typeof EFFORT, 'reps-of-lift'>,
): number {
  if (isMinor(profile)) return MIN_REPS_OF_MINORS
  if (isNovice(profile)) return ofNovice
  // Only a peak uses doubles and singles.
  return peaksFor(profile) ? beforeMeet : ofOthers
}

/** Health and age come before the goal: keeping two reps or more in every set is no fault. */
function effortOf(
  profile: TrainingProfile,
  limits: LimitsOf<typeof EFFORT, 'effort-for-goal'>,
): readonly [least: number, most: number] {
  if (profile.redFlags.length) return [limits.leastWithRedFlag, limits.mostWithRedFlag]
  const keepsMore = reserveOf(profile) > 1 || isMinor(profile) || profile.person.age === '65-plus'
  if (profile.goal !== 'hypertrophy') return [limits.least, limits.most]
  return [limits.leastForSize, keepsMore ? limits.most : limits.mostForSize]
}

const sumOf = (rows: readonly { sets: number }[]): number => rows.reduce((sum, { sets }) => sum + sets, 0)

export const EFFORT_RULES = programRulesOf(EFFORT, {
  'reps-of-lift': (reviewed, limits, says) =>
    eachRow(reviewed, ({ entry, reps }) => {
      if (!entry || !reps || reps.seconds || isGetUp(entry) || isSetAsTold(entry, reps, reviewed.profile))
        return null
      const isMain = (entry.main && isLoadable(entry, reviewed.profile)) || isHardPull(entry)
      const [least, most] = isLowered(entry)
        ? [limits.leastLowered, limits.mostLowered]
        : isMain
          ? [leastOfMain(reviewed.profile, limits), limits.most]
          : [limits.leastSmall, limits.mostSmall]
      return (reps.low < least || reps.high > most) && says({ lifts: isMain ? 'Main' : 'Other', least, most })
    }),
  'reps-for-goal': ({ profile, weeks }, { least, most, mostUnloaded, share: fewest }, says) => {
    if (profile.goal !== 'hypertrophy' && profile.goal !== 'general') return []
    return weeks.flatMap((week) => {
      const counted = rowsOf(week).filter(
        ({ entry, reps }) =>
          reps && !reps.seconds && !(entry && (isGetUp(entry) || isSetAsTold(entry, reps, profile))),
      )
      const inside = counted.filter(
        ({ entry, reps }) =>
          reps &&
          reps.low >= least &&
          reps.high <= (entry && isLoadable(entry, profile) ? most : mostUnloaded),
      )
      const share = sumOf(inside) / Math.max(1, sumOf(counted))
      return when(share < fewest, { week: week.number, says: says({ percent: Math.round(share * 100) }) })
    })
  },
  'countable-body-weight': (reviewed, limits, says) =>
    eachRow(reviewed, ({ entry, reps, addsWeight }) => {
      if (!entry || !reps || isLoadable(entry, reviewed.profile)) return null
      if (addsWeight) return says.weight()
      if (isSetForGoal(entry, reps, reviewed.profile)) return null
      return reps.high > (reps.seconds ? limits.seconds : limits.reps) && says.most()
    }),
  'fresh-novices': (reviewed, { reserve, reserveAtFirst, firstWeeks }, says) =>
    isNovice(reviewed.profile)
      ? eachRow(reviewed, ({ entry, rir, reps, isTest }, week) => {
          const isOfGoal = entry && isTestOfGoal(entry, reviewed.profile)
          if (reps?.amrap || (isTest && !isOfGoal)) return says.limit()
          if (!entry || !rir) return null
          const least = isCompound(entry.pattern) && week <= firstWeeks ? reserveAtFirst : reserve
          return rir.low < least && says.reserve({ least })
        })
      : [],
  'reserve-of-hard-lifts': (reviewed, _limits, says) =>
    eachRow(reviewed, ({ entry, rir, reps }, week) => {
      if (!entry || !rir || !reps) return null
      const wholeBody = isKneeDominant(entry.pattern) || isHipDominant(entry.pattern)
      if (wholeBody && rir.low < (reps.high >= 8 ? 2 : 1)) return says.whole()
      const mayFail = !isCompound(entry.pattern) && !isNovice(reviewed.profile) && week >= 7
      return rir.low < 1 && !mayFail && says.single()
    }),
  'effort-for-goal': ({ profile, weeks }, limits, says) => {
    const rirs = loadedWeeks(weeks).flatMap((week) =>
      rowsOf(week).flatMap(({ rir, sets }) => (rir ? [{ rir: rir.low, sets }] : [])),
    )
    const mean = rirs.reduce((sum, { rir, sets }) => sum + rir * sets, 0) / Math.max(1, sumOf(rirs))
    const [least, most] = effortOf(profile, limits)
    return when(mean < least || mean > most, { says: says({ mean: mean.toFixed(1), least, most }) })
  },
})
