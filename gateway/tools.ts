import type { Logger } from 'pino'
import type { StripeShop } from '../channels/stripe.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Database } from '../storage/database.ts'

/** What routes need of the outside world. */
export interface GatewayTools {
  database: Database
  purchases: PurchaseClient
  stripe: StripeShop
  publicUrl: string
  sessionSecret: string
  demoDailyLimit: number
  trustProxy: boolean
  limits: RateLimits
  log: Logger
}
