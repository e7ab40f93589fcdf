import type { PaymentStatus } from '../domain/payment-status.ts'
import type { InterventionOutcome } from '../domain/intervention.ts'
import type { Paper } from '../domain/units.ts'
import type { Applied } from '../storage/interventions.ts'
import type { LetterKind } from './letter-kinds.ts'

/** What the shop says of the payment. */
export interface VerifiedPayment {
  /** `unknown` when the shop does not know the order (yet); `erased` when nothing of the buyer may be stored again. */
  status: PaymentStatus | 'unknown' | 'erased'
  isTest: boolean
  /** The completed survey that this purchase is for, when it is known by now. */
  surveyId: string | null
  /** What operators search by: when it began here, and a keyed hash of the buyer's address. */
  createdAt?: string
  emailHash?: string | null
}

/** How long to wait for people; decided by the configuration of the worker, recorded in the history. */
export interface WaitingTimes {
  surveyRemindersMs: number[]
  feedbackDelayMs: number
}

/** Every side effect of a purchase. Arguments are ids and closed words, never personal data. */
export interface Activities {
  verifyPayment(purchaseId: string): Promise<VerifiedPayment>
  generateProgram(purchaseId: string): Promise<{ programId: string; redFlag: boolean }>
  /** @param paper - A4 unless said otherwise: that one makes a program ready, the others are drawn when asked for */
  renderPdf(purchaseId: string, paper?: Paper): Promise<void>
  /** @param occasion - tells repeated letters of one kind apart; empty for the letters that exist once */
  emailBuyer(purchaseId: string, kind: LetterKind, occasion: string): Promise<void>
  refundAtShop(purchaseId: string): Promise<void>
  reconcileOrders(): Promise<{ eventsHandled: number; ordersStarted: number }>
  mailDigest(): Promise<{ purchases: number }>
  /** @returns how many rows went, by what they were */
  deleteOld(): Promise<Record<string, number>>
  waitingTimes(): Promise<WaitingTimes>
  /** Fails for good with type NOT_FOUND or SURVEY_CLOSED. */
  attachSurvey(purchaseId: string, surveyId: string): Promise<void>
  /** @param reason - what an operator has to decide; null when the purchase goes on */
  noteAttention(purchaseId: string, reason: string | null): Promise<void>
  abandonPurchase(purchaseId: string): Promise<void>
  /** Changes what is stored as an operator asked. */
  applyIntervention(purchaseId: string, id: string): Promise<Applied>
  settleIntervention(id: string, outcome: InterventionOutcome): Promise<void>
}
