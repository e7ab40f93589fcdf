import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Draft, LaterRow, Row } from '../draft/draft.ts'
import { MIDDLE, secondRoundFrom } from '../draft/phases.ts'
import { objectionTo, type Objection } from './eligible.ts'
import { deloadForEvent, isSoon, peaksFor, taperWeek } from './event.ts'
import type { TrainingProfile } from './profile.ts'

/** A change that comes at most so many weeks after the one that was asked for is still the one asked for. */
const NEAR = 2

/** The week that a buyer names for other tools; null without one. */
export function weekOfChange({ phases = [] }: Pick<TrainingProfile, 'phases'>): number | null {
  const weeks = phases.map(({ fromWeek, toWeek }) => (fromWeek > 1 ? fromWeek : toWeek + 1))
  return weeks.length ? Math.min(...weeks) : null
}

/** The first week with what waits (`avoid.later`). */
export const waitsUntil = (profile: TrainingProfile): number => weekOfChange(profile) ?? MIDDLE

/** Whether the second round begins with the week in which a buyer wants other tools, or soon after it. */
export function changesNear(deloadWeek: number | null, profile: TrainingProfile): boolean {
  const asked = weekOfChange(profile)
  const begins = secondRoundFrom(deloadWeek)
  return asked !== null && begins >= asked && begins <= asked + NEAR
}

const EARLIEST = 4
const LATEST = 6

/** The light week before the week in which a buyer wants other tools; null if none can be. */
export function deloadBeforeChange(profile: TrainingProfile): number | null {
  const asked = weekOfChange(profile) ?? 0
  const isFree = deloadForEvent(profile) === null && (taperWeek(profile) === null || isSoon(profile))
  return isFree && asked >= EARLIEST && asked <= LATEST ? Math.max(EARLIEST, asked - 1) : null
}

/** Why an exercise is closed from the second round on; null if it is open. Before a meet, its lifts stay. */
export function objectionLater(
  entry: CatalogueEntry,
  deloadWeek: number | null,
  profile: TrainingProfile,
): Objection | 'meet' | null {
  if (peaksFor(profile)) return 'meet'
  const objection = objectionTo(entry, profile)
  const isThere = secondRoundFrom(deloadWeek) >= waitsUntil(profile)
  return objection === 'later' && isThere ? null : objection
}

export interface ClosedPart {
  entry: CatalogueEntry
  then: LaterRow
  objection: Objection | 'meet'
}

/** A draft without what this person may not do in the second round, and what that was. */
export function openParts(draft: Draft, profile: TrainingProfile): { draft: Draft; closed: ClosedPart[] } {
  const closed: ClosedPart[] = []
  const openIn = ({ then, ...row }: Row): Row => {
    const objection = then ? objectionLater(then.entry, draft.deloadWeek, profile) : null
    if (then && objection) closed.push({ entry: row.entry, then, objection })
    return then && !objection ? { ...row, then } : row
  }
  const days = draft.days.map(({ kind, rows }) => ({ kind, rows: rows.map(openIn) }))
  return { draft: { ...draft, days }, closed }
}
