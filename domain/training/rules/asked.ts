import { limitsOn } from '../profile/limits.ts'
import { GROUPS, isBigEnough, isMajor } from '../prescription/volume.ts'
import { miss, NOTHING, ofDay, ofWeek, rulesOf } from './quality-rule.ts'
import { ASKED } from './generated/records.ts'

/** A broken promise weighs more than any other hard rule: what gives way last is broken last. */
const PROMISED = 4
const SECONDS_OF_A_REP = 5

/** What buyers ask of their program in their own words. */
export const ASKED_RULES = rulesOf(ASKED, {
  'within-what-was-asked': ofDay(({ profile: { limits } }, _limits, says) => {
    if (!limits) return () => NOTHING
    const { exercisesADay = Infinity, bigLiftsADay = Infinity } = limits
    return ({ rows }) => {
      const lifts = rows.filter(({ entry }) => entry.main).length
      return [
        ...miss(PROMISED * (rows.length - exercisesADay), says.exercises, {
          count: rows.length,
          most: exercisesADay,
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
