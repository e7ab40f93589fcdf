import type { Logger } from 'pino'
import type { ShopifyShop } from '../channels/shopify.ts'

/** Logs at startup which orders of the Shopify shop are ours, and warns if our app lacks access scopes. */
export async function logShopifySetup(
  shopify: Pick<ShopifyShop, 'missingScopes'>,
  sku: string,
  log: Logger,
): Promise<void> {
  log.info({ sku }, 'orders at Shopify with this SKU are ours')
  try {
    const scopes = await shopify.missingScopes()
    if (scopes.length) log.warn({ scopes }, 'the app at Shopify lacks access scopes')
  } catch (error) {
    log.warn({ err: error }, 'Shopify does not say which access scopes the app has')
  }
}
