import { createHmac } from 'node:crypto'
import { newId, seconds } from '../ids.ts'
import type { State, StripeCheckout } from '../state.ts'
import type { Carrier, PostOffice } from '../post-office.ts'
import {
  chargeObject,
  checkoutStatus,
  disputeObject,
  refundedCents,
  refundObject,
  sessionObject,
} from './objects.ts'

/** The API version of the events: the one that the SDK is pinned to. */
const API_VERSION = '2026-10-28.endive'
const KEPT_EVENTS = 2_000
const KEEP_TRYING_MS = 3 * 24 * 60 * 60 * 1000
const LONGEST_PAUSE_MS = 10_000

/** Stripe retries for three days; here the pauses are shortened. */
export const stripeCarrier = (webhookSecret: string): Carrier => ({
  headers({ body }, now) {
    const signature = createHmac('sha256', webhookSecret)
      .update(`${seconds(now)}.${body}`)
      .digest('hex')
    return { 'stripe-signature': `t=${seconds(now)},v1=${signature}`, 'user-agent': 'Stripe/1.0 (sandbox)' }
  },
  answerWithinMs: 10_000,
  nextTry({ attempts, createdAt }, now) {
    if (now - createdAt > KEEP_TRYING_MS) return null
    return now + Math.min(500 * 2 ** attempts, LONGEST_PAUSE_MS)
  },
})

/** The actions on a checkout session. Each is idempotent and returns whether it took effect now. */
export type StripeTill = ReturnType<typeof openStripeTill>

export function openStripeTill(
  state: State,
  { post }: Pick<PostOffice, 'post'>,
  payUrl: (id: string) => string,
) {
  function announce(type: string, object: unknown): void {
    const now = Date.now()
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: seconds(now),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    }
    const body = JSON.stringify(event)
    state.stripeEvents.push({ id: event.id, type, createdAt: now, body })
    state.stripeEvents.splice(0, Math.max(0, state.stripeEvents.length - KEPT_EVENTS))
    post({ shop: 'stripe', path: '/api/stripe/webhook', eventId: event.id, type, body })
  }
  const announceSession = (type: string, checkout: StripeCheckout) =>
    announce(type, sessionObject(checkout, payUrl(checkout.id)))

  function complete(checkout: StripeCheckout, payer: { name: string; email: string }): boolean {
    if (checkoutStatus(checkout) !== 'open') return false
    checkout.completedAt = Date.now()
    checkout.paymentIntent = newId('pi')
    checkout.charge = newId('ch')
    checkout.payerName = payer.name || null
    checkout.payerEmail = checkout.givenEmail ?? payer.email
    return true
  }

  return {
    payByCard(checkout: StripeCheckout, payer: { name: string; email: string }): void {
      if (!complete(checkout, payer)) return
      checkout.paidAt = Date.now()
      announceSession('checkout.session.completed', checkout)
    },

    /** A bank debit: the session is complete at once, and the payment succeeds or fails later. */
    payLater(
      checkout: StripeCheckout,
      payer: { name: string; email: string },
      delayMs: number,
      willFail: boolean,
    ): void {
      if (!complete(checkout, payer)) return
      checkout.settlesAt = Date.now() + delayMs
      checkout.willFail = willFail
      announceSession('checkout.session.completed', checkout)
    },

    settle(checkout: StripeCheckout, arrives: boolean): void {
      if (!checkout.completedAt || checkout.paidAt || checkout.failedAt) return
      checkout.settlesAt = null
      checkout[arrives ? 'paidAt' : 'failedAt'] = Date.now()
      announceSession(`checkout.session.async_payment_${arrives ? 'succeeded' : 'failed'}`, checkout)
    },

    expire(checkout: StripeCheckout): void {
      if (checkoutStatus(checkout) !== 'open') return
      checkout.expiredAt = Date.now()
      announceSession('checkout.session.expired', checkout)
    },

    /** Null if less than that remains to refund. */
    refund(checkout: StripeCheckout, amountCents: number): StripeCheckout['refunds'][number] | null {
      const left = checkout.amountCents - refundedCents(checkout)
      if (!checkout.paidAt || amountCents <= 0 || amountCents > left) return null
      const refund = { id: newId('re'), amountCents, createdAt: Date.now(), failedAt: null }
      checkout.refunds.push(refund)
      announce('refund.created', refundObject(checkout, refund))
      announce('charge.refunded', chargeObject(checkout))
      return refund
    },

    /** The payer's bank returns the newest refund, days later. */
    failRefund(checkout: StripeCheckout): void {
      const refund = checkout.refunds.findLast(({ failedAt }) => !failedAt)
      if (!refund) return
      refund.failedAt = Date.now()
      announce('refund.failed', refundObject(checkout, refund))
      announce('charge.refund.updated', refundObject(checkout, refund))
    },

    dispute(checkout: StripeCheckout): void {
      if (!checkout.paidAt || checkout.dispute) return
      checkout.dispute = { id: newId('du'), status: 'needs_response', createdAt: Date.now() }
      announce('charge.dispute.created', disputeObject(checkout, checkout.dispute))
      announce('charge.dispute.funds_withdrawn', disputeObject(checkout, checkout.dispute))
    },

    closeDispute(checkout: StripeCheckout, outcome: 'won' | 'lost'): void {
      if (checkout.dispute?.status !== 'needs_response') return
      checkout.dispute.status = outcome
      announce('charge.dispute.closed', disputeObject(checkout, checkout.dispute))
      if (outcome === 'won')
        announce('charge.dispute.funds_reinstated', disputeObject(checkout, checkout.dispute))
    },

    /** Applies what is due at a time. */
    passTime(now: number): boolean {
      const settling = state.stripeCheckouts.filter((one) => one.settlesAt !== null && one.settlesAt <= now)
      const expiring = state.stripeCheckouts.filter(
        (one) => checkoutStatus(one) === 'open' && one.expiresAt <= now,
      )
      for (const checkout of settling) this.settle(checkout, !checkout.willFail)
      for (const checkout of expiring) this.expire(checkout)
      return settling.length + expiring.length > 0
    },
  }
}
