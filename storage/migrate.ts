import { readDatabaseUrl } from '../config.ts'
import { openDatabase } from './database.ts'
import { NO_KEYS } from './sealing/data-keys.ts'

/** Changing a large table takes long, and no request waits for it. */
const LONGEST_MIGRATION_MS = 600_000
/** A migration that waits for a lock blocks all queries behind it, so it fails and is retried. */
const LONGEST_WAIT_FOR_LOCK_MS = 4_000
const database = await openDatabase(readDatabaseUrl(process.env), NO_KEYS, {
  poolSize: 1,
  longestQueryMs: LONGEST_MIGRATION_MS,
  longestWaitForLockMs: LONGEST_WAIT_FOR_LOCK_MS,
})
for (const name of await database.migrate()) console.log(`Applied ${name}`)
await database.close()
