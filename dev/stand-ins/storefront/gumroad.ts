import { createHash, randomBytes } from 'node:crypto'
import { Router } from '@koa/router'
import { z } from 'zod'
import { OFFER } from '../../../domain/shop/offer.ts'
import { money, newId, type Ledger, type GumroadSale } from './state.ts'
import { factList, markup, type Markup, pageOf, sellingRoutes } from './pages.ts'
import type { Carrier, PostOffice } from './post-office.ts'
import { disputeOf, leftCents, openTill, type OrderBook } from './till.ts'

/** Gumroad retries three times at intervals of an hour; here, of seconds. */
export const gumroadCarrier: Carrier = {
  headers: () => ({ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Gumroad (sandbox)' }),
  answerWithinMs: 5_000,
  nextTry: ({ attempts }, now) => (attempts > 3 ? null : now + 5_000),
}

const VerifyParams = z.object({
  product_id: z.string(),
  license_key: z.string(),
  increment_uses_count: z.string().optional(),
})

/** Four groups of eight with hyphens: 35 characters. */
const newLicenseKey = (): string =>
  (randomBytes(16).toString('hex').toUpperCase().match(/.{8}/g) ?? []).join('-')

const isRefunded = (sale: GumroadSale): boolean => leftCents(sale) === 0

/** Gumroad: its purchase page, the receipt with the license key, and its only call without an access token. */
export function openGumroad(
  { state, save }: Ledger,
  { post }: Pick<PostOffice, 'post'>,
  { productId, appUrl }: { productId: string; appUrl: () => string },
) {
  const sales = state.orders.gumroad

  /** Sends an unsigned form, like Gumroad's pings. */
  function ping(resource: 'sale' | 'refund' | 'dispute' | 'dispute_won', sale: GumroadSale): void {
    const body = new URLSearchParams({
      resource_name: resource,
      sale_id: sale.id,
      product_id: sale.productId,
      email: sale.email,
      license_key: sale.licenseKey,
      refunded: String(isRefunded(sale)),
      disputed: String(sale.dispute !== null),
      dispute_won: String(sale.dispute?.status === 'won'),
      ...(sale.isTest ? { test: 'true' } : {}),
    }).toString()
    post({ shop: 'gumroad', path: '/api/gumroad/webhook', eventId: newId('ping'), type: resource, body })
  }
  const till = openTill<GumroadSale>({
    refunded: (sale) => ping('refund', sale),
    disputed: (sale) => ping('dispute', sale),
    disputeClosed: (sale, { status }) => status === 'won' && ping('dispute_won', sale),
  })

  const selling = sellingRoutes('/gumroad', save, {
    title: 'Gumroad',
    products: [
      { id: productId, label: OFFER.name, amountCents: OFFER.priceMinor },
      // Its keys are valid, but not for our product.
      { id: `${productId}-other`, label: 'Another product of the same seller', amountCents: 500 },
    ],
    checks: { test: 'Test purchase, as the seller makes it' },
    sell(product, buyer) {
      const now = Date.now()
      const sale: GumroadSale = {
        ...buyer,
        id: `${randomBytes(16).toString('base64url')}==`,
        licenseKey: newLicenseKey(),
        productId: product.id,
        productName: product.label,
        amountCents: product.amountCents,
        ...{ createdAt: now, paidAt: now, uses: 0, refunds: [], dispute: null },
      }
      sales.push(sale)
      ping('sale', sale)
      return `/gumroad/receipts/${encodeURIComponent(sale.id)}`
    },
  })

  const router = new Router()
    .get('/gumroad/receipts/:id', (ctx) => {
      const sale = sales.find(({ id }) => id === ctx.params.id) ?? ctx.throw(404, 'There is no such receipt.')
      ctx.body = pageOf('Receipt', receipt(sale, appUrl()))
    })
    .post('/v2/licenses/verify', async (ctx) => {
      const params = VerifyParams.safeParse(ctx.request.body).data
      const sale = sales.find(
        (one) => one.productId === params?.product_id && one.licenseKey === params.license_key.toUpperCase(),
      )
      if (!sale) {
        ctx.status = 404
        ctx.body = { success: false, message: 'That license does not exist for the provided product.' }
        return
      }
      if (params?.increment_uses_count !== 'false') sale.uses += 1
      await save()
      ctx.body = { success: true, uses: sale.uses, purchase: purchaseObject(sale) }
    })

  const book: OrderBook<GumroadSale> = {
    title: 'Gumroad',
    orders: sales,
    describe: (sale) =>
      isRefunded(sale)
        ? 'refunded'
        : (disputeOf(sale) ??
          `${sale.isTest ? 'test purchase, ' : ''}paid${sale.dispute ? ', dispute won' : ''}`),
    facts: ({ productName, licenseKey, uses }) => [
      ['Product', productName],
      ['License key', licenseKey],
      ['Uses', String(uses)],
    ],
    actionsOn: (sale) => till.actionsOn(sale),
  }
  return { book, routers: [selling, router] }
}

/** Gumroad's receipt mail to the buyer. */
const receipt = (sale: GumroadSale, appUrl: string): Markup => markup`<article>${factList([
  ['From', 'Gumroad <noreply@gumroad.example>'],
  ['To', sale.name ? `${sale.name} <${sale.email}>` : sale.email],
  ['Subject', `You bought ${sale.productName}!`],
])}
<h1>${sale.productName}</h1>
<p>${money(sale.amountCents)}, paid once.${sale.isTest && ' This was a test purchase.'}</p>
<p>Your license key:</p>
<p><code>${sale.licenseKey}</code></p>
<p><a href="${appUrl}/thank-you">What happens next</a> or <a href="${appUrl}/license">enter your license key</a></p>
</article>`

/** A nine-digit number, stable for each sale. */
const orderNumberOf = ({ id }: GumroadSale): number =>
  100_000_000 + (createHash('sha256').update(id).digest().readUInt32BE() % 900_000_000)

/** The fields that are read. Like Gumroad, leaves out empty ones. */
const purchaseObject = (sale: GumroadSale) => ({
  sale_id: sale.id,
  order_number: orderNumberOf(sale),
  sale_timestamp: new Date(sale.createdAt).toISOString(),
  product_id: sale.productId,
  email: sale.email,
  ...(sale.name ? { full_name: sale.name } : {}),
  price: sale.amountCents,
  currency: 'usd',
  ...(sale.isTest ? { test: true } : {}),
  refunded: isRefunded(sale),
  disputed: sale.dispute !== null,
  dispute_won: sale.dispute?.status === 'won',
  chargebacked: sale.dispute !== null && sale.dispute.status !== 'won',
})
