import { createHmac } from 'node:crypto'
import { Router } from '@koa/router'
import { z } from 'zod'
import { alert, buttons, markup, type Markup, pageOf, seeOther } from '../pages.ts'
import { money, type StripeCheckout, newId, seconds, type Ledger } from '../state.ts'
import type { Carrier, PostOffice } from '../post-office.ts'
import { disputeOf, leftCents, openTill, type OrderBook, refundedCents } from '../till.ts'
import { stripeApi, chargeObject, checkoutStatus, disputeObject, refundObject, sessionObject } from './api.ts'

const PAID_CARD = '4242 4242 4242 4242'
const DECLINED_CARD = '4000000000000002'
const DISPUTED_CARD = '4000000000000259'
const DEFAULT_DELAY_SECONDS = 15

/** The hosted checkout page, with the problem of the last attempt and its input. */
function payPage(
  { amountCents, currency, productName, givenEmail }: StripeCheckout,
  problem: string | null = null,
  typed = { name: '', email: '', card: PAID_CARD },
): Markup {
  const price = money(amountCents, currency)
  return markup`<section aria-label="What you buy"><p>Pay Eightfold</p><p class="price">${price}</p>
<h1>${productName}</h1><p>One payment, taxes included.</p></section>
<form method="post">${alert(problem)}
<label>Email<input type="email" name="email" required autocomplete="email"${givenEmail && markup` readonly`}
value="${givenEmail ?? typed.email}"></label>
<label>Card number<input name="card" required inputmode="numeric" autocomplete="off" pattern="[0-9 ]{12,23}"
aria-describedby="test-cards" value="${typed.card}"></label>
<div id="test-cards">Test cards: <code>${PAID_CARD}</code> is paid, <code>4000 0000 0000 0002</code> is declined,
<code>4000 0000 0000 0259</code> is paid and then disputed.</div>
<label>Name on card (optional)<input name="name" autocomplete="name" maxlength="200" value="${typed.name}"></label>
${buttons([['pay', `Pay ${price}`]])}
<fieldset><legend>Or by bank debit</legend>
<label>Seconds until the bank answers
<input type="number" name="delay" min="0" max="86400" value="${DEFAULT_DELAY_SECONDS}"></label>
${buttons([
  ['pay-later', 'Pay with delay'],
  ['pay-never', 'Pay with delay, then fail'],
])}</fieldset>
<button name="action" value="cancel" formnovalidate>Cancel</button></form>`
}

/** The page of a session that can no longer be paid. */
const closedPage = ({ completedAt, cancelUrl }: StripeCheckout): Markup =>
  completedAt
    ? markup`<h1>You have paid already</h1><p>Nothing more will be charged.</p>`
    : markup`<h1>This checkout has expired</h1>
<p>Nothing was charged. Start again from the shop to get a new checkout.</p>
${cancelUrl && markup`<a href="${cancelUrl}">Back to the shop</a>`}`

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

const Payment = z.object({
  action: z.enum(['pay', 'pay-later', 'pay-never', 'cancel']),
  email: z.string().trim().default(''),
  name: z.string().trim().max(200).default(''),
  card: z.string().default(PAID_CARD),
  delay: z.coerce.number().min(0).max(86_400).default(DEFAULT_DELAY_SECONDS),
})
type Payment = z.infer<typeof Payment>

/** Stripe Checkout: the hosted page and the API. */
export function openStripe(
  ledger: Ledger,
  { post }: Pick<PostOffice, 'post'>,
  { secretKey, payUrl }: { secretKey: string; payUrl: (id: string) => string },
) {
  const { state, save } = ledger
  const checkouts = state.orders.stripe

  function announce(type: string, object: unknown): void {
    const now = Date.now()
    const event = { id: newId('evt'), object: 'event', api_version: API_VERSION, created: seconds(now) }
    const body = JSON.stringify({ ...event, type, data: { object } })
    state.stripeEvents.push({ id: event.id, type, createdAt: now, body })
    state.stripeEvents.splice(0, Math.max(0, state.stripeEvents.length - KEPT_EVENTS))
    post({ shop: 'stripe', path: '/api/stripe/webhook', eventId: event.id, type, body })
  }
  const announceSession = (type: string, checkout: StripeCheckout) =>
    announce(`checkout.session.${type}`, sessionObject(checkout, payUrl(checkout.id)))

  const till = openTill<StripeCheckout>({
    refunded(checkout, refund) {
      announce('refund.created', refundObject(checkout, refund))
      announce('charge.refunded', chargeObject(checkout))
    },
    refundFailed(checkout, refund) {
      announce('refund.failed', refundObject(checkout, refund))
      announce('charge.refund.updated', refundObject(checkout, refund))
    },
    disputed(checkout, dispute) {
      announce('charge.dispute.created', disputeObject(checkout, dispute))
      announce('charge.dispute.funds_withdrawn', disputeObject(checkout, dispute))
    },
    disputeClosed(checkout, dispute) {
      announce('charge.dispute.closed', disputeObject(checkout, dispute))
      if (dispute.status === 'won')
        announce('charge.dispute.funds_reinstated', disputeObject(checkout, dispute))
    },
  })

  /** A card pays at once. With a bank debit the session is complete, and the money comes or fails later. */
  function pay(checkout: StripeCheckout, { action, delay, name, email }: Payment): void {
    if (checkoutStatus(checkout) !== 'open') return
    const now = Date.now()
    Object.assign(checkout, {
      ...{ completedAt: now, paymentIntent: newId('pi'), charge: newId('ch'), name },
      email: checkout.givenEmail ?? email,
      ...(action === 'pay'
        ? { paidAt: now }
        : { settlesAt: now + delay * 1000, willFail: action === 'pay-never' }),
    })
    announceSession('completed', checkout)
  }

  function settle(checkout: StripeCheckout, arrives: boolean): void {
    checkout.settlesAt = null
    checkout[arrives ? 'paidAt' : 'failedAt'] = Date.now()
    announceSession(`async_payment_${arrives ? 'succeeded' : 'failed'}`, checkout)
  }

  function expire(checkout: StripeCheckout): void {
    checkout.expiredAt = Date.now()
    announceSession('expired', checkout)
  }

  const find = (id = '') => checkouts.find((one) => one.id === id)
  const pages = new Router({ prefix: '/pay' })
    .get('/:id', (ctx) => {
      const checkout = find(ctx.params.id) ?? ctx.throw(404, 'There is no such checkout.')
      const isOpen = checkoutStatus(checkout) === 'open'
      ctx.body = pageOf('Checkout', isOpen ? payPage(checkout) : closedPage(checkout))
    })
    .post('/:id', async (ctx) => {
      const checkout = find(ctx.params.id) ?? ctx.throw(404, 'There is no such checkout.')
      const payment = Payment.safeParse(ctx.request.body).data ?? ctx.throw(400, 'This is no payment.')
      if (payment.action === 'cancel') return seeOther(ctx, checkout.cancelUrl ?? '/')
      if (checkoutStatus(checkout) === 'expired') return seeOther(ctx, `/pay/${checkout.id}`)
      const card = payment.card.replaceAll(' ', '')
      const problem = problemWith(payment, card, checkout)
      if (problem) {
        ctx.status = 402
        ctx.body = pageOf('Checkout', payPage(checkout, problem, payment))
        return
      }
      pay(checkout, payment)
      if (payment.action === 'pay' && card === DISPUTED_CARD) till.dispute(checkout)
      await save()
      seeOther(ctx, checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id))
    })

  const book: OrderBook<StripeCheckout> = {
    title: 'Stripe Checkout',
    orders: checkouts,
    describe(checkout) {
      const refunded = refundedCents(checkout)
      const dispute = disputeOf(checkout)
      if (dispute) return dispute
      if (leftCents(checkout) <= 0) return 'refunded'
      if (refunded > 0) return `paid, ${money(refunded)} refunded`
      if (checkout.paidAt) return checkout.dispute ? 'paid, dispute won' : 'paid'
      if (checkout.failedAt) return 'payment failed'
      return checkout.completedAt ? 'waiting for the bank' : checkoutStatus(checkout)
    },
    facts: ({ reference }) => [['Survey', reference ?? 'none']],
    actionsOn(checkout) {
      if (checkoutStatus(checkout) === 'open') return [['expire', 'Expire', () => expire(checkout)]]
      if (checkout.paidAt) return till.actionsOn(checkout, till.partOf(checkout))
      if (!checkout.completedAt || checkout.failedAt) return []
      return [
        ['settle', 'Let the money arrive', () => settle(checkout, true)],
        ['fail', 'Let the payment fail', () => settle(checkout, false)],
      ]
    },
  }

  /** Applies what is due at a time. @returns whether anything was */
  function passTime(now: number): boolean {
    const settling = checkouts.filter(({ settlesAt }) => settlesAt !== null && settlesAt <= now)
    const expiring = checkouts.filter((one) => checkoutStatus(one) === 'open' && one.expiresAt <= now)
    for (const checkout of settling) settle(checkout, !checkout.willFail)
    for (const checkout of expiring) expire(checkout)
    return settling.length + expiring.length > 0
  }
  const api = stripeApi(ledger, { refund: till.refund, expire, payUrl }, secretKey)
  return { book, routers: [api, pages], passTime }
}

/** A session that is paid already has no problem: paying again leads to the program. */
function problemWith({ action, email }: Payment, card: string, checkout: StripeCheckout): string | null {
  if (checkoutStatus(checkout) !== 'open') return null
  if (!checkout.givenEmail && !z.email().safeParse(email).success)
    return 'Please enter a valid email address.'
  if (action !== 'pay') return null
  if (!/^\d{12,19}$/.test(card)) return 'Your card number is not complete.'
  return card === DECLINED_CARD ? 'Your card was declined. Try another card.' : null
}
