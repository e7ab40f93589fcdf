/** The shops that sell the program, in lower case because ids and addresses contain them. */
export const SHOP_CHANNELS = ['stripe', 'shopify', 'gumroad'] as const
export type ShopChannel = (typeof SHOP_CHANNELS)[number]

/** Where purchases come from. `demo` has no shop: it is free and bounded by a daily budget. */
export const CHANNELS = [...SHOP_CHANNELS, 'demo'] as const
export type Channel = (typeof CHANNELS)[number]

export const shopName = <Shop extends ShopChannel>(shop: Shop) =>
  (shop.charAt(0).toUpperCase() + shop.slice(1)) as Capitalize<Shop>
