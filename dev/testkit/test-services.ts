import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { openDatabase } from '../../storage/database.ts'
import { NO_KEYS } from '../../storage/sealing/data-keys.ts'
import { findChromium } from '../build/browser.ts'
import { startMailServer } from '../stand-ins/mailbox.ts'
import { freePort } from '../processes/ports.ts'
import { postgresUrl, startPostgres } from '../stand-ins/postgres.ts'
import { startTemporal } from '../stand-ins/temporal.ts'
import { temporalTestServer } from '../stand-ins/binaries.ts'

/** The external world shared by all tests of a run; each test uses its own database and task queue. */
const World = z.object({
  postgresUrl: z.string(),
  templateDatabase: z.string(),
  temporalAddress: z.string(),
  smtpUrl: z.string(),
  mailUrl: z.string(),
  testServerPath: z.string(),
})
export type World = z.infer<typeof World>

const VARIABLE = 'EIGHTFOLD_WORLD'
const TEMPLATE = 'eightfold_template'

/** Does `work` in a world of its own, with a folder that is deleted afterwards. */
export async function inWorld<T>(name: string, work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), `eightfold-${name}-`))
  let stop = async () => {}
  try {
    stop = await startWorld(dataDir)
    return await work(dataDir)
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the world in `dataDir`, passes it on to child processes, and returns a function that ends it. */
async function startWorld(dataDir: string): Promise<() => Promise<void>> {
  // Unpacked before several test files ask for it at once.
  await findChromium()
  const [postgresPort, temporalPort, uiPort, smtpPort, webPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const server = {
    dataDir,
    port: postgresPort,
    password: randomBytes(16).toString('hex'),
    database: TEMPLATE,
  }
  const starting = [
    startPostgres({ ...server, durable: false }),
    startTemporal({ dataDir, port: temporalPort, uiPort }),
    startMailServer({ dataDir, smtpPort, webPort }),
  ]
  const stop = async () => {
    const started = await Promise.allSettled(starting)
    await Promise.all(started.map((part) => part.status === 'fulfilled' && part.value.stop()))
  }
  try {
    const parts = await Promise.all(starting)
    await Promise.all(parts.map((part) => part.ready))
    await migrate(postgresUrl(server, TEMPLATE))
    const world: World = {
      postgresUrl: postgresUrl(server, 'postgres'),
      templateDatabase: TEMPLATE,
      temporalAddress: `127.0.0.1:${temporalPort}`,
      smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
      mailUrl: `http://127.0.0.1:${webPort}`,
      testServerPath: await temporalTestServer(),
    }
    process.env[VARIABLE] = JSON.stringify(world)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

async function migrate(url: string): Promise<void> {
  const database = await openDatabase(url, NO_KEYS, { poolSize: 1, longestQueryMs: 60_000 })
  await database.migrate()
  await database.close()
}

/** @throws {Error} outside a test run */
export function testServices(): World {
  const told = process.env[VARIABLE]
  if (!told) throw new Error('This test needs PostgreSQL, Temporal and mail: run it with `npm test -- PATH`.')
  return World.parse(JSON.parse(told))
}
