import { Router } from '@koa/router'
import { z } from 'zod'
import { OFFER } from '../../../../domain/shop/offer.ts'
import type { Ledger } from '../ledger.ts'
import { BuyPage } from '../pages/buy-page.tsx'
import { renderPage } from '../pages/layout.tsx'
import type { GumroadProduct, GumroadTill } from './till.ts'
import { ReceiptPage } from './receipt-page.tsx'

const Purchase = z.object({
  email: z.email('Please enter a valid email address.'),
  name: z.string().trim().max(200).default(''),
  product: z.string().optional(),
  test: z.literal('on').optional(),
})

/** Gumroad's purchase page, and the receipt with the license key. */
export function gumroadRoutes(
  { state, save }: Ledger,
  till: GumroadTill,
  productId: string,
  appUrl: () => string,
) {
  const products: [GumroadProduct, GumroadProduct] = [
    { id: productId, name: OFFER.name, amountCents: OFFER.priceMinor },
    // Its keys are valid, but not for our product.
    { id: `${productId}-other`, name: 'Another product of the same seller', amountCents: 500 },
  ]
  const router = new Router({ prefix: '/gumroad' })

  const buyPage = (problem: string | null) =>
    renderPage(
      'Gumroad',
      <BuyPage shopName="Gumroad" products={products} problem={problem}>
        <label className="check">
          <input type="checkbox" name="test" />
          Test purchase, as the seller makes it
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
    const { product, test, ...buyer } = purchase.data
    const chosen = products.find(({ id }) => id === product) ?? products[0]
    const sale = till.sell(chosen, { ...buyer, isTest: test === 'on' })
    await save()
    ctx.status = 303
    ctx.redirect(`/gumroad/receipts/${encodeURIComponent(sale.id)}`)
  })

  router.get('/receipts/:id', (ctx) => {
    const found = state.gumroadSales.find(({ id }) => id === ctx.params.id)
    const sale = found ?? ctx.throw(404, 'There is no such receipt.')
    ctx.body = renderPage('Receipt', <ReceiptPage sale={sale} appUrl={appUrl()} />)
  })
  return router
}
