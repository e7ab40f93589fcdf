import type { TrainingProfile } from '../profile.ts'
import type { TrainingBlock } from './block.ts'
import { choose } from './choose.ts'
import { belongsOn, slotsOf, type DayKind, type Slot } from './days.ts'
import { blockOf, type Draft, type DraftDay, type Row } from './draft.ts'
import { workingLevel } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { usualRow } from './rows.ts'
import { settle } from './settle.ts'
import type { Pattern } from './vocabulary.ts'
import { isBrief } from './volume.ts'
import { weekOf } from './week-of.ts'

/** Exercises that a session of that length begins with; balancing may add to them. */
const exercisesIn = ({ minutes }: TrainingProfile): number => Math.max(3, 1 + Math.floor(minutes / 15))

/** What does more where only something made up is left: rows with nothing to pull down on, bridges with nothing to lift. */
const MAKESHIFT: Readonly<Partial<Record<Pattern, readonly Pattern[]>>> = {
  'vertical-pull': ['horizontal-pull'],
  hinge: ['hip-extension'],
}

/**
 * A sound training block for anyone, by rule alone. The same profile always gives the same block; different ones differ
 * wherever a coach would find two exercises equally good.
 */
export function writeByRule(profile: TrainingProfile): TrainingBlock {
  const draft: Draft = { days: [], deloadWeek: workingLevel(profile) === 'novice' ? null : 5 }
  for (const kind of weekOf(profile).kinds) draft.days.push(dayByRule(kind, draft, profile))
  settle(draft, profile)
  return blockOf(draft)
}

/** A day of that kind filled from its slots, to be added to the draft's days. */
export function dayByRule(kind: DayKind, draft: Draft, profile: TrainingProfile): DraftDay {
  const turn = draft.days.filter((day) => day.kind === kind).length
  const rows: Row[] = []
  for (const { slot, suits } of placesOf(kind, turn, profile)) {
    if (rows.length >= exercisesIn(profile)) break
    const entry = filling(slot, kind, rows, draft, profile, suits)
    if (entry)
      rows.push({
        ...usualRow(entry, Boolean(slot.main), profile),
        addSet: rows.length === 0 && !isBrief(profile),
      })
  }
  return { kind, rows }
}

interface Place {
  slot: Slot
  suits: (entry: CatalogueEntry) => boolean
}

/** The places of a day in their order. A brief one first asks all but its opener for what does both sides at once. */
function placesOf(kind: DayKind, turn: number, profile: TrainingProfile): Place[] {
  const anything = slotsOf(kind, turn).map((slot) => ({ slot, suits: () => true }))
  if (!isBrief(profile)) return anything
  const quick = slotsOf(kind, turn).map((slot) => ({
    slot,
    suits: (entry: CatalogueEntry) => Boolean(slot.main) || !entry.perSide,
  }))
  return [...quick, ...anything]
}

function filling(
  slot: Slot,
  kind: DayKind,
  rows: readonly Row[],
  draft: Draft,
  profile: TrainingProfile,
  suitsPlace: Place['suits'],
): CatalogueEntry | undefined {
  const used = new Set([...draft.days.flatMap((day) => day.rows), ...rows].map(({ entry }) => entry.id))
  const free = (entry: CatalogueEntry) => belongsOn(kind, entry) && !rows.some((row) => row.entry === entry)
  const patterns = slot.patterns.flatMap((pattern) => [pattern, ...(MAKESHIFT[pattern] ?? [])])
  const suits = (entry: CatalogueEntry) =>
    patterns.includes(entry.pattern) &&
    free(entry) &&
    suitsPlace(entry) &&
    (!slot.muscle || entry.primary.includes(slot.muscle))
  const [first] = slot.patterns
  const choice = { leads: Boolean(slot.main), used, day: draft.days.length, ...(first && { pattern: first }) }
  return choose(profile, suits, choice)
}
