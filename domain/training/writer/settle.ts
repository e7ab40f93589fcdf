import type { TrainingProfile } from '../profile/profile.ts'
import { blockOf, draftOf, type DraftDay, type TrainingBlock } from '../draft/draft.ts'
import { planningContextOf, type PlanningContext } from '../week-plan/planning-context.ts'
import { mostSets } from '../prescription/rows.ts'
import { isForFirstGoal, isForGoal, setsForGoal } from '../prescription/rep-goals.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { layoutFor, type Choice, type Layout, type PlannedDay } from './day-layout.ts'
import { withSoundParts } from './second-part.ts'
import { finishBlock, soundDeloadWeek } from './write-by-rule.ts'

/** Further exercises of a day are dropped (R19). */
const MAX_ROWS = 10
const FEW_SETS = 2
const FEW_ROWS = 2
/** Minutes that the rounding of a printed estimate hides. */
const ROUNDED_AWAY = 0.49

/**
 * A block with all that code computes: the days of the week, reps, effort and progression that suit exercise and person, order,
 * growth, the light week, and days that fit the time. Exercises stay as they were chosen, but for repetitions of one on a day,
 * and for what no number of sets makes room for.
 */
export function settle(block: TrainingBlock, profile: TrainingProfile): TrainingBlock {
  const context = planningContextOf(profile)
  const layout = layoutFor(context)
  const days = plannedDays(block, context).map((day) => shortened(day, layout, profile))
  const draft = finishBlock(days, soundDeloadWeek(block.deloadWeek, context), layout, context)
  const ordered = keepsOrder(profile) ? { ...draft, days: draft.days.map(inOrderOf(days)) } : draft
  return blockOf(withSoundParts(ordered, context))
}

/** An order may be what somebody wishes for. Without wishes, the rules know the better one. */
const keepsOrder = ({ wishes }: TrainingProfile): boolean => wishes.length > 0

const inOrderOf =
  (days: readonly PlannedDay[]) =>
  (day: DraftDay, at: number): DraftDay => {
    const chosen = days[at]?.choices.map(({ entry }) => entry) ?? []
    const placeOf = ({ entry }: DraftDay['rows'][number]) => chosen.indexOf(entry)
    return { ...day, rows: day.rows.toSorted((one, other) => placeOf(one) - placeOf(other)) }
  }

/** The days of a block on those of the week: by kind, and what is left over in its order. */
export function plannedDays(block: TrainingBlock, { kinds, profile }: PlanningContext): PlannedDay[] {
  const offered = draftOf(block).days
  const matched = kinds.map((kind) => {
    const at = offered.findIndex((day) => day.kind === kind)
    return at < 0 ? undefined : offered.splice(at, 1)[0]
  })
  return kinds.map((kind, at) => ({ kind, choices: choicesOf(matched[at] ?? offered.shift(), profile) }))
}

function choicesOf(day: DraftDay | undefined, profile: TrainingProfile): Choice[] {
  const rows = new Map((day?.rows ?? []).toReversed().map((row) => [row.entry, row]))
  return [...rows.values()]
    .toReversed()
    .slice(0, MAX_ROWS)
    .map((row) => ({
      entry: row.entry,
      sets: Math.min(mostSets(profile), Math.max(fewestSets(row.entry, profile), row.sets)),
      given: row,
    }))
}

/** What is trained for a number keeps its sets while others have some to give. */
const fewestSets = (entry: CatalogueEntry, profile: TrainingProfile): number =>
  isForGoal(entry, profile) ? setsForGoal(entry, profile) : FEW_SETS

/** Takes sets from where there are most, the later exercise first, then the last exercise that is not liked. */
function shortened(day: PlannedDay, layout: Layout, profile: TrainingProfile): PlannedDay {
  let short = day
  while (layout.seen(short).minutes > profile.minutes + ROUNDED_AWAY) {
    const less = withLess(short, profile)
    if (!less) return short
    short = less
  }
  return short
}

/**
 * Who has sets to give, in turn: what code added for a second number, then what is trained for no number, then what is for a
 * second one, and the first number last.
 */
function payersOf(choices: readonly Choice[], profile: TrainingProfile): readonly Choice[] {
  const more = choices.filter(({ sets }) => sets > FEW_SETS)
  const later = more.filter(({ entry }) => isForGoal(entry, profile) && !isForFirstGoal(entry, profile))
  const turns = [
    later.filter(({ sets, given }) => given && sets > given.sets),
    more.filter(({ entry, sets }) => sets > fewestSets(entry, profile)),
    later,
    more,
  ]
  return turns.find(({ length }) => length > 0) ?? []
}

function withLess(day: PlannedDay, profile: TrainingProfile): PlannedDay | null {
  const { choices } = day
  const { likes } = profile
  const payers = payersOf(choices, profile)
  const most = Math.max(...payers.map(({ sets }) => sets))
  const longest = choices.findLastIndex((each) => each.sets === most && payers.includes(each))
  const choice = choices[longest]
  if (choice) return { ...day, choices: choices.with(longest, { ...choice, sets: most - 1 }) }
  if (choices.length <= FEW_ROWS) return null
  const last = choices.findLastIndex(({ entry }) => !likes.includes(entry.id))
  return { ...day, choices: choices.toSpliced(last, 1) }
}
