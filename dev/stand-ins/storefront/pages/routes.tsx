import { Router } from '@koa/router'
import { z } from 'zod'
import type { Ledger } from '../ledger.ts'
import type { OrderBook } from '../orders.ts'
import { isUnderWay } from '../post-office.ts'
import { IndexPage } from './index-page.tsx'
import { renderPage } from './layout.tsx'
import { OrdersPage } from './orders-page.tsx'
import { WebhooksPage } from './webhooks-page.tsx'

const Press = z.object({ action: z.string() })
const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
const SwitchesForm = z.object({
  hold: checkbox,
  duplicate: checkbox,
  reorder: checkbox,
  syncSeconds: z.coerce.number().min(0).max(3600).default(0),
})

/** The pages shared by all shops. */
export function pageRoutes({ state, save }: Ledger, books: readonly OrderBook[], appUrl: () => string) {
  const router = new Router()

  router.get('/', (ctx) => {
    ctx.body = renderPage('Shops', <IndexPage appUrl={appUrl()} />)
  })

  router.get('/orders', (ctx) => {
    ctx.body = renderPage('Orders', <OrdersPage books={books} />)
  })

  router.post('/orders/:shop/:id', async (ctx) => {
    const { action } = Press.safeParse(ctx.request.body).data ?? ctx.throw(400, 'Which button was that?')
    const book = books.find(({ shop }) => shop === ctx.params.shop)
    if (!book?.act(ctx.params.id ?? '', action)) ctx.throw(409, 'That cannot be done to this order now.')
    await save()
    ctx.status = 303
    ctx.redirect('/orders')
  })

  router.get('/webhooks', (ctx) => {
    ctx.body = renderPage(
      'Webhooks',
      <WebhooksPage switches={state.switches} deliveries={state.deliveries} />,
    )
  })

  router.post('/webhooks/switches', async (ctx) => {
    state.switches = SwitchesForm.safeParse(ctx.request.body).data ?? ctx.throw(400, 'These are no switches.')
    await save()
    ctx.status = 303
    ctx.redirect('/webhooks')
  })

  router.post('/webhooks/retry', async (ctx) => {
    for (const delivery of state.deliveries.filter(isUnderWay)) delivery.nextAt = 0
    await save()
    ctx.status = 303
    ctx.redirect('/webhooks')
  })
  return router
}
