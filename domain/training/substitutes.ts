import { isDeadlift, tiresAfterDeadlift } from './bar-lifts.ts'
import type { Brief } from './brief.ts'
import { CATALOGUE } from './catalogue.ts'
import type { CatalogueEntry } from './exercise.ts'
import type { TrainingProfile } from '../profile.ts'
import { peaksFor } from './event.ts'
import { isForStrength } from './heavy.ts'
import { isMeetLift } from './meet.ts'
import { isLoadable, isLowered, takesSmallSteps } from './scheme.ts'
import { takesTriples } from './triples.ts'
import { PART_RULES } from './rules/table.ts'
import { pricesFor } from './rules/price.ts'
import { resistsNothing } from './rules/tools.ts'
import { isCompound } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const OFFERED = 2
const SAME_TOOL = 2
const WORD_IN_COMMON = 1.5
const OTHER_SIDES = 2
/** More than all else together: five heavy repetitions are no set of a lift that cannot be loaded to them. */
const LIGHTER = 10

/** What tires a back after a deadlift, where something else is open (T42). */
const TIRES = 20

const words = new Map(CATALOGUE.map((entry) => [entry, wordsOf(entry.name)]))

/** `Barbell Bench Press` is nearer to `Dumbbell Bench Press` than to `Dumbbell Floor Press`. */
const wordsInCommon = (one: CatalogueEntry, other: CatalogueEntry): number =>
  words.get(one)?.filter((word) => words.get(other)?.includes(word)).length ?? 0

/** How heavy a lift may be made: by small steps and for few repetitions, by small steps, by weight at all, or not. */
function heaviness(entry: CatalogueEntry, profile: TrainingProfile): number {
  if (!isLoadable(entry, profile)) return 0
  if (!takesSmallSteps(entry)) return 1
  return entry.main ? 3 : 2
}

/** Another stance, grip or start asks for practice of its own. */
const OTHER_SKILLS = ['sumo-deadlift', 'deficit-deadlift', 'barbell-front-squat']

/** What may stand in for a lift: before a meet its lifts are practised, and nothing but what is done like them comes for them. */
const beforeMeet =
  (entry: CatalogueEntry, profile: TrainingProfile) =>
  (other: CatalogueEntry): boolean =>
    !peaksFor(profile) ||
    !isMeetLift(entry) ||
    (takesTriples(other) && other.needs.includes('barbell') && !OTHER_SKILLS.includes(other.id))

/** What stands on another day has a weight of its own, which a novice adds to each time; and what is only lowered is sore work. */
const OTHERWISE_USED = 10

/**
 * Finds up to two exercises to take instead, the better fit first, none of them in the day already.
 *
 * @param week - all that the days hold
 */
export function substitutesFor(
  brief: Brief,
): (
  entry: CatalogueEntry,
  today: readonly CatalogueEntry[],
  week?: readonly CatalogueEntry[],
) => CatalogueEntry[] {
  const { exercise } = pricesFor(brief, PART_RULES)
  const tires = (entry: CatalogueEntry) => tiresAfterDeadlift(entry, brief.profile)
  const isNovice = brief.level === 'novice'
  return (entry, today, week = today) => {
    const pulls = !tires(entry) && today.some(isDeadlift)
    const cost = (other: CatalogueEntry) =>
      exercise(other) +
      (pulls && tires(other) ? TIRES : 0) +
      brief.chance(other.id) +
      (other.needs[0] === entry.needs[0] ? SAME_TOOL : 0) -
      WORD_IN_COMMON * wordsInCommon(other, entry) +
      (other.perSide === entry.perSide ? 0 : OTHER_SIDES) +
      (isNovice && week.includes(other) ? OTHERWISE_USED : 0) +
      (isLowered(other) ? OTHERWISE_USED : 0) +
      (!isNovice && isForStrength(brief.profile) && takesTriples(entry) && !takesTriples(other)
        ? LIGHTER
        : 0) +
      LIGHTER * Math.max(0, heaviness(entry, brief.profile) - heaviness(other, brief.profile))
    const isNear = beforeMeet(entry, brief.profile)
    const all = (brief.standIns.get(entry) ?? []).filter((other) => !today.includes(other) && isNear(other))
    const resisting = resistsNothing(entry) ? [] : all.filter((other) => !resistsNothing(other))
    const near = resisting.length > 0 ? resisting : all
    // Without its weight a loaded lift is no longer the same work, so that comes only where nothing else does.
    const loaded = near.filter((other) => isLoadable(other, brief.profile))
    const keepsWeight = isCompound(entry.pattern) && isLoadable(entry, brief.profile) && loaded.length > 0
    return (keepsWeight ? loaded : near)
      .map((other) => ({ other, cost: cost(other) }))
      .sort((one, two) => one.cost - two.cost)
      .slice(0, OFFERED)
      .map(({ other }) => other)
  }
}
