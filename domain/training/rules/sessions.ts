import { DAY_NAMES } from '../../program/day.ts'
import { belongsOn } from '../draft/days.ts'
import { hasOnlyKettlebells } from '../profile/equipment/equipment.ts'
import { isBallistic, isGetUp } from '../../exercises/exercise.ts'
import { isPutEarly, opensWithArms } from '../week-plan/order.ts'
import { isCompound, isLegs, type Implement, type Pattern } from '../../exercises/vocabulary.ts'
import { isShortSession, MAJOR } from '../prescription/volume.ts'
import { miss, NOTHING, ofDay, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { SESSIONS } from './generated/records.ts'

/** Equipment that is loaded, racked and unloaded for one lift. */
const SLOW_TO_SET_UP: readonly Implement[] = ['barbell', 'trap-bar', 'rack', 'landmine']
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

export const SESSION_RULES = rulesOf(SESSIONS, {
  'enough-exercises': ofDay(({ profile }, limits) => {
    const fewest = profile.minutes < limits.short ? limits.fewestInShort : limits.fewest
    return ({ rows }) =>
      miss(fewest - rows.length, () => `${rows.length} exercises; at least ${fewest} are needed.`)
  }),
  'sound-number-of-exercises': ofDay((_brief, { fewest, most }) => ({ rows }) => {
    const twins = rows.length - new Set(rows.map(({ entry }) => entry)).size
    return [
      ...miss(
        Math.max(fewest - rows.length, rows.length - most),
        () => `${rows.length} exercises; ${fewest} to ${most} are sound.`,
      ),
      ...miss(twins, () => 'An exercise stands twice in this session.'),
    ]
  }),
  'comfortable-number-of-exercises': ofDay(({ profile }, limits) => {
    const [fewest, most] =
      profile.minutes < limits.short
        ? [isShortSession(profile) ? limits.fewestInBrief : limits.fewestInShort, limits.mostInShort]
        : [limits.fewest, limits.most]
    return ({ rows }) =>
      miss(
        Math.max(fewest - rows.length, rows.length - most),
        () => `${rows.length} exercises; ${fewest} to ${most} are better.`,
      )
  }),
  'within-the-time': ofDay(({ profile }, { share }) => ({ minutes }) => {
    const over = minutes - (profile.minutes * share + ROUNDED_AWAY)
    return miss(over, () => `${Math.round(minutes)} minutes; there are ${profile.minutes}.`)
  }),
  'time-used': ofWeek((context, { share, good, sated }) => {
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
        return couldUse
          ? miss(2 * unused, () => `Only ${Math.round(day.minutes)} of ${minutes} minutes are used.`)
          : miss(unused)
      })
    }
  }),
  'belongs-on-its-day': ofDay(
    () =>
      ({ kind, rows }) =>
        rows
          .filter(({ entry }) => !belongsOn(kind, entry))
          .flatMap(({ entry }) =>
            miss(1, () => `Does not belong on a day named ${DAY_NAMES[kind]}.`, entry.name),
          ),
  ),
  'few-for-novices': ofDay(({ level }, { exercises, better }) => ({ rows }) => {
    if (level !== 'novice' || rows.length <= better) return NOTHING
    return rows.length > exercises
      ? miss(
          rows.length - better,
          () => `${rows.length} exercises are many for a first year; ${exercises} are enough.`,
        )
      : miss((rows.length - better) / 2)
  }),
  'brief-session': ofDay((context, { fewest, better, most, single }) => {
    if (!isShortSession(context.profile)) return () => NOTHING
    const isQuick = ({ needs }: { needs: readonly Implement[] }) =>
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
      const singles = rows.filter(({ entry }) => !isCompound(entry.pattern)).length
      const slow = rows.filter(({ entry }) => !isQuick(entry) && canBeQuick.has(entry.pattern))
      return [
        ...miss(rows.length - most, () => `${rows.length} lifts; ${most} are enough for so little time.`),
        ...miss(fewest - rows.length, () => `${rows.length} lifts; at least ${fewest}.`),
        ...miss(A_LIFT * (better - rows.filter(({ entry }) => isCompound(entry.pattern)).length)),
        ...miss(hasChoice.has(kind) ? FELT * singles : 0),
        ...miss(
          hasChoice.has(kind) ? singles - single : 0,
          () => `${singles} lifts of one joint; ${single} is enough for so little time.`,
        ),
        ...slow.flatMap(({ entry }) => miss(1, () => `${entry.name} takes long to set up.`, entry.name)),
      ]
    }
  }),
  'opening-lift': ofDay((context) => {
    const mains = new Map(
      context.kinds.map((kind) => [
        kind,
        context.open.filter((entry) => entry.main && belongsOn(kind, entry)).map(({ pattern }) => pattern),
      ]),
    )
    return ({ kind, rows: [first] }) => {
      if (!first) return NOTHING
      const { main, pattern, name } = first.entry
      if (opensWithArms(kind, context.profile) && isPutEarly(first.entry, context.profile)) return NOTHING
      if (!isCompound(pattern))
        return miss(2, () => `${name} opens the day; a lift of several joints should.`, name)
      // Without an open main leg lift, another leg lift may open the day, even before a main press. Any
      // other lift gives way only to a main lift of its own pattern.
      const isLikeIt = (each: Pattern) => (isLegs(pattern) ? isLegs(each) : each === pattern)
      const hasBetter = !main && mains.get(kind)?.some(isLikeIt)
      return miss(hasBetter ? 1 : 0, () => `${name} opens the day; a main lift should.`, name)
    }
  }),
  'one-side-at-a-time': ofExercise(
    ({ profile: { minutes, equipment } }, limits) =>
      ({ perSide }) =>
        // A single bell works one side.
        perSide && minutes < limits.minutes && !hasOnlyKettlebells(equipment) ? miss(1) : NOTHING,
  ),
  'one-sided-in-short-session': ofDay(({ profile }, { minutes, exercises }) => ({ rows }) => {
    if (profile.minutes >= minutes) return NOTHING
    const both = rows.filter(({ entry }) => entry.perSide).length
    return miss(
      both - exercises,
      () => `${both} exercises train one side at a time; ${exercises} are enough in a short session.`,
    )
  }),
  'good-sets': ofDay((_brief, { fewest, most }) => ({ rows }) => {
    let misses = NOTHING
    for (const { entry, sets } of rows) {
      const isWhole = isCompound(entry.pattern) || isGetUp(entry)
      // Swings are many short sets (T40).
      const more = Number(isBallistic(entry))
      const better = (isWhole ? 3 : 2) + more
      const usual = (isWhole ? 4 : 3) + more
      const off = sets < better ? (better - sets) * (entry.main ? 1.5 : 0.8) : Math.max(0, sets - usual)
      if (off <= 0) continue
      const says =
        sets > most || sets < fewest
          ? () => `${sets} sets of ${entry.name}; two to ${most} are better.`
          : undefined
      misses = [...misses, ...miss(off, says, entry.name)]
    }
    return misses
  }),
})
