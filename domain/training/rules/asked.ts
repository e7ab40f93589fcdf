import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { entriesOf, placedIn } from '../profile/kept.ts'
import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import { daysWith } from './week.ts'
import { isForPart, limitsOn } from '../profile/limits.ts'
import { setsForGoal, trainsGoal } from '../prescription/rep-goals.ts'
import { GROUPS } from '../../program/muscle-groups.ts'
import { isBigEnough, isMajor } from '../prescription/volume.ts'
import { miss, NOTHING, ofDay, ofWeek, rulesOf } from './quality-rule.ts'
import { ASKED } from './generated/records.ts'

/** A broken promise weighs more than any other hard rule: what gives way last is broken last. */
const PROMISED = 4
const SECONDS_OF_A_REP = 5

/** What a lifter counts who wants few big lifts in a day: those of a weight. Pull-ups and dips are what goes beside them. */
export const isBigLift = ({ main, traits }: CatalogueEntry): boolean => main && !traits.includes('whole-body')

/** What trains each number that the buyer wants to reach, and on how many days: several numbers share the time. */
function goalsIn(context: PlanningContext, limits: { days: number; share: number; setsADay: number }) {
  const { profile, capacity } = context
  const goals = profile.repGoals ?? []
  const room = Math.floor((capacity * limits.share) / (goals.length * limits.setsADay))
  return goals.map((goal) => {
    const entries = new Set(trainsGoal(goal, profile))
    const trains = (entry: CatalogueEntry) => entries.has(entry)
    const days = Math.min(limits.days, Math.max(1, room), daysFor(context, trains))
    return { lift: goal.what, trains, days }
  })
}

/** What buyers ask of their program in their own words. */
export const ASKED_RULES = rulesOf(ASKED, {
  'within-what-was-asked': ofDay(({ profile: { limits } }, _limits, says) => {
    if (!limits) return () => NOTHING
    const { exercisesADay = Infinity, bigLiftsADay = Infinity, ofParts = [] } = limits
    return ({ rows }) => {
      const lifts = rows.filter(({ entry }) => isBigLift(entry)).length
      return [
        ...miss(PROMISED * (rows.length - exercisesADay), says.exercises, {
          count: rows.length,
          most: exercisesADay,
        }),
        ...ofParts.flatMap((limit) => {
          const count = rows.filter(({ entry }) => isForPart(entry, limit)).length
          const { part, exercisesADay: most } = limit
          return miss(PROMISED * (count - most), says.ofPart, { count, part, most })
        }),
        ...miss(PROMISED * (lifts - bigLiftsADay), says.lifts, { count: lifts, most: bigLiftsADay }),
        ...rows.flatMap(({ entry, mostSets, reps: { low, high } }) => {
          const most = limitsOn(entry, limits)
          const exercise = entry.name
          const ofSets = miss(PROMISED * (mostSets - most.sets), says.sets, {
            sets: mostSets,
            most: most.sets,
            exercise,
          })
          if (entry.timed) {
            const over = (high - most.seconds) / SECONDS_OF_A_REP
            return [
              ...ofSets,
              ...miss(PROMISED * over, says.seconds, { seconds: high, most: most.seconds, exercise }),
            ]
          }
          return [
            ...ofSets,
            ...miss(PROMISED * (high - most.reps), says.reps, { reps: high, most: most.reps, exercise }),
            ...miss(PROMISED * (most.leastReps - low), says.few, {
              reps: low,
              least: most.leastReps,
              exercise,
            }),
          ]
        }),
      ]
    }
  }),
  'kept-lifts': ofWeek((context, _limits, says) => {
    const asked = (context.profile.keep ?? []).map(({ daysAWeek = 1, ...each }) => {
      const meant = new Set(entriesOf(each))
      const isMeant = (entry: CatalogueEntry) => meant.has(entry)
      return { lift: each.what, isMeant, days: Math.min(daysAWeek, daysFor(context, isMeant)) }
    })
    return (week) =>
      asked.flatMap(({ lift, isMeant, days }) => {
        const found = daysWith(week, isMeant)
        return miss(PROMISED * (days - found), says, { lift, found, days })
      })
  }),
  'days-of-goal': ofWeek((context, limits, says) => {
    const asked = goalsIn(context, limits)
    return (week) =>
      asked.flatMap(({ lift, trains, days }) => {
        const found = daysWith(week, trains)
        return miss(PROMISED * (days - found), says, { lift, found, days })
      })
  }),
  'sets-of-goal': ofWeek((context, limits, says) => {
    const asked = goalsIn(context, limits).map(({ lift, trains, days }) => {
      const [first] = context.open.filter(trains)
      const ofDay = first ? setsForGoal(first, context.profile) : 0
      return { lift, trains, ofDay, least: ofDay * days }
    })
    return (week) =>
      asked.flatMap(({ lift, trains, ofDay, least }) => {
        // A day of many sets makes up for none of few.
        const sets = week.days.reduce((sum, { rows }) => {
          const today = rows.reduce((all, row) => all + (trains(row.entry) ? row.sets : 0), 0)
          return sum + Math.min(ofDay, today)
        }, 0)
        return miss(least - sets, says, { lift, sets, least })
      })
  }),
  'order-of-buyer': ofDay(({ profile: { order } }, _limits, says) => {
    if (!order) return () => NOTHING
    return ({ rows }) => {
      const wanted = placedIn(rows, order)
      const at = rows.findIndex((row, index) => row !== wanted[index])
      return miss(at >= 0 && PROMISED, says, { exercise: rows[at]?.entry.name ?? '' })
    }
  }),
  'no-bigger': ofWeek((context, { more }, says) => {
    const { profile, targets } = context
    const enough = GROUPS.filter((group) => isBigEnough(group, profile))
    return (week) =>
      enough.flatMap((group) => {
        const most = isMajor(group) ? targets.least : 0
        const count = week.mostMuscles[group]
        return miss(count - most, count > most + more ? says : undefined, { count, group, most: most + more })
      })
  }),
})
