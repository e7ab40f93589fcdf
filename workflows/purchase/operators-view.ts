import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  condition,
  isCancellation,
  setCurrentDetails,
  setHandler,
  TimeoutFailure,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import type { SearchAttributeUpdatePair } from '@temporalio/common'
import type { VerifiedPayment } from '../../activities/activities.ts'
import { FINAL_STAGES, type Stage } from '../../domain/shop/stage.ts'
import { runInterruptibly, Interrupted, untilLong, type Interruptions } from './run-interruptibly.ts'
import { noteAttention } from '../activities.ts'
import { isRowsMissing } from '../rows-missing.ts'
import { GUIDANCE } from './guidance.ts'
import type { Inbox } from './inbox.ts'
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

const MINUTE_MS = 60_000
const FIRST_SELF_RETRY_MS = 5 * MINUTE_MS
const LONGEST_SELF_RETRY_MS = 6 * 60 * MINUTE_MS

/** How a step is retried. */
export interface Patience {
  /** Handled while the step, or the wait for its next attempt, is under way. */
  watch: Interruptions
  /** Returns true when there is reason to retry at once. */
  sooner?: () => boolean
  /** Called whenever the step begins to need attention. */
  onTrouble?: () => void
  /**
   * Whether the run should end at the next chance. The wait is then interrupted, and no other attempt begins.
   */
  isLong: () => boolean
  /** The number of attempts before the failure is thrown. Unlimited by default. */
  tries?: number
}

/**
 * The operator's view of one purchase: its stage in every place that shows it, and what waits for a decision.
 */
export function createOperatorView(purchaseId: string, inbox: Pick<Inbox, 'retries'>) {
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

  /** Holds the purchase until an operator signals, `sooner` returns true, or our own retry is due. */
  const needAttention = async (
    reason: string,
    {
      watch,
      sooner = () => false,
      isLong,
      afterMs,
    }: Pick<Patience, 'watch' | 'sooner' | 'isLong'> & { afterMs?: number },
  ): Promise<void> => {
    const seen = inbox.retries
    const before = state
    enter('needs-attention', reason, afterMs ? `It retries automatically at ${timeIn(afterMs)}.` : undefined)
    await noteAttention(purchaseId, reason)
    const decided = () => inbox.retries > seen || sooner()
    try {
      const wait = async () =>
        void (await (afterMs
          ? condition(decided, afterMs, { summary: 'Until the next automatic retry' })
          : condition(decided)))
      await runInterruptibly(wait, untilLong(watch, isLong))
    } finally {
      enter(before.stage, before.detail)
      await CancellationScope.nonCancellable(() => noteAttention(purchaseId, null))
    }
  }

  return {
    enter,
    needAttention,
    stage: () => state.stage,
    /** Records what the shop and our own rows report about the purchase, for searches. */
    note: ({ status, createdAt, emailHash }: VerifiedPayment) => {
      isPaid = status === 'paid'
      facts = [
        ...(createdAt ? [{ key: CREATED_ATTRIBUTE, value: new Date(createdAt) }] : []),
        ...(emailHash === undefined ? [] : [{ key: EMAIL_HASH_ATTRIBUTE, value: emailHash }]),
      ]
    },
    markTest: () => upsertSearchAttributes([{ key: TEST_ATTRIBUTE, value: true }]),

    /**
     * Runs a stage's step until it succeeds. When the retries of an activity are exhausted, the purchase
     * waits in *needs attention* for the operator's signal. It also retries by itself, with growing delays.
     * @throws {Interrupted} if news stopped it; a failure that `isRowsMissing` recognizes if
     * no retry can succeed
     */
    persevere: async <T>(
      stage: Stage,
      work: () => Promise<T>,
      { onTrouble, tries = Infinity, ...waiting }: Patience,
    ): Promise<T> => {
      let afterMs = FIRST_SELF_RETRY_MS
      for (let tried = 1; ; tried += 1) {
        enter(stage)
        try {
          return await runInterruptibly(work, waiting.watch)
        } catch (error) {
          const isPointless = error instanceof Interrupted || isCancellation(error) || isRowsMissing(error)
          if (isPointless || tried >= tries) throw error
          onTrouble?.()
          await needAttention(`${stage}: ${reasonOf(error)}`, { ...waiting, afterMs })
          if (waiting.isLong()) throw new Interrupted()
          afterMs = Math.min(2 * afterMs, LONGEST_SELF_RETRY_MS)
        }
      }
    },
  }
}

const timeIn = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** Why an activity gave up: the type of its failure, and its code or our own words. */
function reasonOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error
  if (cause instanceof ApplicationFailure) return [cause.type, cause.message].filter(Boolean).join(': ')
  if (cause instanceof TimeoutFailure) return `no answer in time (${cause.timeoutType})`
  return cause instanceof Error ? cause.message : String(cause)
}
