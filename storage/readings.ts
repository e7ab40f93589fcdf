import type { Database } from './database.ts'
import { Reading } from './entities/reading.ts'

/** As long as a purchase waits for its survey. */
const KEPT_FOR_MS = 90 * 86_400_000

export const keptReading = (database: Database, key: string): Promise<Reading | null> =>
  database.fork().findOne(Reading, { key })

/**
 * Keeps a reading, unless there is one of the same texts already; forgets those that nobody waits for any more.
 * @returns the one that is kept: all who read the same texts get the same
 */
export async function keepReading(database: Database, reading: Omit<Reading, 'createdAt'>): Promise<Reading> {
  const em = database.fork()
  const now = new Date()
  await em.nativeDelete(Reading, { createdAt: { $lt: new Date(now.getTime() - KEPT_FOR_MS) } })
  await em
    .createQueryBuilder(Reading)
    .insert({ ...reading, createdAt: now })
    .onConflict()
    .ignore()
    .execute()
  return em.findOneOrFail(Reading, { key: reading.key })
}
