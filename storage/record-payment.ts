import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { isTakenBack, type PaymentStatus } from '../domain/payment-status.ts'
import type { Receipt } from '../domain/receipt.ts'
import { Checkout } from './entities/checkout.ts'
import { Purchase } from './entities/purchase.ts'
import { Survey } from './entities/survey.ts'
import { dropEditions } from './programs.ts'

/** What a shop said of an order, as far as it is stored. */
export interface SaidOfPayment {
  status: PaymentStatus
  email: string
  name: string
  isTest: boolean
  /** The survey that the shop carries for us. */
  surveyId: string | null
  receipt: Receipt
}

/**
 * Stores what the shop says now: paid opens the program, money taken back closes it, whatever was so before.
 * A survey may have been attached while the shop was asked, so the purchase is read anew.
 * @param askedAt - when the shop was asked: what it said before a later look is no news
 */
export const recordPayment = (
  em: EntityManager,
  id: string,
  said: SaidOfPayment,
  askedAt: Date,
): Promise<Purchase> =>
  em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const purchase = await tx.findOneOrFail(Purchase, { id }, { lockMode, refresh: true })
    if (purchase.erasedAt) return purchase
    if (purchase.paymentAskedAt && purchase.paymentAskedAt > askedAt) return purchase
    purchase.paymentAskedAt = askedAt
    purchase.email ??= said.email.trim().toLowerCase() || null
    purchase.name ??= said.name || null
    // A shop that says nothing more of an order does not make a test a sale.
    purchase.isTest ||= said.isTest
    await recordStatus(tx, purchase, said)
    return purchase
  })

async function recordStatus(em: EntityManager, purchase: Purchase, said: SaidOfPayment): Promise<void> {
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
  purchase.closedAt = closedBecause && (purchase.closedAt ?? now)
  purchase.closedBecause = closedBecause
  if (status === 'failed') return
  purchase.paidAt ??= now
  if (status !== 'paid') return
  noteReceipt(purchase, said.receipt)
  purchase.surveyId ??= await completedSurveyOf(em, said, purchase.order)
}

/** Of money that is there: before, a shop names what it has yet to get. */
function noteReceipt(purchase: Purchase, { orderNumber, orderedAt, amountMinor, currency }: Receipt): void {
  purchase.orderNumber ??= orderNumber
  purchase.orderedAt ??= orderedAt
  if (amountMinor === null || currency === null) return
  purchase.amountMinor ??= amountMinor
  purchase.currency ??= currency
}

/** The survey the checkout was opened for, by the shop's reference to it or by our own record of the checkout. */
async function completedSurveyOf(
  em: EntityManager,
  { surveyId }: SaidOfPayment,
  order: string,
): Promise<string | null> {
  const checkout = await em.findOne(Checkout, { order })
  const id = checkout?.surveyId ?? surveyId
  const survey = id ? await em.findOne(Survey, { id, completedAt: { $ne: null } }) : null
  return survey?.id ?? null
}
