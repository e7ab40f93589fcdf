import { aimOf } from '../week-plan/aims.ts'
import { asksForSmall, setsOfSmall } from '../week-plan/weekly-room.ts'
import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import { belongsOn } from '../draft/days.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { maxLiftsAddingSets } from '../prescription/added-sets.ts'
import { once } from '../draft/memoize.ts'
import { bringsSomethingUp, bringsUp, isBroughtUp, isMostlyFor } from '../prescription/bring-up.ts'
import { openStepsOf } from '../profile/skills.ts'
import { isKnownLift } from '../profile/weights/known-max.ts'
import { GROUPS, MAJOR } from '../../program/muscle-groups.ts'
import { isDirectFor, isMajor } from '../prescription/volume.ts'
import { isCompound, isTrunk, type Muscle, type Pattern } from '../../exercises/vocabulary.ts'
import { miss, type Miss, NOTHING, ofDay, ofWeek, rulesOf, type Says } from './quality-rule.ts'
import { DIRECT_WORK } from './generated/records.ts'
import { daysWith, setsOfPatterns, setsWhere, type Week } from './week.ts'
import { all, inSets, isFor, NEVER, SMALL, type Is } from './amounts.ts'

/** Optional work. Its time is better spent on muscles that lift something. */
const FILLERS: readonly Pattern[] = [
  'shrug',
  'hip-adduction',
  'hip-abduction',
  'forearm',
  'front-raise',
  'carry',
]

/** The penalty factor for further sets, once enough sets are there. The review does not report it. */
const FURTHER = 0.7

/** A skill is practised more than once a week. */
const DAYS_OF_SKILL = 2

const belongsSomewhere = ({ kinds }: PlanningContext, entry: CatalogueEntry): boolean =>
  kinds.some((kind) => belongsOn(kind, entry))

const isWanted = ({ profile }: PlanningContext, entry: CatalogueEntry): boolean =>
  profile.likes.includes(entry.id) || bringsUp(entry, profile)

/**
 * The weekly sets beyond those for the large muscles: six large muscles take about four times the sets of one
 * (§2). If later weeks add several sets a day, half of these get reserved room.
 */
function setsLeft({ capacity, reach, profile }: PlanningContext): number {
  const growing = maxLiftsAddingSets(profile)
  const later = growing > 1 ? (growing * profile.days) / 2 : 0
  return capacity - later - 4 * Math.max(...MAJOR.map((group) => reach[group].aim))
}

/** Each small muscle in so many sets, if any day may hold them. */
const directSets = (
  isDirect: (muscle: Muscle) => Is,
  setsOf: (muscle: Muscle) => number,
  context: PlanningContext,
  says: Says,
): ((week: Week) => readonly Miss[]) =>
  all(
    SMALL.map(([named, muscle]) => ({ named, is: once(isDirect(muscle)), least: setsOf(muscle) }))
      .filter(({ is }) => daysFor(context, is) > 0)
      .map(({ named, is, least }) => inSets({ is, least }, says, { named, least })),
  )

export const DIRECT_WORK_RULES = rulesOf(DIRECT_WORK, {
  'direct-sets-for-size': ofWeek((context, { kept, keptInLong, capacity, ofBroughtUp }, says) => {
    const { profile } = context
    const usual = setsOfSmall(profile)
    const least = context.capacity < capacity ? kept : keptInLong
    const setsOf = (muscle: Muscle) => {
      // Presses bring up only the front delts.
      if (muscle === 'side-delts' && isBroughtUp('delts', profile)) return ofBroughtUp
      return bringsSomethingUp(profile) ? least : usual
    }
    // Unloaded work is rarely direct: a towel pulled against the other arm is not a curl.
    const isDirect =
      (muscle: Muscle): Is =>
      (entry) =>
        isFor(muscle)(entry) &&
        (entry.needs.length > 0 || (isCompound(entry.pattern) && !entry.traits.includes('easy')))
    return asksForSmall(profile) ? directSets(isDirect, setsOf, context, says) : NEVER
  }),
  'direct-sets-for-both-goals': ofWeek((context, { sets, days, minutes }, says) => {
    const { profile, level } = context
    const applies =
      profile.goal === 'powerbuilding' &&
      level !== 'novice' &&
      profile.days >= days &&
      profile.minutes >= minutes &&
      !bringsSomethingUp(profile)
    const isLoaded =
      (muscle: Muscle): Is =>
      (entry) =>
        isFor(muscle)(entry) && entry.needs.length > 0
    return applies ? directSets(isLoaded, () => sets, context, says) : NEVER
  }),
  'filler-of-week': ofWeek((context, { sets }, says) => {
    const wanted = new Set(
      context.open.filter((entry) => isWanted(context, entry)).map(({ pattern }) => pattern),
    )
    const judged = FILLERS.filter((each) => !wanted.has(each))
    return (week) =>
      judged.flatMap((each) => {
        const found = setsOfPatterns(week.patterns, [each])
        return found > sets ? miss(found, says, { found, pattern: each.replace('-', ' ') }) : miss(found / 2)
      })
  }),
  'trunk-of-day': ofDay((context, { trunk }, says) => ({ rows }) => {
    const found = rows.filter(({ entry }) => isTrunk(entry.pattern) && !isWanted(context, entry)).length
    return miss(found - trunk, says, { found })
  }),
  'brought-up': ofWeek((context, { smallMuscle, mostOfSmall, inADay, beyond, days, places }, says) => {
    const { profile } = context
    const isDirect = once((entry: CatalogueEntry) => isMostlyFor(entry, profile))
    const groups = GROUPS.filter((group) => isBroughtUp(group, profile))
    // If multi-joint lifts train the muscle, they open its days and bring it up.
    const isBuiltOn: Is = (entry) => isDirect(entry) && isCompound(entry.pattern)
    const counts = groups.some(isMajor) && daysFor(context, isBuiltOn) > 0 ? isBuiltOn : isDirect
    const times = Math.min(days, daysFor(context, counts))
    const isAsked = groups.length > 0 && times > 0
    const large = groups.filter(isMajor).map((group) => [group, aimOf(group, context).aim] as const)
    const ofSmall = groups.filter((group) => !isMajor(group))
    const left = setsLeft(context) / Math.max(1, ofSmall.length)
    const small = ofSmall.map((group) => {
      const is = once((entry: CatalogueEntry) => isDirectFor(group, entry))
      const held = inADay * daysFor(context, is)
      return { group, is, aim: Math.max(smallMuscle, Math.floor(Math.min(mostOfSmall, held, left))) }
    })
    return (week) => {
      if (!isAsked) return NOTHING
      const found = daysWith(week, counts)
      const late = week.days.some(
        ({ kind, rows }) => kind !== 'lower-arms' && rows.findIndex(({ entry }) => isDirect(entry)) >= places,
      )
      const growing = week.days.flatMap(({ rows }) => rows.filter(({ sets, mostSets }) => mostSets > sets))
      const growsElsewhere = growing.length > 0 && !growing.some(({ entry }) => isDirect(entry))
      return [
        ...large.flatMap(([group, aim]) => {
          const sets = week.muscles[group]
          return sets < aim
            ? miss(aim + FURTHER * beyond - sets, says.large, { sets, group, aim })
            : miss(FURTHER * (aim + beyond - sets))
        }),
        ...small.flatMap(({ group, aim, is }) => {
          const sets = setsWhere(week, is)
          return [...miss(smallMuscle - sets, says.small, { sets, group }), ...miss(FURTHER * (aim - sets))]
        }),
        ...miss(3 * (times - found), says.days, { found, times }),
        ...miss(late && 0.5),
        ...miss(growsElsewhere && 0.5),
      ]
    }
  }),
  liked: ofWeek((context, _limits, says) => {
    const liked = context.open.filter(
      (entry) => context.profile.likes.includes(entry.id) && belongsSomewhere(context, entry),
    )
    const skills = openStepsOf(context.profile, liked).map((steps) => [steps, DAYS_OF_SKILL] as const)
    const wanted = [[liked, 1] as const, ...skills].flatMap(([entries, days]) => {
      const [first] = entries
      const is: Is = (entry) => entries.includes(entry)
      return first ? [{ named: first.name, is, asked: Math.min(days, daysFor(context, is)) }] : []
    })
    return (week) =>
      wanted.flatMap(({ named, is, asked }) => {
        const found = daysWith(week, is)
        return found ? miss((asked - found) / 2) : miss(true, says, { liked: named })
      })
  }),
  'known-lifts': ofWeek((context) => {
    const { person } = context.profile
    const known = person.lifts.length
      ? context.open.filter((entry) => isKnownLift(entry, person) && belongsSomewhere(context, entry))
      : []
    return (week) => known.flatMap((entry) => miss(!daysWith(week, (each) => each === entry)))
  }),
  'calves-and-trunk': ofWeek((context, limits, says) => {
    const { capacity, capacityForTrunk, sets, good: usual, calvesForSize, long } = limits
    const isCalf: Is = ({ pattern }) => pattern === 'calf'
    const isOfTrunk: Is = ({ pattern }) => isTrunk(pattern)
    const ofCalves = asksForSmall(context.profile) && context.capacity >= long ? calvesForSize : usual
    const ofTrunk = context.capacity >= capacity ? usual : sets
    const asked = [
      { named: 'calves', is: isCalf, good: ofCalves, from: capacity },
      { named: 'trunk', is: isOfTrunk, good: ofTrunk, from: capacityForTrunk },
    ].filter(({ is, from }) => context.capacity >= from && daysFor(context, is) > 0)
    return (week) =>
      asked.flatMap(({ named, is, good }) => {
        const found = setsWhere(week, is)
        return found < sets ? miss(good - found, says, { found, named }) : miss((good - found) / 2)
      })
  }),
})
