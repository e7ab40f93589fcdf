import { join } from 'node:path'
import { startMailServer } from '../../stand-ins/mailbox.ts'
import { gateway, migrate, standIn, worker } from '../../start/our-processes.ts'
import type { Part } from '../../processes/managed-process.ts'
import { freePort } from '../../processes/ports.ts'
import { postgresUrl, startPostgres } from '../../stand-ins/postgres.ts'
import { type STAND_INS, START } from '../../processes/programs.ts'
import { secretsIn } from '../../processes/secrets.ts'
import { buildForStart } from '../../build/start-build.ts'
import { SHOPIFY } from '../../stand-ins/storefront/keys.ts'
import { startTemporal } from '../../stand-ins/temporal.ts'
import { until } from '../../processes/until.ts'
import type { ProcessName, WayName } from './faults.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { type Supervised, supervise } from './supervise.ts'

export interface WholeProduct {
  readonly processes: Readonly<Record<ProcessName, Supervised>>
  readonly ways: Readonly<Record<WayName, Proxy>>
  /** The address for buyers; a proxy. */
  readonly appUrl: string
  /** The environment of gateway, worker and desk. */
  readonly env: Readonly<Record<string, string>>
  readonly temporalUiUrl: string
  /** The worker's Prometheus metrics. */
  readonly metricsUrl: string
  /** Direct addresses without faults, for buyers at the shops and for us. */
  readonly direct: {
    readonly storefrontUrl: string
    readonly mailUrl: string
    readonly databaseUrl: string
    readonly dataKeys: string
    readonly temporalAddress: string
  }
  /** Waits until every process is ready. */
  ready(): Promise<void>
  stop(): Promise<void>
}

const DATABASE = 'eightfold'
const PRODUCT_ID = 'eightfold-8-week-program'
const READY_WITHIN_MS = 180_000

/** Runs the whole product as processes on `dataDir`, with a proxy on each route between two parts. */
export async function startWholeProduct(dataDir: string): Promise<WholeProduct> {
  await buildForStart()
  const secrets = secretsIn(dataDir)
  const ports = {
    gateway: await freePort(),
    temporal: await freePort(),
    temporalUi: await freePort(),
    metrics: await freePort(),
    postgres: await freePort(),
    mail: await freePort(),
    inbox: await freePort(),
    model: await freePort(),
    storefront: await freePort(),
  }
  const wayTo = async (port: number): Promise<Proxy> => startProxy(port, await freePort())
  const ways = {
    gateway: await wayTo(ports.gateway),
    temporal: await wayTo(ports.temporal),
    postgres: await wayTo(ports.postgres),
    mail: await wayTo(ports.mail),
    model: await wayTo(ports.model),
    gumroad: await wayTo(ports.storefront),
    shopify: await wayTo(ports.storefront),
    stripe: await wayTo(ports.storefront),
  }
  const at = ({ port }: Proxy) => `http://127.0.0.1:${port}`
  const appUrl = at(ways.gateway)
  const server = { dataDir, password: secrets.POSTGRES_PASSWORD, port: ports.postgres, database: DATABASE }
  const shops = {
    GUMROAD_PRODUCT_ID: PRODUCT_ID,
    SHOPIFY_SHOP_URL: at(ways.shopify),
    SHOPIFY_ADMIN_TOKEN: secrets.SHOPIFY_ADMIN_TOKEN,
    SHOPIFY_WEBHOOK_SECRET: secrets.SHOPIFY_WEBHOOK_SECRET,
    SHOPIFY_SKU: SHOPIFY.sku,
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    DATA_DIR: dataDir,
    PUBLIC_URL: appUrl,
  }
  const system = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }
  const env = {
    ...system,
    ...shops,
    SESSION_SECRET: secrets.SESSION_SECRET,
    DATA_KEYS: secrets.DATA_KEYS,
    DATABASE_URL: postgresUrl({ ...server, port: ways.postgres.port }, DATABASE),
    TEMPORAL_ADDRESS: `127.0.0.1:${ways.temporal.port}`,
    SMTP_URL: `smtp://127.0.0.1:${ways.mail.port}`,
    OPENAI_BASE_URL: `${at(ways.model)}/v1`,
    OPENAI_API_KEY: 'the-coach-asks-for-none',
    GUMROAD_API_URL: at(ways.gumroad),
    STRIPE_API_URL: at(ways.stripe),
    PORT: `${ports.gateway}`,
    // Each buyer has a separate IP address, as reported by a proxy.
    TRUST_PROXY: 'on',
  }
  const ours = (name: keyof typeof STAND_INS, port: number, more: Record<string, string>): Part =>
    standIn(name, { dataDir, env: { ...system, ...more }, builtIn: START }, port)

  const processes: Record<ProcessName, Supervised> = {
    postgres: supervise({
      name: 'postgres',
      word: join(dataDir, 'postgres'),
      start: () => startPostgres(server),
    }),
    temporal: supervise({
      name: 'temporal',
      word: join(dataDir, 'temporal'),
      start: () => startTemporal({ dataDir, port: ports.temporal, uiPort: ports.temporalUi }),
    }),
    mail: supervise({
      name: 'mail',
      word: join(dataDir, 'mail'),
      start: () => startMailServer({ dataDir, smtpPort: ports.mail, webPort: ports.inbox }),
    }),
    model: supervise({
      name: 'model',
      word: join(START, 'coach.js'),
      // No artificial delay.
      start: () => ours('coach', ports.model, { PORT: `${ports.model}`, COACH_TOKENS_PER_SECOND: '0' }),
    }),
    shops: supervise({
      name: 'shops',
      word: join(START, 'storefront.js'),
      start: () => ours('storefront', ports.storefront, { ...shops, STOREFRONT_PORT: `${ports.storefront}` }),
    }),
    gateway: notYet(),
    worker: notYet(),
  }
  const stop = async () => {
    const { gateway, worker, ...stoodIn } = processes
    await Promise.allSettled([gateway.stop(), worker.stop()])
    await Promise.allSettled(Object.values(stoodIn).map((one) => one.stop()))
    await Promise.allSettled(Object.values(ways).map((way) => way.stop()))
  }
  const ready = () =>
    until(
      'all parts',
      async () => (await Promise.all(Object.values(processes).map((one) => one.isReady()))).every(Boolean),
      READY_WITHIN_MS,
    ).then(() => undefined)

  try {
    await ready()
    await migrate(env, START)
    processes.gateway = supervise({
      name: 'gateway',
      word: join(START, 'gateway.js'),
      start: () => gateway({ dataDir, env, builtIn: START }, ports.gateway),
    })
    processes.worker = supervise({
      name: 'worker',
      word: join(START, 'worker.js'),
      start: () => worker({ dataDir, env: { ...env, METRICS_PORT: `${ports.metrics}` }, builtIn: START }),
    })
    await ready()
  } catch (error) {
    await stop()
    throw error
  }
  const temporalUiUrl = `http://127.0.0.1:${ports.temporalUi}`
  const metricsUrl = `http://127.0.0.1:${ports.metrics}/metrics`
  const direct = {
    storefrontUrl: `http://127.0.0.1:${ports.storefront}`,
    mailUrl: `http://127.0.0.1:${ports.inbox}`,
    databaseUrl: postgresUrl(server, DATABASE),
    dataKeys: secrets.DATA_KEYS,
    temporalAddress: `127.0.0.1:${ports.temporal}`,
  }
  return { processes, ways, appUrl, env, temporalUiUrl, metricsUrl, direct, ready, stop }
}

/** A placeholder: gateway and worker start after the others and need their addresses. */
const notYet = (): Supervised => ({
  crashes: [],
  isReady: async () => true,
  kill: async () => undefined,
  revive: () => undefined,
  freeze: () => undefined,
  thaw: () => undefined,
  stop: async () => undefined,
})
