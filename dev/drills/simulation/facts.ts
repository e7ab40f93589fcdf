import type { InterventionOutcome } from '../../../domain/shop/intervention.ts'
import type { VerifiedPayment } from '../../../activities/activities.ts'

export type Status = VerifiedPayment['status']

export const isTakenBack = (status: Status): boolean =>
  ['refunded', 'disputed', 'charged-back'].includes(status)
/** Whether, after this status, nothing remains to be refunded or sent. */
export const isClosing = (status: Status): boolean => isTakenBack(status) || status === 'failed'

/** The state of the external world: the shop, PostgreSQL and the buyer's mailbox. */
export interface Facts {
  /** The payment's status at the shop. */
  shop: Status
  /** The shop has changes that it has not signalled. */
  untold: boolean
  /** For this many more look-ups, the shop still shows a refunded order as paid. */
  looksBeforeRefundShows: number
  refundGivenAtMs: number | null
  /** What the last look-up stored; an unsettled status does not replace an earlier one. */
  seen: Status | null
  paid: boolean
  closed: boolean
  /** The last status that the workflow received, and when. */
  told: { status: Status; atMs: number } | null
  looksUnsettled: number
  /** Every sent letter, as `kind` or `kind occasion`. */
  mailed: Set<string>
  /** Letters other than the program's that were started and are neither sent nor refused. */
  lettersBegun: Set<string>
  surveyId: string | null
  /** The survey behind each program. */
  programs: string[]
  pdfs: number
  attention: string | null
  abandoned: boolean
  /** Operators' requests that are still valid. */
  refundOwed: boolean
  resendsOwed: number
  resendsSaid: number
  /** The number of resent letters when the program was last closed. */
  resentBefore: number
  feedbackRuns: Set<string>
  /** Operators' other requests: made, applied, and their outcomes. */
  wishesAsked: Set<string>
  wishesApplied: Set<string>
  wishesSettled: Map<string, InterventionOutcome>
}

export const factsAtFirst = (start: Pick<Facts, 'shop' | 'surveyId'>): Facts => ({
  shop: start.shop,
  untold: false,
  looksBeforeRefundShows: 0,
  refundGivenAtMs: null,
  seen: null,
  paid: false,
  closed: false,
  told: null,
  looksUnsettled: 0,
  mailed: new Set(),
  lettersBegun: new Set(),
  surveyId: start.surveyId,
  programs: [],
  pdfs: 0,
  attention: null,
  abandoned: false,
  refundOwed: false,
  resendsOwed: 0,
  resendsSaid: 0,
  resentBefore: 0,
  feedbackRuns: new Set(),
  wishesAsked: new Set(),
  wishesApplied: new Set(),
  wishesSettled: new Map(),
})
