import { createGumroadShop, type GumroadShop } from './gumroad.ts'
import { createShopifyShop, type ShopifyShop } from './shopify.ts'
import { createStripeShop, type StripeShop } from './stripe.ts'

export interface ShopSettings {
  GUMROAD_API_URL: string
  GUMROAD_PRODUCT_ID: string
  SHOPIFY_SHOP_URL: string
  SHOPIFY_ADMIN_TOKEN: string
  SHOPIFY_WEBHOOK_SECRET: string
  SHOPIFY_SKU: string
  STRIPE_SECRET_KEY: string
  STRIPE_API_URL: string
  STRIPE_WEBHOOK_SECRET: string
}

export interface Shops {
  stripe: StripeShop
  shopify: ShopifyShop
  gumroad: GumroadShop
}

/**
 * The three shops, as the configuration names them.
 * @param licenseKeyOf - the key of a Gumroad sale that was redeemed here
 */
export const createShops = (
  settings: ShopSettings,
  licenseKeyOf: (order: string) => Promise<string | null>,
): Shops => ({
  stripe: createStripeShop({
    secretKey: settings.STRIPE_SECRET_KEY,
    apiUrl: settings.STRIPE_API_URL,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
  }),
  shopify: createShopifyShop({
    shopUrl: settings.SHOPIFY_SHOP_URL,
    adminToken: settings.SHOPIFY_ADMIN_TOKEN,
    webhookSecret: settings.SHOPIFY_WEBHOOK_SECRET,
    sku: settings.SHOPIFY_SKU,
  }),
  gumroad: createGumroadShop({
    apiUrl: settings.GUMROAD_API_URL,
    productId: settings.GUMROAD_PRODUCT_ID,
    licenseKeyOf,
  }),
})
