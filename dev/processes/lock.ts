import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock that the operating system releases when its holder dies in any way, so it never goes stale. */
export interface Lock {
  release(): void
}

const RETRY_MS = 50

/** Holds references: the garbage collector would close an unreferenced file and release its lock. */
const held = new Set<DatabaseSync>()

/**
 * Takes the lock at `path` and waits for at most `waitMs`. SQLite is used only for its portable file lock; a
 * leftover file means nothing.
 * @returns undefined while another process holds it
 */
export async function takeLock(path: string, waitMs = 0): Promise<Lock | undefined> {
  const giveUpAt = Date.now() + waitMs
  for (;;) {
    const lock = tryLock(path)
    if (lock || Date.now() >= giveUpAt) return lock
    await sleep(RETRY_MS)
  }
}

function tryLock(path: string): Lock | undefined {
  const file = new DatabaseSync(path)
  try {
    file.exec('BEGIN EXCLUSIVE')
    held.add(file)
    return { release: () => void (held.delete(file) && file.close()) }
  } catch (error) {
    file.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY
