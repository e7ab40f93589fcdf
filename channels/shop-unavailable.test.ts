import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { SHOPS, startShopThatSays } from '../dev/stand-ins/storefront/testing.ts'
import { shopErrors } from '../platform/observability/metrics.ts'
import { createShops } from './index.ts'

let status = 500
let shop: Awaited<ReturnType<typeof startShopThatSays>>
beforeAll(async () => {
  shopErrors.reset()
  shop = await startShopThatSays(() =>
    Response.json({ success: false, error: { type: 'api_error', message: 'no' } }, { status }),
  )
})
afterAll(() => shop.stop())

it('counts calls without a usable answer, but no unknown order or refused key', async () => {
  const { stripe, shopify, gumroad } = createShops(
    {
      GUMROAD_API_URL: shop.url,
      GUMROAD_PRODUCT_ID: SHOPS.gumroad.productId,
      SHOPIFY_SHOP_URL: shop.url,
      SHOPIFY_ADMIN_TOKEN: SHOPS.shopify.adminToken,
      SHOPIFY_WEBHOOK_SECRET: SHOPS.shopify.webhookSecret,
      SHOPIFY_SKU: SHOPS.shopify.sku,
      STRIPE_SECRET_KEY: SHOPS.stripe.secretKey,
      STRIPE_API_URL: shop.url,
      STRIPE_WEBHOOK_SECRET: SHOPS.stripe.webhookSecret,
    },
    async () => null,
  )
  const away = { code: 'SHOP_UNAVAILABLE' }
  await expect(stripe?.lookUp('cs_1')).rejects.toMatchObject(away)
  await expect(shopify?.lookUp('1')).rejects.toMatchObject(away)
  await expect(gumroad?.verifyLicense('KEY')).rejects.toMatchObject(away)
  status = 404
  await expect(stripe?.lookUp('cs_1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(gumroad?.verifyLicense('KEY')).rejects.toMatchObject({ code: 'CREDENTIAL_REFUSED' })

  expect((await shopErrors.get()).values).toEqual([
    { labels: { channel: 'stripe' }, value: 1 },
    { labels: { channel: 'shopify' }, value: 1 },
    { labels: { channel: 'gumroad' }, value: 1 },
  ])
})
