import { createGumroadShop, type GumroadShop } from './gumroad.ts'
import { createShopifyShop, type ShopifyShop } from './shopify.ts'
import { createStripeShop, type StripeShop } from './stripe.ts'

export interface ShopSettings {
  GUMROAD_API_URL?: string | undefined
  GUMROAD_PRODUCT_ID?: string | undefined
  SHOPIFY_SHOP_URL?: string | undefined
  SHOPIFY_ADMIN_TOKEN?: string | undefined
  SHOPIFY_WEBHOOK_SECRET?: string | undefined
  SHOPIFY_SKU: string
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_API_URL?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
}

export interface Shops {
  stripe: StripeShop
  shopify: ShopifyShop
  gumroad: GumroadShop
}

/**
 * Creates the configured shops. A partly configured shop is left out.
 * @param licenseKeyOf - the key of a Gumroad sale that was redeemed here
 */
export function createShops(
  settings: ShopSettings,
  licenseKeyOf: (order: string) => Promise<string | null>,
): Partial<Shops> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_API_URL: stripeUrl,
    STRIPE_WEBHOOK_SECRET: signedBy,
  } = settings
  const { SHOPIFY_SHOP_URL: shopUrl, SHOPIFY_ADMIN_TOKEN: adminToken, SHOPIFY_SKU: sku } = settings
  const { SHOPIFY_WEBHOOK_SECRET: webhookSecret } = settings
  const { GUMROAD_API_URL: gumroadUrl, GUMROAD_PRODUCT_ID: productId } = settings
  return {
    ...(secretKey && stripeUrl && signedBy
      ? { stripe: createStripeShop({ secretKey, apiUrl: stripeUrl, webhookSecret: signedBy }) }
      : {}),
    ...(shopUrl && adminToken && webhookSecret
      ? { shopify: createShopifyShop({ shopUrl, adminToken, webhookSecret, sku }) }
      : {}),
    ...(gumroadUrl && productId
      ? { gumroad: createGumroadShop({ apiUrl: gumroadUrl, productId, licenseKeyOf }) }
      : {}),
  }
}
