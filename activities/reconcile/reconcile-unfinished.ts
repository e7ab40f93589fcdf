import type { FilterQuery } from '@mikro-orm/core'
import { setLogPurchase } from '../../platform/observability/about.ts'
import { Purchase } from '../../storage/entities.ts'
import type { Attempt, ReconcileTools } from './reconcile-tools.ts'

const MINUTE_MS = 60_000
/** A program is written and mailed in less time; after that, its run may be lost. */
const LATE_AFTER_MS = 10 * MINUTE_MS
const UNPAID_EVERY_MS = 60 * MINUTE_MS
const WAITING_EVERY_MS = 24 * 60 * MINUTE_MS
/** A bank debit settles in less time, and a checkout session lives for a day. */
const UNPAID_FOR_MS = 30 * 24 * 60 * MINUTE_MS
const AT_ONCE = 100

/**
 * Wakes purchases that should continue but show no progress. A run that was lost or terminated starts again;
 * a live run only queries its shop. Each is woken at most every ten minutes, so that its history stays short.
 */
export async function nudgeUnfinished(
  { database, purchases }: ReconcileTools,
  attempt: Attempt,
): Promise<void> {
  await attempt(async () => {
    const now = Date.now()
    const ago = (ms: number) => new Date(now - ms)
    const unfinished = {
      channel: { $ne: 'demo' },
      deliveredAt: null,
      closedAt: null,
      abandonedAt: null,
      paymentFailedAt: null,
    } satisfies FilterQuery<Purchase>
    const notSeenToSince = (instant: Date) =>
      ({ $or: [{ seenToAt: null }, { seenToAt: { $lt: instant } }] }) satisfies FilterQuery<Purchase>
    const late: FilterQuery<Purchase> = {
      $and: [
        notSeenToSince(ago(LATE_AFTER_MS)),
        { paidAt: { $lt: ago(LATE_AFTER_MS) }, surveyId: { $ne: null }, attentionReason: null },
        { $or: [{ programWrittenAt: null }, { programWrittenAt: { $lt: ago(LATE_AFTER_MS) } }] },
        { $or: [{ pdfReadyAt: null }, { pdfReadyAt: { $lt: ago(LATE_AFTER_MS) } }] },
      ],
    }
    const unpaid: FilterQuery<Purchase> = {
      $and: [
        notSeenToSince(ago(UNPAID_EVERY_MS)),
        { paidAt: null, createdAt: { $gt: ago(UNPAID_FOR_MS), $lt: ago(LATE_AFTER_MS) } },
      ],
    }
    /**
     * Waits for the survey or an operator. Its run may be lost, and then it sends no reminder and retries
     * nothing.
     */
    const waiting: FilterQuery<Purchase> = {
      $and: [
        notSeenToSince(ago(WAITING_EVERY_MS)),
        { paidAt: { $lt: ago(WAITING_EVERY_MS) } },
        { $or: [{ surveyId: null }, { attentionReason: { $ne: null } }] },
      ],
    }
    const found = await database
      .fork()
      .find(
        Purchase,
        { ...unfinished, $or: [late, unpaid, waiting] },
        { fields: ['id'], orderBy: { seenToAt: 'asc nulls first', createdAt: 'asc' }, limit: AT_ONCE },
      )
    for (const { id } of found) {
      await attempt(async () => {
        setLogPurchase(id)
        await purchases.signalOrderChanged(id)
        await database.fork().nativeUpdate(Purchase, { id }, { seenToAt: new Date() })
      })
    }
  })
}
