import { readDatabaseUrl } from '../config.ts'
import { openDatabase } from './database.ts'
import { NO_KEYS } from './sealing/data-keys.ts'

/** Changing a large table takes its time, and nobody waits for the answer. */
const LONGEST_MIGRATION_MS = 600_000
/** Whoever waits for a lock makes all wait who come after: a change of a busy table fails instead, and is tried again. */
const LONGEST_WAIT_FOR_LOCK_MS = 4_000
const database = await openDatabase(readDatabaseUrl(process.env), NO_KEYS, {
  poolSize: 1,
  longestQueryMs: LONGEST_MIGRATION_MS,
  longestWaitForLockMs: LONGEST_WAIT_FOR_LOCK_MS,
})
await database.migrate()
await database.close()
