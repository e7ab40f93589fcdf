import { createHash } from 'node:crypto'

/** Files outside the database, by the hash of their bytes: storing them again changes nothing. */
export interface Objects {
  /** @throws {ObjectStoreUnavailable} when the store fails; the other methods do too */
  put(key: string, bytes: Buffer): Promise<void>
  /** null when the object is missing or its bytes do not match the key */
  get(key: string): Promise<Buffer | null>
  delete(key: string): Promise<void>
  /** All keys with a prefix that ends in a slash. Keys with a prefix are not hashes of their bytes. */
  list(prefix: string): Promise<string[]>
}

export const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The store gives no usable answer: it is down, full or misconfigured. */
export class ObjectStoreUnavailable extends Error {
  override readonly name = 'ObjectStoreUnavailable'
}

const PREFIX = 'erased/'

/**
 * An erasure, recorded outside PostgreSQL, whose backups still contain the buyer.
 * @param hash - of the purchase's id
 */
export const keepTombstone = (objects: Pick<Objects, 'put'>, hash: string): Promise<void> =>
  objects.put(`${PREFIX}${hash}`, Buffer.alloc(0))

export const readTombstones = async (objects: Pick<Objects, 'list'>): Promise<string[]> =>
  (await objects.list(PREFIX)).map((key) => key.slice(PREFIX.length))
