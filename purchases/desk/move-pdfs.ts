import { keyOf } from '../../platform/objects/objects.ts'
import { expectObject } from '../../storage/loose-objects.ts'
import { EDITIONS, type Edition, keptInRows, moveEdition } from '../../storage/programs.ts'
import type { DeskTools } from './tools.ts'

type Tools = Pick<DeskTools, 'database' | 'objects'>

/**
 * Moves the PDFs that a former version stored in PostgreSQL to the object store, in batches. Idempotent and
 * safe to interrupt: each PDF is in one of the two places.
 * @returns the number of moved PDFs
 */
export async function movePdfs(tools: Tools): Promise<number> {
  let moved = 0
  for (const edition of EDITIONS) moved += await moveAll(tools, edition)
  return moved
}

async function moveAll({ database, objects }: Tools, edition: Edition): Promise<number> {
  let moved = 0
  for (;;) {
    const some = await keptInRows(database.fork(), edition)
    if (!some.length) return moved
    for (const { id, pdf, sha256 } of some) {
      const key = keyOf(pdf)
      await expectObject(database.fork(), key)
      await objects.put(key, pdf)
      moved += await moveEdition(database.fork(), { id, edition, sha256 }, key)
    }
  }
}
