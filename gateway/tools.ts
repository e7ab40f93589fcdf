import type { Logger } from 'pino'
import type { GumroadShop } from '../channels/gumroad.ts'
import type { ShopifyShop } from '../channels/shopify.ts'
import type { StripeShop } from '../channels/stripe.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { RotatingSecret } from '../domain/rotating-secret.ts'
import type { ModelReading } from '../domain/statements/statement.ts'
import type { FreeAnswers } from '../domain/understanding.ts'
import type { TakeAlong } from '../exports/take-along.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Site } from './web-app.ts'
import type { Licenses } from '../storage/licenses.ts'
import type { Database } from '../storage/database.ts'

/** What a language model reads in people's own words. */
export interface Readings {
  /** What needs no asking: null when the model has to be asked. */
  known(answers: FreeAnswers): Promise<{ reading: ModelReading | null } | null>
  /** Asks it, for some seconds. Whatever fails there is no reading, and no error. */
  ask(answers: FreeAnswers, signal: AbortSignal): Promise<{ reading: ModelReading | null }>
}

/** What routes need of the outside world. */
export interface GatewayTools {
  database: Database
  purchases: PurchaseClient
  stripe: StripeShop
  shopify: ShopifyShop
  gumroad: GumroadShop
  licenses: Licenses
  readings: Readings
  /** In a thread of its own. */
  drawSpreadsheet: (takeAlong: TakeAlong) => Promise<Buffer>
  publicUrl: string
  site: Site
  sessionSecrets: RotatingSecret
  demoDailyLimit: number
  readingsDailyLimit: number
  trustProxy: boolean
  limits: RateLimits
  /** Aborts when this gateway is about to end: nobody is kept waiting any more. */
  leaving: AbortSignal
  log: Logger
}
