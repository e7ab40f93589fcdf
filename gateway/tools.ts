import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Shops } from '../channels/index.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import type { ModelReading } from '../domain/reading/statement.ts'
import type { profileOf } from '../domain/training/profile/profile-of.ts'
import type { FreeAnswers } from '../domain/training/profile/understood/reading.ts'
import type { Shown, shownOf } from '../domain/training/profile/understood/shown.ts'
import type { Outline } from '../domain/training/writer/outline.ts'
import type { ExportInput } from './exports/rows.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Site } from '../domain/shop/site.ts'
import type { Objects } from '../platform/objects/objects.ts'
import type { Licenses } from '../storage/licenses.ts'
import type { Database } from '../storage/database.ts'

/** What a language model reads in people's own words. */
interface Readings {
  /** The reading that needs no request. Null when the model has to be asked. */
  known(answers: FreeAnswers): Promise<{ reading: ModelReading | null } | null>
  /** Asks the model, for some seconds. A failure means no reading, and is no error. */
  ask(answers: FreeAnswers, signal: AbortSignal): Promise<{ reading: ModelReading | null }>
}

/** What routes need of the outside world. A missing shop is closed. */
export interface GatewayTools extends Partial<Shops> {
  database: Database
  objects: Objects
  purchases: PurchaseClient
  licenses: Licenses
  readings: Readings
  /** Reads words by rule, in a thread of its own. */
  words: {
    shown(...given: Parameters<typeof shownOf>): Promise<Shown>
    outline(...given: Parameters<typeof profileOf>): Promise<Outline>
  }
  /** Runs in a thread of its own. */
  drawSpreadsheet: (input: ExportInput) => Promise<Buffer>
  publicUrl: string
  site: Site
  sessionSecrets: RotatingSecret
  /** What mail servers prove themselves with. Without it, none may report. */
  mailReportsToken?: string | undefined
  demoDailyLimit: number
  readingsDailyLimit: number
  trustProxy: boolean
  limits: RateLimits
  /** Aborts when this gateway is about to shut down, so that nobody is kept waiting. */
  leaving: AbortSignal
  traceRequests?: Middleware
  log: Logger
}
