import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { inWords } from '../../exercises/words.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { canReplace } from '../draft/swaps.ts'
import {
  isLoadable,
  repLimits,
  roleOf,
  takesSmallSteps,
  usualReps,
  type Range,
} from '../prescription/rep-ranges.ts'
import { RANGES } from '../prescription/generated/reps.ts'
import { atSecondPlace, swapsFor } from '../profile/eligible.ts'
import type { SecondPlace } from '../profile/phases.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { PART_RULES } from '../rules/table.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import { resistsNothing } from '../rules/tools.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { isAsHard, isAsKind, isAsSimple } from './fits-person.ts'
import { wordsInCommon } from './substitutes.ts'

/** What a row becomes at the second place. */
export interface Elsewhere {
  entry: CatalogueEntry
  reps: Range
}

/** Each outweighs all that are lower together. The air alone is worse than another movement of the same muscle. */
const COSTS = { air: 2500, kin: 1000, bare: 200, skill: 100, hardness: 50 }
const MOST_BY_RULES = 40
const OTHER_SIDES = 4

/** How near the work is: the same movement, its pattern, the same muscle in as many joints, or the same muscle. */
function kinship(row: CatalogueEntry, other: CatalogueEntry): number {
  if (canReplace(other, row)) return 0
  if (!other.primary.some((muscle) => row.primary.includes(muscle))) return Infinity
  if (other.pattern === row.pattern) return 1
  return isCompound(other.pattern) === isCompound(row.pattern) && other.timed === row.timed ? 2 : 3
}

/** What stands in for each row that needs more than the second place has, once a day, and what has no such exercise. */
export function elsewhereOf(
  { days }: Draft,
  profile: TrainingProfile,
  place: SecondPlace,
): { elsewhere: ReadonlyMap<Row, Elsewhere>; leftOut: readonly CatalogueEntry[] } {
  const { has } = place
  const there = atSecondPlace(profile, place)
  const open = swapsFor(there)
  const context = planningContextOf(there)
  const { exercise } = penaltiesFor(context, PART_RULES)
  const isThere = ({ needs }: CatalogueEntry) => needs.every((each) => has.some((one) => one === each))
  const cost = (row: CatalogueEntry, other: CatalogueEntry) =>
    COSTS.kin * kinship(row, other) +
    (resistsNothing(other) && !resistsNothing(row) ? COSTS.air : 0) +
    (isLoadable(row, profile) && !isLoadable(other, there) ? COSTS.bare : 0) +
    (isAsSimple(row, other, profile) ? 0 : COSTS.skill) +
    (isAsHard(row, other, there) ? 0 : COSTS.hardness) +
    Math.min(MOST_BY_RULES, exercise(other)) +
    (other.perSide === row.perSide ? 0 : OTHER_SIDES) -
    wordsInCommon(row, other) +
    context.chance(other.id)
  const elsewhere = new Map<Row, Elsewhere>()
  const leftOut = new Set<CatalogueEntry>()
  for (const { rows } of days) {
    const done = new Set(rows.map(({ entry }) => entry).filter(isThere))
    for (const row of rows.filter(({ entry }) => !isThere(entry))) {
      const [best] = open
        .filter((other) => !done.has(other) && isAsKind(row.entry, other, profile))
        .map((other) => ({ other, cost: cost(row.entry, other) }))
        .filter(({ cost: each }) => Number.isFinite(each))
        .sort((one, two) => one.cost - two.cost)
      if (best) {
        done.add(best.other)
        elsewhere.set(row, { entry: best.other, reps: repsOf(best.other, there) })
      } else leftOut.add(row.entry)
    }
  }
  return { elsewhere, leftOut: [...leftOut] }
}

/** Nobody knows how heavy the weights there are, so a held one gets the reps of a light one. */
function repsOf(entry: CatalogueEntry, there: TrainingProfile): Range {
  const usual = usualReps(entry, roleOf(entry, false), there)
  const isHeld = isLoadable(entry, there) && !takesSmallSteps(entry) && isCompound(entry.pattern)
  const limits = repLimits(entry, there)
  const least = isHeld ? RANGES.light : usual
  const low = Math.max(usual.low, least.low, limits.low)
  const high = Math.min(Math.max(usual.high, least.high), limits.high)
  return { low: Math.min(low, high), high }
}

export const leftOutElsewhere = (entries: readonly CatalogueEntry[]): string =>
  `At your second place, leave out ${inWords(entries.map(({ name }) => name))}: nothing there trains the same.`
