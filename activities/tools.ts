import type { Logger } from 'pino'
import type { Shop } from '../channels/shop.ts'
import type { Channel } from '../domain/shop/channel.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { Objects } from '../platform/objects/objects.ts'
import type { Database } from '../storage/database.ts'
import type { WaitingTimes } from './activities.ts'
import type { ModelSettings } from '../language-model/ask-model.ts'
import type { RulesThread } from '../language-model/rules-thread.ts'
import type { Mailer } from './mailer.ts'
import type { LetterLinks } from './letter-of.ts'
import type { PdfJob } from './pdf/drawing/drawing.tsx'

export interface Tools {
  database: Database
  objects: Objects
  /** The shop of each channel; the demo has none. */
  shops: Readonly<Partial<Record<Channel, Shop>>>
  purchases: PurchaseClient
  mailer: Mailer
  /** Deterministic: the same job gives the same bytes. */
  drawPdf: (job: PdfJob) => Promise<Buffer>
  rules: Omit<RulesThread, 'close' | 'warm'>
  links: LetterLinks
  /** A keyed hash of an address, safe to keep in a workflow history. */
  emailHash: (email: string) => string
  model: ModelSettings
  waitingTimes: WaitingTimes
  supportEmail: string
  log: Logger
}
