import { isUnderBar } from '../prescription/bar-lifts.ts'
import { daysFor, isOpen, type PlanningContext } from '../week-plan/planning-context.ts'
import { asksForBalance, isAddedFor, isCareful, isOfKind, mayFall } from '../profile/health/care.ts'
import { WEIGHTS } from '../draft/generated/implements.ts'
import { hasOnlyKettlebells } from '../profile/equipment/equipment.ts'
import {
  isBallistic,
  isCleanAndPress,
  isFromFloor,
  isGetUp,
  isOfOddObject,
  isOfTwoBells,
  type CatalogueEntry,
} from '../../exercises/exercise.ts'
import { isBehindAfterMonths } from '../prescription/ladders.ts'
import { isTooHeavyFor } from '../profile/body-weight.ts'
import { isOutdoneBy } from '../prescription/owned-limits.ts'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isPull,
  isPush,
  isTrunk,
  ODD_OBJECTS,
  type Need,
  type Pattern,
} from '../../exercises/vocabulary.ts'
import { isForSize, isShortSession } from '../prescription/volume.ts'
import { FURNITURE } from '../profile/ways-of-moving.ts'
import { all, NEVER, noneOf, onDays, type Is } from './amounts.ts'
import { miss, NOTHING, ofExercise, ofWeek, rulesOf, type Says } from './quality-rule.ts'
import { TOOLS } from './generated/records.ts'
import { isOneLegged } from './sport.ts'
import { daysWith, setsWhere, type Week } from './week.ts'

const MADE_TO_PULL: readonly Need[] = [...WEIGHTS, 'bands', 'suspension', 'pull-up-bar']
/** Equipment of a gym that few people go there for. */
const SMALL_TOOLS: readonly Need[] = ['kettlebell', 'bands', 'suspension', 'medicine-ball', ...ODD_OBJECTS]

const takes = ({ needs }: CatalogueEntry, tools: readonly Need[]): boolean =>
  needs.some((need) => tools.includes(need))

export const isUnloaded: Is = ({ needs }) => needs.length === 0

/** Furniture to lean or stand on is not a load. */
const hasFurnitureAlone: Is = ({ needs }) => needs.every((each) => FURNITURE.includes(each))

export const resistsNothing: Is = ({ traits }) => traits.includes('no-load')

/** Patterns that body weight trains well enough if nothing better is open. */
const FREE: readonly Pattern[] = ['horizontal-push', 'knee-flexion', 'rear-delt', 'jump', 'hip-abduction']
const HIPS_AND_ARMS: readonly Pattern[] = ['hip-extension', 'hip-abduction', 'calf']

const HELD: readonly Need[] = ['dumbbells', 'kettlebell']
const OUTGROW_HANDS: readonly Pattern[] = ['squat', 'hip-extension']
/** After years of training, a pair of dumbbells is light for both legs together. */
const isHeldHinge: Is = ({ pattern, perSide, needs }) =>
  pattern === 'hinge' && !perSide && needs.includes('dumbbells')

/** Easy exercises help people at risk of falls. Others outgrow them. */
const isAddedHere = (entry: CatalogueEntry, profile: PlanningContext['profile']): boolean =>
  isAddedFor(entry, profile) && (!entry.traits.includes('easy') || mayFall(profile))

const isBarOrOddObject: Is = (entry) => isUnderBar(entry) || isOfOddObject(entry)

/** A push-up on a table, which carries only part of the body weight. */
const isOffAChair: Is = (entry) =>
  isUnloaded(entry) && entry.pattern === 'horizontal-push' && entry.positions.length === 0

const isOffAWall: Is = ({ id, pattern }) => pattern === 'horizontal-push' && /\bwall\b/.test(id)

const isHeldByTrunk: Is = (entry) => isTrunk(entry.pattern) && takes(entry, HELD)

/**
 * Whether another exercise trains the same: the same pattern, hips or knees, and a main muscle of this one.
 */
const doesTheJob = (other: CatalogueEntry, { pattern, primary }: CatalogueEntry): boolean =>
  (other.pattern === pattern ||
    (isHipDominant(pattern) && isHipDominant(other.pattern)) ||
    (isKneeDominant(pattern) && isKneeDominant(other.pattern))) &&
  primary.some((muscle) => other.primary.includes(muscle) || other.secondary.includes(muscle))

const isWished = (entry: CatalogueEntry, { profile }: PlanningContext): boolean =>
  profile.likes.includes(entry.id) || isAddedHere(entry, profile)

/** Whether a better exercise for the same job is open: same movement, a muscle in common. */
const somethingOpen =
  (context: PlanningContext, entry: CatalogueEntry) =>
  (is: (other: CatalogueEntry) => boolean): boolean =>
    (context.families.get(entry.pattern) ?? []).some(
      (other) => other.primary.some((muscle) => entry.primary.includes(muscle)) && is(other),
    )

/** The miss of each missing set of swings, or of cleans and presses. */
const FELT = 0.4

/** Has trained for months with body weight alone, without health limits. */
export const isFurther = (context: PlanningContext): boolean =>
  context.profile.said.level !== 'Beginner' &&
  !context.profile.equipment.implements.some((each) => LOADS.includes(each)) &&
  !isCareful(context.profile) &&
  !asksForBalance(context.profile)
const LOADS: readonly Need[] = [...WEIGHTS, 'bands', 'cable', 'machines', 'suspension']

/** A sled on the shoulders, hard to get out of. */
const isShouldered: Is = ({ traits }) => traits.includes('shouldered')

export const TOOL_RULES = rulesOf(TOOLS, {
  'loaded-where-possible': ofExercise((context, _limits, says) => {
    const { equipment, likes } = context.profile
    const owned = equipment.implements
    const gym = equipment.kind === 'commercial'
    const novice = context.level === 'novice'
    const balances = asksForBalance(context.profile)
    // Push-ups are good beside dumbbells on the floor, but do not replace a bench press.
    const isFree: Is = (entry) =>
      FREE.includes(entry.pattern) &&
      !entry.traits.includes('easy') &&
      !(
        entry.pattern === 'horizontal-push' &&
        somethingOpen(context, entry)((other) => other.main && takes(other, WEIGHTS))
      )
    // After years of training, the trunk grows under load like any muscle.
    const loadsTrunk = gym && context.level === 'advanced' && isForSize(context.profile)
    return (entry) => {
      if ((isTrunk(entry.pattern) && !loadsTrunk) || takes(entry, WEIGHTS)) return NOTHING
      if (balances && !isKneeDominant(entry.pattern) && isOfKind('balance', entry)) return NOTHING
      const isLiked = likes.includes(entry.id)
      const isAdded = isAddedHere(entry, context.profile)
      if (!gym && (isFree(entry) || !hasFurnitureAlone(entry))) return NOTHING
      if (!gym && novice && HIPS_AND_ARMS.includes(entry.pattern) && !owned.includes('bands')) return NOTHING
      if (entry.positions.includes('hanging') || takes(entry, ['dip-bars'])) return NOTHING
      const tools =
        isPull(entry.pattern) && !gym ? MADE_TO_PULL : gym ? WEIGHTS : [...WEIGHTS, 'bands' as const]
      if (!owned.some((each) => tools.includes(each))) return NOTHING
      // A liked or helpful exercise without weight may be replaced by the same with weight.
      const isBetter: Is = (other) =>
        takes(other, tools) &&
        (!isLiked || likes.includes(other.id)) &&
        (!isAdded || isAddedHere(other, context.profile))
      return miss(somethingOpen(context, entry)(isBetter), says, { exercise: entry.name })
    }
  }),
  'no-get-up-as-filler': ofExercise((context, _limits, says) => (entry) => {
    const applies = context.profile.goal === 'hypertrophy' && isGetUp(entry)
    const better = applies && somethingOpen(context, entry)((other) => !isGetUp(other))
    return miss(better, says, { exercise: entry.name })
  }),
  'resists-something': ofExercise((context, _limits, says) => (entry) => {
    if (!resistsNothing(entry) || context.profile.likes.includes(entry.id)) return NOTHING
    const better =
      somethingOpen(context, entry)((other) => !resistsNothing(other)) ||
      (entry.pattern === 'vertical-pull' &&
        isOpen(context, (other) => other.pattern === 'horizontal-pull' && !resistsNothing(other)))
    return miss(better, says, { exercise: entry.name })
  }),
  'suits-level-and-body': ofExercise((context, _limits, says) => {
    const { profile, level } = context
    const gym = profile.equipment.kind === 'commercial'
    const isOld = profile.person.age === '65-plus'
    const isHale = !isCareful(profile) && !isOld
    const isFrail = isOld || mayFall(profile)
    const ownsWeights = profile.equipment.implements.some((each) => WEIGHTS.includes(each))
    const isHeavy: Is = (entry) => isTooHeavyFor(entry, profile)
    const isOutgrown: Is = (entry) =>
      level !== 'novice' &&
      ((ownsWeights && entry.pattern === 'elbow-extension' && entry.traits.includes('whole-body')) ||
        entry.traits.includes('assisted') ||
        entry.traits.includes('easy') ||
        (gym && entry.traits.includes('own-weight') && isPull(entry.pattern)) ||
        (gym && (OUTGROW_HANDS.includes(entry.pattern) || isFromFloor(entry)) && takes(entry, HELD)) ||
        (gym && level === 'advanced' && isHeldHinge(entry)))
    /** What does not suit, unless it is wished for, and what does. The first that fits counts. */
    const unsuited: readonly (readonly [Says, Is, suits?: Is])[] = [
      [says.heavy, isHeavy],
      [
        says.uncleared,
        (entry) => profile.redFlags.length > 0 && isBarOrOddObject(entry),
        (other) => !isBarOrOddObject(other),
      ],
      [says.held, ({ timed, pattern }) => timed && isCompound(pattern), ({ timed }) => !timed],
      [says.chair, isOffAChair],
      [says.wall, (entry) => isOffAWall(entry) && isHale, (other) => !isOffAWall(other) && !isHeavy(other)],
      [says.outgrown, isOutgrown],
    ]
    return (entry) => {
      const open = somethingOpen(context, entry)
      const values = { exercise: entry.name }
      if (isShouldered(entry) && isFrail && !profile.likes.includes(entry.id))
        return miss(
          open(({ traits }) => traits.includes('seated')),
          says.shouldered,
          values,
        )
      const found = isWished(entry, context) ? undefined : unsuited.find(([, is]) => is(entry))
      if (!found) return NOTHING
      const [told, is, suits = (other: CatalogueEntry) => !is(other)] = found
      return miss(open(suits), told, values)
    }
  }),
  staple: ofExercise((context) => {
    const gym = context.profile.equipment.kind === 'commercial'
    const isFirst: Is = (entry) => entry.staple && (!gym || !takes(entry, SMALL_TOOLS))
    return (entry) => {
      if (isFirst(entry)) return NOTHING
      // Among several liked exercises, the usual one comes first.
      const isWanted = isWished(entry, context)
      return miss(
        somethingOpen(context, entry)((other) => isFirst(other) && (!isWanted || isWished(other, context))),
      )
    }
  }),
  'two-bells': ofExercise((context, _limits, says) => {
    const isOnly = hasOnlyKettlebells(context.profile.equipment)
    return (entry) => {
      const isShared =
        isOnly &&
        takes(entry, ['kettlebell']) &&
        isCompound(entry.pattern) &&
        !(entry.perSide || isOfTwoBells(entry) || isBallistic(entry) || isWished(entry, context))
      const isBetter: Is = (other) =>
        !isBallistic(other) && (isOfTwoBells(other) || (entry.pattern === 'horizontal-pull' && other.perSide))
      return miss(isShared && somethingOpen(context, entry)(isBetter), says, { exercise: entry.name })
    }
  }),
  'light-even-with-heaviest': ofExercise((context, _limits, says) => {
    const isOutdone: Is = (entry) =>
      takes(entry, HELD) &&
      !(isOneLegged(entry) || isWished(entry, context)) &&
      isOpen(context, (other) => doesTheJob(other, entry) && isOutdoneBy(other, entry, context.profile))
    return noneOf(true, isOutdone, says)
  }),
  'kettlebell-week': ofWeek((context, limits, says) => {
    const { goal, equipment } = context.profile
    if (!hasOnlyKettlebells(equipment)) return NEVER
    const on = (named: string, is: Is, days: number) => onDays({ is, days }, context, says.days, { named })
    const most = context.capacity * limits.ofAllSets
    const inSets = [
      { is: isBallistic, sets: limits.swingSets },
      { is: isCleanAndPress, sets: limits.pressSets },
    ].filter(({ is }) => daysFor(context, is))
    const pressDays = Math.min(limits.presses, daysFor(context, isCleanAndPress))
    return all<Week>([
      on('Swings', isBallistic, limits.swings),
      on('Get-ups and carries', isHeldByTrunk, limits.trunk),
      // Get-ups are practised for their own sake, so not where size is the goal (T56).
      on('Get-ups', isGetUp, goal === 'hypertrophy' ? 0 : limits.getUps),
      on('Single legs', isOneLegged, limits.oneLegged),
      (week) => {
        // A missing second day of clean and press only adds a penalty.
        const found = daysWith(week, isCleanAndPress)
        return miss(pressDays - found, found ? undefined : says.presses)
      },
      (week) => inSets.flatMap(({ is, sets }) => miss(FELT * (Math.min(sets, most) - setsWhere(week, is)))),
    ])
  }),
  'odd-objects': ofWeek((context, { sandbagDays, carryDays, logDays, safetyBarDays }, says) => {
    const isPressedLog: Is = ({ needs, pattern }) => needs.includes('log') && isPush(pattern)
    const isOfSandbag: Is = ({ needs }) => needs.includes('sandbag')
    const isOnSafetyBar: Is = ({ needs, pattern }) => needs.includes('safety-bar') && pattern === 'squat'
    const isCarriedBag: Is = (entry) => isOfSandbag(entry) && entry.pattern === 'carry'
    return all<Week>([
      onDays({ is: isOfSandbag, days: sandbagDays }, context, says, { named: 'sandbag' }),
      onDays({ is: isCarriedBag, days: isShortSession(context.profile) ? 0 : carryDays }, context, says, {
        named: 'sandbag carry',
      }),
      onDays({ is: isPressedLog, days: logDays }, context, says, { named: 'log' }),
      onDays({ is: isOnSafetyBar, days: safetyBarDays }, context, says, { named: 'safety squat bar' }),
    ])
  }),
  'trunk-without-tools': ofWeek((context, limits, says) => {
    const { minutes, equipment } = context.profile
    const isTrunkWork: Is = ({ pattern }) => isTrunk(pattern)
    const asked =
      !equipment.implements.length && minutes >= limits.minutes ? daysFor(context, isTrunkWork) : 0
    return (week) => {
      const found = daysWith(week, isTrunkWork)
      return miss(asked - found, found < Math.min(asked, limits.days) ? says : undefined, { found })
    }
  }),
  'harder-steps': ofExercise((context, _limits, says) => {
    const applies = isFurther(context)
    return (entry) => {
      if (!applies || !isBehindAfterMonths(entry) || isWished(entry, context)) return NOTHING
      const isHarder: Is = (other) =>
        other.primary[0] === entry.primary[0] &&
        isCompound(other.pattern) &&
        !isBehindAfterMonths(other) &&
        !isTooHeavyFor(other, context.profile) &&
        !resistsNothing(other)
      return miss(isOpen(context, isHarder), says, { exercise: entry.name })
    }
  }),
})
