import { Router } from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import type { Ledger } from '../ledger.ts'
import { renderPage } from '../pages/layout.tsx'
import type { StripeCheckout } from '../state.ts'
import { checkoutStatus } from './objects.ts'
import { ClosedPage, DECLINED_CARD, DEFAULT_DELAY_SECONDS, DISPUTED_CARD, PayPage } from './pay-page.tsx'
import type { StripeTill } from './payments.ts'

const Payment = z.object({
  action: z.enum(['pay', 'pay-later', 'pay-never', 'cancel']),
  email: z.string().trim().default(''),
  name: z.string().trim().max(200).default(''),
  card: z.string().default('4242 4242 4242 4242'),
  delay: z.coerce.number().min(0).max(86_400).default(DEFAULT_DELAY_SECONDS),
})

/** The hosted checkout page at `/pay/{session}`. */
export function payRoutes({ state, save }: Ledger, till: StripeTill) {
  const router = new Router({ prefix: '/pay' })

  const find = (ctx: Context, id: string): StripeCheckout => {
    const checkout = state.stripeCheckouts.find((one) => one.id === id)
    return checkout ?? ctx.throw(404, 'There is no such checkout.')
  }

  router.get('/:id', (ctx) => {
    const checkout = find(ctx, ctx.params.id ?? '')
    const open = checkoutStatus(checkout) === 'open'
    ctx.body = renderPage(
      'Checkout',
      open ? <PayPage checkout={checkout} /> : <ClosedPage checkout={checkout} />,
    )
  })

  router.post('/:id', async (ctx) => {
    const checkout = find(ctx, ctx.params.id ?? '')
    const payment = Payment.safeParse(ctx.request.body).data ?? ctx.throw(400, 'This is no payment.')
    if (payment.action === 'cancel') return seeOther(ctx, checkout.cancelUrl ?? '/')
    if (checkoutStatus(checkout) === 'expired') return seeOther(ctx, `/pay/${checkout.id}`)
    const card = payment.card.replaceAll(' ', '')
    const problem = checkoutStatus(checkout) === 'open' ? problemWith(payment, card, checkout) : null
    if (problem) {
      ctx.status = 402
      ctx.body = renderPage('Checkout', <PayPage checkout={checkout} problem={problem} typed={payment} />)
      return
    }
    if (payment.action === 'pay') till.payByCard(checkout, payment)
    else till.payLater(checkout, payment, payment.delay * 1000, payment.action === 'pay-never')
    if (payment.action === 'pay' && card === DISPUTED_CARD) till.dispute(checkout)
    await save()
    seeOther(ctx, checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id))
  })
  return router
}

function problemWith(
  { action, email }: z.infer<typeof Payment>,
  card: string,
  checkout: StripeCheckout,
): string | null {
  if (!checkout.givenEmail && !z.email().safeParse(email).success)
    return 'Please enter a valid email address.'
  if (action !== 'pay') return null
  if (!/^\d{12,19}$/.test(card)) return 'Your card number is not complete.'
  return card === DECLINED_CARD ? 'Your card was declined. Try another card.' : null
}

function seeOther(ctx: Context, url: string): void {
  ctx.status = 303
  ctx.redirect(url)
}
