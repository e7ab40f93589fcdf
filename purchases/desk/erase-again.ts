import { readTombstones } from '../../platform/objects/tombstones.ts'
import { eraseAgain } from '../../storage/erase-again.ts'
import type { DeskTools } from './tools.ts'

/**
 * Erases the buyers that a restored backup still contains, and keeps the shops' later data about erased
 * buyers from being stored. Idempotent.
 * @returns the number of tombstones, and of buyers erased again
 */
export async function eraseAsBefore({
  database,
  objects,
  purchases,
}: Pick<DeskTools, 'database' | 'objects' | 'purchases'>): Promise<{ tombstones: number; erased: number }> {
  const tombstones = new Set(await readTombstones(objects))
  const back = await eraseAgain(database, tombstones)
  for (const id of back) await purchases.signalOrderChanged(id)
  return { tombstones: tombstones.size, erased: back.length }
}
