import { Router } from '@koa/router'
import { z } from 'zod'
import { OFFER } from '../../../../domain/shop/offer.ts'
import type { Ledger } from '../ledger.ts'
import { BuyPage } from '../pages/buy-page.tsx'
import { renderPage } from '../pages/layout.tsx'
import type { ShopifyProduct, ShopifyTill } from './till.ts'

const PROGRAM = { name: OFFER.name, amountCents: OFFER.priceMinor }
const CHALK = { id: 'CHALK-BALL', name: 'Another product of the same shop', amountCents: 1500 }

const productsWith = (sku: string): [ShopifyProduct, ...ShopifyProduct[]] => [
  { ...PROGRAM, id: sku },
  CHALK,
  {
    id: 'BOTH',
    sku,
    name: PROGRAM.name,
    amountCents: PROGRAM.amountCents + CHALK.amountCents,
    extra: { sku: CHALK.id, name: CHALK.name, amountCents: CHALK.amountCents },
  },
]

const Purchase = z.object({
  email: z.email('Please enter a valid email address.'),
  name: z.string().trim().max(200).default(''),
  product: z.string().optional(),
  test: z.literal('on').optional(),
  pending: z.literal('on').optional(),
})

/** The Shopify shop's purchase page and its confirmation. */
export function shopifyRoutes(
  { state, save }: Ledger,
  till: ShopifyTill,
  { appUrl, sku }: { appUrl: () => string; sku: string },
) {
  const products = productsWith(sku)
  const offers = products.map(({ extra, ...offer }) => ({
    ...offer,
    name: extra ? 'Both in one order' : offer.name,
  }))
  const router = new Router({ prefix: '/shopify' })

  const buyPage = (problem: string | null) =>
    renderPage(
      'Shopify',
      <BuyPage shopName="Shopify" products={offers} problem={problem}>
        <label className="check">
          <input type="checkbox" name="test" />
          Test order
        </label>
        <label className="check">
          <input type="checkbox" name="pending" />
          Pay later: the money arrives when the orders page says so
        </label>
      </BuyPage>,
    )

  router.get('/', (ctx) => {
    ctx.body = buyPage(null)
  })

  router.post('/', async (ctx) => {
    const purchase = Purchase.safeParse(ctx.request.body)
    if (!purchase.success) {
      ctx.status = 400
      ctx.body = buyPage(purchase.error.issues[0]?.message ?? 'This is no purchase.')
      return
    }
    const { product, test, pending, ...buyer } = purchase.data
    const chosen = products.find(({ id }) => id === product) ?? products[0]
    const order = till.place(chosen, { ...buyer, isTest: test === 'on' }, pending !== 'on')
    await save()
    ctx.status = 303
    ctx.redirect(`/shopify/orders/${order.id}`)
  })

  router.get('/orders/:id', (ctx) => {
    const found = state.shopifyOrders.find(({ id }) => id === ctx.params.id)
    const order = found ?? ctx.throw(404, 'There is no such order.')
    ctx.body = renderPage(
      'Order',
      <>
        <h1>Thank you! Your order is {order.name}</h1>
        <p>
          Eightfold sends a mail with your access to {order.email} as soon as it hears of your order. You can
          also <a href={`${appUrl()}/access`}>look up your order</a>.
        </p>
      </>,
    )
  })
  return router
}
