import type { Logger } from 'pino'
import type { Channel, Shop } from '../channels/shop.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { Objects } from '../objects/objects.ts'
import type { Database } from '../storage/database.ts'
import type { WaitingTimes } from './activities.ts'
import type { ModelSettings } from './generation/ask-model.ts'
import type { RulesThread } from './generation/rules-thread.ts'
import type { Mailer } from './mailer.ts'
import type { LetterLinks } from './letter-links.ts'
import type { PdfJob } from './pdf/job.ts'

/** The outside world, as activities see it. */
export interface Tools {
  database: Database
  /** Where PDFs are kept. */
  objects: Objects
  /** The shop of every channel but the demo's, which has none. */
  shops: Readonly<Partial<Record<Channel, Shop>>>
  purchases: PurchaseClient
  mailer: Mailer
  /** Draws a program; the same job gives the same bytes. */
  drawPdf: (job: PdfJob) => Promise<Buffer>
  /** Reads what people wrote, checks blocks and mends them. */
  rules: Omit<RulesThread, 'close'>
  links: LetterLinks
  /** A keyed hash of an address, which a history may hold. */
  emailHash: (email: string) => string
  model: ModelSettings
  waitingTimes: WaitingTimes
  supportEmail: string
  log: Logger
}
