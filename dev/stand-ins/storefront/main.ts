import { z } from 'zod'
import { startStorefront } from './server.ts'

const env = z
  .object({
    STOREFRONT_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    DATA_DIR: z.string().min(1).default('.data'),
    PUBLIC_URL: z.url(),
    STRIPE_SECRET_KEY: z.string().min(1),
    STRIPE_WEBHOOK_SECRET: z.string().min(16),
    SHOPIFY_SHOP_URL: z.url().optional(),
    SHOPIFY_ADMIN_TOKEN: z.string().min(1),
    SHOPIFY_WEBHOOK_SECRET: z.string().min(16),
    SHOPIFY_SKU: z.string().min(1),
    GUMROAD_PRODUCT_ID: z.string().min(1),
  })
  .parse(process.env)

const storefront = await startStorefront({
  port: env.STOREFRONT_PORT,
  dataDir: env.DATA_DIR,
  appUrl: env.PUBLIC_URL.replace(/\/$/, ''),
  stripe: { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET },
  shopify: {
    adminToken: env.SHOPIFY_ADMIN_TOKEN,
    webhookSecret: env.SHOPIFY_WEBHOOK_SECRET,
    ...(env.SHOPIFY_SHOP_URL ? { shopUrl: env.SHOPIFY_SHOP_URL } : {}),
    sku: env.SHOPIFY_SKU,
  },
  gumroad: { productId: env.GUMROAD_PRODUCT_ID },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void storefront.stop().then(() => process.exit(0)))
}
console.log(`storefront listens on ${storefront.url}`)
