import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnderWay } from '../../stand-ins/storefront/post-office.ts'
import { STOREFRONT_SHOPS } from '../../stand-ins/storefront/shops.ts'
import { type Delivery, type Order, State } from '../../stand-ins/storefront/state.ts'
import type { Plan } from './plans.ts'

/** An order in the shop's own records, the only source of truth for payments. */
export interface ShopOrder {
  readonly channel: Plan['channel']
  readonly order: string
  readonly email: string
  readonly paidAt: number | null
  readonly money: 'open' | 'paid' | 'refunded' | 'disputed'
  /** Only for Gumroad. */
  readonly licenseKey: string | null
  /** Whether every webhook about it that the shop remembers was answered with a 2xx. */
  readonly everythingTold: boolean
}

export interface ShopBooks {
  readonly orders: readonly ShopOrder[]
  /** Webhooks that the shops still retry. */
  readonly eventsUnderWay: number
}

/** Reads the storefront's file, which works even while the storefront is killed or frozen. */
export async function readShopBooks(dataDir: string): Promise<ShopBooks> {
  const file = await readFile(join(dataDir, 'storefront.json'), 'utf8').catch(() => '{}')
  const state = State.parse(JSON.parse(file))
  const told = (order: string) =>
    state.deliveries.filter((one) => isAbout(one, order)).every((one) => one.deliveredAt)
  const orders = STOREFRONT_SHOPS.flatMap((channel) =>
    state.orders[channel].map((order): ShopOrder => ({
      channel,
      order: order.id,
      email: order.email,
      paidAt: order.paidAt,
      money: moneyOf(order),
      licenseKey: 'licenseKey' in order ? order.licenseKey : null,
      everythingTold: told(order.id),
    })),
  )
  return { orders, eventsUnderWay: state.deliveries.filter(isUnderWay).length }
}

const isAbout = ({ body }: Delivery, order: string): boolean =>
  body.includes(order) || body.includes(encodeURIComponent(order))

function moneyOf({ paidAt, refunds, dispute }: Order): ShopOrder['money'] {
  if (!paidAt) return 'open'
  if (refunds.length > 0) return 'refunded'
  return dispute && dispute.status !== 'won' ? 'disputed' : 'paid'
}
