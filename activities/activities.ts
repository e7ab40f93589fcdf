import type { PaymentStatus } from '../domain/shop/payment.ts'
import type { InterventionOutcome } from '../domain/shop/intervention.ts'
import type { Paper } from '../domain/program/units.ts'
import type { Applied } from '../storage/interventions.ts'
import type { LetterKind } from '../domain/shop/letters.ts'

export interface VerifiedPayment {
  /** `unknown`: the shop does not know the order (yet). `erased`: nothing may be stored again. */
  status: PaymentStatus | 'unknown' | 'erased'
  isTest: boolean
  /** The completed survey for this purchase, if it is known by now. */
  surveyId: string | null
  /** What operators search by: when it was created, and a keyed hash of the buyer's address. */
  createdAt?: string
  emailHash?: string | null
  /** How often a refund that the buyer was told of came back. Tells later letters about it apart. */
  refundsFailed?: number
  /** How often the shop changed the buyer's address after the payment. */
  addressChanges?: number
}

/** How long to wait for people. Set by the worker's configuration and recorded in the workflow history. */
export interface WaitingTimes {
  surveyRemindersMs: number[]
  feedbackDelayMs: number
}

/** Every side effect of a purchase. Arguments are ids and enum values, never personal data. */
export interface Activities {
  verifyPayment(purchaseId: string): Promise<VerifiedPayment>
  generateProgram(purchaseId: string): Promise<{ programId: string; redFlag: boolean }>
  /** @param paper - A4 by default. A4 makes a program ready; the other editions are drawn on request. */
  renderPdf(purchaseId: string, paper?: Paper): Promise<void>
  /** @param occasion - distinguishes repeated letters of one kind; empty for letters that are sent once */
  emailBuyer(purchaseId: string, kind: LetterKind, occasion: string): Promise<void>
  emailOrderLeft(surveyId: string): Promise<void>
  refundAtShop(purchaseId: string): Promise<void>
  reconcileOrders(): Promise<{ eventsHandled: number; ordersStarted: number }>
  mailDigest(): Promise<{ purchases: number }>
  /** @returns the number of deleted rows by kind */
  deleteOld(): Promise<Record<string, number>>
  waitingTimes(): Promise<WaitingTimes>
  /** Fails without retry, with type NOT_FOUND or SURVEY_CLOSED. */
  attachSurvey(purchaseId: string, surveyId: string): Promise<void>
  /** @param reason - what an operator must decide; null once the purchase continues */
  noteAttention(purchaseId: string, reason: string | null): Promise<void>
  abandonPurchase(purchaseId: string): Promise<void>
  applyIntervention(purchaseId: string, id: string): Promise<Applied>
  settleIntervention(id: string, outcome: InterventionOutcome): Promise<void>
}
