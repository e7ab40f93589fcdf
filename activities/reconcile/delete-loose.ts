import { dueObjects, forgetObject } from '../../storage/loose-objects.ts'
import type { Tools } from '../tools.ts'

const AT_ONCE = 500

/**
 * Deletes objects that no program points to: those of erased buyers, and of refunded or replaced programs.
 */
export async function deleteLoose({ database, objects }: Pick<Tools, 'database' | 'objects'>): Promise<void> {
  for (const key of await dueObjects(database.fork(), AT_ONCE)) {
    await objects.delete(key)
    await forgetObject(database.fork(), key)
  }
}
