import { waitFor, needAttention, runStage } from './run-stage.ts'
import type { VerifiedPayment } from '../../activities/activities.ts'
import { refundAtShop, verifyPayment } from '../activities.ts'
import { answerRequests } from './answer-requests.ts'
import { continueIfLong } from './ending.ts'
import { type Run, shopCheckDue } from './run.ts'

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
  await answerRequests(run)
  const askedSince = Date.now()
  const step = asksShop(run)
  for (let waitMs = FIRST_LOOK_AFTER_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_BETWEEN_LOOKS_MS)) {
    await continueIfLong(run)
    const payment = await look(run)
    if (isSettled(payment)) return payment
    const isMissing = payment.status === 'unknown' && Date.now() - askedSince > ORDER_APPEARS_WITHIN_MS
    if (isMissing) await needAttention(run, ORDER_UNKNOWN, LONGEST_BETWEEN_LOOKS_MS, step)
    else await waitFor(run, step.lookAgain, waitMs, 'Until the shop is asked again', step)
  }
}

const asksShop = ({ inbox }: Run) => ({ lookAgain: () => inbox.lookOwed })

/** What the shop is asked answers every signal about the order so far. */
const ask = <T>(run: Run, question: (purchaseId: string) => Promise<T>): Promise<T> =>
  runStage(
    run,
    'verifying-payment',
    () => {
      run.inbox.lookOwed = false
      return question(run.purchaseId)
    },
    asksShop(run),
  )

const look = (run: Run): Promise<VerifiedPayment> => ask(run, verifyPayment)

/** Holds a disputed purchase until the shop may report something else. */
export async function waitOutDispute(run: Run): Promise<void> {
  await needAttention(run, DISPUTED, LONGEST_BETWEEN_LOOKS_MS, { lookAgain: () => shopCheckDue(run) })
  run.sinceMs = Date.now() // nobody could answer while it was closed
}

/** A shop may leave refunds to a person on its own page. Its next signal then ends this wait. */
export async function giveMoneyBack(run: Run): Promise<void> {
  await ask(run, refundAtShop)
  const { status } = await look(run)
  if (status === 'paid') await needAttention(run, STILL_PAID, REFUND_SHOWS_WITHIN_MS, asksShop(run))
  else run.inbox.refundAsked = false
}
