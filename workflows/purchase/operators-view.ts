import { setCurrentDetails, setHandler, upsertSearchAttributes } from '@temporalio/workflow'
import type { SearchAttributeUpdatePair } from '@temporalio/common'
import type { VerifiedPayment } from '../../activities/activities.ts'
import { FINAL_STAGES, type Stage } from '../../domain/shop/stage.ts'
import {
  CHANNEL_ATTRIBUTE,
  CREATED_ATTRIBUTE,
  EMAIL_HASH_ATTRIBUTE,
  ORDER_ATTRIBUTE,
  type PurchaseState,
  purchaseState,
  STAGE_ATTRIBUTE,
  TEST_ATTRIBUTE,
  UNDELIVERED_ATTRIBUTE,
} from '../messages.ts'
import { partsOf } from '../purchase-id.ts'
import { GUIDANCE } from './guidance.ts'

/** What operators see of one purchase: its stage in every place that shows it. */
export function createOperatorView(purchaseId: string) {
  let state: PurchaseState = { stage: 'verifying-payment', detail: '' }
  setHandler(purchaseState, () => state, { description: 'Where this purchase stands, and why' })
  const { channel, order } = partsOf(purchaseId)
  upsertSearchAttributes([
    { key: CHANNEL_ATTRIBUTE, value: channel },
    { key: ORDER_ATTRIBUTE, value: order },
  ])
  /** Search attributes to upsert with the next stage. */
  let facts: SearchAttributeUpdatePair[] = []
  let isPaid = false

  const enter = (stage: Stage, detail = GUIDANCE[stage].words, next = GUIDANCE[stage].next): void => {
    if (state.stage === stage && state.detail === detail) return
    state = { stage, detail }
    const lines = [
      `**${stage}**: ${detail}`,
      `**Since**: ${new Date().toISOString()}`,
      `**Next**: ${next}`,
      `**You can**: ${GUIDANCE[stage].can}`,
    ]
    setCurrentDetails(lines.join('\n\n'))
    const isUndelivered = isPaid && !FINAL_STAGES.includes(stage)
    upsertSearchAttributes([
      { key: STAGE_ATTRIBUTE, value: stage },
      { key: UNDELIVERED_ATTRIBUTE, value: isUndelivered },
      ...facts.splice(0),
    ])
  }

  return {
    enter,
    state: () => state,
    /** Records what the shop and our own rows report about the purchase, for searches. */
    note: ({ status, createdAt, emailHash }: VerifiedPayment) => {
      isPaid = status === 'paid'
      facts = [
        ...(createdAt ? [{ key: CREATED_ATTRIBUTE, value: new Date(createdAt) }] : []),
        ...(emailHash === undefined ? [] : [{ key: EMAIL_HASH_ATTRIBUTE, value: emailHash }]),
      ]
    },
    markTest: () => upsertSearchAttributes([{ key: TEST_ATTRIBUTE, value: true }]),
  }
}
