import { isUnderBar } from '../prescription/bar-lifts.ts'
import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import { isAddedFor, isCareful, isOfKind, mayFall } from '../profile/health/care.ts'
import { hasOnlyKettlebells, WEIGHTS } from '../profile/equipment/equipment.ts'
import {
  isBallistic,
  isCleanAndPress,
  isFromFloor,
  isGetUp,
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
  isTrunk,
  type Implement,
  type Pattern,
} from '../../exercises/vocabulary.ts'
import { isForSize } from '../prescription/volume.ts'
import { FURNITURE } from '../profile/ways-of-moving.ts'
import { asksForBalance } from './balance.ts'
import { onDays } from './amounts.ts'
import { miss, type Miss, NOTHING, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { TOOLS } from './generated/records.ts'
import { isOneLegged } from './sport.ts'
import { daysWith, setsWhere } from './week.ts'

const MADE_TO_PULL: readonly Implement[] = [...WEIGHTS, 'bands', 'suspension', 'pull-up-bar']
/** Equipment of a gym that few people go there for. */
const SMALL_TOOLS: readonly Implement[] = ['kettlebell', 'bands', 'suspension', 'medicine-ball']

const takes = ({ needs }: CatalogueEntry, tools: readonly Implement[]): boolean =>
  needs.some((need) => tools.includes(need))

export const isUnloaded = ({ needs }: CatalogueEntry): boolean => needs.length === 0

/** Furniture to lean or stand on is not a load. */
const hasFurnitureAlone = ({ needs }: CatalogueEntry): boolean =>
  needs.every((each) => FURNITURE.includes(each))

/** Exercises that move almost no load: the air, a towel against oneself, or a limb instead of a weight. */
const LIMB_OR_AIR = new Set([
  'prone-row',
  'prone-lat-pull',
  'towel-lat-pulldown',
  'single-arm-towel-pulldown',
  'wall-hip-hinge',
  'broomstick-hip-hinge',
  'bodyweight-good-morning',
  'standing-bodyweight-leg-curl',
  'tempo-standing-leg-curl',
  'seated-bodyweight-leg-extension',
  'standing-straight-leg-raise',
  'straight-leg-raise',
  'standing-hip-extension',
  'wall-angel',
  'standing-w-raise',
  'towel-pull-apart',
  'seated-towel-row',
  'self-resisted-palm-press',
  'towel-overhead-press',
  'forearm-wall-slide',
])
export const resistsNothing = ({ id }: CatalogueEntry): boolean => LIMB_OR_AIR.has(id)

/** Patterns that body weight trains well enough if nothing better is open. */
const FREE: readonly Pattern[] = ['horizontal-push', 'knee-flexion', 'rear-delt', 'jump', 'hip-abduction']
const HIPS_AND_ARMS: readonly Pattern[] = ['hip-extension', 'hip-abduction', 'calf']

const HELD: readonly Implement[] = ['dumbbells', 'kettlebell']
const OUTGROW_HANDS: readonly Pattern[] = ['squat', 'hip-extension']
/** After years of training, a pair of dumbbells is light for both legs together. */
const isHeldHinge = ({ pattern, perSide, needs }: CatalogueEntry): boolean =>
  pattern === 'hinge' && !perSide && needs.includes('dumbbells')

/** Easy exercises help people at risk of falls. Others outgrow them. */
const isAddedHere = (entry: CatalogueEntry, profile: PlanningContext['profile']): boolean =>
  isAddedFor(entry, profile) && (!entry.traits.includes('easy') || mayFall(profile))

/** A push-up on a table, which carries only part of the body weight. */
const isOffAChair = (entry: CatalogueEntry): boolean =>
  isUnloaded(entry) && entry.pattern === 'horizontal-push' && entry.positions.length === 0

const isOffAWall = ({ id, pattern }: CatalogueEntry): boolean =>
  pattern === 'horizontal-push' && /\bwall\b/.test(id)

const isHeldByTrunk = (entry: CatalogueEntry): boolean => isTrunk(entry.pattern) && takes(entry, HELD)

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

/** A missing second clean and press day only adds a penalty. Having none is also reported. */
const pressed = (found: number, asked: number): readonly Miss[] =>
  miss(asked - found, found ? undefined : () => 'No clean and press; it is what kettlebells press by.')

/** The miss of each missing set of swings, or of cleans and presses. */
const FELT = 0.4

/** Has trained for months with body weight alone, without health limits. */
export const isFurther = (context: PlanningContext): boolean =>
  context.profile.said.level !== 'Beginner' &&
  !context.profile.equipment.implements.some((each) => LOADS.includes(each)) &&
  !isCareful(context.profile) &&
  !asksForBalance(context)
const LOADS: readonly Implement[] = [...WEIGHTS, 'bands', 'cable', 'machines', 'suspension']

/** A sled on the shoulders, hard to get out of. */
const isShouldered = ({ id }: CatalogueEntry): boolean => id === 'machine-hack-squat'

export const TOOL_RULES = rulesOf(TOOLS, {
  'loaded-where-possible': ofExercise((context) => {
    const { kind, implements: owned } = context.profile.equipment
    const gym = kind === 'commercial'
    const novice = context.level === 'novice'
    const balances = asksForBalance(context)
    // Push-ups are good beside dumbbells on the floor, but do not replace a bench press.
    const isFree = (entry: CatalogueEntry) =>
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
      const { likes } = context.profile
      const isLiked = likes.includes(entry.id)
      const isAdded = isAddedHere(entry, context.profile)
      if (!gym && (isFree(entry) || !hasFurnitureAlone(entry))) return NOTHING
      if (!gym && novice && HIPS_AND_ARMS.includes(entry.pattern) && !owned.includes('bands')) return NOTHING
      if (entry.positions.includes('hanging') || takes(entry, ['dip-bars'])) return NOTHING
      const tools =
        isPull(entry.pattern) && !gym ? MADE_TO_PULL : gym ? WEIGHTS : [...WEIGHTS, 'bands' as const]
      if (!owned.some((each) => tools.includes(each))) return NOTHING
      // A liked or helpful exercise without weight may be replaced by the same with weight.
      const better = somethingOpen(
        context,
        entry,
      )(
        (other) =>
          takes(other, tools) &&
          (!isLiked || likes.includes(other.id)) &&
          (!isAdded || isAddedHere(other, context.profile)),
      )
      return miss(
        Number(better),
        () => `${entry.name} carries no load, and there is something to load it with.`,
      )
    }
  }),
  'no-get-up-as-filler': ofExercise((context) => (entry) => {
    const applies = context.profile.goal === 'hypertrophy' && isGetUp(entry)
    const better = applies && somethingOpen(context, entry)((other) => !isGetUp(other))
    return miss(Number(better), () => `${entry.name} trains no muscle for size; others do.`, entry.name)
  }),
  'resists-something': ofExercise((context) => (entry) => {
    if (!resistsNothing(entry) || context.profile.likes.includes(entry.id)) return NOTHING
    const better =
      somethingOpen(context, entry)((other) => !resistsNothing(other)) ||
      (entry.pattern === 'vertical-pull' &&
        context.open.some((other) => other.pattern === 'horizontal-pull' && !resistsNothing(other)))
    return miss(Number(better), () => `${entry.name} resists nothing, and something open does.`)
  }),
  'suits-level-and-body': ofExercise((context) => {
    const { profile, level } = context
    const gym = profile.equipment.kind === 'commercial'
    const isHale = !isCareful(profile) && profile.person.age !== '65-plus'
    return (entry) => {
      const open = somethingOpen(context, entry)
      const isFrail = profile.person.age === '65-plus' || mayFall(profile)
      if (isShouldered(entry) && isFrail && !profile.likes.includes(entry.id))
        return miss(
          Number(open((other) => other.traits.includes('seated'))),
          () => `${entry.name} is hard to get out of; a seat is not.`,
        )
      if (isWished(entry, context)) return NOTHING
      if (isTooHeavyFor(entry, profile))
        return miss(
          Number(open((other) => !isTooHeavyFor(other, profile))),
          () => `${entry.name} lifts more of the body than suits it yet.`,
        )
      if (profile.redFlags.length && isUnderBar(entry))
        return miss(
          Number(open((other) => !isUnderBar(other))),
          () => `${entry.name} waits until a professional has cleared it.`,
        )
      if (entry.timed && isCompound(entry.pattern))
        return miss(
          Number(open((other) => !other.timed)),
          () => `${entry.name} is a hold where a movement is open.`,
        )
      if (isOffAChair(entry))
        return miss(
          Number(open((other) => !isOffAChair(other))),
          () => `${entry.name} is for whoever cannot stand.`,
        )
      if (isOffAWall(entry) && isHale)
        return miss(
          Number(open((other) => !isOffAWall(other) && !isTooHeavyFor(other, profile))),
          () => `${entry.name} is too easy for a healthy body.`,
        )
      if (level === 'novice') return NOTHING
      const ownsWeights = profile.equipment.implements.some((each) => WEIGHTS.includes(each))
      const outgrown = (each: CatalogueEntry) =>
        (ownsWeights && each.pattern === 'elbow-extension' && each.traits.includes('whole-body')) ||
        each.traits.includes('assisted') ||
        each.traits.includes('easy') ||
        (gym && each.traits.includes('own-weight') && isPull(each.pattern)) ||
        (gym && (OUTGROW_HANDS.includes(each.pattern) || isFromFloor(each)) && takes(each, HELD)) ||
        (gym && level === 'advanced' && isHeldHinge(each))
      return outgrown(entry)
        ? miss(Number(open((other) => !outgrown(other))), () => `${entry.name} is outgrown at this level.`)
        : NOTHING
    }
  }),
  staple: ofExercise((context) => {
    const gym = context.profile.equipment.kind === 'commercial'
    const isFirst = (entry: CatalogueEntry) => entry.staple && (!gym || !takes(entry, SMALL_TOOLS))
    return (entry) => {
      if (isFirst(entry)) return NOTHING
      // Among several liked exercises, the usual one comes first.
      const isWanted = isWished(entry, context)
      return miss(
        Number(
          somethingOpen(context, entry)((other) => isFirst(other) && (!isWanted || isWished(other, context))),
        ),
      )
    }
  }),
  'two-bells': ofExercise((context) => {
    const isOnly = hasOnlyKettlebells(context.profile.equipment)
    return (entry) => {
      const isShared =
        isOnly &&
        takes(entry, ['kettlebell']) &&
        isCompound(entry.pattern) &&
        !(entry.perSide || isOfTwoBells(entry) || isBallistic(entry) || isWished(entry, context))
      const better =
        isShared &&
        somethingOpen(
          context,
          entry,
        )(
          (other) =>
            !isBallistic(other) &&
            (isOfTwoBells(other) || (entry.pattern === 'horizontal-pull' && other.perSide)),
        )
      return miss(Number(better), () => `${entry.name} holds one bell where there are two.`, entry.name)
    }
  }),
  'light-even-with-heaviest': ofExercise((context) => (entry) => {
    const isOutdone =
      takes(entry, HELD) &&
      !(isOneLegged(entry) || isWished(entry, context)) &&
      context.open.some((other) => doesTheJob(other, entry) && isOutdoneBy(other, entry, context.profile))
    return miss(Number(isOutdone), () => `${entry.name} is light even with the heaviest.`, entry.name)
  }),
  'kettlebell-week': ofWeek(
    (context, { swings, swingSets, ofAllSets, trunk, getUps, presses, pressSets, oneLegged }) => {
      const { goal, equipment } = context.profile
      const isOnly = hasOnlyKettlebells(equipment)
      const asked = [
        { named: 'Swings', is: isBallistic, days: swings },
        { named: 'Get-ups and carries', is: isHeldByTrunk, days: trunk },
        // Get-ups are practised for their own sake, so not where size is the goal (T56).
        { named: 'Get-ups', is: isGetUp, days: goal === 'hypertrophy' ? 0 : getUps },
        { named: 'Single legs', is: isOneLegged, days: oneLegged },
      ].map(({ named, is, days }) => {
        const says = (found: number, times: number) =>
          `${named} on ${found} days; ${times} suit a kettlebell program.`
        return onDays({ is, days: isOnly ? days : 0, says }, context)
      })
      const inSets = [
        { is: isBallistic, most: swingSets },
        { is: isCleanAndPress, most: pressSets },
      ].map(({ is, most }) => ({
        is,
        sets: isOnly && daysFor(context, is) ? Math.min(most, context.capacity * ofAllSets) : 0,
      }))
      const pressDays = isOnly ? Math.min(presses, daysFor(context, isCleanAndPress)) : 0
      return (week) => [
        ...asked.flatMap((missing) => missing(week)),
        ...pressed(daysWith(week, isCleanAndPress), pressDays),
        ...inSets.flatMap(({ is, sets }) => miss(FELT * (sets - setsWhere(week, is)))),
      ]
    },
  ),
  'trunk-without-tools': ofWeek((context, limits) => {
    const { minutes, equipment } = context.profile
    const isTrunkWork = ({ pattern }: CatalogueEntry) => isTrunk(pattern)
    const asked =
      !equipment.implements.length && minutes >= limits.minutes ? daysFor(context, isTrunkWork) : 0
    return (week) => {
      const found = daysWith(week, isTrunkWork)
      return found < Math.min(asked, limits.days)
        ? miss(asked - found, () => `Trunk work on ${found} days; ${limits.days} at least.`)
        : miss(asked - found)
    }
  }),
  'harder-steps': ofExercise((context) => {
    const { profile } = context
    const applies = isFurther(context)
    return (entry) => {
      if (!applies || !isBehindAfterMonths(entry) || isWished(entry, context)) return NOTHING
      const further = context.open.some(
        (other) =>
          other.primary[0] === entry.primary[0] &&
          isCompound(other.pattern) &&
          !isBehindAfterMonths(other) &&
          !isTooHeavyFor(other, profile) &&
          !resistsNothing(other),
      )
      return miss(Number(further), () => `${entry.name} is behind whoever has trained for months.`)
    }
  }),
})
