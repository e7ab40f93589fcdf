import type { EntityManager } from '@mikro-orm/postgresql'
import { LooseObject } from './entities/loose-object.ts'

/** Whoever keeps an object points to it within seconds, or was stopped on the way. */
const POINTED_TO_WITHIN_MS = 3_600_000

/** Notes that an object is about to be kept, so that it is found though nobody comes to point to it. */
export async function expectObject(em: EntityManager, key: string): Promise<void> {
  await em.upsert(LooseObject, { key, dueAt: new Date(Date.now() + POINTED_TO_WITHIN_MS) })
}

/** The keys of objects that are to be deleted. */
export async function dueObjects(em: EntityManager, limit: number): Promise<string[]> {
  const due = await em.find(
    LooseObject,
    { dueAt: { $lte: new Date() } },
    { orderBy: { dueAt: 'asc' }, limit },
  )
  return due.map(({ key }) => key)
}

/** Notes that an object is deleted, unless it is on its way in again. */
export async function forgetObject(em: EntityManager, key: string): Promise<void> {
  await em.nativeDelete(LooseObject, { key, dueAt: { $lte: new Date() } })
}
