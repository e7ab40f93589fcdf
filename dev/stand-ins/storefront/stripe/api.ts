import { Router } from '@koa/router'
import { z } from 'zod'
import { newId, type Ledger, type StripeCheckout, seconds, type Dispute, type Refund } from '../state.ts'
import { type Till, leftCents } from '../till.ts'
import {
  authorized,
  fits,
  idempotent,
  listParam,
  missing,
  page,
  parsed,
  saved,
  StripeApiError,
  stripeErrors,
} from './calls.ts'

const SESSION_LIFE_MS = 24 * 60 * 60 * 1000

/** Like Stripe, rejects unknown parameters. */
const SessionParams = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.tuple([
    z.strictObject({
      quantity: z.coerce.number().int().min(1),
      price_data: z.strictObject({
        currency: z.string().length(3),
        unit_amount: z.coerce.number().int().min(50),
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
    }),
  ]),
  client_reference_id: z.string().max(200).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
  customer_email: z.email().max(800).optional(),
  success_url: z.url().max(5000),
  cancel_url: z.url().max(5000).optional(),
})

const RefundParams = z.strictObject({
  charge: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
})

interface Acts extends Pick<Till<StripeCheckout>, 'refund'> {
  expire(checkout: StripeCheckout): void
  payUrl(id: string): string
}

/** The calls of Stripe's API that the app uses, under `/v1`. */
export function stripeApi(ledger: Ledger, { refund, expire, payUrl }: Acts, secretKey: string) {
  const { stripe: checkouts } = ledger.state.orders
  const router = new Router({ prefix: '/v1' })
  router.use(stripeErrors, authorized(secretKey), saved(ledger), idempotent(ledger.state))

  const find = (id = ''): StripeCheckout => {
    const checkout = checkouts.find((one) => one.id === id)
    if (!checkout) throw missing('checkout.session', id)
    return checkout
  }
  const show = (checkout: StripeCheckout, expand: string[] = []) =>
    sessionObject(checkout, payUrl(checkout.id), expand)

  router.post('/checkout/sessions', (ctx) => {
    const checkout = newCheckout(parsed(SessionParams, ctx.request.body))
    checkouts.push(checkout)
    ctx.body = show(checkout)
  })

  router.get('/checkout/sessions/:id', (ctx) => {
    ctx.body = show(find(ctx.params.id), listParam(ctx.query, 'expand'))
  })

  router.post('/checkout/sessions/:id/expire', (ctx) => {
    const checkout = find(ctx.params.id)
    if (checkoutStatus(checkout) !== 'open')
      throw new StripeApiError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    expire(checkout)
    ctx.body = show(checkout)
  })

  router.get('/checkout/sessions', (ctx) => {
    const found = checkouts.filter((one) =>
      fits(ctx.query, { payment_intent: one.paymentIntent, status: checkoutStatus(one) }),
    )
    ctx.body = page(ctx, found, (one) => show(one))
  })

  router.post('/refunds', (ctx) => {
    const { charge, amount } = parsed(RefundParams, ctx.request.body)
    const checkout = checkouts.find((one) => one.charge === charge)
    if (!checkout) throw missing('charge', charge)
    if (checkout.dispute && checkout.dispute.status !== 'won')
      throw new StripeApiError(400, `Charge ${charge} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      })
    const refunded = refund(checkout, amount)
    if (!refunded)
      throw new StripeApiError(400, `Charge ${charge} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    ctx.body = refundObject(checkout, refunded)
  })

  const ofCharge = (query: Parameters<typeof fits>[0]) =>
    checkouts.filter(({ charge }) => fits(query, { charge }))

  router.get('/refunds', (ctx) => {
    const found = ofCharge(ctx.query).flatMap((checkout) =>
      checkout.refunds.map((one) => ({ ...one, checkout })),
    )
    ctx.body = page(ctx, found, ({ checkout, ...one }) => refundObject(checkout, one))
  })

  router.get('/disputes', (ctx) => {
    const found = ofCharge(ctx.query).flatMap((checkout) =>
      checkout.dispute ? [{ ...checkout.dispute, checkout }] : [],
    )
    ctx.body = page(ctx, found, ({ checkout, ...one }) => disputeObject(checkout, one))
  })

  router.get('/events', (ctx) => {
    const types = listParam(ctx.query, 'types')
    const found = ledger.state.stripeEvents.filter(({ type }) => !types.length || types.includes(type))
    ctx.body = page(ctx, found, ({ body }): unknown => JSON.parse(body))
  })

  router.all('/{*path}', (ctx) => {
    throw new StripeApiError(404, `Unrecognized request URL (${ctx.method}: ${ctx.path}).`)
  })
  return router
}

function newCheckout(params: z.infer<typeof SessionParams>): StripeCheckout {
  const [{ quantity, price_data: price }] = params.line_items
  const now = Date.now()
  return {
    id: newId('cs_test'),
    createdAt: now,
    expiresAt: now + SESSION_LIFE_MS,
    amountCents: price.unit_amount * quantity,
    currency: price.currency,
    productName: price.product_data.name,
    reference: params.client_reference_id ?? null,
    metadata: params.metadata,
    givenEmail: params.customer_email ?? null,
    email: params.customer_email ?? '',
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    ...{ name: '', isTest: true, paymentIntent: null, charge: null, refunds: [], dispute: null },
    ...{ completedAt: null, settlesAt: null, willFail: false },
    ...{ paidAt: null, failedAt: null, expiredAt: null },
  }
}

/** The shapes of Stripe's answers, limited to the fields that are read. */
type StripeObject = Record<string, unknown>

export function checkoutStatus(checkout: StripeCheckout): 'open' | 'complete' | 'expired' {
  if (checkout.completedAt) return 'complete'
  return checkout.expiredAt ? 'expired' : 'open'
}

/** @param expand - from the call: `payment_intent` or `payment_intent.latest_charge` */
export function sessionObject(
  checkout: StripeCheckout,
  payUrl: string,
  expand: readonly string[] = [],
): StripeObject {
  const status = checkoutStatus(checkout)
  const expandsIntent = expand.some((path) => path === 'payment_intent' || path.startsWith('payment_intent.'))
  return {
    id: checkout.id,
    object: 'checkout.session',
    livemode: false,
    status,
    payment_status: checkout.paidAt ? 'paid' : 'unpaid',
    amount_total: checkout.amountCents,
    currency: checkout.currency,
    client_reference_id: checkout.reference,
    customer_email: checkout.givenEmail,
    customer_details: checkout.completedAt ? { email: checkout.email, name: checkout.name || null } : null,
    metadata: checkout.metadata,
    created: seconds(checkout.createdAt),
    payment_intent:
      expandsIntent && checkout.paymentIntent
        ? intentObject(checkout, expand.includes('payment_intent.latest_charge'))
        : checkout.paymentIntent,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    url: status === 'open' ? payUrl : null,
  }
}

const intentObject = (checkout: StripeCheckout, expandCharge: boolean): StripeObject => ({
  id: checkout.paymentIntent,
  object: 'payment_intent',
  status: checkout.paidAt ? 'succeeded' : checkout.failedAt ? 'requires_payment_method' : 'processing',
  latest_charge: expandCharge && checkout.charge ? chargeObject(checkout) : checkout.charge,
})

/** What charges, refunds and disputes of a checkout have in common. */
const paymentOf = ({ amountCents, currency, paymentIntent }: StripeCheckout): StripeObject => ({
  amount: amountCents,
  currency,
  payment_intent: paymentIntent,
})

export const chargeObject = (checkout: StripeCheckout): StripeObject => ({
  ...paymentOf(checkout),
  id: checkout.charge,
  object: 'charge',
  amount_captured: checkout.paidAt ? checkout.amountCents : 0,
  amount_refunded: checkout.amountCents - leftCents(checkout),
  paid: Boolean(checkout.paidAt),
  // Only full refunds. `disputed` stays even after the dispute is won.
  refunded: leftCents(checkout) <= 0,
  disputed: checkout.dispute !== null,
  created: seconds(checkout.completedAt ?? checkout.createdAt),
})

export const refundObject = (checkout: StripeCheckout, refund: Refund): StripeObject => ({
  ...paymentOf(checkout),
  id: refund.id,
  object: 'refund',
  amount: refund.amountCents,
  charge: checkout.charge,
  status: refund.failedAt ? 'failed' : 'succeeded',
})

export const disputeObject = (checkout: StripeCheckout, { id, status }: Dispute): StripeObject => ({
  ...paymentOf(checkout),
  id,
  object: 'dispute',
  charge: checkout.charge,
  status: status === 'open' ? 'needs_response' : status,
  balance_transactions: [],
})
