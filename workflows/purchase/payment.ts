import { condition } from '@temporalio/workflow'
import type { VerifiedPayment } from '../../activities/activities.ts'
import { runInterruptibly, untilLong } from './run-interruptibly.ts'
import { continueIfLong } from './continue.ts'
import { refundAtShop, verifyPayment } from '../activities.ts'
import { isLong } from '../history-length.ts'
import { requestInterruptions } from './interruptions.ts'
import { applyOperatorRequests } from './operator-requests.ts'
import { type Run, shopCheckDue } from './run.ts'
import { answerSubmissions } from './submissions.ts'

const DISPUTED =
  'The payment is disputed and the program closed. Retry when it is won; while it lasts no refund is possible here.'
const STILL_PAID = 'RefundOpen: the shop was told to give the money back and still has the order as paid'
const ORDER_UNKNOWN = 'OrderUnknown: the shop does not know this order'
const HOUR_MS = 3_600_000
/**
 * A payment that is not settled is checked after a second, then with backoff. Its webhook triggers
 * a check at once.
 */
const FIRST_LOOK_AFTER_MS = 1_000
const LONGEST_BETWEEN_LOOKS_MS = 6 * HOUR_MS
/** How long the shop's own API may not know an order before that counts as a mistake. */
const ORDER_APPEARS_WITHIN_MS = HOUR_MS
/** After that, the refund is requested again. */
const REFUND_SHOWS_WITHIN_MS = 300_000

const UNSETTLED = ['open', 'pending', 'unknown'] as const
type Status = VerifiedPayment['status']
export type SettledPayment = VerifiedPayment & { status: Exclude<Status, (typeof UNSETTLED)[number]> }
const isSettled = (payment: VerifiedPayment): payment is SettledPayment =>
  !UNSETTLED.some((status) => status === payment.status)

/** Asks the shop until its answer can be acted on. */
export async function settledPayment(run: Run): Promise<SettledPayment> {
  await answerSubmissions(run)
  await applyOperatorRequests(run)
  const askedSince = Date.now()
  const waiting = { watch: requestInterruptions(run), sooner: () => run.inbox.lookOwed, isLong }
  for (let waitMs = FIRST_LOOK_AFTER_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_BETWEEN_LOOKS_MS)) {
    await continueIfLong(run)
    const payment = await run.desk.persevere('verifying-payment', () => look(run), waiting)
    if (isSettled(payment)) return payment
    const isMissing = payment.status === 'unknown' && Date.now() - askedSince > ORDER_APPEARS_WITHIN_MS
    if (isMissing)
      await run.desk.needAttention(ORDER_UNKNOWN, { ...waiting, afterMs: LONGEST_BETWEEN_LOOKS_MS })
    else
      await runInterruptibly(
        () => condition(waiting.sooner, waitMs, { summary: 'Until the shop is asked again' }),
        untilLong(waiting.watch, isLong),
      )
  }
}

function look({ inbox, purchaseId }: Run): Promise<VerifiedPayment> {
  inbox.lookOwed = false
  return verifyPayment(purchaseId)
}

/** Holds a disputed purchase until the shop may report something else. */
export async function waitOutDispute(run: Run): Promise<void> {
  await run.desk.needAttention(DISPUTED, {
    watch: requestInterruptions(run),
    sooner: () => shopCheckDue(run),
    isLong,
    afterMs: LONGEST_BETWEEN_LOOKS_MS,
  })
  run.sinceMs = Date.now() // nobody could answer while it was closed
}

/** A shop may leave refunds to a person on its own page. Its next signal then ends this wait. */
export async function giveMoneyBack(run: Run): Promise<void> {
  const { inbox, desk, purchaseId } = run
  const giveBack = () => {
    inbox.lookOwed = false
    return refundAtShop(purchaseId)
  }
  const waiting = { watch: requestInterruptions(run), sooner: () => inbox.lookOwed, isLong }
  await desk.persevere('verifying-payment', giveBack, waiting)
  const { status } = await desk.persevere('verifying-payment', () => look(run), waiting)
  if (status === 'paid') await desk.needAttention(STILL_PAID, { ...waiting, afterMs: REFUND_SHOWS_WITHIN_MS })
  else inbox.refundAsked = false
}
