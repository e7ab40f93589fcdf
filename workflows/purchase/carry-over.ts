import type { LetterKind } from '../../domain/shop/letters.ts'
import type { InterventionKind } from '../../domain/shop/intervention.ts'

/** What a run hands over when it continues as new. Everything else is in PostgreSQL or at the shop. */
export interface CarryOver {
  /** When the first run began, in milliseconds since 1970. Reminders and the deadline count from then. */
  sinceMs: number | null
  /** An operator asked for a refund. */
  refundAsked: boolean
  /** How many links operators have requested that are not sent yet. */
  resends: number
  /** Letters whose sending was under way. */
  letters: LetterKind[]
  /** What operators asked for that is not done. */
  interventions?: { kind: InterventionKind; id: string }[]
}

export const NOTHING_CARRIED_OVER: CarryOver = { sinceMs: null, refundAsked: false, resends: 0, letters: [] }
