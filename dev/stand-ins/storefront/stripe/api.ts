import { Router } from '@koa/router'
import type { Middleware } from 'koa'
import { newId } from '../ids.ts'
import type { Ledger } from '../ledger.ts'
import type { StripeCheckout } from '../state.ts'
import { missing, StripeApiError } from './api-error.ts'
import { idempotent } from './idempotency.ts'
import { checkoutStatus, disputeObject, refundedCents, refundObject, sessionObject } from './objects.ts'
import { listParam, page } from './paging.ts'
import { newCheckout, parsed, RefundParams, SessionParams } from './params.ts'
import type { StripeTill } from './payments.ts'

/** The calls of Stripe's API that the app uses, under `/v1`. */
export function stripeApi(
  ledger: Ledger,
  till: StripeTill,
  secretKey: string,
  payUrl: (id: string) => string,
) {
  const { state } = ledger
  const router = new Router({ prefix: '/v1' })
  router.use(stripeErrors, authorized(secretKey), saved(ledger), idempotent(state))

  const find = (id: string): StripeCheckout => {
    const checkout = state.stripeCheckouts.find((one) => one.id === id)
    if (!checkout) throw missing('checkout.session', id)
    return checkout
  }
  const show = (checkout: StripeCheckout, expand: string[] = []) =>
    sessionObject(checkout, payUrl(checkout.id), expand)

  router.post('/checkout/sessions', (ctx) => {
    const params = parsed(SessionParams, ctx.request.body)
    const checkout = newCheckout(params)
    state.stripeCheckouts.push(checkout)
    ctx.body = show(checkout)
  })

  router.get('/checkout/sessions/:id', (ctx) => {
    ctx.body = show(find(ctx.params.id ?? ''), listParam(ctx.query, 'expand'))
  })

  router.post('/checkout/sessions/:id/expire', (ctx) => {
    const checkout = find(ctx.params.id ?? '')
    if (checkoutStatus(checkout) !== 'open') {
      throw new StripeApiError(
        400,
        'invalid_request_error',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      )
    }
    till.expire(checkout)
    ctx.body = show(checkout)
  })

  router.get('/checkout/sessions', (ctx) => {
    const { payment_intent: intent, status } = ctx.query
    const found = state.stripeCheckouts
      .filter((one) => intent === undefined || one.paymentIntent === intent)
      .filter((one) => status === undefined || checkoutStatus(one) === status)
    ctx.body = page(ctx.path, ctx.query, found, (one) =>
      show(
        one,
        listParam(ctx.query, 'expand').map((path) => path.replace(/^data\./, '')),
      ),
    )
  })

  router.post('/refunds', (ctx) => {
    const params = parsed(RefundParams, ctx.request.body)
    const checkout = state.stripeCheckouts.find(
      (one) =>
        (params.charge && one.charge === params.charge) ||
        (params.payment_intent && one.paymentIntent === params.payment_intent),
    )
    if (!checkout) throw missing('charge', params.charge ?? params.payment_intent ?? '')
    if (checkout.dispute && checkout.dispute.status !== 'won') {
      throw new StripeApiError(
        400,
        'invalid_request_error',
        `Charge ${checkout.charge} has been charged back; cannot issue a refund.`,
        {
          code: 'charge_disputed',
        },
      )
    }
    const left = checkout.amountCents - refundedCents(checkout)
    const refund = till.refund(checkout, params.amount ?? left)
    if (!refund) {
      throw new StripeApiError(
        400,
        'invalid_request_error',
        `Charge ${checkout.charge} has already been refunded.`,
        {
          code: 'charge_already_refunded',
        },
      )
    }
    ctx.body = refundObject(checkout, refund)
  })

  router.get('/refunds', (ctx) => {
    const { charge } = ctx.query
    const found = state.stripeCheckouts
      .filter((one) => charge === undefined || one.charge === charge)
      .flatMap((one) => one.refunds.map((refund) => ({ ...refund, checkout: one, refund })))
    ctx.body = page(ctx.path, ctx.query, found, ({ checkout, refund }) => refundObject(checkout, refund))
  })

  router.get('/disputes', (ctx) => {
    const { charge, payment_intent: intent } = ctx.query
    const found = state.stripeCheckouts
      .filter((one) => charge === undefined || one.charge === charge)
      .filter((one) => intent === undefined || one.paymentIntent === intent)
      .flatMap((one) => (one.dispute ? [{ ...one.dispute, checkout: one, dispute: one.dispute }] : []))
    ctx.body = page(ctx.path, ctx.query, found, ({ checkout, dispute }) => disputeObject(checkout, dispute))
  })

  router.get('/events', (ctx) => {
    const types = listParam(ctx.query, 'types')
    const found = state.stripeEvents.filter(({ type }) => types.length === 0 || types.includes(type))
    ctx.body = page(ctx.path, ctx.query, found, ({ body }): unknown => JSON.parse(body))
  })

  router.all('/{*path}', (ctx) => {
    throw new StripeApiError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${ctx.method}: ${ctx.path}).`,
    )
  })
  return router
}

const stripeErrors: Middleware = async (ctx, next) => {
  ctx.set('Request-Id', newId('req'))
  try {
    await next()
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error
    ctx.status = error.status
    ctx.body = error.body
  }
}

const authorized =
  (secretKey: string): Middleware =>
  (ctx, next) => {
    if (ctx.get('Authorization') === `Bearer ${secretKey}`) return next()
    throw new StripeApiError(401, 'invalid_request_error', 'Invalid API Key provided.')
  }

/** Persists the state before answering, so that answers survive a kill. */
const saved =
  ({ save }: Ledger): Middleware =>
  async (ctx, next) => {
    await next()
    if (ctx.method === 'POST') await save()
  }
