import type { MailedLink } from '../domain/shop/letters.ts'
import type { Paper } from '../domain/program/units.ts'
import { deleteOld, emailInTime, mailDigest, reconcileOrders, renderPdf } from './activities.ts'

// Workflows of one activity each: what has to be done once, however often it is tried.

/**
 * Draws an edition of a purchase's PDF that is requested for the first time, or that the
 * object store has lost.
 */
export async function redrawPdf(purchaseId: string, paper: Paper): Promise<void> {
  await renderPdf(purchaseId, paper)
}

/**
 * Mails a buyer a fresh link to their purchase, or the one to their program. The workflow id contains the hour, so there
 * is at most one of each an hour.
 */
export async function mailAccessLink(
  purchaseId: string,
  occasion: string,
  kind: MailedLink = 'access-link',
): Promise<void> {
  await emailInTime(purchaseId, kind, occasion)
}

/**
 * Finds what webhooks and browsers missed: stored events not handled yet, and paid orders without a purchase.
 */
export async function reconcile(): Promise<void> {
  await reconcileOrders()
}

/** Deletes data that is no longer needed, every hour. */
export async function deleteExpired(): Promise<void> {
  await deleteOld()
}

/** Mails operators what is owed, each morning that there is anything. */
export async function mailOperatorDigest(): Promise<void> {
  await mailDigest()
}
