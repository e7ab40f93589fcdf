import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common'
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { InterventionKind } from '../domain/intervention.ts'
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

/**
 * Operator: do what is kept under this id. Answers once nothing of it is owed any more, or with `under-way` when a fresh
 * run goes on with it. Fails with a code of `INTERVENTION_REFUSALS` as its type.
 */
export const intervene = defineUpdate<'done' | 'under-way', [kind: InterventionKind, id: string]>('intervene')

/** Operator: try again what needs attention. */
export const retry = defineSignal('retry')

/** Operator: send the program's link once more, whatever was sent before. */
export const resendEmail = defineSignal('resendEmail')

/** Operator: give the money back and close the program. */
export const refund = defineSignal('refund')

export const STAGE_ATTRIBUTE = defineSearchAttributeKey('EightfoldStage', SearchAttributeType.KEYWORD)
export const ORDER_ATTRIBUTE = defineSearchAttributeKey('EightfoldOrder', SearchAttributeType.KEYWORD)
/** When the purchase began here; a run that goes on with it begins later. */
export const CREATED_ATTRIBUTE = defineSearchAttributeKey('EightfoldCreated', SearchAttributeType.DATETIME)
export const EMAIL_HASH_ATTRIBUTE = defineSearchAttributeKey(
  'EightfoldEmailHash',
  SearchAttributeType.KEYWORD,
)
/** Paid, and neither delivered nor closed. */
export const UNDELIVERED_ATTRIBUTE = defineSearchAttributeKey(
  'EightfoldUndelivered',
  SearchAttributeType.BOOL,
)
export const CHANNEL_ATTRIBUTE = defineSearchAttributeKey('EightfoldChannel', SearchAttributeType.KEYWORD)
export const TEST_ATTRIBUTE = defineSearchAttributeKey('EightfoldTest', SearchAttributeType.BOOL)
export const RED_FLAG_ATTRIBUTE = defineSearchAttributeKey('EightfoldRedFlag', SearchAttributeType.BOOL)

/** All that a namespace has to know before a worker can work in it. */
export const SEARCH_ATTRIBUTE_NAMES: readonly string[] = [
  STAGE_ATTRIBUTE,
  CHANNEL_ATTRIBUTE,
  ORDER_ATTRIBUTE,
  CREATED_ATTRIBUTE,
  EMAIL_HASH_ATTRIBUTE,
  UNDELIVERED_ATTRIBUTE,
  TEST_ATTRIBUTE,
  RED_FLAG_ATTRIBUTE,
].map(({ name }) => name)
