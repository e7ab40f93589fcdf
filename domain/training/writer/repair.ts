import type { TrainingProfile } from '../profile/profile.ts'
import { blockOf, type TrainingBlock } from '../draft/draft.ts'
import { planningContextOf, type PlanningContext } from '../week-plan/planning-context.ts'
import { belongsOn } from '../draft/days.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Choice, PlannedDay } from './day-layout.ts'
import { PART_RULES } from '../rules/table.ts'
import { searchFor, type Search } from './search.ts'
import { plannedDays } from './settle.ts'
import { withSoundParts } from './second-part.ts'
import { finishBlock, soundDeloadWeek } from './write-by-rule.ts'

/**
 * Changes a block until the hard rules hold, and nothing else: what is not allowed is replaced by what is closest, then the
 * search changes what a hard rule asks for, sets before exercises.
 */
export function repair(block: TrainingBlock, profile: TrainingProfile): TrainingBlock {
  const context = planningContextOf(profile)
  const search = searchFor(context, PART_RULES)
  const days: PlannedDay[] = []
  for (const [at, day] of plannedDays(block, context).entries()) {
    const choices = allowed(day, at, context, search)
    days.push(choices.length ? { ...day, choices } : search.start(day.kind, at, days))
  }
  const deloadWeek = soundDeloadWeek(block.deloadWeek, context)
  return blockOf(
    withSoundParts(finishBlock(mended(days, search), deloadWeek, search.layout, context), context),
  )
}

/** The week with the least change that makes it sound. Where no change does, one day is written anew. */
function mended(days: readonly PlannedDay[], search: Search): readonly PlannedDay[] {
  const changed = search.mend(days)
  if (search.isSound(changed)) return changed
  for (const [at, { kind }] of days.entries()) {
    const other = search.mend(days.with(at, search.start(kind, at, days.slice(0, at))))
    if (search.isSound(other)) return other
  }
  return changed
}

/**
 * The exercises of a day that may stay. Others are replaced by the closest allowed one: same movement,
 * otherwise same muscle.
 */
function allowed(
  { kind, choices: chosen }: PlannedDay,
  at: number,
  context: PlanningContext,
  { costs }: Search,
): Choice[] {
  const choices: Choice[] = []
  for (const choice of chosen) {
    const fits = (entry: CatalogueEntry) =>
      belongsOn(kind, entry) && !choices.some((other) => other.entry === entry)
    const alike = context.open.filter((entry) => entry.primary[0] === choice.entry.primary[0] && fits(entry))
    const same = alike.filter(({ pattern }) => pattern === choice.entry.pattern)
    const entry = alike.includes(choice.entry)
      ? choice.entry
      : (cheapest(same, at, costs) ?? cheapest(alike, at, costs))
    if (entry) choices.push({ ...choice, entry })
  }
  return choices
}

const cheapest = (
  entries: readonly CatalogueEntry[],
  day: number,
  costs: Search['costs'],
): CatalogueEntry | undefined => entries.toSorted((one, other) => costs(one, day) - costs(other, day))[0]
