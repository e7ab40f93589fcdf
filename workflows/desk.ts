import {
  ActivityFailure,
  allHandlersFinished,
  ApplicationFailure,
  CancellationScope,
  condition,
  isCancellation,
  setCurrentDetails,
  setHandler,
  TimeoutFailure,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import type { LetterKind } from '../activities/letter-kinds.ts'
import type { Stage } from '../domain/stage.ts'
import { emailInTime, noteAttention } from './deeds.ts'
import {
  CHANNEL_ATTRIBUTE,
  type PurchaseState,
  purchaseState,
  retry,
  STAGE_ATTRIBUTE,
  TEST_ATTRIBUTE,
} from './messages.ts'
import { partsOf } from './purchase-id.ts'

const MINUTE_MS = 60_000
const FIRST_SELF_RETRY_MS = 5 * MINUTE_MS
const LONGEST_SELF_RETRY_MS = 6 * 60 * MINUTE_MS

const WORDS: Record<Stage, string> = {
  'verifying-payment': 'Asking the shop whether this order is paid.',
  'awaiting-survey': 'Paid. Waiting for the buyer to complete the survey.',
  generating: 'Writing the program.',
  rendering: 'Rendering the PDF.',
  emailing: 'Emailing the link to the program.',
  delivered: 'Delivered.',
  'needs-attention': 'Waiting for an operator.',
  refunded: 'Refunded. The program is closed.',
  'payment-failed': 'The order was never paid.',
  abandoned: 'Paid, but the survey was never completed. A completed survey starts it again.',
}

export type Desk = ReturnType<typeof openDesk>

/** The operator's view of one purchase: its stage in every place that shows it, and what waits for a decision. */
export function openDesk(purchaseId: string) {
  let state: PurchaseState = { stage: 'verifying-payment', detail: '' }
  let retries = 0
  const lettersUnderWay = new Set<LetterKind>()
  setHandler(purchaseState, () => state, { description: 'Where this purchase stands, and why' })
  const tryAgain = () => void (retries += 1)
  setHandler(retry, tryAgain, { description: 'Try again what needs attention' })
  upsertSearchAttributes([{ key: CHANNEL_ATTRIBUTE, value: partsOf(purchaseId).channel }])

  const enter = (stage: Stage, detail = WORDS[stage]): void => {
    state = { stage, detail }
    setCurrentDetails(`**${stage}**: ${detail}`)
    upsertSearchAttributes([{ key: STAGE_ATTRIBUTE, value: stage }])
  }

  /** Holds the purchase until an operator signals, `ends` comes true, or the time for another try of our own. */
  const needAttention = async (
    reason: string,
    afterMs?: number,
    ends: () => boolean = () => false,
  ): Promise<void> => {
    const seen = retries
    enter('needs-attention', reason)
    await noteAttention(purchaseId, reason)
    const decided = () => retries > seen || ends()
    try {
      await (afterMs === undefined ? condition(decided) : condition(decided, afterMs))
    } finally {
      await CancellationScope.nonCancellable(() => noteAttention(purchaseId, null))
    }
  }

  /**
   * A letter that must not hold up the purchase; it is tried for three days. An address that takes no mail is let
   * pass here: it needs attention when the program is mailed, and until then the buyer's email or key opens the survey.
   */
  const emailMeanwhile = (kind: LetterKind): void => {
    if (lettersUnderWay.has(kind)) return
    lettersUnderWay.add(kind)
    const letter = CancellationScope.nonCancellable(() => emailInTime(purchaseId, kind, ''))
    void letter.catch(() => undefined).then(() => lettersUnderWay.delete(kind))
  }

  return {
    enter,
    needAttention,
    tryAgain,
    emailMeanwhile,
    stage: () => state.stage,
    /**
     * Enters a final stage, and waits until nobody waits for an answer or a letter any more. While the mail server is
     * away the run so goes on for up to three days after its last deed; `news` for the purchase ends that wait.
     */
    settle: async (stage: Stage, news: () => boolean): Promise<void> => {
      enter(stage)
      await condition(() => lettersUnderWay.size === 0 || news())
      await condition(allHandlersFinished)
    },
    markTest: () => upsertSearchAttributes([{ key: TEST_ATTRIBUTE, value: true }]),

    /**
     * Does the deed of a stage until it is done: what activities could not do with their own retries waits in
     * *needs attention* for the operator's signal, and is tried again by itself ever more rarely.
     * @param tellBuyer - false when it is not the program that takes longer; true unless told
     * @param ends - comes true when there is reason to try again at once
     */
    persevere: async <T>(
      stage: Stage,
      deed: () => Promise<T>,
      { tellBuyer = true, ends }: { tellBuyer?: boolean; ends?: () => boolean } = {},
    ): Promise<T> => {
      for (let wait = FIRST_SELF_RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_SELF_RETRY_MS)) {
        enter(stage)
        try {
          return await deed()
        } catch (error) {
          if (isCancellation(error)) throw error
          if (tellBuyer) emailMeanwhile('taking-longer')
          await needAttention(`${stage}: ${reasonOf(error)}`, wait, ends)
        }
      }
    },
  }
}

/** Why an activity gave up: the kind of its failure, and its code or our own words. */
function reasonOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error
  if (cause instanceof ApplicationFailure) return [cause.type, cause.message].filter(Boolean).join(': ')
  if (cause instanceof TimeoutFailure) return `no answer in time (${cause.timeoutType})`
  return cause instanceof Error ? cause.message : String(cause)
}
