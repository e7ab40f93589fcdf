import type { TrainingProfile } from '../profile.ts'
import type { TrainingBlock } from './block.ts'
import { choose } from './choose.ts'
import { belongsOn, type DayKind } from './days.ts'
import { blockOf, draftOf, type Draft, type DraftDay, type Row } from './draft.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { expand } from './expand.ts'
import { hardOf, review } from './review/review.ts'
import { soundRow } from './rows.ts'
import { settle } from './settle.ts'
import { weekOf } from './week-of.ts'
import { dayByRule } from './write-by-rule.ts'

/** More exercises than that are cut before anything else is looked at. */
const MOST_ROWS = 8

/**
 * Brings any block to where the rules hold, keeping of it what can be kept. Where one of its days stands in the way, that
 * day is written anew.
 */
export function repair(block: TrainingBlock, profile: TrainingProfile): TrainingBlock {
  const kept = repaired(block, profile, null)
  if (isSound(kept, profile)) return kept
  for (let anew = 0; anew < profile.days; anew++) {
    const other = repaired(block, profile, anew)
    if (isSound(other, profile)) return other
  }
  return kept
}

const isSound = (block: TrainingBlock, profile: TrainingProfile): boolean =>
  hardOf(review(expand(block, profile), profile)).length === 0

/** @param anew - the day that is written by rule, whatever the block has there */
function repaired(block: TrainingBlock, profile: TrainingProfile, anew: number | null): TrainingBlock {
  const offered = draftOf(block).days
  const draft: Draft = { days: [], deloadWeek: block.deloadWeek }
  for (const [index, kind] of weekOf(profile).kinds.entries()) {
    const match = offered.findIndex((day) => day.kind === kind)
    const [day] = match < 0 ? [] : offered.splice(match, 1)
    draft.days.push(
      day && index !== anew ? repairedDay(day, draft, profile) : dayByRule(kind, draft, profile),
    )
  }
  settle(draft, profile)
  return blockOf(draft)
}

function repairedDay({ kind, rows }: DraftDay, draft: Draft, profile: TrainingProfile): DraftDay {
  const kept: Row[] = []
  for (const row of rows) {
    const entry = allowedInstead(row.entry, kind, kept, draft, profile)
    if (entry) kept.push(soundRow({ ...row, entry }, kept.length === 0, profile))
    if (kept.length === MOST_ROWS) break
  }
  return kept.length ? { kind, rows: kept } : dayByRule(kind, draft, profile)
}

/** The exercise itself if it may stay, else the nearest that may: same movement, else same muscle. */
function allowedInstead(
  entry: CatalogueEntry,
  kind: DayKind,
  rows: readonly Row[],
  draft: Draft,
  profile: TrainingProfile,
): CatalogueEntry | undefined {
  const fits = (each: CatalogueEntry) => belongsOn(kind, each) && !rows.some((row) => row.entry === each)
  if (eligibleFor(profile).includes(entry) && fits(entry)) return entry
  const used = new Set(draft.days.flatMap((day) => day.rows.map((row) => row.entry.id)))
  const choice = { leads: rows.length === 0, used, day: draft.days.length }
  const sameMuscle = (each: CatalogueEntry) => each.primary[0] === entry.primary[0]
  return (
    choose(profile, (each) => fits(each) && each.pattern === entry.pattern && sameMuscle(each), choice) ??
    choose(profile, (each) => fits(each) && sameMuscle(each), choice)
  )
}
