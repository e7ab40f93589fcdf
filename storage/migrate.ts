import { z } from 'zod'
import { openDatabase } from './database.ts'

const { DATABASE_URL } = z.object({ DATABASE_URL: z.url() }).parse(process.env)
/** Changing a large table takes its time, and nobody waits for the answer. */
const LONGEST_MIGRATION_MS = 600_000
const database = await openDatabase(DATABASE_URL, { poolSize: 1, longestQueryMs: LONGEST_MIGRATION_MS })
await database.migrate()
await database.close()
