import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { Router } from '@koa/router'
import { OFFER } from '../../../../domain/shop/offer.ts'
import type { Ledger, Dispute, ShopifyOrder } from '../state.ts'
import { markup, pageOf, sellingRoutes } from '../pages.ts'
import type { Carrier, PostOffice } from '../post-office.ts'
import { type Action, disputeOf, openTill, type OrderBook } from '../till.ts'
import { shopifyApi, financialStatus, globalId, isLineRefunded, lineCents } from './api.ts'

/** Eight retries in four hours, shortened to four minutes. */
const PAUSES_MS = [1, 2, 4, 8, 15, 30, 60, 120].map((seconds) => seconds * 1000)

export const shopifyCarrier = (webhookSecret: string, shopHost: string): Carrier => ({
  headers: ({ body, type, eventId, createdAt }) => ({
    'x-shopify-topic': type,
    'x-shopify-hmac-sha256': createHmac('sha256', webhookSecret).update(body).digest('base64'),
    'x-shopify-shop-domain': shopHost,
    'x-shopify-webhook-id': eventId,
    'x-shopify-triggered-at': new Date(createdAt).toISOString(),
    'user-agent': 'Shopify-Captain-Hook (sandbox)',
  }),
  answerWithinMs: 5_000,
  nextTry({ attempts }, now) {
    const pause = PAUSES_MS[attempts - 1]
    return pause === undefined ? null : now + pause
  },
})

const FIRST_ORDER = 5_500_000_000_000
const { name, priceMinor } = OFFER
const CHALK = { sku: 'CHALK-BALL', name: 'Another product of the same shop', amountCents: 1500 }

const productsWith = (sku: string) =>
  [
    { id: sku, label: name, sku, name, amountCents: priceMinor, extra: null },
    { id: CHALK.sku, label: CHALK.name, ...CHALK, extra: null },
    ...[{ id: 'BOTH', label: 'Both in one order', sku, name }].map((both) => ({
      ...both,
      amountCents: priceMinor + CHALK.amountCents,
      extra: CHALK,
    })),
  ] as const

/** Shopify: its purchase page, the confirmation and the Admin API. */
export function openShopify(
  ledger: Ledger,
  { post }: Pick<PostOffice, 'post'>,
  { adminToken, sku, appUrl }: { adminToken: string; sku: string; appUrl: () => string },
) {
  const { state, save } = ledger
  const orders = state.orders.shopify

  function announce(topic: string, order: ShopifyOrder, body: Record<string, unknown>): void {
    order.updatedAt = Date.now()
    post({
      ...{ shop: 'shopify', path: '/api/shopify/webhook', eventId: randomUUID(), type: topic },
      body: JSON.stringify(body),
      notBefore: order.visibleAt,
    })
  }
  const announceOrder = (topic: string, order: ShopifyOrder) =>
    announce(topic, order, {
      id: Number(order.id),
      admin_graphql_api_id: globalId(order),
      name: order.number,
      email: order.email,
      test: order.isTest,
    })
  const announceDispute = (topic: string) => (order: ShopifyOrder, dispute: Dispute) =>
    announce(topic, order, { id: dispute.id, order_id: Number(order.id), type: 'chargeback' })
  const till = openTill<ShopifyOrder>({
    refunded: (order, { id }) => announce('refunds/create', order, { id, order_id: Number(order.id) }),
    // No specific topic reports it.
    refundFailed: (order) => announceOrder('orders/updated', order),
    disputed: announceDispute('disputes/create'),
    disputeClosed: announceDispute('disputes/update'),
  })

  function markPaid(order: ShopifyOrder): void {
    order.paidAt = Date.now()
    announceOrder('orders/paid', order)
  }
  /** The money of a cancelled order stays until a refund. */
  function cancel(order: ShopifyOrder): void {
    order.cancelledAt = Date.now()
    announceOrder('orders/cancelled', order)
  }

  const selling = sellingRoutes('/shopify', save, {
    title: 'Shopify',
    products: productsWith(sku),
    checks: {
      test: 'Test order',
      pending: 'Pay later: the money arrives when the orders page says so',
    },
    sell(product, buyer, isPending) {
      const now = Date.now()
      const order: ShopifyOrder = {
        ...buyer,
        // Shopify's ids increase with gaps.
        id: String(Number(orders.at(-1)?.id ?? FIRST_ORDER) + randomInt(1, 100_000)),
        number: `#${1001 + orders.length}`,
        sku: product.sku,
        productName: product.name,
        amountCents: product.amountCents,
        extra: product.extra,
        ...{ createdAt: now, updatedAt: now, visibleAt: now + state.switches.syncSeconds * 1000 },
        ...{ paidAt: null, cancelledAt: null, refunds: [], refundKeys: [], dispute: null },
      }
      orders.push(order)
      if (!isPending) markPaid(order)
      return `/shopify/orders/${order.id}`
    },
  })
  const confirmation = new Router().get('/shopify/orders/:id', (ctx) => {
    const order = orders.find(({ id }) => id === ctx.params.id) ?? ctx.throw(404, 'There is no such order.')
    ctx.body = pageOf(
      'Order',
      markup`<h1>Thank you! Your order is ${order.number}</h1>
<p>Eightfold sends a mail with your access to ${order.email} as soon as it hears of your order. You can also
<a href="${appUrl()}/access">look up your order</a>.</p>`,
    )
  })

  const book: OrderBook<ShopifyOrder> = {
    title: 'Shopify',
    orders,
    describe(order) {
      const dispute = disputeOf(order)
      if (dispute) return dispute
      const status = financialStatus(order).toLowerCase().replaceAll('_', ' ')
      const isHidden = order.visibleAt > Date.now()
      return `${status}${order.cancelledAt ? ', cancelled' : ''}${isHidden ? ', not synced yet' : ''}`
    },
    facts: ({ number, productName, extra }) => [
      ['Name', number],
      ['Product', [productName, extra?.name].filter(Boolean).join(' and ')],
    ],
    actionsOn(order) {
      const cancelling: Action[] = order.cancelledAt ? [] : [['cancel', 'Cancel', () => cancel(order)]]
      if (!order.paidAt)
        return order.cancelledAt
          ? []
          : [['pay', 'Let the money arrive', () => markPaid(order)], ...cancelling]
      const line: Action[] =
        order.extra && !isLineRefunded(order)
          ? [['refund-line', 'Refund the program alone', () => till.refund(order, lineCents(order), true)]]
          : []
      return till.actionsOn(order, [...line, ...till.partOf(order), ...cancelling])
    },
  }
  return { book, routers: [shopifyApi(ledger, till, adminToken), selling, confirmation] }
}
