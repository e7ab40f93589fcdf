import { join } from 'node:path'
import type { StartConfig } from '../config.ts'
import { startMailServer } from './mailbox.ts'
import { type Part, startPart } from './part.ts'
import { freePort, listens } from './ports.ts'
import { createDatabase, hasDatabase, startPostgres } from './postgres.ts'
import type { Secrets } from './secrets.ts'
import { startTemporal } from './temporal.ts'

/** One stand-in: its process, the variables that it fills in, and where a person finds it. */
export interface Embedded {
  readonly part: Part
  readonly env: Readonly<Record<string, string>>
  readonly places: readonly Place[]
}

export interface Place {
  readonly name: string
  readonly url: string
  readonly note?: string
}

export interface EmbeddedOptions {
  readonly config: StartConfig
  readonly dataDir: string
  readonly secrets: Secrets
  readonly appUrl: string
}

/** The variables that say something; `NAME=` says nothing. */
export const given = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])))

const DATABASE = 'eightfold'
const USUAL_STOREFRONT_PORT = 3001
const PRODUCT_ID = 'eightfold-8-week-program'

/** Starts a stand-in for each outside part that the configuration does not name. */
export function startMissing(options: EmbeddedOptions): Promise<Embedded>[] {
  const { config } = options
  const missing: Promise<Embedded>[] = []
  if (!config.DATABASE_URL) missing.push(postgres(options))
  if (!config.TEMPORAL_ADDRESS) missing.push(temporal(options))
  if (!config.SMTP_URL) missing.push(mail(options))
  // A key without an address means the vendor's own, not ours.
  if (!config.OPENAI_BASE_URL && !config.OPENAI_API_KEY) missing.push(coach(options))
  const { GUMROAD_API_URL, SHOPIFY_SHOP_URL, STRIPE_API_URL, STRIPE_SECRET_KEY } = config
  if (!GUMROAD_API_URL || !SHOPIFY_SHOP_URL || !(STRIPE_API_URL || STRIPE_SECRET_KEY)) {
    missing.push(storefront(options))
  }
  return missing
}

async function postgres({ dataDir, secrets }: EmbeddedOptions): Promise<Embedded> {
  const part = await startPostgres({ dataDir, password: secrets.POSTGRES_PASSWORD })
  const url = part.url(DATABASE)
  if (!(await hasDatabase(part.url('postgres'), DATABASE)))
    await createDatabase(part.url('postgres'), DATABASE)
  return { part, env: { DATABASE_URL: url }, places: [{ name: 'PostgreSQL', url: new URL(url).host }] }
}

async function temporal({ config, dataDir }: EmbeddedOptions): Promise<Embedded> {
  const part = await startTemporal({ dataDir, namespace: config.TEMPORAL_NAMESPACE, usualPorts: true })
  const ui = { name: 'Temporal UI', url: part.uiUrl, note: 'every purchase, and what it waits for' }
  return { part, env: { TEMPORAL_ADDRESS: part.address }, places: [ui] }
}

async function mail({ dataDir }: EmbeddedOptions): Promise<Embedded> {
  const part = await startMailServer({ dataDir, usualPorts: true })
  const inbox = { name: 'inbox', url: part.webUrl, note: 'every mail that is sent' }
  return { part, env: { SMTP_URL: part.smtpUrl }, places: [inbox] }
}

async function coach({ dataDir }: EmbeddedOptions): Promise<Embedded> {
  const port = await freePort()
  const part = await startOurs('coach', dataDir, port, { PORT: `${port}` })
  const url = `http://127.0.0.1:${port}/v1`
  return {
    part,
    env: { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'the-coach-asks-for-none' },
    places: [{ name: 'coach', url, note: 'stands in for the language model' }],
  }
}

async function storefront({ dataDir, secrets, appUrl }: EmbeddedOptions): Promise<Embedded> {
  const port = await freePort(USUAL_STOREFRONT_PORT)
  const url = `http://127.0.0.1:${port}`
  const env = {
    GUMROAD_API_URL: url,
    GUMROAD_PRODUCT_ID: PRODUCT_ID,
    SHOPIFY_SHOP_URL: url,
    SHOPIFY_ADMIN_TOKEN: secrets.SHOPIFY_ADMIN_TOKEN,
    SHOPIFY_WEBHOOK_SECRET: secrets.SHOPIFY_WEBHOOK_SECRET,
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
  }
  const part = await startOurs('storefront', dataDir, port, {
    ...env,
    ...given(process.env),
    STOREFRONT_PORT: `${port}`,
    DATA_DIR: dataDir,
    PUBLIC_URL: appUrl,
  })
  return {
    part,
    env,
    places: [{ name: 'storefront', url, note: 'the three shops: buy here with play money' }],
  }
}

/** One of our own stand-ins, from `sandbox/NAME/main.ts`. */
const startOurs = (name: string, dataDir: string, port: number, env: Record<string, string>): Promise<Part> =>
  startPart({
    name,
    command: process.execPath,
    args: ['--import', 'tsx', join('sandbox', name, 'main.ts')],
    dataDir,
    env: { ...given(process.env), ...env },
    ready: () => listens(port),
  })
