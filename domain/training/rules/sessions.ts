import { DAY_NAMES } from '../../program/day.ts'
import { belongsOn } from '../draft/days.ts'
import { hasOnlyKettlebells } from '../profile/equipment/equipment.ts'
import { isBallistic, isGetUp } from '../../exercises/exercise.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { placeOf } from '../profile/kept.ts'
import { isPutEarly, opensForGoal, opensWithArms } from '../week-plan/order.ts'
import { isCompound, isLegs, type Need, type Pattern } from '../../exercises/vocabulary.ts'
import { MAJOR } from '../../program/muscle-groups.ts'
import { isShortSession } from '../prescription/volume.ts'
import { miss, NOTHING, ofDay, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { SESSIONS } from './generated/records.ts'

/** Equipment that is loaded, racked and unloaded for one lift. */
const SLOW_TO_SET_UP: readonly Need[] = ['barbell', 'trap-bar', 'rack', 'landmine']
/** More sets of one exercise are too many (T27). */
export const MAX_SETS_OF_ONE = SESSIONS['good-sets'].limits.most
/** Minutes that the rounding of a printed estimate hides. */
const ROUNDED_AWAY = 0.49
/** Minutes of a set with its rest. Unused time is counted in sets. */
const A_SET = 3.3
/** The miss of the one single-joint lift that a brief session may hold. The review does not report it. */
const FELT = 0.8

/** The score of a third lift in a brief session: more than a third set of the two others. */
const A_LIFT = 3

/** Who wants few exercises a day is not asked for more. */
const atMostAsked = ({ limits }: TrainingProfile, fewest: number): number =>
  Math.min(fewest, limits?.exercisesADay ?? Infinity)

export const SESSION_RULES = rulesOf(SESSIONS, {
  'enough-exercises': ofDay(({ profile }, limits, says) => {
    const least = atMostAsked(profile, profile.minutes < limits.short ? limits.fewestInShort : limits.fewest)
    return ({ rows: { length: count } }) => miss(least - count, says, { count, least })
  }),
  'sound-number-of-exercises': ofDay(({ profile }, { fewest, most }, says) => ({ rows }) => {
    const count = rows.length
    const twins = count - new Set(rows.map(({ entry }) => entry)).size
    return [
      ...miss(Math.max(atMostAsked(profile, fewest) - count, count - most), says.count, { count }),
      ...miss(twins, says.twins),
    ]
  }),
  'comfortable-number-of-exercises': ofDay(({ profile }, limits, says) => {
    const [fewest, limit] =
      profile.minutes < limits.short
        ? [isShortSession(profile) ? limits.fewestInBrief : limits.fewestInShort, limits.mostInShort]
        : [limits.fewest, limits.most]
    const least = atMostAsked(profile, fewest)
    return ({ rows: { length: count } }) =>
      miss(Math.max(least - count, count - limit), says, { count, least, limit })
  }),
  'within-the-time': ofDay(({ profile: { minutes: there } }, { share }, says) => ({ minutes }) => {
    const over = minutes - (there * share + ROUNDED_AWAY)
    return miss(over, says, { minutes: Math.round(minutes), there })
  }),
  'time-used': ofWeek((context, { share, good, sated }, says) => {
    const { minutes } = context.profile
    return (week) => {
      const wanting = MAJOR.filter((group) => week.muscles[group] < context.reach[group].aim)
      return week.days.flatMap((day) => {
        const unused = (minutes * good - day.minutes) / A_SET
        if (unused <= 0) return NOTHING
        const couldUse =
          day.minutes < minutes * share &&
          wanting.some((group) => day.muscles[group] > 0) &&
          MAJOR.every((group) => day.muscles[group] < sated)
        return couldUse ? miss(2 * unused, says, { used: Math.round(day.minutes), minutes }) : miss(unused)
      })
    }
  }),
  'belongs-on-its-day': ofDay(
    (_context, _limits, says) =>
      ({ kind, rows }) =>
        rows.flatMap(({ entry }) =>
          miss(!belongsOn(kind, entry), says, { exercise: entry.name, day: DAY_NAMES[kind] }),
        ),
  ),
  'few-for-novices': ofDay(({ level }, { exercises, better }, says) => ({ rows: { length: count } }) => {
    if (level !== 'novice' || count <= better) return NOTHING
    return count > exercises ? miss(count - better, says, { count }) : miss((count - better) / 2)
  }),
  'brief-session': ofDay((context, { fewest, better, most, single }, says) => {
    if (!isShortSession(context.profile)) return () => NOTHING
    const isQuick = ({ needs }: { needs: readonly Need[] }) =>
      !needs.some((need) => SLOW_TO_SET_UP.includes(need))
    const canBeQuick = new Set(
      context.open.filter((entry) => entry.main && isQuick(entry)).map(({ pattern }) => pattern),
    )
    const hasChoice = new Set(
      context.kinds.filter((kind) => {
        const whole = context.open.filter((entry) => isCompound(entry.pattern) && belongsOn(kind, entry))
        return new Set(whole.map(({ pattern }) => pattern)).size > 1
      }),
    )
    return ({ kind, rows }) => {
      const count = rows.length
      const singles = rows.filter(({ entry }) => !isCompound(entry.pattern)).length
      const avoidable = hasChoice.has(kind) ? singles : 0
      return [
        ...miss(count - most, says.many, { count }),
        ...miss(fewest - count, says.few, { count }),
        ...miss(A_LIFT * (better - (count - singles))),
        ...miss(FELT * avoidable),
        ...miss(avoidable - single, says.singles, { singles }),
        ...rows.flatMap(({ entry }) =>
          miss(!isQuick(entry) && canBeQuick.has(entry.pattern), says.slow, { exercise: entry.name }),
        ),
      ]
    }
  }),
  'opening-lift': ofDay((context, _limits, says) => {
    const mains = new Map(
      context.kinds.map((kind) => [
        kind,
        context.open.filter((entry) => entry.main && belongsOn(kind, entry)).map(({ pattern }) => pattern),
      ]),
    )
    return ({ kind, rows: [first] }) => {
      if (!first || placeOf(first.entry, context.profile.order)) return NOTHING
      const { main, pattern, name: exercise } = first.entry
      if (opensForGoal(first.entry, context.profile)) return NOTHING
      if (opensWithArms(kind, context.profile) && isPutEarly(first.entry, context.profile)) return NOTHING
      if (!isCompound(pattern)) return miss(2, says.single, { exercise })
      // Without an open main leg lift, another leg lift may open the day, even before a main press. Any
      // other lift gives way only to a main lift of its own pattern.
      const isLikeIt = (each: Pattern) => (isLegs(pattern) ? isLegs(each) : each === pattern)
      return miss(!main && mains.get(kind)?.some(isLikeIt), says.minor, { exercise })
    }
  }),
  'one-side-at-a-time': ofExercise(
    ({ profile: { minutes, equipment } }, limits) =>
      ({ perSide }) =>
        // A single bell works one side.
        miss(perSide && minutes < limits.minutes && !hasOnlyKettlebells(equipment)),
  ),
  'one-sided-in-short-session': ofDay(({ profile }, { minutes, exercises }, says) => ({ rows }) => {
    if (profile.minutes >= minutes) return NOTHING
    const both = rows.filter(({ entry }) => entry.perSide).length
    return miss(both - exercises, says, { both })
  }),
  'good-sets': ofDay(
    (_context, { fewest, most }, says) =>
      ({ rows }) =>
        rows.flatMap(({ entry, sets }) => {
          const isWhole = isCompound(entry.pattern) || isGetUp(entry)
          // Swings are many short sets (T40).
          const more = Number(isBallistic(entry))
          const better = (isWhole ? 3 : 2) + more
          const usual = (isWhole ? 4 : 3) + more
          const off = sets < better ? (better - sets) * (entry.main ? 1.5 : 0.8) : sets - usual
          const isTold = sets > most || sets < fewest
          return miss(off, isTold ? says : undefined, { sets, exercise: entry.name })
        }),
  ),
})
