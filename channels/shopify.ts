import { z } from 'zod'
import { Refusal } from '../domain/shop/errors.ts'
import type { Shop, ShopOrder } from './shop.ts'
import { shopifyAdminApi, missingScopes } from './shopify-client.ts'
import { readShopifyEvent } from './shopify-event.ts'
import { NICE_TO_HAVE, ORDER_FIELDS, ourLines, ShopifyOrder, toShopOrder } from './shopify-order.ts'
import { refundOrder, type RefundLine } from './shopify-refund.ts'

export interface ShopifyShopOptions {
  /** The shop's own address without a path. Webhooks name its host. */
  shopUrl: string
  adminToken: string
  webhookSecret: string
  /** Our product's SKU in the shop; an order without it is not ours. */
  sku: string
}

/** An order's id is its number in the Admin API, not the `#1001` that people see. */
export interface ShopifyShop extends Shop {
  /** Newest first, in any status; a new one may be late. @throws {Refusal} SHOP_UNAVAILABLE */
  ordersOfEmail(email: string): Promise<ShopOrder[]>
  missingScopes(): Promise<string[]>
}

const NUMBER = /^\d{1,20}$/
/** A query may cost 1,000 points; each line that each order could have costs one. */
const PAGE = 25
const LINES_IN_PAGE = 20
const LINES = 250

const ORDER = `${ORDER_FIELDS}
  query OrderById($id: ID!, $lines: Int!) { order(id: $id) { ...OrderFields } }`

const ORDERS = `${ORDER_FIELDS}
  query Orders(
    $query: String!, $first: Int!, $after: String, $lines: Int!, $sortKey: OrderSortKeys!, $reverse: Boolean!
  ) {
    orders(query: $query, first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
      nodes { ...OrderFields }
      pageInfo { hasNextPage endCursor }
    }
  }`

const OneOrder = z.object({ order: ShopifyOrder.nullable() })
const ManyOrders = z.object({
  orders: z.object({
    nodes: z.array(ShopifyOrder),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

type Page = z.infer<typeof ManyOrders>['orders']

const NEWEST_FIRST = { sortKey: 'CREATED_AT', reverse: true }
const LAST_CHANGED_LAST = { sortKey: 'UPDATED_AT', reverse: false }

const globalId = (order: string): string => `gid://shopify/Order/${order}`

export function createShopifyShop(options: ShopifyShopOptions): ShopifyShop {
  const { shopUrl, adminToken, webhookSecret, sku } = options
  const ask = shopifyAdminApi(shopUrl, adminToken)
  const shopHost = new URL(shopUrl).host

  /** @throws {Refusal} NOT_FOUND when the shop does not show it (yet) */
  async function show(order: string): Promise<ShopifyOrder> {
    const shown = NUMBER.test(order)
      ? (await ask(OneOrder, ORDER, { id: globalId(order), lines: LINES }, NICE_TO_HAVE)).order
      : null
    if (!shown) throw new Refusal('NOT_FOUND', 'Shopify does not know this order.')
    return shown
  }

  /** @throws {Refusal} NOT_FOUND, also when it is not ours */
  async function showOurs(order: string) {
    const shown = await show(order)
    const lines = ourLines(shown, sku)
    if (lines.length === 0) throw new Refusal('NOT_FOUND', 'This order at Shopify is for something else.')
    return { shown, lines, ours: toShopOrder(shown, lines) }
  }

  const page = async (query: string, after: string | null, order: typeof NEWEST_FIRST): Promise<Page> =>
    (
      await ask(
        ManyOrders,
        ORDERS,
        { query, first: PAGE, after, lines: LINES_IN_PAGE, ...order },
        NICE_TO_HAVE,
      )
    ).orders

  async function ofPage({ nodes }: Page): Promise<ShopOrder[]> {
    const found: ShopOrder[] = []
    for (const node of nodes) {
      // Our line may be among those that the page leaves out.
      const whole = node.lineItems.pageInfo.hasNextPage ? await show(node.legacyResourceId) : node
      const lines = ourLines(whole, sku)
      if (lines.length > 0) found.push(toShopOrder(whole, lines))
    }
    return found
  }

  return {
    lookUp: async (order) => (await showOurs(order)).ours,

    async ordersOfEmail(email) {
      const wanted = email.trim().toLowerCase()
      const query = `email:"${wanted.replace(/["\\]/g, '\\$&')}"`
      const found: ShopOrder[] = []
      let after: string | null = null
      do {
        const piece: Page = await page(query, after, NEWEST_FIRST)
        found.push(...(await ofPage(piece)))
        after = nextOf(piece)
      } while (after)
      // Shopify's search also matches similar words.
      return found.filter((order) => order.email.toLowerCase() === wanted)
    },

    async refund(order) {
      const { shown, lines, ours } = await showOurs(order)
      // The bank already holds disputed money.
      if (ours.status === 'disputed' || ours.status === 'charged-back') return
      const isAllOurs = lines.length === shown.lineItems.nodes.length
      const left = lines.filter(({ refundableQuantity }) => refundableQuantity > 0)
      if (isAllOurs) await refundOrder(ask, globalId(order), null)
      else if (left.length > 0) await refundOrder(ask, globalId(order), left.map(inFull))
    },

    // A payment updates an order of any age, and so does a failed refund.
    async changedSince(since, now) {
      const query = `updated_at:>='${since.toISOString()}'`
      const orders: ShopOrder[] = []
      let after: string | null = null
      for (;;) {
        const piece: Page = await page(query, after, LAST_CHANGED_LAST)
        orders.push(...(await ofPage(piece)))
        after = nextOf(piece)
        const lookedUntil = after ? new Date(piece.nodes.at(-1)?.updatedAt ?? since) : now
        // Many orders may have changed at one instant, and a page may be empty.
        if (!after || lookedUntil > since) return { orders, lookedUntil }
      }
    },

    missingScopes: () => missingScopes(ask),

    readEvent: (rawBody, headers, now) =>
      readShopifyEvent(rawBody, headers, { secret: webhookSecret, shopHost, now }),

    async orderOf(reference) {
      if (!NUMBER.test(reference)) return null
      return ourLines(await show(reference), sku).length > 0 ? reference : null
    },
  }
}

const nextOf = ({ pageInfo }: Page): string | null => (pageInfo.hasNextPage ? pageInfo.endCursor : null)

const inFull = ({ id, refundableQuantity }: { id: string; refundableQuantity: number }): RefundLine => ({
  lineItemId: id,
  quantity: refundableQuantity,
  restockType: 'NO_RESTOCK',
})
