import type { EntityManager } from '@mikro-orm/postgresql'
import { LooseObject } from './entities.ts'

/** A program points to a new object within seconds, unless the writer was interrupted. */
const POINTED_TO_WITHIN_MS = 3_600_000

/** Before an object is stored: it is deleted later if no program ever points to it. */
export async function expectObject(em: EntityManager, key: string): Promise<void> {
  await em.upsert(LooseObject, { key, dueAt: new Date(Date.now() + POINTED_TO_WITHIN_MS) })
}

export async function dueObjects(em: EntityManager, limit: number): Promise<string[]> {
  const due = await em.find(
    LooseObject,
    { dueAt: { $lte: new Date() } },
    { orderBy: { dueAt: 'asc' }, limit },
  )
  return due.map(({ key }) => key)
}

/** Removes the record of a deleted object, unless the object is about to be stored again. */
export async function forgetObject(em: EntityManager, key: string): Promise<void> {
  await em.nativeDelete(LooseObject, { key, dueAt: { $lte: new Date() } })
}
