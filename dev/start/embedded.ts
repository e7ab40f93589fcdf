import type { StartConfig } from '../../config.ts'
import { startMailServer } from '../stand-ins/mailbox.ts'
import { standIn } from './our-processes.ts'
import type { Part } from '../processes/managed-process.ts'
import { freePort } from '../processes/ports.ts'
import { postgresUrl, startPostgres } from '../stand-ins/postgres.ts'
import type { Secrets } from '../processes/kept.ts'
import { startTemporal } from '../stand-ins/temporal.ts'

/** A stand-in for one external part: how to start it, the variables it sets, and its address for people. */
export interface StandIn {
  readonly name: string
  /**
   * May be called again after it ended; it returns at the same address with the same data.
   * @param more - further variables of our own stand-ins
   */
  readonly start: (more?: Readonly<Record<string, string>>) => Part | Promise<Part>
  readonly env: Readonly<Record<string, string>>
  readonly place: Place
}

export interface Place {
  readonly name: string
  readonly url: string
  readonly note?: string
}

export interface StandInOptions {
  readonly config: StartConfig
  readonly dataDir: string
  readonly secrets: Secrets
  readonly appUrl: string
  /** The folder of our built stand-ins; without it, their sources run. */
  readonly builtIn?: string | undefined
  /** Leaves the usual ports to others. */
  readonly atAnyPort?: boolean
}

/** The variables with a value; `NAME=` counts as unset. */
export const given = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])))

export const POSTGRES = 'postgres'
const DATABASE = 'eightfold'
const PRODUCT_ID = 'eightfold-8-week-program'
/** The usual ports, used when free. */
const USUAL_PORT = { storefront: 3001, inbox: 1080, temporalUi: 8233 }
const portFor = (name: keyof typeof USUAL_PORT, atAnyPort?: boolean): Promise<number> =>
  freePort(atAnyPort ? undefined : USUAL_PORT[name])

/** Creates a stand-in for each external part that the configuration does not name. */
export function standInsFor(options: StandInOptions): Promise<StandIn[]> {
  const { config } = options
  const missing: Promise<StandIn>[] = []
  if (!config.DATABASE_URL) missing.push(postgres(options))
  if (!config.TEMPORAL_ADDRESS) missing.push(temporal(options))
  if (!config.SMTP_URL) missing.push(mail(options))
  // A key without an address means the vendor's service, not ours.
  if (!config.OPENAI_BASE_URL && !config.OPENAI_API_KEY) missing.push(coach(options))
  const { GUMROAD_API_URL, SHOPIFY_SHOP_URL, STRIPE_API_URL, STRIPE_SECRET_KEY } = config
  if (!GUMROAD_API_URL || !SHOPIFY_SHOP_URL || !(STRIPE_API_URL || STRIPE_SECRET_KEY)) {
    missing.push(storefront(options))
  }
  return Promise.all(missing)
}

async function postgres({ dataDir, secrets }: StandInOptions): Promise<StandIn> {
  const server = { dataDir, password: secrets.POSTGRES_PASSWORD, port: await freePort(), database: DATABASE }
  return {
    name: POSTGRES,
    start: () => startPostgres(server),
    env: { DATABASE_URL: postgresUrl(server, DATABASE) },
    place: { name: 'PostgreSQL', url: `127.0.0.1:${server.port}` },
  }
}

async function temporal({ config, dataDir, atAnyPort }: StandInOptions): Promise<StandIn> {
  const [port, uiPort] = await Promise.all([freePort(), portFor('temporalUi', atAnyPort)])
  return {
    name: 'temporal',
    start: () => startTemporal({ dataDir, port, uiPort, namespace: config.TEMPORAL_NAMESPACE }),
    env: { TEMPORAL_ADDRESS: `127.0.0.1:${port}` },
    place: {
      name: 'Temporal UI',
      url: `http://localhost:${uiPort}`,
      note: 'every purchase, and what it waits for',
    },
  }
}

async function mail({ dataDir, atAnyPort }: StandInOptions): Promise<StandIn> {
  const [smtpPort, webPort] = await Promise.all([freePort(), portFor('inbox', atAnyPort)])
  return {
    name: 'mail',
    start: () => startMailServer({ dataDir, smtpPort, webPort }),
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
    place: { name: 'inbox', url: `http://localhost:${webPort}`, note: 'every mail that is sent' },
  }
}

async function coach({ dataDir, builtIn }: StandInOptions): Promise<StandIn> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/v1`
  return {
    name: 'coach',
    start: (more) =>
      standIn('coach', { dataDir, env: { ...given(process.env), ...more, PORT: `${port}` }, builtIn }, port),
    env: { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'the-coach-asks-for-none' },
    place: {
      name: 'coach',
      url,
      note: 'stands in for the language model: programs by rule, and recorded answers for recorded people',
    },
  }
}

async function storefront(options: StandInOptions): Promise<StandIn> {
  const { config, dataDir, secrets, appUrl, builtIn, atAnyPort } = options
  const port = await portFor('storefront', atAnyPort)
  const url = `http://127.0.0.1:${port}`
  const env = {
    GUMROAD_API_URL: url,
    GUMROAD_PRODUCT_ID: PRODUCT_ID,
    SHOPIFY_SHOP_URL: url,
    SHOPIFY_ADMIN_TOKEN: secrets.SHOPIFY_ADMIN_TOKEN,
    SHOPIFY_WEBHOOK_SECRET: secrets.SHOPIFY_WEBHOOK_SECRET,
    SHOPIFY_SKU: config.SHOPIFY_SKU,
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
  }
  const told = {
    ...env,
    ...given(process.env),
    STOREFRONT_PORT: `${port}`,
    DATA_DIR: dataDir,
    PUBLIC_URL: appUrl,
  }
  return {
    name: 'storefront',
    start: (more) => standIn('storefront', { dataDir, env: { ...told, ...more }, builtIn }, port),
    env,
    place: {
      name: 'storefront',
      url,
      note: `the three shops, with play money; at Shopify SKU ${config.SHOPIFY_SKU} is ours`,
    },
  }
}
