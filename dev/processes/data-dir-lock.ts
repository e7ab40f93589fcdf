import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  writeFileSync,
  chmodSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { takeLock } from './lock.ts'
import { endOrphans } from './orphans.ts'

export type Claim = Awaited<ReturnType<typeof claimDataDir>>

/** The message of a second start, which then exits. Not a bug. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning'
}

const Announcement = z.object({ pid: z.number(), url: z.string().optional(), ending: z.boolean().optional() })
type Announcement = z.infer<typeof Announcement>

/** A killed start takes this long until all its processes are gone. */
const TIMEOUT_MS = 2_000
const TIMEOUT_WITH_ENDING_MS = 30_000

/**
 * Claims a data folder exclusively, and ends leftover processes of an earlier start.
 * @throws {AlreadyRunning} naming where
 */
export async function claimDataDir(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  try {
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new Error(`DATA_DIR ${dataDir} belongs to someone else: this user cannot write to it.`)
  }
  closeToOthers(dataDir)
  const lockFile = join(dataDir, 'lock')
  const announcement = join(dataDir, 'running.json')
  const lock =
    (await takeLock(lockFile, TIMEOUT_MS)) ??
    (read(announcement)?.ending ? await takeLock(lockFile, TIMEOUT_WITH_ENDING_MS) : undefined)
  if (!lock) {
    const { pid, url } = read(announcement) ?? {}
    const where = url ? `at ${url}` : '(still starting)'
    throw new AlreadyRunning(
      `Eightfold already runs on ${dataDir} ${where}, as process ${pid}.\n` +
        'Stop that one with Ctrl-C, or start another beside it with a different DATA_DIR.',
    )
  }
  const announce = (news: Omit<Announcement, 'pid'>) =>
    writeFileSync(announcement, JSON.stringify({ pid: process.pid, ...news }))
  announce({})
  const ended = await endOrphans(dataDir)
  if (ended > 0) console.log(`Ended ${ended} processes that a killed run had left behind.`)
  return {
    /** Lets a second start report the address of this one. */
    announce: (url: string) => announce({ url }),
    /** Lets a second start wait for the end of this one. */
    announceEnd: () => announce({ ending: true }),
  }
}

function read(announcement: string): Announcement | undefined {
  try {
    return Announcement.parse(JSON.parse(readFileSync(announcement, 'utf8')))
  } catch {
    return undefined // it is being written right now
  }
}

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
