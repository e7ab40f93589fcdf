import { SHOP_CHANNELS, type ShopChannel } from '../domain/shop/channel.ts'

export interface Variable {
  /** A `key` comes from the vendor. A `secret` signs webhooks, so it has to be long. */
  readonly holds: 'address' | 'secret' | 'key' | 'text'
  /** The vendor's own address. It alone does not configure a shop. */
  readonly byDefault?: string
}

/** The variables that configure each shop: all of its own, or none, and then it sells nothing. */
export const SHOP_VARIABLES = {
  gumroad: {
    GUMROAD_API_URL: { holds: 'address', byDefault: 'https://api.gumroad.com' },
    GUMROAD_PRODUCT_ID: { holds: 'text' },
  },
  shopify: {
    SHOPIFY_SHOP_URL: { holds: 'address' },
    SHOPIFY_ADMIN_TOKEN: { holds: 'key' },
    SHOPIFY_WEBHOOK_SECRET: { holds: 'secret' },
  },
  stripe: {
    STRIPE_API_URL: { holds: 'address', byDefault: 'https://api.stripe.com' },
    STRIPE_SECRET_KEY: { holds: 'key' },
    STRIPE_WEBHOOK_SECRET: { holds: 'secret' },
  },
} as const satisfies Readonly<Record<ShopChannel, Readonly<Record<string, Variable>>>>

type VariableOf<Shop extends ShopChannel> = keyof (typeof SHOP_VARIABLES)[Shop]
export type ShopVariable = { [Shop in ShopChannel]: VariableOf<Shop> }[ShopChannel]
export type ShopSettings = { readonly [Name in ShopVariable]?: string | undefined }

export const variablesOf = (shop: ShopChannel): [ShopVariable, Variable][] =>
  Object.entries(SHOP_VARIABLES[shop]) as [ShopVariable, Variable][]

export const everyShopVariable = SHOP_CHANNELS.flatMap(variablesOf)

export const settingsOf = <Shop extends ShopChannel>(shop: Shop, settings: ShopSettings) =>
  variablesOf(shop).every(([name]) => settings[name])
    ? (settings as Readonly<Record<VariableOf<Shop>, string>>)
    : null
