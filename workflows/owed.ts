import type { LetterKind } from '../domain/letters.ts'
import type { InterventionKind } from '../domain/intervention.ts'

/** What a run hands over when it continues as new. Everything else is in PostgreSQL or at the shop. */
export interface Owed {
  /** When the first run began, in milliseconds since 1970: reminders and the deadline count from then. */
  sinceMs: number | null
  /** An operator asked for the money to be given back. */
  refundAsked: boolean
  /** How often an operator asked for the link and did not get it yet. */
  resends: number
  /** Letters that were under way. */
  letters: LetterKind[]
  /** What operators asked for and is not done. */
  interventions?: { kind: InterventionKind; id: string }[]
}

export const NOTHING_OWED: Owed = { sinceMs: null, refundAsked: false, resends: 0, letters: [] }
