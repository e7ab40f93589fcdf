import type { Logger } from 'pino'
import type { GumroadShop } from '../channels/gumroad.ts'
import type { ShopifyShop } from '../channels/shopify.ts'
import type { StripeShop } from '../channels/stripe.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Site } from './web-app.ts'
import type { Licenses } from '../storage/licenses.ts'
import type { Database } from '../storage/database.ts'

/** What routes need of the outside world. */
export interface GatewayTools {
  database: Database
  purchases: PurchaseClient
  stripe: StripeShop
  shopify: ShopifyShop
  gumroad: GumroadShop
  licenses: Licenses
  publicUrl: string
  site: Site
  sessionSecret: string
  demoDailyLimit: number
  trustProxy: boolean
  limits: RateLimits
  log: Logger
}
