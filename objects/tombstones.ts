import type { Objects } from './objects.ts'

const PREFIX = 'erased/'

/**
 * Keeps outside PostgreSQL that the buyer of a purchase was erased, since a backup from before still knows them.
 * @param hash - of the purchase's id
 */
export const keepTombstone = (objects: Pick<Objects, 'put'>, hash: string): Promise<void> =>
  objects.put(`${PREFIX}${hash}`, Buffer.alloc(0))

/** The hashes of all that are kept. */
export const readTombstones = async (objects: Pick<Objects, 'list'>): Promise<string[]> =>
  (await objects.list(PREFIX)).map((key) => key.slice(PREFIX.length))
