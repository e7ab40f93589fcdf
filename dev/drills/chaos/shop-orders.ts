import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnderWay } from '../../stand-ins/storefront/post-office.ts'
import { type Delivery, State } from '../../stand-ins/storefront/state.ts'
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
  const orders: Omit<ShopOrder, 'everythingTold'>[] = [
    ...state.stripeCheckouts.map((one) => ({
      channel: 'stripe' as const,
      order: one.id,
      email: one.payerEmail ?? one.givenEmail ?? '',
      paidAt: one.paidAt,
      money: moneyOf({ ...one, isRefunded: one.refunds.length > 0, disputed: one.dispute?.status }),
      licenseKey: null,
    })),
    ...state.shopifyOrders.map((one) => ({
      channel: 'shopify' as const,
      order: one.id,
      email: one.email,
      paidAt: one.paidAt,
      money: moneyOf({ ...one, isRefunded: one.refunds.length > 0, disputed: one.dispute?.status }),
      licenseKey: null,
    })),
    ...state.gumroadSales.map((one) => ({
      channel: 'gumroad' as const,
      order: one.id,
      email: one.email,
      paidAt: one.createdAt,
      money: moneyOf({ paidAt: one.createdAt, isRefunded: one.refundedAt !== null, disputed: one.dispute }),
      licenseKey: one.licenseKey,
    })),
  ]
  return {
    orders: orders.map((order) => ({ ...order, everythingTold: told(order.order) })),
    eventsUnderWay: state.deliveries.filter(isUnderWay).length,
  }
}

const isAbout = ({ body }: Delivery, order: string): boolean =>
  body.includes(order) || body.includes(encodeURIComponent(order))

function moneyOf(order: {
  paidAt: number | null
  isRefunded: boolean
  disputed: string | null | undefined
}): ShopOrder['money'] {
  if (!order.paidAt) return 'open'
  if (order.isRefunded) return 'refunded'
  return order.disputed && order.disputed.toLowerCase() !== 'won' ? 'disputed' : 'paid'
}
