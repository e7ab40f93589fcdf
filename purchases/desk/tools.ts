import type { Client } from '@temporalio/client'
import type { PurchaseClient } from '../purchase-client.ts'
import type { Objects } from '../../platform/objects/objects.ts'
import type { Database } from '../../storage/database.ts'
import type { Licenses } from '../../storage/licenses.ts'

export interface DeskTools {
  database: Database
  objects: Objects
  purchases: Pick<PurchaseClient, 'intervene' | 'signalOrderChanged'>
  licenses: Pick<Licenses, 'reseal'>
  client: Client
  publicUrl: string
  /** Who asks unless `--actor` says it. Null where several people share a user: each has to say it. */
  operator: string | null
  /** The hashes by which an email's purchases can be found, the current one first. */
  emailHashes: (email: string) => string[]
}

export interface Asked {
  actor: string
  reason: string
}

/** The operator's request cannot be done as asked; the message says what to do instead. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal'
}
