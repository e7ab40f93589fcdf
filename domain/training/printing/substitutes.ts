import { isDeadlift, tiresAfterDeadlift, isForStrength } from '../prescription/bar-lifts.ts'
import type { PlanningContext } from '../week-plan/planning-context.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { peaksFor } from '../profile/event.ts'
import { sitsInstead } from '../profile/seated-swap.ts'
import { isMeetLift } from '../progression/meet.ts'
import { isLightWithHeaviest } from '../prescription/owned-limits.ts'
import { isLoadable, isLowered, takesSmallSteps } from '../prescription/rep-ranges.ts'
import { bestOf } from '../prescription/within-best.ts'
import { allowsTriples } from '../draft/triples.ts'
import { PART_RULES } from '../rules/table.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import { isCompound, type Need } from '../../exercises/vocabulary.ts'
import { wordsOf } from '../../exercises/words.ts'
import { isAsHard, isAsKind, isAsSimple, isOfOwnBody } from './fits-person.ts'

const OFFERED = 2
const SAME_TOOL = 2
const WORD_IN_COMMON = 1.5
const OTHER_SIDES = 2
/** Outweighs all other terms: five heavy reps do not fit a lift that cannot be loaded for them. */
const LIGHTER = 10

/** For exercises that tire the back after a deadlift, if another is open (T42). */
const TIRES = 20

/** For another exercise that even the heaviest owned weight is too light for: a bar outweighs a tired back. */
const TOO_LIGHT = 30

const words = new Map(CATALOGUE.map((entry) => [entry, wordsOf(entry.name)]))

/** `Barbell Bench Press` is nearer to `Dumbbell Bench Press` than to `Dumbbell Floor Press`. */
export const wordsInCommon = (one: CatalogueEntry, other: CatalogueEntry): number =>
  words.get(one)?.filter((word) => words.get(other)?.includes(word)).length ?? 0

/** How heavily a lift can be loaded: in small steps for low reps, in small steps, at all, or not. */
function heaviness(entry: CatalogueEntry, profile: TrainingProfile): number {
  if (!isLoadable(entry, profile)) return 0
  if (!takesSmallSteps(entry)) return 1
  return entry.main ? 3 : 2
}

/** Another stance, grip or start needs practice of its own. */
const OTHER_SKILLS = ['sumo-deadlift', 'deficit-deadlift', 'barbell-front-squat', 'safety-bar-squat']

/** Filters substitutes: before a meet, its lifts stay in practice, and only similar lifts replace them. */
const beforeMeet =
  (entry: CatalogueEntry, profile: TrainingProfile) =>
  (other: CatalogueEntry): boolean =>
    !peaksFor(profile) ||
    !isMeetLift(entry) ||
    (allowsTriples(other) && other.needs.includes('barbell') && !OTHER_SKILLS.includes(other.id))

/**
 * For an exercise of another day, whose own weight a novice raises each time, and for lowering-only work,
 * which causes soreness.
 */
const OTHERWISE_USED = 10

/** A loaded lift without its weight is different work, and so is a push-up on a machine. */
function isOfSameKind(entry: CatalogueEntry, other: CatalogueEntry, profile: TrainingProfile): boolean {
  if (isLoadable(entry, profile)) return isLoadable(other, profile)
  return !isOfOwnBody(entry) || isOfOwnBody(other)
}

/** A gym has one of each: what is taken for one exercise is taken for the other. */
const ONE_OF_A_KIND: readonly Need[] = ['leg-press', 'lat-pulldown', 'leg-extension', 'smith-machine']

const isOnAnother = (entry: CatalogueEntry) => (other: CatalogueEntry) =>
  !ONE_OF_A_KIND.some((each) => entry.needs.includes(each) && other.needs.includes(each))

const liftsAll = ({ traits }: CatalogueEntry): boolean => traits.includes('whole-body')

/** Nobody knows how often somebody pulls their whole weight up. */
const isPerhapsTooHard = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  entry.pattern === 'vertical-pull' && liftsAll(entry) && bestOf(entry, profile) === undefined

/**
 * Finds up to two substitutes that the day does not hold, the better one first.
 *
 * @param week - all exercises of the week
 */
export function substitutesFor(
  context: PlanningContext,
): (
  entry: CatalogueEntry,
  today: readonly CatalogueEntry[],
  week?: readonly CatalogueEntry[],
) => CatalogueEntry[] {
  const { exercise } = penaltiesFor(context, PART_RULES)
  const tires = (entry: CatalogueEntry) => tiresAfterDeadlift(entry, context.profile)
  const isNovice = context.level === 'novice'
  const { profile } = context
  const fits = (entry: CatalogueEntry, other: CatalogueEntry) =>
    isAsKind(entry, other, profile) && isAsSimple(entry, other, profile) && isAsHard(entry, other, profile)
  return (entry, today, week = today) => {
    const pulls = !tires(entry) && today.some(isDeadlift)
    const cost = (other: CatalogueEntry) =>
      exercise(other) +
      (pulls && tires(other) ? TIRES : 0) +
      context.chance(other.id) +
      (other.needs[0] === entry.needs[0] ? SAME_TOOL : 0) -
      WORD_IN_COMMON * wordsInCommon(other, entry) +
      (other.perSide === entry.perSide ? 0 : OTHER_SIDES) +
      (isNovice && week.includes(other) ? OTHERWISE_USED : 0) +
      (isLowered(other) ? OTHERWISE_USED : 0) +
      (!isNovice && isForStrength(context.profile) && allowsTriples(entry) && !allowsTriples(other)
        ? LIGHTER
        : 0) +
      (isLightWithHeaviest(entry, profile) && isLightWithHeaviest(other, profile) ? TOO_LIGHT : 0) +
      LIGHTER * Math.max(0, heaviness(entry, context.profile) - heaviness(other, context.profile))
    const isNear = beforeMeet(entry, context.profile)
    const seated = context.open.filter(
      (other) =>
        sitsInstead(entry, other, profile) && !today.includes(other) && isAsSimple(entry, other, profile),
    )
    const all = seated.length
      ? seated
      : (context.standIns.get(entry) ?? []).filter(
          (other) => !today.includes(other) && isNear(other) && fits(entry, other),
        )
    const alike = all.filter((other) => isOfSameKind(entry, other, profile))
    const byCost = (some: readonly CatalogueEntry[]) =>
      some
        .map((other) => ({ other, cost: cost(other) }))
        .sort((one, two) => one.cost - two.cost)
        .map(({ other }) => other)
    const sorted = byCost(isCompound(entry.pattern) && alike.length > 0 ? alike : all)
    const free = sorted.filter(isOnAnother(entry))
    const best = free.length > 0 ? free : sorted
    // One swap for now, and one for when the first weeks are over.
    const later = best.find(({ id }) => context.profile.avoid.later?.includes(id))
    const now = best.filter(({ id }) => !context.profile.avoid.later?.includes(id))
    const lighter = isPerhapsTooHard(entry, profile)
      ? byCost(all).find((other) => !liftsAll(other))
      : undefined
    const last = later ?? lighter
    return last && now.length > 0
      ? [...now.filter((each) => each !== last).slice(0, OFFERED - 1), last]
      : now.slice(0, OFFERED)
  }
}
