import { ARROWS } from '../arrows.mjs'
import { statSync, watch, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Place, given, POSTGRES, standInsFor } from './embedded.ts'
import { SHOP_VARIABLES } from '../../channels/settings.ts'
import {
  ConfigInvalid,
  REAL_ADDRESSES,
  type StartConfig,
  readServiceConfig,
  readStartConfig,
} from '../../config.ts'
import { cacheDir } from '../build/cache.ts'
import { AlreadyRunning, type Claim, claimDataDir } from '../processes/data-dir-lock.ts'
import { keepEnvironment, secretsIn } from '../processes/kept.ts'
import { takeLock } from '../processes/lock.ts'
import { gateway, migrate, worker } from './our-processes.ts'
import { freePort } from '../processes/ports.ts'
import { START } from '../processes/programs.ts'
import { buildForStart, buildWeb } from '../build/builds.ts'
import { type Service, type ServiceOptions, keepRunning } from '../processes/services.ts'
import { onceAskedToStop } from '../processes/stopping.ts'

/** The table of addresses that `npm start` prints at the end. */
export function tableOf(places: readonly Place[], dataDir: string): string {
  const nameWidth = Math.max(...places.map(({ name }) => name.length))
  const urlWidth = Math.max(...places.map(({ url }) => url.length))
  const lines = places.map(({ name, url, note = '' }) =>
    `  ${name.padEnd(nameWidth)}  ${url.padEnd(urlWidth)}  ${note}`.trimEnd(),
  )
  return `\nEightfold runs. Ctrl-C stops it.\n\n${lines.join('\n')}\n\n  Data and logs are in ${dataDir}\n`
}

/** Editors save a file in several steps. */
const QUIET_MS = 200

/**
 * Runs the function once these files, or files in these folders, have changed and no more changes follow.
 * Runs one at a time, for the life of the process. Errors are printed; the next change tries again.
 */
export function onChange(places: readonly string[], work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let before = Promise.resolve()
  const doIt = () => {
    before = before.then(work).catch((error: unknown) => console.error(error))
  }
  for (const place of places) {
    watch(place, { recursive: statSync(place).isDirectory() }, (_, file) => {
      if (file?.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(doIt, QUIET_MS)
    })
  }
}

const OTHERS_START_WITHIN_MS = 300_000
const TRIES = 5
const SERVER_SOURCES = ['config.ts', ...Object.keys(ARROWS).filter((folder) => folder !== 'web')]
const WEB_SOURCES = ['web', 'domain']
const reload = process.argv.includes('--reload')
/**
 * With `--inspect`, a debugger can attach to the gateway at the first port and to the worker at the second.
 */
const inspected = process.argv.includes('--inspect') ? { gateway: 9229, worker: 9230 } : {}

/** The running services in starting order; dependent ones come later. */
const stages: Service[][] = []
let claim: Claim | undefined
let ending: Promise<void> | undefined

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const config = readStartConfig(process.env)
  if (config.NODE_ENV === 'production') readServiceConfig(process.env)
  const dataDir = resolve(config.DATA_DIR)
  claim = await claimDataDir(dataDir)
  onceAskedToStop(() => {
    console.log('\nStopping…')
    void end(0)
  })
  // In reload mode, the sources run.
  const builtIn = reload ? undefined : START
  await Promise.all([buildWeb(), builtIn && buildForStart()])
  await start(config, dataDir, builtIn)
} catch (error) {
  await end(1, describe(error))
}

/** Everything from choosing ports to printing the table of addresses. */
async function start(config: StartConfig, dataDir: string, builtIn: string | undefined): Promise<void> {
  const inProduction = config.NODE_ENV === 'production'
  const turn = await ourTurn()
  const port = inProduction ? config.PORT : await freePort(config.PORT)
  if (config.PORT !== 0 && port !== config.PORT)
    console.log(`Port ${config.PORT} is busy: the app takes ${port}.`)
  const appUrl = config.PUBLIC_URL ?? `http://localhost:${port}`
  const secrets = secretsIn(dataDir)
  const standIns = inProduction ? [] : await standInsFor({ config, dataDir, secrets, appUrl, builtIn })
  const env = {
    ...(config.SESSION_SECRET ? {} : { SESSION_SECRET: secrets.SESSION_SECRET }),
    ...(config.DATA_KEYS ? {} : { DATA_KEYS: secrets.DATA_KEYS }),
    ...Object.assign({}, ...standIns.map((standIn) => standIn.env)),
    ...vendorAddresses(config),
    ...given(process.env),
    NODE_ENV: config.NODE_ENV,
    DATA_DIR: dataDir,
    PORT: `${port}`,
    PUBLIC_URL: appUrl,
  }
  keepEnvironment(dataDir, env)
  const [database, others] = [
    standIns.filter(({ name }) => name === POSTGRES),
    standIns.filter(({ name }) => name !== POSTGRES),
  ]
  await Promise.all([run(database).then(() => migrate(env, builtIn)), run(others)])
  const figures = await figuresOf(config)
  const ours = { dataDir, builtIn }
  const services = await run([
    {
      name: 'gateway',
      start: () =>
        gateway({ ...ours, env: { ...env, ...figures[0]?.env }, inspectAt: inspected.gateway }, port),
    },
    {
      name: 'worker',
      start: () => worker({ ...ours, env: { ...env, ...figures[1]?.env }, inspectAt: inspected.worker }),
    },
  ])
  turn.release()
  claim?.announce(appUrl)
  const app = { name: 'app', url: appUrl, note: 'what buyers see' }
  if (reload) {
    onChange(SERVER_SOURCES, async () => {
      console.log('A source file changed: gateway and worker start again.')
      await Promise.all(services.map((service) => service.restart()))
    })
    onChange(WEB_SOURCES, buildWeb)
  }
  const places = [app, ...figures.map(({ place }) => place), ...standIns.map(({ place }) => place)]
  if (!ending) console.log(tableOf(places, dataDir))
}

/**
 * The metrics addresses of the gateway and, at the next port, of the worker, because they cannot share a
 * port; none if disabled.
 */
async function figuresOf({ METRICS_PORT, METRICS_HOST, NODE_ENV }: StartConfig) {
  if (!METRICS_PORT) return []
  return Promise.all(
    ['gateway', 'worker'].map(async (name, index) => {
      const wanted = METRICS_PORT + index
      const port = NODE_ENV === 'production' ? wanted : await freePort(wanted)
      const place = {
        name: `${name}'s figures`,
        url: `http://${METRICS_HOST}:${port}/metrics`,
        note: 'for Prometheus',
      }
      return { env: { METRICS_PORT: `${port}` }, place }
    }),
  )
}

/** Starts one stage and waits until all of it is ready. */
async function run(parts: readonly Pick<ServiceOptions, 'name' | 'start'>[]): Promise<readonly Service[]> {
  if (ending) return []
  // In reload mode, retries forever: the developer will fix the error.
  const tries = reload ? Infinity : TRIES
  const stage = parts.map((part) => keepRunning({ ...part, tries, giveUp: (why) => void end(1, why) }))
  stages.push(stage)
  await Promise.all(stage.map((service) => service.started))
  return stage
}

/**
 * Two concurrent starts would find the same ports free, so they choose and take ports one after the other.
 */
async function ourTurn() {
  const file = join(cacheDir(), 'start.lock')
  const lock = await takeLock(file)
  if (lock) return lock
  console.log('Waiting for another start on this machine to finish…')
  const later = await takeLock(file, OTHERS_START_WITHIN_MS)
  if (!later) throw new Error('another start on this machine does not finish')
  return later
}

/** A key without an address is for the vendor's service. */
function vendorAddresses({ OPENAI_API_KEY, STRIPE_SECRET_KEY }: StartConfig): Record<string, string> {
  return {
    ...(OPENAI_API_KEY ? { OPENAI_BASE_URL: REAL_ADDRESSES.OPENAI_BASE_URL } : {}),
    ...(STRIPE_SECRET_KEY ? { STRIPE_API_URL: SHOP_VARIABLES.stripe.STRIPE_API_URL.byDefault } : {}),
  }
}

/** Stops all services in reverse order and exits. Only the first call counts. */
function end(code: number, why?: string): Promise<void> {
  ending ??= (async () => {
    if (why) console.error(`\n${why}`)
    claim?.announceEnd()
    for (const stage of stages.toReversed()) await Promise.all(stage.map((service) => service.stop()))
    process.exit(code)
  })()
  return ending
}

function describe(error: unknown): string {
  if (error instanceof ConfigInvalid || error instanceof AlreadyRunning) return error.message
  return error instanceof Error ? `Eightfold could not start: ${error.message}` : String(error)
}
