import type { TrainingProfile } from '../profile/profile.ts'
import { reserveOf } from '../profile/health/care.ts'
import { workingLevel } from '../profile/eligible.ts'
import { peaksFor } from '../profile/event.ts'
import { isGetUp } from '../../exercises/exercise.ts'
import { isMinor, MIN_REPS_OF_MINORS } from '../profile/age.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import { isCompound, isHipDominant, isKneeDominant } from '../../exercises/vocabulary.ts'
import { programRulesOf, when, type Objections, type Reviewed } from './program-rule.ts'
import { EFFORT } from './generated/records.ts'
import { eachRow } from './notation.ts'
import { loadedWeeks, rowsOf } from './printed-program.ts'

const isNovice = (profile: TrainingProfile) => workingLevel(profile) === 'novice'

/** Only a peak before a meet uses doubles and singles. */
const leastOfHeavy = (profile: TrainingProfile): number => (peaksFor(profile) ? 1 : 3)

const repsSuitTheLift = (reviewed: Reviewed): Objections =>
  eachRow(reviewed, ({ entry, reps }) => {
    if (!entry || !reps || reps.seconds || isGetUp(entry)) return null
    if (entry.main && isLoadable(entry, reviewed.profile)) {
      const least = isMinor(reviewed.profile)
        ? MIN_REPS_OF_MINORS
        : isNovice(reviewed.profile)
          ? 5
          : leastOfHeavy(reviewed.profile)
      return reps.low < least || reps.high > 12 ? `Main lifts have ${least} to 12 reps.` : null
    }
    return reps.low < 6 || reps.high > 20 ? 'Other lifts have 6 to 20 reps.' : null
  })

function repsSuitTheGoal({ profile, weeks }: Reviewed): Objections {
  if (profile.goal !== 'hypertrophy' && profile.goal !== 'general') return []
  return weeks.flatMap((week) => {
    const counted = rowsOf(week).filter(
      ({ entry, reps }) => reps && !reps.seconds && !(entry && isGetUp(entry)),
    )
    const total = counted.reduce((sum, { sets }) => sum + sets, 0)
    const inside = counted.filter(
      ({ entry, reps }) =>
        reps && reps.low >= 6 && reps.high <= (entry && isLoadable(entry, profile) ? 15 : 20),
    )
    const share = inside.reduce((sum, { sets }) => sum + sets, 0) / Math.max(1, total)
    return when(share < 0.6, {
      week: week.number,
      says: `Only ${Math.round(share * 100)} % of the sets have 6 to 15 reps (20 without a weight).`,
    })
  })
}

const bodyweightStaysCountable = (reviewed: Reviewed): Objections =>
  eachRow(reviewed, ({ entry, reps, addsWeight }) => {
    if (!entry || !reps || isLoadable(entry, reviewed.profile)) return null
    if (addsWeight) return 'There is no weight to add to.'
    return reps.high > (reps.seconds ? 60 : 20)
      ? 'At most 20 reps or 60 seconds; then a harder variation.'
      : null
  })

const novicesStayFresh = (reviewed: Reviewed): Objections =>
  isNovice(reviewed.profile)
    ? eachRow(reviewed, ({ entry, rir, reps, isTest }, week) => {
        if (reps?.amrap || isTest) return 'No sets to the limit in the first year.'
        if (!entry || !rir) return null
        const least = isCompound(entry.pattern) && week <= 4 ? 2 : 1
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
function effortOf(profile: TrainingProfile): readonly [least: number, most: number] {
  if (profile.redFlags.length) return [3, 5]
  const keepsMore = reserveOf(profile) > 1 || isMinor(profile) || profile.person.age === '65-plus'
  return [profile.goal === 'hypertrophy' ? 1 : 1.8, profile.goal === 'hypertrophy' && !keepsMore ? 3 : 4]
}

function effortSuitsTheGoal({ profile, weeks }: Reviewed): Objections {
  const rirs = loadedWeeks(weeks).flatMap((week) =>
    rowsOf(week).flatMap(({ rir, sets }) => (rir ? [{ rir: rir.low, sets }] : [])),
  )
  const sets = rirs.reduce((sum, each) => sum + each.sets, 0)
  const mean = rirs.reduce((sum, each) => sum + each.rir * each.sets, 0) / Math.max(1, sets)
  const [least, most] = effortOf(profile)
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
