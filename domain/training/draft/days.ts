import type { DayKind } from '../../program/day.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isTrunk, type Muscle, type Pattern } from '../../exercises/vocabulary.ts'
import { DAYS } from './generated/days.ts'

/** A place in a day and its possible movements. The first pattern with an open exercise fills it. */
export interface Slot {
  patterns: readonly Pattern[]
  muscle?: Muscle
  main?: boolean
}

/** What a kind of day trains; `data/days.yaml` explains each line. */
export interface DayRecord {
  holds: readonly Pattern[]
  muscles: number
  slots: readonly (readonly Slot[])[]
  parts: readonly { named: string; of: readonly Pattern[]; amount: number }[]
}

const holds = (kind: DayKind, pattern: Pattern): boolean => DAYS[kind].holds.includes(pattern)

export const holdsPattern = (kind: DayKind, pattern: Pattern): boolean =>
  CATALOGUE.some((entry) => entry.pattern === pattern && belongsOn(kind, entry))

/** Whether an exercise belongs on a day of that kind. Trunk work may close any day. */
export function belongsOn(kind: DayKind, { pattern, primary }: CatalogueEntry): boolean {
  if (kind === 'full-body' || isTrunk(pattern)) return true
  // A close-grip press is triceps work: it opens an arm day, and a chest day does not need it.
  const isForTriceps = pattern === 'horizontal-push' && primary.includes('triceps')
  return isForTriceps ? kind !== 'lower-arms' && holds(kind, 'elbow-extension') : holds(kind, pattern)
}

/** How many days of these kinds may hold one of some exercises. */
export const daysWithRoomFor = (entries: readonly CatalogueEntry[], kinds: readonly DayKind[]): number =>
  kinds.filter((kind) => entries.some((entry) => belongsOn(kind, entry))).length

/** The slots of a day. `turn` counts the earlier days of that kind in the week. */
export function slotsOf(kind: DayKind, turn: number): readonly Slot[] {
  const lists = DAYS[kind].slots
  return lists[turn % lists.length] ?? []
}
