import { blockOf, type Draft, type TrainingBlock } from '../draft/draft.ts'
import { deloadForEvent, isSoon, taperWeek } from '../profile/event.ts'
import { deloadBeforeChange } from '../profile/second-half.ts'
import { planningContextOf, type PlanningContext } from '../week-plan/planning-context.ts'
import { mayAddSets, maxLiftsAddingSets } from '../prescription/added-sets.ts'
import type { Layout, PlannedDay } from './day-layout.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { WeekQualityRule } from '../rules/quality-rule.ts'
import { PART_RULES } from '../rules/table.ts'
import { searchFor } from './search.ts'
import { withLaterTools } from './second-part.ts'

/**
 * The share of sets that later weeks may add to week 1: all at once (R31 allows a fifth), or week by week
 * (R32 allows two).
 */
const EXTRA_SETS = { atOnce: 0.19, byWeek: 0.35 } as const

/** Five loaded weeks in a row leave too little room for weekly increases. */
const LATEST_DELOAD = 5
/** With a taper in week 7 or 8, loaded weeks lie between. */
const DELOAD_BEFORE_TAPER = 4
/** After a taper in week 3, two loaded weeks lie between. */
const DELOAD_AFTER_TAPER = 6
const USUAL_DELOAD = 5

/** The default deload week. */
export const usualDeloadWeek = ({
  level,
  profile,
}: Pick<PlanningContext, 'level' | 'profile'>): number | null =>
  deloadForEvent(profile) ??
  (taperWeek(profile) !== null && !isSoon(profile)
    ? DELOAD_BEFORE_TAPER
    : level === 'novice'
      ? null
      : (deloadBeforeChange(profile) ?? (taperWeek(profile) === 3 ? DELOAD_AFTER_TAPER : USUAL_DELOAD)))

export const soundDeloadWeek = (asked: number | null, context: PlanningContext): number | null =>
  deloadForEvent(context.profile) === null &&
  deloadBeforeChange(context.profile) === null &&
  taperWeek(context.profile) === null &&
  asked !== null &&
  asked >= 4 &&
  asked <= 6
    ? Math.min(asked, LATEST_DELOAD)
    : usualDeloadWeek(context)

/** Converts a planned week to the final block: ordered, with the rows that may add a set in later weeks. */
export function finishBlock(
  days: readonly PlannedDay[],
  deloadWeek: number | null,
  layout: Layout,
  context: PlanningContext,
): Draft {
  const all = days.flatMap(({ choices }) => choices)
  const share = EXTRA_SETS[maxLiftsAddingSets(context.profile) > 1 ? 'byWeek' : 'atOnce']
  let room = mayAddSets(context.profile)
    ? Math.floor(share * all.reduce((sum, { sets }) => sum + sets, 0))
    : 0
  return {
    deloadWeek,
    days: days.map((day) => {
      const growing = new Set(
        layout.seen(day).rows.flatMap(({ entry, sets, mostSets }) => (mostSets > sets ? [entry] : [])),
      )
      const rows = layout.rows(day).map((row) => {
        const addSet = room > 0 && growing.has(row.entry)
        if (addSet) room--
        return { ...row, addSet }
      })
      return { kind: day.kind, rows }
    }),
  }
}

/**
 * Writes a sound training block by rule alone. The same profile always gives the same block. Different
 * profiles differ wherever a coach would find two exercises equally good.
 */
export const writeByRule = (profile: TrainingProfile): TrainingBlock => writeBy(PART_RULES, profile)

/** The same with only some rules of the table, to show the effect of the others. */
export function writeBy(rules: readonly WeekQualityRule[], profile: TrainingProfile): TrainingBlock {
  const context = planningContextOf(profile)
  const search = searchFor(context, rules)
  const draft = finishBlock(search.write().days, usualDeloadWeek(context), search.layout, context)
  return blockOf(withLaterTools(draft, context, search))
}
