import { isCompound } from '../../exercises/vocabulary.ts'
import { letterOf, titleOf } from '../../program/day.ts'
import type { Weekday } from '../../program/weeks.ts'
import { liftingDays } from '../profile/lifting-days.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { impossibleLikes } from '../printing/missed-likes.ts'
import { PART_RULES } from '../rules/table.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import type { PlannedDay } from './day-layout.ts'
import { searchFor } from './search.ts'

/** What is certain of a program before it is written, and examples of what opens its days. */
export interface Outline {
  /** The names of the days in their order: `Upper A`. */
  days: string[]
  /** The weekday of each day, where the person's words tell it. */
  weekdays?: Weekday[]
  /** No day takes longer. */
  minutes: number
  /** What the rules would open the days with. */
  lifts: string[]
  /** Wishes that no program for these answers can hold, each with the reason. */
  impossible: string[]
}

const LIFTS = 3

/** A start of the search, without its climb: some hundredths of the time that a program takes. */
export function outlineOf(profile: TrainingProfile): Outline {
  const context = planningContextOf(profile)
  const { kinds } = context
  const weekdays = liftingDays(profile, kinds)
  return {
    days: kinds.map((kind, at) => titleOf(at, kind, letterOf(kinds, at), null).name),
    ...(weekdays && { weekdays: [...weekdays] }),
    minutes: profile.minutes,
    lifts: openersOf(startOf(context)),
    impossible: impossibleLikes(profile),
  }
}

function startOf(context: ReturnType<typeof planningContextOf>): PlannedDay[] {
  const search = searchFor(context, PART_RULES)
  const days: PlannedDay[] = []
  for (const [day, kind] of context.kinds.entries()) days.push(search.start(kind, day, days))
  return days
}

/** The first exercise of each day, then the second of each; those of several joints before others. */
function openersOf(days: readonly PlannedDay[]): string[] {
  const longest = Math.max(...days.map(({ choices }) => choices.length))
  const inTurn = Array.from({ length: longest }, (_, place) =>
    days.flatMap(({ choices }) => choices.slice(place, place + 1).map(({ entry }) => entry)),
  ).flat()
  const bigFirst = [...inTurn.filter(({ pattern }) => isCompound(pattern)), ...inTurn]
  return [...new Set(bigFirst.map(({ name }) => name))].slice(0, LIFTS)
}
