import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openDatabase } from '../storage/database.ts'
import { Chromium, findChromium } from './browser.ts'
import { type MailServer, startMailServer } from './mailbox.ts'
import { type Postgres, createDatabase, startPostgres } from './postgres.ts'
import { type Temporal, startTemporal } from './temporal.ts'
import { temporalTestServer } from './temporal-binaries.ts'

/** The one outside world that all tests of a run share; every test takes its own database and task queue in it. */
const World = z.object({
  postgresUrl: z.string(),
  templateDatabase: z.string(),
  temporalAddress: z.string(),
  smtpUrl: z.string(),
  mailUrl: z.string(),
  testServerPath: z.string(),
  chromium: Chromium,
})
export type World = z.infer<typeof World>

const VARIABLE = 'EIGHTFOLD_WORLD'
const TEMPLATE = 'eightfold_template'

/** Starts the world in `dataDir`, tells it to processes that we start, and returns what ends it. */
export async function startWorld(dataDir: string): Promise<() => Promise<void>> {
  const chromium = await findChromium()
  const starting: [Promise<Postgres>, Promise<Temporal>, Promise<MailServer>] = [
    startPostgres({ dataDir, password: randomBytes(16).toString('hex'), durable: false }),
    startTemporal({ dataDir }),
    startMailServer({ dataDir }),
  ]
  const stop = async () => {
    const started = await Promise.allSettled(starting)
    await Promise.all(started.map((part) => part.status === 'fulfilled' && part.value.stop()))
  }
  try {
    const [postgres, temporal, mail] = await Promise.all(starting)
    await migratedTemplate(postgres)
    const world: World = {
      postgresUrl: postgres.url('postgres'),
      templateDatabase: TEMPLATE,
      temporalAddress: temporal.address,
      smtpUrl: mail.smtpUrl,
      mailUrl: mail.webUrl,
      testServerPath: await temporalTestServer(),
      chromium,
    }
    process.env[VARIABLE] = JSON.stringify(world)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

async function migratedTemplate(postgres: Postgres): Promise<void> {
  await createDatabase(postgres.url('postgres'), TEMPLATE)
  const database = await openDatabase(postgres.url(TEMPLATE), { poolSize: 1 })
  await database.migrate()
  await database.close()
}

/** @throws {Error} outside a test run */
export function theWorld(): World {
  const told = process.env[VARIABLE]
  if (!told) throw new Error('This test needs PostgreSQL, Temporal and mail: run it with `npm test -- PATH`.')
  return World.parse(JSON.parse(told))
}
