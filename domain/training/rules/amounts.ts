import { daysFor, type PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Goal, Muscle } from '../../exercises/vocabulary.ts'
import { miss, NOTHING, type Miss, type Says } from './quality-rule.ts'
import { daysWith, setsWhere, type Week } from './week.ts'

export type Is = (entry: CatalogueEntry) => boolean
type Values = Parameters<Says>[0]

export const NEVER = (): readonly Miss[] => NOTHING

/** Several checks of one part. */
export const all =
  <Part>(checks: readonly ((part: Part) => readonly Miss[])[]) =>
  (part: Part): readonly Miss[] =>
    checks.flatMap((check) => check(part))

/** An exercise kind on so many days of a week, if that many days may hold it. */
export function onDays(
  { is, days }: { is: Is; days: number },
  context: PlanningContext,
  says: Says,
  values?: Values,
): (week: Week) => readonly Miss[] {
  const asked = Math.min(days, daysFor(context, is))
  if (asked <= 0) return NEVER
  return (week) => {
    const found = daysWith(week, is)
    return miss(asked - found, says, { ...values, found, asked })
  }
}

/** An exercise kind somewhere in the week, if it applies to the person and any day may hold it. */
export const inWeek = (
  is: Is,
  applies: boolean,
  context: PlanningContext,
  says: Says,
  values?: Values,
): ((week: Week) => readonly Miss[]) => onDays({ is, days: Number(applies) }, context, says, values)

/** An exercise kind in a number of sets. */
export const inSets =
  (
    { is, least = 0, most = Infinity }: { is: Is; least?: number; most?: number },
    says: Says,
    values?: Values,
  ) =>
  (week: Week): readonly Miss[] => {
    const found = setsWhere(week, is)
    return miss(Math.max(least - found, found - most), says, { ...values, found })
  }

/** Exercises that suit nobody to whom the rule applies. */
export const noneOf =
  (applies: boolean, is: Is, says: Says) =>
  (entry: CatalogueEntry): readonly Miss[] =>
    miss(applies && is(entry), says, { exercise: entry.name })

/** Exercises that give way to an open one of their movement, unless the person likes them. */
export const givesWay =
  (
    { profile, families }: PlanningContext,
    is: Is,
    better: (other: CatalogueEntry, entry: CatalogueEntry) => boolean,
    says: Says,
  ) =>
  (entry: CatalogueEntry): readonly Miss[] => {
    if (!is(entry) || profile.likes.includes(entry.id)) return NOTHING
    const isOpen = families.get(entry.pattern)?.some((other) => better(other, entry))
    return miss(isOpen, says, { exercise: entry.name })
  }

/** Whether somebody trains for this goal in a gym. */
export const inGymFor = (goal: Goal, { profile }: PlanningContext): boolean =>
  profile.goal === goal && profile.equipment.kind === 'commercial'

/** Small muscles that size trains directly, beside the large ones. */
export const SMALL: readonly (readonly [named: string, muscle: Muscle])[] = [
  ['biceps', 'biceps'],
  ['triceps', 'triceps'],
  ['side delts', 'side-delts'],
]

/** Whether a muscle is the first one of an exercise. */
export const isFor =
  (muscle: Muscle): Is =>
  ({ primary }) =>
    primary[0] === muscle
