import { belongsOn } from '../draft/days.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { NOTHING, type Miss, type WeekQualityRule } from '../rules/quality-rule.ts'
import { PART_RULES } from '../rules/table.ts'
import { weekOfDays, type Week } from '../rules/week.ts'
import type { PlanningContext } from '../week-plan/planning-context.ts'
import { layoutFor, type Choice } from '../writer/day-layout.ts'

/** A rule as it bears on one person. */
export interface BearingRule {
  title: string
  /** What the rule says of a week without exercises: all that it asks of this person's week, with numbers. */
  ofEmptyWeek: readonly string[]
}

/**
 * The rules for days and weeks that bear on a person, the weightiest first: those that at least one of three bad weeks
 * breaks. Rules for other goals, levels, homes and bodies find nothing in any week of this person. Rules for single
 * exercises are kept by what is offered.
 */
export function bearingRules(context: PlanningContext): readonly BearingRule[] {
  const weeks = badWeeks(context)
  const bearing = PART_RULES.filter(({ id }) => !KEPT_BY_CODE.includes(id)).flatMap((rule) => {
    const missesOf = missesIn(rule, context)
    const [ofEmpty = [], ...ofOthers] = weeks.map(missesOf)
    return [ofEmpty, ...ofOthers].some(({ length }) => length) ? [{ rule, ofEmpty }] : []
  })
  return bearing
    .toSorted((one, other) => weightOf(other.rule) - weightOf(one.rule))
    .map(({ rule: { title, over }, ofEmpty }) => ({
      title,
      ofEmptyWeek: over === 'week' ? ofEmpty.flatMap(({ says }) => says?.() || []) : [],
    }))
}

function missesIn(rule: WeekQualityRule, context: PlanningContext): (week: Week) => readonly Miss[] {
  if (rule.over === 'exercise') return () => NOTHING
  if (rule.over === 'week') return rule.check(context)
  const check = rule.check(context)
  return ({ days }) => days.flatMap((day) => check(day))
}

/** Code chooses swaps, the time, and which sets are added later. */
const KEPT_BY_CODE = ['R21', 'R11', 'T64']

const weightOf = ({ hard, cost }: WeekQualityRule): number => (hard ? Infinity : cost)

const FULL_DAY = 9
const FAR_TOO_MANY = 6

/** A week of empty days, one of far too much, and one of two muscles. */
function badWeeks(context: PlanningContext): readonly Week[] {
  const layout = layoutFor(context)
  const weekWith = (choose: (entry: CatalogueEntry) => boolean): Week =>
    weekOfDays(
      context.kinds.map((kind) => {
        const entries = context.open.filter((entry) => belongsOn(kind, entry) && choose(entry))
        const choices: Choice[] = entries.slice(-FULL_DAY).map((entry) => ({ entry, sets: FAR_TOO_MANY }))
        return layout.seen({ kind, choices })
      }),
    )
  return [
    weekWith(() => false),
    weekWith(() => true),
    weekWith(({ pattern, primary }) => pattern === 'hinge' || primary[0] === 'biceps'),
  ]
}
