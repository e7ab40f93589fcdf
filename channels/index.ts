import { createGumroadShop, type GumroadShop } from './gumroad.ts'
import { settingsOf, type ShopSettings } from './settings.ts'
import { createShopifyShop, type ShopifyShop } from './shopify.ts'
import { createStripeShop, type StripeShop } from './stripe.ts'

export interface Shops {
  stripe: StripeShop
  shopify: ShopifyShop
  gumroad: GumroadShop
}

/** A partly configured shop is left out. @param licenseKeyOf - of a Gumroad sale redeemed here */
export function createShops(
  settings: ShopSettings & { readonly SHOPIFY_SKU: string },
  licenseKeyOf: (order: string) => Promise<string | null>,
): Partial<Shops> {
  const stripe = settingsOf('stripe', settings)
  const shopify = settingsOf('shopify', settings)
  const gumroad = settingsOf('gumroad', settings)
  return {
    ...(stripe && {
      stripe: createStripeShop({
        secretKey: stripe.STRIPE_SECRET_KEY,
        apiUrl: stripe.STRIPE_API_URL,
        webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      }),
    }),
    ...(shopify && {
      shopify: createShopifyShop({
        shopUrl: shopify.SHOPIFY_SHOP_URL,
        adminToken: shopify.SHOPIFY_ADMIN_TOKEN,
        webhookSecret: shopify.SHOPIFY_WEBHOOK_SECRET,
        sku: settings.SHOPIFY_SKU,
      }),
    }),
    ...(gumroad && {
      gumroad: createGumroadShop({
        apiUrl: gumroad.GUMROAD_API_URL,
        productId: gumroad.GUMROAD_PRODUCT_ID,
        licenseKeyOf,
      }),
    }),
  }
}
