import type { InterventionOutcome } from '../../../domain/shop/intervention.ts'
import type { VerifiedPayment } from '../../../activities/activities.ts'

export type Status = VerifiedPayment['status']

export const isTakenBack = (status: Status): boolean =>
  ['refunded', 'disputed', 'charged-back'].includes(status)
/** Whether, after this status, nothing remains to be refunded or sent. */
export const isClosing = (status: Status): boolean => isTakenBack(status) || status === 'failed'

/** The state of the external world at first: the shop, PostgreSQL and the buyer's mailbox. */
export const factsAtFirst = (start: { shop: Status; surveyId: string | null }) => ({
  /** The payment's status at the shop. */
  shop: start.shop,
  /** The shop has changes that it has not signalled. */
  untold: false,
  /** For this many more look-ups, the shop still shows a refunded order as paid. */
  looksBeforeRefundShows: 0,
  refundGivenAtMs: null as number | null,
  /** What the last look-up stored; an unsettled status does not replace an earlier one. */
  seen: null as Status | null,
  paid: false,
  closed: false,
  /** The last status that the workflow received, and when. */
  told: null as { status: Status; atMs: number } | null,
  looksUnsettled: 0,
  /** Every sent letter, as `kind` or `kind occasion`. */
  mailed: new Set<string>(),
  /** Letters other than the program's that were started and are neither sent nor refused. */
  lettersBegun: new Set<string>(),
  surveyId: start.surveyId,
  /** The survey behind each program. */
  programs: [] as string[],
  pdfs: 0,
  attention: null as string | null,
  abandoned: false,
  /** Operators' requests that are still valid. */
  refundOwed: false,
  resendsOwed: 0,
  resendsSaid: 0,
  /** The number of resent letters when the program was last closed. */
  resentBefore: 0,
  feedbackRuns: new Set<string>(),
  /** Operators' other requests: made, applied, and their outcomes. */
  wishesAsked: new Set<string>(),
  wishesApplied: new Set<string>(),
  wishesSettled: new Map<string, InterventionOutcome>(),
})
