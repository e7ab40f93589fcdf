import type { Database } from './database.ts'
import { Reading } from './entities.ts'

export const findReading = (database: Database, key: string): Promise<Reading | null> =>
  database.fork().findOne(Reading, { key })

/** Unless there is one of the same texts. @returns the stored one, the same for all readers */
export async function saveReading(database: Database, reading: Omit<Reading, 'createdAt'>): Promise<Reading> {
  const em = database.fork()
  await em
    .createQueryBuilder(Reading)
    .insert({ ...reading, createdAt: new Date() })
    .onConflict()
    .ignore()
    .execute()
  return em.findOneOrFail(Reading, { key: reading.key })
}
