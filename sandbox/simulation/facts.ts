import type { InterventionOutcome } from '../../domain/intervention.ts'
import type { VerifiedPayment } from '../../activities/activities.ts'

export type Status = VerifiedPayment['status']

export const isTakenBack = (status: Status): boolean =>
  ['refunded', 'disputed', 'charged-back'].includes(status)
/** Whether a look that finds it leaves nothing to give back or to send. */
export const isClosing = (status: Status): boolean => isTakenBack(status) || status === 'failed'

/** What is so in the world outside: at the shop, in PostgreSQL and in the buyer's mailbox. */
export interface Facts {
  /** What became of the money. */
  shop: Status
  /** The shop has more to tell than it knocked for. */
  untold: boolean
  /** For so many more looks the shop shows a refund that it has given as still paid. */
  looksBeforeRefundShows: number
  refundGivenAtMs: number | null
  /** What the last look stored; what unsettled orders were before stays. */
  seen: Status | null
  paid: boolean
  closed: boolean
  /** What the workflow was told last, and when. */
  told: { status: Status; atMs: number } | null
  looksUnsettled: number
  /** Every letter that is out, as `kind` or `kind occasion`. */
  mailed: Set<string>
  /** Letters beside the program that were begun and are neither out nor refused. */
  lettersBegun: Set<string>
  surveyId: string | null
  /** The survey that each program was written from. */
  programs: string[]
  pdfs: number
  attention: string | null
  abandoned: boolean
  /** Operators' wishes that nothing has made void. */
  refundOwed: boolean
  resendsOwed: number
  resendsSaid: number
  /** How many were out when the program was last closed. */
  resentBefore: number
  feedbackRuns: Set<string>
  /** Operators’ wishes beyond those: asked, applied, and what became of them. */
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
