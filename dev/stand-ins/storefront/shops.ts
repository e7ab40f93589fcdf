import type { ShopChannel } from '../../../domain/shop/channel.ts'

/** The shops that have a stand-in. */
export const STOREFRONT_SHOPS = ['stripe', 'shopify', 'gumroad'] as const satisfies readonly ShopChannel[]
export type StorefrontShop = (typeof STOREFRONT_SHOPS)[number]
