import { z } from 'zod'
import { Refusal } from '../domain/errors.ts'
import type { Shop, ShopOrder } from './shop.ts'
import { shopifyAdminApi } from './shopify-client.ts'
import { readShopifyEvent } from './shopify-event.ts'
import { isOurs, ORDER_FIELDS, ShopifyOrder, toShopOrder } from './shopify-order.ts'
import { refundAll } from './shopify-refund.ts'

export interface ShopifyShopOptions {
  /** The shop's own address, no path. Its host signs the webhooks. */
  shopUrl: string
  adminToken: string
  webhookSecret: string
}

/** A Shopify shop. An order is known by its number in the Admin API (not the `#1001` that people see). */
export interface ShopifyShop extends Shop {
  /**
   * Our product's orders under an email, newest first, whatever their status.
   * An order may appear here some seconds after it was paid. @throws {Refusal} SHOP_UNAVAILABLE
   */
  ordersOfEmail(email: string): Promise<ShopOrder[]>
}

const NUMBER = /^\d{1,20}$/
const PAGE = 100

const ORDER = `${ORDER_FIELDS}
  query OrderById($id: ID!) { order(id: $id) { ...OrderFields } }`

const ORDERS = `${ORDER_FIELDS}
  query Orders($query: String!, $first: Int!, $after: String) {
    orders(query: $query, first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {
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

const globalId = (order: string): string => `gid://shopify/Order/${order}`

export function createShopifyShop({ shopUrl, adminToken, webhookSecret }: ShopifyShopOptions): ShopifyShop {
  const ask = shopifyAdminApi(shopUrl, adminToken)
  const shopHost = new URL(shopUrl).host

  async function find(order: string): Promise<ShopOrder | null> {
    if (!NUMBER.test(order)) return null
    const { order: found } = await ask(OneOrder, ORDER, { id: globalId(order) })
    return found && isOurs(found) ? toShopOrder(found) : null
  }

  async function search(query: string): Promise<ShopOrder[]> {
    const orders: ShopOrder[] = []
    let after: string | null = null
    do {
      const page: z.infer<typeof ManyOrders> = await ask(ManyOrders, ORDERS, { query, first: PAGE, after })
      orders.push(...page.orders.nodes.filter(isOurs).map(toShopOrder))
      after = page.orders.pageInfo.hasNextPage ? page.orders.pageInfo.endCursor : null
    } while (after)
    return orders
  }

  const lookUp = async (order: string): Promise<ShopOrder> => {
    const found = await find(order)
    if (!found) throw new Refusal('NOT_FOUND', 'Shopify does not know this order.')
    return found
  }

  return {
    lookUp,

    async ordersOfEmail(email) {
      const wanted = email.trim().toLowerCase()
      const found = await search(`email:"${wanted.replace(/["\\]/g, '\\$&')}"`)
      // The search takes words that are alike for a match.
      return found.filter((order) => order.email.toLowerCase() === wanted)
    },

    async refund(order) {
      const { status } = await lookUp(order)
      // Disputed money is with the bank already.
      if (status !== 'disputed') await refundAll(ask, globalId(order))
    },

    // A payment changes the order, however long ago it was placed.
    async paidSince(since) {
      const changed = await search(`updated_at:>='${since.toISOString()}'`)
      return changed.filter(({ status }) => status === 'paid').map(({ order }) => order)
    },

    readEvent: (rawBody, headers, now) =>
      readShopifyEvent(rawBody, headers, { secret: webhookSecret, shopHost, now }),

    orderOf: async (reference) => (await find(reference))?.order ?? null,
  }
}
