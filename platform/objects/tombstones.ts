import type { Objects } from './objects.ts'

const PREFIX = 'erased/'

/**
 * Records the erasure of a purchase's buyer outside PostgreSQL, because earlier backups still contain the
 * buyer.
 * @param hash - of the purchase's id
 */
export const keepTombstone = (objects: Pick<Objects, 'put'>, hash: string): Promise<void> =>
  objects.put(`${PREFIX}${hash}`, Buffer.alloc(0))

/** The hashes of all tombstones. */
export const readTombstones = async (objects: Pick<Objects, 'list'>): Promise<string[]> =>
  (await objects.list(PREFIX)).map((key) => key.slice(PREFIX.length))
