import type { Client } from '@temporalio/client'
import type { PurchaseClient } from '../purchases/purchase-client.ts'
import type { Objects } from '../objects/objects.ts'
import type { Database } from '../storage/database.ts'
import type { Licenses } from '../storage/licenses.ts'

/** What the desk works with. */
export interface DeskTools {
  database: Database
  objects: Objects
  purchases: Pick<PurchaseClient, 'intervene' | 'knock'>
  licenses: Pick<Licenses, 'reseal'>
  client: Client
  publicUrl: string
  /** What its purchases may be searched by, the hash of today first. */
  emailHashes: (email: string) => string[]
}

/** Who asks for something, and why. Both are kept with the purchase. */
export interface Asked {
  actor: string
  reason: string
}

/** What an operator asked for cannot be done as it was asked; the message says what to do instead. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal'
}
