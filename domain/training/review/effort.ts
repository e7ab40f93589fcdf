import type { TrainingProfile } from '../profile/profile.ts'
import { reserveOf } from '../profile/health/care.ts'
import { workingLevel } from '../profile/eligible.ts'
import { peaksFor } from '../profile/event.ts'
import { isGetUp } from '../../exercises/exercise.ts'
import { isMinor, MIN_REPS_OF_MINORS } from '../profile/age.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import { isCompound, isHipDominant, isKneeDominant } from '../../exercises/vocabulary.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type LimitsOf, type Objections, type Reviewed } from './program-rule.ts'
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

const repsSuitTheLift = (reviewed: Reviewed, limits: LimitsOf<typeof EFFORT, 'reps-of-lift'>): Objections =>
  eachRow(reviewed, ({ entry, reps }) => {
    if (!entry || !reps || reps.seconds || isGetUp(entry)) return null
    const isMain = entry.main && isLoadable(entry, reviewed.profile)
    const [least, most] = isMain
      ? [leastOfMain(reviewed.profile, limits), limits.most]
      : [limits.leastSmall, limits.mostSmall]
    return reps.low < least || reps.high > most
      ? `${isMain ? 'Main' : 'Other'} lifts have ${least} to ${most} reps.`
      : null
  })

function repsSuitTheGoal(
  { profile, weeks }: Reviewed,
  { least, most, mostUnloaded, share: fewest }: LimitsOf<typeof EFFORT, 'reps-for-goal'>,
): Objections {
  if (profile.goal !== 'hypertrophy' && profile.goal !== 'general') return []
  return weeks.flatMap((week) => {
    const counted = rowsOf(week).filter(
      ({ entry, reps }) => reps && !reps.seconds && !(entry && isGetUp(entry)),
    )
    const total = counted.reduce((sum, { sets }) => sum + sets, 0)
    const inside = counted.filter(
      ({ entry, reps }) =>
        reps && reps.low >= least && reps.high <= (entry && isLoadable(entry, profile) ? most : mostUnloaded),
    )
    const share = inside.reduce((sum, { sets }) => sum + sets, 0) / Math.max(1, total)
    return when(share < fewest, {
      week: week.number,
      says: `Only ${Math.round(share * 100)} % of the sets have ${least} to ${most} reps (${mostUnloaded} without a weight).`,
    })
  })
}

const bodyweightStaysCountable = (
  reviewed: Reviewed,
  { reps: mostReps, seconds }: LimitsOf<typeof EFFORT, 'countable-body-weight'>,
): Objections =>
  eachRow(reviewed, ({ entry, reps, addsWeight }) => {
    if (!entry || !reps || isLoadable(entry, reviewed.profile)) return null
    if (addsWeight) return 'There is no weight to add to.'
    return reps.high > (reps.seconds ? seconds : mostReps)
      ? `At most ${mostReps} reps or ${seconds} seconds; then a harder variation.`
      : null
  })

const novicesStayFresh = (
  reviewed: Reviewed,
  { reserve, reserveAtFirst, firstWeeks }: LimitsOf<typeof EFFORT, 'fresh-novices'>,
): Objections =>
  isNovice(reviewed.profile)
    ? eachRow(reviewed, ({ entry, rir, reps, isTest }, week) => {
        if (reps?.amrap || isTest) return 'No sets to the limit in the first year.'
        if (!entry || !rir) return null
        const least = isCompound(entry.pattern) && week <= firstWeeks ? reserveAtFirst : reserve
        return rir.low < least ? `At least RIR ${least} here in the first year.` : null
      })
    : []

const hardLiftsKeepReserve = (reviewed: Reviewed): Objections =>
  eachRow(reviewed, ({ entry, rir, reps }, week) => {
    if (!entry || !rir || !reps) return null
    const wholeBody = isKneeDominant(entry.pattern) || isHipDominant(entry.pattern)
    if (wholeBody && rir.low < (reps.high >= 8 ? 2 : 1))
      return 'Squats and hinges keep RIR 1, and RIR 2 from eight reps on.'
    if (rir.low >= 1) return null
    const allowed = !isCompound(entry.pattern) && !isNovice(reviewed.profile) && week >= 7
    return allowed ? null : 'RIR 0 is for single-joint work in the last two weeks.'
  })

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

function effortSuitsTheGoal(
  { profile, weeks }: Reviewed,
  limits: LimitsOf<typeof EFFORT, 'effort-for-goal'>,
): Objections {
  const rirs = loadedWeeks(weeks).flatMap((week) =>
    rowsOf(week).flatMap(({ rir, sets }) => (rir ? [{ rir: rir.low, sets }] : [])),
  )
  const sets = rirs.reduce((sum, each) => sum + each.sets, 0)
  const mean = rirs.reduce((sum, each) => sum + each.rir * each.sets, 0) / Math.max(1, sets)
  const [least, most] = effortOf(profile, limits)
  return when(mean < least || mean > most, {
    says: `Mean RIR is ${mean.toFixed(1)}; ${least} to ${most} suit the goal.`,
  })
}

export const EFFORT_RULES = programRulesOf(EFFORT, {
  'reps-of-lift': repsSuitTheLift,
  'reps-for-goal': repsSuitTheGoal,
  'countable-body-weight': bodyweightStaysCountable,
  'fresh-novices': novicesStayFresh,
  'reserve-of-hard-lifts': hardLiftsKeepReserve,
  'effort-for-goal': effortSuitsTheGoal,
})
