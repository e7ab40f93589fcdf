import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { withConcern, without } from '../domain/shop/concern.ts'
import { isTakenBack, type PaymentStatus, type Receipt, type TakenBack } from '../domain/shop/payment.ts'
import { AccessToken, Checkout, Purchase, Survey } from './entities.ts'
import { dropEditions } from './programs.ts'

export interface ReportedPayment {
  status: PaymentStatus
  email: string
  name: string
  isTest: boolean
  /** The survey id that the shop carries for us. */
  surveyId: string | null
  receipt: Receipt
}

/**
 * Stores the shop's current state: a payment opens the program, and a refund or dispute closes it, whatever
 * the state was before. Reads the purchase again, because a survey may have been attached during the shop's
 * call.
 * @param askedAt - when the shop was queried; an answer older than the stored one is ignored
 */
export const recordPayment = (
  em: EntityManager,
  id: string,
  said: ReportedPayment,
  askedAt: Date,
): Promise<Purchase> =>
  em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const purchase = await tx.findOneOrFail(Purchase, { id }, { lockMode, refresh: true })
    if (purchase.erasedAt) return purchase
    if (purchase.paymentAskedAt && purchase.paymentAskedAt > askedAt) return purchase
    purchase.paymentAskedAt = askedAt
    await noteAddress(tx, purchase, said.email.trim().toLowerCase())
    purchase.name ??= said.name || null
    // A shop that reports fewer details later must not turn a test into a sale.
    purchase.isTest ||= said.isTest
    purchase.concerns = without(purchase.concerns, ['order-unknown'])
    await recordStatus(tx, purchase, said)
    return purchase
  })

/**
 * An address that the shop corrects is taken over, and links mailed to the former one end. One that an operator corrected
 * stays until the shop changes its own.
 */
async function noteAddress(em: EntityManager, purchase: Purchase, address: string): Promise<void> {
  const { email, shopEmail, paidAt } = purchase
  if (!address || address === shopEmail) return
  purchase.shopEmail = address
  // Rows of earlier versions do not tell what the shop said.
  if (email && !shopEmail) return
  purchase.email = address
  if (!paidAt) return
  purchase.addressChanges += 1
  purchase.concerns = without(purchase.concerns, ['mail-bounced'])
  if (email) await em.nativeDelete(AccessToken, { purchaseId: purchase.id })
}

async function recordStatus(em: EntityManager, purchase: Purchase, said: ReportedPayment): Promise<void> {
  const { status } = said
  const now = new Date()
  if (status === 'open') return
  if (status === 'pending') {
    purchase.paymentPendingAt ??= now
    return
  }
  purchase.paymentFailedAt = status === 'failed' ? (purchase.paymentFailedAt ?? now) : null
  const closedBecause = isTakenBack(status) ? status : null
  if (closedBecause && closedBecause !== 'disputed' && closedBecause !== purchase.closedBecause)
    await dropEditions(em, purchase.id)
  noteRefund(purchase, closedBecause)
  purchase.closedAt = closedBecause && (purchase.closedAt ?? now)
  purchase.closedBecause = closedBecause
  if (status === 'failed') return
  purchase.paidAt ??= now
  if (status !== 'paid') return
  noteReceipt(purchase, said.receipt)
  purchase.surveyId ??= await completedSurveyOf(em, said, purchase.order)
}

/** A refund may come back after the buyer was told of it. A later one settles that. */
function noteRefund(purchase: Purchase, closedBecause: TakenBack | null): void {
  if (closedBecause === 'refunded') purchase.concerns = without(purchase.concerns, ['refund-failed'])
  if (closedBecause || purchase.closedBecause !== 'refunded') return
  purchase.refundsFailed += 1
  purchase.concerns = withConcern(purchase.concerns, 'refund-failed')
}

function noteReceipt(purchase: Purchase, { orderNumber, orderedAt, amountMinor, currency }: Receipt): void {
  purchase.orderNumber ??= orderNumber
  purchase.orderedAt ??= orderedAt
  if (amountMinor === null || currency === null) return
  purchase.amountMinor ??= amountMinor
  purchase.currency ??= currency
}

/** The survey of the checkout, from the shop's reference to it or from our own record. */
async function completedSurveyOf(
  em: EntityManager,
  { surveyId }: ReportedPayment,
  order: string,
): Promise<string | null> {
  const checkout = await em.findOne(Checkout, { order })
  const id = checkout?.surveyId ?? surveyId
  const survey = id ? await em.findOne(Survey, { id, completedAt: { $ne: null } }) : null
  return survey?.id ?? null
}
