import { readStartConfig } from '../../config.ts'
import { openDatabase } from '../../storage/database.ts'
import { NO_KEYS } from '../../storage/sealing/data-keys.ts'
import { buildServer } from '../build/server-build.ts'
import { buildForStart, buildWeb } from '../build/builds.ts'
import { freePort } from '../processes/ports.ts'
import { SERVER, START } from '../processes/programs.ts'
import { secretsIn } from '../processes/kept.ts'
import { until } from '../processes/until.ts'
import { standInsFor } from '../start/embedded.ts'
import { gateway, migrate, worker } from '../start/our-processes.ts'
import type { ProcessName, WayName } from './chaos/faults.ts'
import { type Proxy, startProxy } from '../processes/proxy.ts'
import { type Supervised, supervise } from './chaos/supervise.ts'
import type { Stage } from './run-drill.ts'

type StoodIn = Exclude<ProcessName, 'gateway' | 'worker'>

export type WholeProduct = Awaited<ReturnType<typeof startWholeProduct>>

const READY_WITHIN_MS = 180_000
/** Counting the rows from hundreds of thousands of calls takes longer than a call may. */
const LONGEST_COUNT_MS = 60_000

/** The stand-ins that drills call otherwise. */
const CALLED: Readonly<Record<string, string>> = { coach: 'model', storefront: 'shops' }
/** The variable with the address of each part that has one. */
const WAYS: Readonly<Record<Exclude<WayName, 'gateway'>, string>> = {
  ...{ temporal: 'TEMPORAL_ADDRESS', postgres: 'DATABASE_URL', mail: 'SMTP_URL', model: 'OPENAI_BASE_URL' },
  ...{ gumroad: 'GUMROAD_API_URL', shopify: 'SHOPIFY_SHOP_URL', stripe: 'STRIPE_API_URL' },
}
const ADDRESS = /127\.0\.0\.1:(\d+)/

interface WorldOptions {
  readonly appUrl: string
  /** The folder of the built stand-ins; without it, their sources run. */
  readonly builtIn?: string
  /** Whether there is a proxy in front of each part, which can cause faults. */
  readonly hasWays?: boolean
  /** Further variables of the stand-ins. */
  readonly more?: Readonly<Record<string, string>>
}

/**
 * Starts every external part with its data in `dataDir`, at a port that nobody else uses, as a process that is
 * started again when it ends.
 */
export async function startWorld(dataDir: string, { appUrl, builtIn, hasWays, more }: WorldOptions) {
  const secrets = secretsIn(dataDir)
  const config = readStartConfig({ DATA_DIR: dataDir })
  const standIns = await standInsFor({ config, dataDir, secrets, appUrl, builtIn, atAnyPort: true })
  const direct: Record<string, string> = Object.assign({}, ...standIns.map(({ env }) => env))
  const env: Record<string, string> = {
    ...direct,
    SESSION_SECRET: secrets.SESSION_SECRET,
    DATA_KEYS: secrets.DATA_KEYS,
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
  }
  const ways = new Map<WayName, Proxy>()
  for (const [name, variable] of hasWays ? Object.entries(WAYS) : []) {
    const port = Number(ADDRESS.exec(direct[variable] ?? '')?.[1])
    const way = await startProxy(port, await freePort())
    ways.set(name as WayName, way)
    env[variable] = (direct[variable] ?? '').replace(ADDRESS, `127.0.0.1:${way.port}`)
  }
  const told = { ...more, SHOPIFY_SHOP_URL: env['SHOPIFY_SHOP_URL'] ?? '' }
  const processes = Object.fromEntries(
    standIns.map(({ name, start }) => {
      const called = CALLED[name] ?? name
      return [called, supervise(called, () => start(told))]
    }),
  ) as Record<StoodIn, Supervised>
  const placeOf = (name: string) => standIns.find((one) => one.name === name)?.place.url ?? ''

  return {
    env,
    processes,
    ways,
    temporalUiUrl: placeOf('temporal'),
    /** Addresses without faults, for buyers at the shops and for us. */
    direct: {
      storefrontUrl: placeOf('storefront'),
      mailUrl: placeOf('mail'),
      databaseUrl: direct['DATABASE_URL'] ?? '',
      dataKeys: secrets.DATA_KEYS,
      temporalAddress: direct['TEMPORAL_ADDRESS'] ?? '',
      stripeWebhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
    },
    ready: () => allReady(processes),
    stop: async () => {
      await Promise.allSettled(Object.values(processes).map((one) => one.stop()))
      await Promise.allSettled([...ways.values()].map((way) => way.stop()))
    },
  }
}

interface ProductOptions {
  /** Runs what production runs instead of what `npm start` runs. */
  readonly asInProduction?: boolean
  readonly workers?: number
  readonly hasWays?: boolean
  /** How fast the model writes; at once by default. */
  readonly tokensPerSecond?: number
}

/** Runs the whole product as processes, each started again when it ends, with its own world in `dataDir`. */
export async function startWholeProduct(
  dataDir: string,
  { asInProduction = false, workers = 1, hasWays = false, tokensPerSecond = 0 }: ProductOptions = {},
) {
  await buildWeb()
  await (asInProduction ? buildServer() : buildForStart())
  const builtIn = asInProduction ? SERVER : START
  const port = await freePort()
  const own = hasWays ? await startProxy(port, await freePort()) : null
  const appUrl = `http://127.0.0.1:${own?.port ?? port}`
  const world = await startWorld(dataDir, {
    ...{ appUrl, hasWays, more: { COACH_TOKENS_PER_SECOND: `${tokensPerSecond}` } },
    ...(asInProduction ? {} : { builtIn }),
  })
  if (own) world.ways.set('gateway', own)
  const env = {
    ...world.env,
    ...{ DATA_DIR: dataDir, PORT: `${port}`, PUBLIC_URL: appUrl, NODE_ENV: 'development' },
    // Each buyer has a separate IP address, as reported by a proxy.
    TRUST_PROXY: 'on',
    ...(asInProduction && { LOG_LEVEL: 'warn' }),
  }
  const ours: Supervised[] = []
  const stop = async () => {
    await Promise.allSettled(ours.map((one) => one.stop()))
    await world.stop()
  }
  try {
    await world.ready()
    await migrate(env, builtIn)
    const startedAt = performance.now()
    const ourGateway = supervise('gateway', () => gateway({ dataDir, env, builtIn }, port))
    ours.push(ourGateway)
    await allReady({ ourGateway })
    const gatewayReadyAt = performance.now()
    const startWorker = (metricsPort: number) =>
      supervise('worker', () => worker({ dataDir, env: { ...env, METRICS_PORT: `${metricsPort}` }, builtIn }))
    const metricsPort = await freePort()
    const ourWorker = startWorker(metricsPort)
    ours.push(ourWorker)
    for (let more = 1; more < workers; more += 1) ours.push(startWorker(await freePort()))
    await allReady(ours)
    const processes = { ...world.processes, gateway: ourGateway, worker: ourWorker }
    return {
      ...world,
      processes,
      appUrl,
      /** The environment of gateway, worker and desk. */
      env,
      /** The first worker's Prometheus metrics. */
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      readyMs: { gateway: gatewayReadyAt - startedAt, worker: performance.now() - gatewayReadyAt },
      /** @throws {Error} if the product was started without proxies */
      wayTo(name: WayName): Proxy {
        const way = world.ways.get(name)
        if (!way) throw new Error(`there is no proxy in front of ${name}`)
        return way
      },
      ready: () => allReady([...Object.values(processes), ...ours]),
      /** How processes ended by themselves. */
      crashes: () => [...new Set([...Object.values(processes), ...ours])].flatMap((one) => one.crashes),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The product as in production with a connection to its database, until `holds` ends both. */
export async function onSale(
  { dataDir, holds }: Pick<Stage, 'dataDir' | 'holds'>,
  options: Omit<ProductOptions, 'asInProduction'> = {},
) {
  const product = await startWholeProduct(dataDir, { ...options, asInProduction: true })
  holds.defer(product.stop)
  const database = await openDatabase(product.direct.databaseUrl, NO_KEYS, {
    ...{ poolSize: 1, longestQueryMs: LONGEST_COUNT_MS },
  })
  holds.defer(database.close)
  const rows = <T>(sql: string) => database.fork().getConnection().execute<T[]>(sql)
  return { ...product, database, rows }
}
export type OnSale = Awaited<ReturnType<typeof onSale>>

const allReady = async (parts: Readonly<Record<string, Supervised>> | readonly Supervised[]) => {
  await until(
    'all parts',
    async () => (await Promise.all(Object.values(parts).map((one) => one.isReady()))).every(Boolean),
    READY_WITHIN_MS,
  )
}
