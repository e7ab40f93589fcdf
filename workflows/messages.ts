import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common'
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow'
import type { InterventionKind } from '../domain/shop/intervention.ts'
import type { Stage } from '../domain/shop/stage.ts'

/** The state of the purchase and the reason for it, in words for an operator. */
export interface PurchaseState {
  stage: Stage
  /** What is awaited or went wrong. Empty if there is nothing to say. */
  detail: string
}

export const purchaseState = defineQuery<PurchaseState>('purchaseState')

/**
 * Attaches the completed survey that this purchase is for. Answers once it is stored. Until generation
 * begins, a later survey replaces the earlier one; after that it fails with type SURVEY_CLOSED. The same
 * survey once more, while its program needs attention, is a `retry`.
 */
export const submitSurvey = defineUpdate<void, [surveyId: string]>('submitSurvey')

/**
 * Waits for the PDF and answers with the program's id. Fails with a refusal code as its type if the purchase
 * needs an operator (GENERATION_DELAYED), was refunded or is disputed, or was never paid.
 */
export const awaitProgram = defineUpdate<string>('awaitProgram')

/**
 * Something may have changed at the shop, so it is asked again. Sent by webhooks, returning
 * browsers and the reconciliation.
 */
export const orderChanged = defineSignal('orderChanged')

/**
 * Operator: do what is stored under this id. Answers once it is complete, or with `under-way` if a fresh run
 * continues it. Fails with a code of `INTERVENTION_REFUSALS` as its type.
 */
export const intervene = defineUpdate<'done' | 'under-way', [kind: InterventionKind, id: string]>('intervene')

/** The checkout of an order was opened, perhaps not for the first time. */
export const checkoutOpened = defineSignal('checkoutOpened')

/** Operator: retry what needs attention. */
export const retry = defineSignal('retry')

/** Operator: resend the program's link, whatever was sent before. */
export const resendEmail = defineSignal('resendEmail')

/** Operator: refund the money and close the program. */
export const refund = defineSignal('refund')

export const STAGE_ATTRIBUTE = defineSearchAttributeKey('EightfoldStage', SearchAttributeType.KEYWORD)
export const ORDER_ATTRIBUTE = defineSearchAttributeKey('EightfoldOrder', SearchAttributeType.KEYWORD)
/** When the purchase began here. A run that continues it begins later. */
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

/** All search attributes that a namespace needs before a worker can work in it. */
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
