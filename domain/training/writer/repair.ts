import type { TrainingProfile } from '../profile/profile.ts'
import { blockOf, draftOf, type TrainingBlock, type DraftDay } from '../draft/draft.ts'
import { planningContextOf, type PlanningContext } from '../week-plan/planning-context.ts'
import { belongsOn } from '../draft/days.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Choice, PlannedDay } from './day-layout.ts'
import { mostSets, usualSets } from '../prescription/rows.ts'
import { MAX_SETS_OF_ONE } from '../rules/sessions.ts'
import { PART_RULES } from '../rules/table.ts'
import { isGoodEnough, searchFor, type Search } from './search.ts'
import { finishBlock, soundDeloadWeek } from './write-by-rule.ts'

/** Further exercises are dropped before the repair starts. */
const MAX_ROWS = 8

/**
 * Changes a block until the rules hold, and keeps what it can. It uses the usual search from another start.
 */
export function repair(block: TrainingBlock, profile: TrainingProfile): TrainingBlock {
  const context = planningContextOf(profile)
  const search = searchFor(context, PART_RULES)
  const offered = draftOf(block).days
  const days: PlannedDay[] = []
  const kept: CatalogueEntry[][] = []
  for (const [at, kind] of context.kinds.entries()) {
    const match = offered.findIndex((day) => day.kind === kind)
    const [day] = match < 0 ? [] : offered.splice(match, 1)
    const choices = day ? allowed(day, at, context, search) : []
    kept.push(choices.map(({ entry }) => entry))
    days.push(choices.length ? { kind, choices } : search.start(kind, at, days))
  }
  const found = search.climb(days, kept)
  // Some starts have no good path of single steps.
  const anew = isGoodEnough(found) ? found : search.write()
  const better = anew.penalty < found.penalty ? anew : found
  return blockOf(finishBlock(better.days, soundDeloadWeek(block.deloadWeek, context), search.layout, context))
}

/**
 * The exercises of a day that may stay. Others are replaced by the closest allowed one: same movement,
 * otherwise same muscle.
 */
function allowed(
  { kind, rows }: DraftDay,
  at: number,
  context: PlanningContext,
  { costs }: Search,
): Choice[] {
  const choices: Choice[] = []
  for (const row of rows.slice(0, MAX_ROWS)) {
    const fits = (entry: CatalogueEntry) =>
      belongsOn(kind, entry) && !choices.some((choice) => choice.entry === entry)
    const alike = context.open.filter((entry) => entry.primary[0] === row.entry.primary[0] && fits(entry))
    const same = alike.filter(({ pattern }) => pattern === row.entry.pattern)
    const entry = alike.includes(row.entry)
      ? row.entry
      : (cheapest(same, at, costs) ?? cheapest(alike, at, costs))
    if (!entry) continue
    // Far too many sets are not a choice to preserve: the search starts from the usual number.
    const kept = row.sets > MAX_SETS_OF_ONE ? usualSets(entry) : row.sets
    choices.push({ entry, sets: Math.min(mostSets(context.profile), Math.max(2, kept)), given: row })
  }
  return choices
}

const cheapest = (
  entries: readonly CatalogueEntry[],
  day: number,
  costs: Search['costs'],
): CatalogueEntry | undefined => entries.toSorted((one, other) => costs(one, day) - costs(other, day))[0]
