import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheDir } from './cache.ts'
import { takeLock } from '../processes/lock.ts'

const OTHER_BUILD_WITHIN_MS = 120_000

/** Builds under a lock: only one process builds the same thing at a time. */
export async function oneAtATime(name: string, build: () => Promise<void>): Promise<void> {
  const lock = await takeLock(join(cacheDir(), `${name}-build.lock`), OTHER_BUILD_WITHIN_MS)
  try {
    await build()
  } finally {
    lock?.release()
  }
}

/** A hash of the names and contents of files, in the given order. */
export async function fingerprintOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(file).catch(() => 'gone'))
  return hash.digest('hex')
}

/**
 * Builds into a new folder, then moves it into place. The old folder may be in use, so it is missing only for
 * the moment between two renames.
 */
export async function replacing<Built>(
  folder: string,
  fill: (fresh: string) => Promise<Built>,
): Promise<Built> {
  const fresh = `${folder}.${process.pid}`
  const old = `${fresh}.old`
  try {
    await mkdir(fresh, { recursive: true })
    const built = await fill(fresh)
    if (existsSync(folder)) await rename(folder, old)
    await rename(fresh, folder)
    return built
  } finally {
    await Promise.all([fresh, old].map((dir) => rm(dir, { recursive: true, force: true })))
  }
}
