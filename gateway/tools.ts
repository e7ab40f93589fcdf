import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Shops } from '../channels/index.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { RotatingSecret } from '../domain/rotating-secret.ts'
import type { ModelReading } from '../domain/statements/statement.ts'
import type { FreeAnswers } from '../domain/understanding.ts'
import type { TakeAlong } from '../exports/take-along.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Site } from './web-app.ts'
import type { Objects } from '../objects/objects.ts'
import type { Licenses } from '../storage/licenses.ts'
import type { Database } from '../storage/database.ts'

/** What a language model reads in people's own words. */
interface Readings {
  /** What needs no asking: null when the model has to be asked. */
  known(answers: FreeAnswers): Promise<{ reading: ModelReading | null } | null>
  /** Asks it, for some seconds. Whatever fails there is no reading, and no error. */
  ask(answers: FreeAnswers, signal: AbortSignal): Promise<{ reading: ModelReading | null }>
}

/** What routes need of the outside world. A shop that is not there is closed. */
export interface GatewayTools extends Partial<Shops> {
  database: Database
  /** Where PDFs are kept. */
  objects: Objects
  purchases: PurchaseClient
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
  /** Where traces are kept. */
  traceRequests?: Middleware
  log: Logger
}
