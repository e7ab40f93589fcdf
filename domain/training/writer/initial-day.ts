import type { TrainingProfile } from '../profile/profile.ts'
import { asksForSmall } from '../week-plan/weekly-room.ts'
import type { PlanningContext } from '../week-plan/planning-context.ts'
import { isPicked } from './candidates.ts'
import type { DayKind } from '../../program/day.ts'
import { belongsOn, slotsOf, type Slot } from '../draft/days.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Choice, PlannedDay } from './day-layout.ts'
import { referenceLiftsFor } from '../rules/strength.ts'
import type { Costs, Tools } from './search-state.ts'
import { isShortSession } from '../prescription/volume.ts'

/**
 * The penalties for filling a main slot with another exercise, and for each step down the slot's list of
 * movements.
 */
const NO_MAIN = 12
const NEXT_PATTERN = 2
/** The score for a lift that strength is judged by, on any day (T1). */
const JUDGED = 15

/** The initial number of exercises; the climb adds more. For size, an hour includes small muscles. */
const exercisesIn = (profile: TrainingProfile): number =>
  Math.min(
    profile.limits?.exercisesADay ?? Infinity,
    asksForSmall(profile) && profile.minutes >= 60
      ? Math.floor(profile.minutes / 8.5)
      : Math.max(3, 1 + Math.floor(profile.minutes / 15)),
  )

/**
 * Fills a day of a kind from its slots.
 *
 * @param shift - how many slot lists to skip
 */
export function initialDay(
  kind: DayKind,
  day: number,
  before: readonly PlannedDay[],
  shift: number,
  { context, costs }: Tools,
): PlannedDay {
  const used = new Set(before.flatMap(({ choices }) => choices.map(({ entry }) => entry)))
  const turn = before.filter((each) => each.kind === kind).length
  const choices: Choice[] = []
  const judged = referenceLiftsFor(context)
  const isJudged = (entry: CatalogueEntry) => judged.some(({ isIt }) => isIt(entry))
  for (const slot of slotsOf(kind, turn + shift)) {
    if (choices.length >= exercisesIn(context.profile)) break
    const isTaken = (entry: CatalogueEntry) =>
      isJudged(entry) ? choices.some((choice) => choice.entry === entry) : used.has(entry)
    const penalty: Costs = (entry, at) => costs(entry, at) - (isJudged(entry) ? JUDGED : 0)
    const entry = filling(slot, kind, day, isTaken, context, penalty)
    if (!entry) continue
    used.add(entry)
    choices.push({ entry, sets: slot.main && !isShortSession(context.profile) ? 3 : 2 })
  }
  return { kind, choices }
}

function filling(
  slot: Slot,
  kind: DayKind,
  day: number,
  isTaken: (entry: CatalogueEntry) => boolean,
  { open, profile }: PlanningContext,
  costs: Costs,
): CatalogueEntry | undefined {
  let best: CatalogueEntry | undefined
  let least = Infinity
  for (const entry of open) {
    const place = slot.patterns.indexOf(entry.pattern)
    if (place < 0 || isTaken(entry) || !belongsOn(kind, entry) || !isPicked(entry, profile)) continue
    if (slot.muscle && !entry.primary.includes(slot.muscle)) continue
    const cost = costs(entry, day) + NEXT_PATTERN * place + (slot.main && !entry.main ? NO_MAIN : 0)
    if (cost < least) [best, least] = [entry, cost]
  }
  return best
}
