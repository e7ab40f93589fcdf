import { expect, it } from '@jest/globals'
import { createShops, type ShopSettings } from './index.ts'

const WHOLE: Record<string, Omit<ShopSettings, 'SHOPIFY_SKU'>> = {
  stripe: {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_API_URL: 'http://127.0.0.1:9',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  },
  shopify: {
    SHOPIFY_SHOP_URL: 'http://127.0.0.1:9',
    SHOPIFY_ADMIN_TOKEN: 'shpat_1',
    SHOPIFY_WEBHOOK_SECRET: 'signed',
  },
  gumroad: { GUMROAD_API_URL: 'http://127.0.0.1:9', GUMROAD_PRODUCT_ID: 'ours' },
}
const shopsOf = (settings: object) =>
  Object.keys(createShops({ SHOPIFY_SKU: 'OURS', ...settings }, async () => null))

// The reconciliation asks each of these shops.
it.each(Object.keys(WHOLE))('%s is there when it is named whole, and no other', (shop) => {
  const settings = WHOLE[shop] ?? {}
  expect(shopsOf(settings)).toEqual([shop])
  for (const name of Object.keys(settings)) expect(shopsOf({ ...settings, [name]: undefined })).toEqual([])
})
