import { createHash } from 'node:crypto'

/** Where files are kept that no row holds, each under the hash of its bytes: keeping the same again changes nothing. */
export interface Objects {
  /** @throws {ObjectsAway} as do the others, when the store does not do as it is asked */
  put(key: string, bytes: Buffer): Promise<void>
  /** null when nothing is kept under this key, or other bytes than it says */
  get(key: string): Promise<Buffer | null>
  /** Does nothing where there is none. */
  delete(key: string): Promise<void>
  /** All keys below a prefix that ends in a slash. What lies there is named by something else than its bytes. */
  list(prefix: string): Promise<string[]>
}

export const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The store gives no answer to work with: it is away, full, or wrongly set up. */
export class ObjectsAway extends Error {
  override readonly name = 'ObjectsAway'
}
