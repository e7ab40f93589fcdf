import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common'
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { Stage } from '../domain/stage.ts'

/** Where the purchase stands, and why, in the words an operator reads. */
export interface PurchaseState {
  stage: Stage
  /** What is waited for or went wrong; empty when nothing is worth saying. */
  detail: string
}

export const purchaseState = defineQuery<PurchaseState>('purchaseState')

/**
 * Attaches the completed survey that this purchase is for. Answers once it is stored.
 * Until generation begins a later survey replaces the former; after that it fails with type SURVEY_CLOSED. The same
 * survey once more, while its program needs attention, is a `retry`.
 */
export const submitSurvey = defineUpdate<void, [surveyId: string]>('submitSurvey')

/**
 * Waits for the PDF and answers with the program's id. Fails with a refusal code as its type when the purchase
 * needs an operator (GENERATION_DELAYED), was refunded or is disputed, or was never paid.
 */
export const awaitProgram = defineUpdate<string>('awaitProgram')

/** Something may have changed at the shop: look again. Sent by webhooks, returning browsers and reconciliation. */
export const orderChanged = defineSignal('orderChanged')

/** Operator: try again what needs attention. */
export const retry = defineSignal('retry')

/** Operator: send the program's link once more, whatever was sent before. */
export const resendEmail = defineSignal('resendEmail')

/** Operator: give the money back and close the program. */
export const refund = defineSignal('refund')

export const STAGE_ATTRIBUTE = defineSearchAttributeKey('EightfoldStage', SearchAttributeType.KEYWORD)
export const CHANNEL_ATTRIBUTE = defineSearchAttributeKey('EightfoldChannel', SearchAttributeType.KEYWORD)
export const TEST_ATTRIBUTE = defineSearchAttributeKey('EightfoldTest', SearchAttributeType.BOOL)
export const RED_FLAG_ATTRIBUTE = defineSearchAttributeKey('EightfoldRedFlag', SearchAttributeType.BOOL)
