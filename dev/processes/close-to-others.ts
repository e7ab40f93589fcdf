import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Created by PostgreSQL for the user it runs as. */
const POSTGRES = 'postgres'

/**
 * Restricts a data folder to its owner: it holds mails, answers and secrets. If we are root, PostgreSQL runs
 * as another user, who must be able to pass through the folder to its own.
 */
export function closeToOthers(dataDir: string): void {
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(POSTGRES)) continue
    const entry = join(dataDir, name)
    chmodSync(entry, statSync(entry).isDirectory() ? 0o700 : 0o600)
  }
}
