import type { FilterQuery } from '@mikro-orm/core'
import { isAbout } from '../purchases/about.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import type { Attempt, ReconcileTools } from './reconcile-orders.ts'

const MINUTE_MS = 60_000
/** A program is written and mailed in less; after that its run may be lost. */
const LATE_AFTER_MS = 10 * MINUTE_MS
const UNPAID_EVERY_MS = 60 * MINUTE_MS
const WAITING_EVERY_MS = 24 * 60 * MINUTE_MS
/** A bank debit is settled in less, and a checkout lives for a day. */
const UNPAID_FOR_MS = 30 * 24 * 60 * MINUTE_MS
const AT_ONCE = 100

/**
 * Knocks at purchases that ought to go on and show no sign of it: a run that was lost or ended by hand starts again,
 * one that runs only looks at its shop. Each at most every ten minutes, so that its history stays short.
 */
export async function seeToUnfinished(
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
    /** Waits for an answer or an operator, by itself or not: a run that was lost sends no reminder and tries nothing. */
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
        isAbout(id)
        await purchases.knock(id)
        await database.fork().nativeUpdate(Purchase, { id }, { seenToAt: new Date() })
      })
    }
  })
}
