import type { Database } from './database.ts'
import { ErasedPurchase, Purchase } from './entities.ts'
import { eraseBuyer } from './erase-buyer.ts'
import { hashOf } from './ids.ts'

/**
 * Adds the missing tombstones and erases the buyers that any of them stand for.
 * @returns the purchases whose buyers were erased
 */
export async function eraseAgain(
  database: Pick<Database, 'fork'>,
  tombstones: ReadonlySet<string>,
): Promise<string[]> {
  const em = database.fork()
  for (const hash of tombstones)
    if (!(await em.count(ErasedPurchase, { hash })))
      await em.insert(ErasedPurchase, { hash, erasedAt: new Date() })
  const known = await em.find(Purchase, { erasedAt: null }, { fields: ['id'] })
  const back = known.map(({ id }) => id).filter((id) => tombstones.has(hashOf(id)))
  for (const id of back)
    await database
      .fork()
      .transactional(async (tx) => eraseBuyer(tx, await tx.findOneOrFail(Purchase, { id })))
  return back
}
