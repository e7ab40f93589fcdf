/** The shops that sell the program. */
const SHOP_CHANNELS = ['stripe', 'shopify', 'gumroad'] as const
export type ShopChannel = (typeof SHOP_CHANNELS)[number]

/** Where purchases come from. `demo` has no shop: it is free and bounded by a daily budget. */
export const CHANNELS = [...SHOP_CHANNELS, 'demo'] as const
export type Channel = (typeof CHANNELS)[number]
