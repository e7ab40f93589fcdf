import { readTombstones } from '../objects/tombstones.ts'
import { eraseAgain } from '../storage/erase-again.ts'
import type { DeskTools } from './tools.ts'

/**
 * Erases again whom a restored backup still knows, and keeps the shops from telling of those that it does not know yet.
 * Safe to repeat.
 * @returns how many tombstones there are, and how many buyers were erased again
 */
export async function eraseAsBefore({
  database,
  objects,
  purchases,
}: Pick<DeskTools, 'database' | 'objects' | 'purchases'>): Promise<{ tombstones: number; erased: number }> {
  const tombstones = new Set(await readTombstones(objects))
  const back = await eraseAgain(database, tombstones)
  for (const id of back) await purchases.knock(id)
  return { tombstones: tombstones.size, erased: back.length }
}
