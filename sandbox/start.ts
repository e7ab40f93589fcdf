import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  ConfigInvalid,
  REAL_ADDRESSES,
  type StartConfig,
  readServiceConfig,
  readStartConfig,
} from '../config.ts'
import { cacheDir } from './cache.ts'
import { AlreadyRunning, claimDataDir } from './claim.ts'
import { type Embedded, type Place, given, startMissing } from './embedded.ts'
import { takeLock } from './lock.ts'
import { gateway, migrate, webRebuild, worker } from './our-processes.ts'
import { freePort } from './ports.ts'
import { secretsIn } from './secrets.ts'
import { type Service, keepRunning } from './services.ts'
import { onceAskedToStop } from './stopping.ts'
import { buildWeb } from './web-build.ts'

const OTHERS_START_WITHIN_MS = 300_000

if (existsSync('.env')) process.loadEnvFile('.env')
const reload = process.argv.includes('--reload')
const embedded: Promise<Embedded>[] = []
const services: Service[] = []
let ending: Promise<void> | undefined

try {
  await start(readStartConfig(process.env))
} catch (error) {
  await end(1, describe(error))
}

/** Everything from the claim on the data to the table of what runs where. */
async function start(config: StartConfig): Promise<void> {
  const inProduction = config.NODE_ENV === 'production'
  if (inProduction) readServiceConfig(process.env)
  const dataDir = resolve(config.DATA_DIR)
  const claim = await claimDataDir(dataDir)
  onceAskedToStop(() => {
    console.log('\nStopping…')
    claim.announceEnd()
    void end(0)
  })
  await buildWeb()

  const ports = await oneStartAtATime()
  const port = inProduction ? config.PORT : await freePort(config.PORT)
  if (config.PORT !== 0 && port !== config.PORT)
    console.log(`Port ${config.PORT} is busy: the app takes ${port}.`)
  const appUrl = config.PUBLIC_URL ?? `http://localhost:${port}`
  const secrets = secretsIn(dataDir)
  if (!inProduction) embedded.push(...startMissing({ config, dataDir, secrets, appUrl }))
  const standIns = await Promise.all(embedded)
  for (const { part } of standIns) {
    void part.ended.then(({ wanted, report }) => (wanted ? undefined : end(1, `${part.name} ${report}`)))
  }

  const env = {
    SESSION_SECRET: secrets.SESSION_SECRET,
    ...Object.assign({}, ...standIns.map((standIn) => standIn.env)),
    ...vendorAddresses(config),
    ...given(process.env),
    NODE_ENV: config.NODE_ENV,
    DATA_DIR: dataDir,
    PORT: `${port}`,
    PUBLIC_URL: appUrl,
  }
  await migrate(env)
  const ours = { dataDir, env, reload }
  const giveUp = (why: string) => void end(1, why)
  services.push(
    keepRunning('gateway', () => gateway(ours, port), giveUp),
    keepRunning('worker', () => worker(ours), giveUp),
    ...(reload ? [keepRunning('web', () => webRebuild(ours), giveUp)] : []),
  )
  await Promise.all(services.map((service) => service.started))
  ports.release()
  claim.announce(appUrl)
  const app = { name: 'app', url: appUrl, note: 'what buyers see' }
  if (!ending) console.log(table([app, ...standIns.flatMap(({ places }) => places)], dataDir))
}

/** Two starts at once would find the same ports free. */
async function oneStartAtATime() {
  const file = join(cacheDir(), 'start.lock')
  const lock = await takeLock(file)
  if (lock) return lock
  console.log('Waiting for another start on this machine to finish…')
  const later = await takeLock(file, OTHERS_START_WITHIN_MS)
  if (!later) throw new Error('Another start on this machine does not finish.')
  return later
}

/** A key without an address is a key for the vendor's own. */
function vendorAddresses({ OPENAI_API_KEY, STRIPE_SECRET_KEY }: StartConfig): Record<string, string> {
  return {
    ...(OPENAI_API_KEY ? { OPENAI_BASE_URL: REAL_ADDRESSES.OPENAI_BASE_URL } : {}),
    ...(STRIPE_SECRET_KEY ? { STRIPE_API_URL: REAL_ADDRESSES.STRIPE_API_URL } : {}),
  }
}

/** Stops what runs, those who use others first, and ends this process. Only the first call counts. */
function end(code: number, why?: string): Promise<void> {
  ending ??= (async () => {
    if (why) console.error(`\n${why}`)
    await Promise.all(services.map((service) => service.stop()))
    const started = await Promise.allSettled(embedded)
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.part.stop()))
    process.exit(code)
  })()
  return ending
}

function describe(error: unknown): string {
  if (error instanceof ConfigInvalid || error instanceof AlreadyRunning) return error.message
  return error instanceof Error ? `Eightfold could not start: ${error.message}` : String(error)
}

function table(places: readonly Place[], dataDir: string): string {
  const nameWidth = Math.max(...places.map(({ name }) => name.length))
  const urlWidth = Math.max(...places.map(({ url }) => url.length))
  const lines = places.map(({ name, url, note = '' }) =>
    `  ${name.padEnd(nameWidth)}  ${url.padEnd(urlWidth)}  ${note}`.trimEnd(),
  )
  return `\nEightfold runs. Ctrl-C stops it.\n\n${lines.join('\n')}\n\n  Data and logs are in ${dataDir}\n`
}
