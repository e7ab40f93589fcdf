import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@temporalio/client'
import { pino } from 'pino'
import { createTestWorker } from './purchases/test-worker.ts'
import { createActivities } from '../../activities/index.ts'
import { createLetterLinks } from '../../activities/letter-of.ts'
import { createMailer } from '../../activities/mailer.ts'
import type { PdfJob } from '../../activities/pdf/drawing/drawing.tsx'
import { createReadings } from '../../language-model/model-readings.ts'
import { createShops, type Shops } from '../../channels/index.ts'
import { createApp } from '../../gateway/app.ts'
import { checkoutOriginOf } from '../../gateway/purchase/checkout-origin.ts'
import { createRateLimits } from '../../gateway/http/rate-limits.ts'
import type { GatewayTools } from '../../gateway/tools.ts'
import { emailHashesOf } from '../../purchases/email-hash.ts'
import { createPurchaseClient } from '../../purchases/purchase-client.ts'
import { createFiles } from '../../platform/objects/files.ts'
import type { Objects } from '../../platform/objects/objects.ts'
import { openDatabase } from '../../storage/database.ts'
import type { Tracing } from '../../platform/observability/tracing.ts'
import { Purchase } from '../../storage/entities.ts'
import { createLicenses } from '../../storage/licenses.ts'
import { openRateLimitStore } from '../../storage/rate-limit-store.ts'
import { type Coach, type Manner, startCoach } from '../stand-ins/coach/server.ts'
import { addressOf, closed, listening } from '../processes/listening.ts'
import { expectToReplay, notingRuns } from './purchases/replay.ts'
import { workflowBundle } from '../build/workflow-bundle.ts'
import { startStorefront } from '../stand-ins/storefront/server.ts'
import { GUMROAD, SHOPIFY, SHOPS, STRIPE } from '../stand-ins/storefront/testing.ts'
import { threads } from './threads.ts'
import { DATA_KEYS, freshDatabase, mailbox, temporalForTest, until } from './testing.ts'

const HOUR_MS = 3_600_000
/** A worker among four test files may take longer than a buyer would wait. */
const ACCEPTED_WITHIN_MS = 60_000
/** Shorter than the real schedule of minutes, so that tests need not wait for it. */
const RECONCILE_EVERY_MS = 5_000
/** The session secrets of every product in tests. */
export const MAIL_REPORTS_TOKEN = 'the token of a mail server in a test'
export const SESSION_SECRETS = ['a secret of the test alone'] as const

export interface ProductOptions {
  demoDailyLimit?: number
  readingsDailyLimit?: number
  rateLimits?: boolean
  trustProxy?: boolean
  /** Reconciles with the shops every few seconds; on by default. */
  reconciliation?: boolean
  /** Draws all eight weeks, which takes a second per paper size; only the first by default. */
  wholePdfs?: boolean
  /** Where PDFs are stored; in a separate folder by default. */
  objects?: Objects
  /** Replaces the address of an external part, for example with a proxy that can freeze. */
  by?: (part: OutsidePart, url: string) => Promise<string>
  /** Traces; none by default. */
  tracing?: Tracing
}
export type OutsidePart = 'postgres' | 'shops' | 'model' | 'mail'

export type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * The whole product for a test: gateway and worker in this process, with their own database and task queue,
 * the storefront, the coach and the mail server.
 */
export async function startProduct({
  demoDailyLimit = 50,
  readingsDailyLimit = 50,
  rateLimits = false,
  trustProxy = false,
  reconciliation = true,
  wholePdfs = false,
  objects: givenObjects,
  tracing,
  by = async (_part, url) => url,
}: ProductOptions = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'eightfold-product-'))
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
  const server = createServer()
  await listening(server, 0)
  const publicUrl = addressOf(server)

  const [postgres, temporal, storefront] = await Promise.all([
    freshDatabase(),
    temporalForTest(),
    startStorefront({ dataDir, appUrl: publicUrl, ...SHOPS }),
  ])
  let coach: Coach = await startCoach({})
  const coachPort = Number(new URL(coach.url).port)
  const mail = mailbox()
  const [databaseUrl, shopsUrl, modelUrl, smtpUrl] = await Promise.all([
    by('postgres', postgres.url),
    by('shops', storefront.url),
    by('model', coach.url),
    by('mail', mail.smtpUrl),
  ])
  const database = await openDatabase(databaseUrl, DATA_KEYS)
  const objects = givenObjects ?? createFiles(path.join(dataDir, 'objects'))
  const rateLimitStore = rateLimits ? openRateLimitStore(databaseUrl) : null
  const client = tracing
    ? new Client({ connection: temporal.connection, interceptors: { workflow: [tracing.ofClient] } })
    : temporal.client
  const { taskQueue } = temporal
  const purchases = createPurchaseClient({ client, taskQueue, acceptWithinMs: ACCEPTED_WITHIN_MS })
  const licenses = createLicenses(database, SESSION_SECRETS)
  const { stripe, shopify, gumroad } = createShops(
    {
      GUMROAD_API_URL: shopsUrl,
      GUMROAD_PRODUCT_ID: GUMROAD.productId,
      SHOPIFY_SHOP_URL: shopsUrl,
      SHOPIFY_ADMIN_TOKEN: SHOPIFY.adminToken,
      SHOPIFY_WEBHOOK_SECRET: SHOPIFY.webhookSecret,
      SHOPIFY_SKU: SHOPIFY.sku,
      STRIPE_API_URL: shopsUrl,
      STRIPE_SECRET_KEY: STRIPE.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    },
    licenses.keyOf,
  )
  if (!stripe || !shopify || !gumroad) throw new Error('the storefront must open all three shops')
  const shops = { stripe, shopify, gumroad }
  const mailer = createMailer({ smtpUrl, from: 'Eightfold <programs@eightfold.example>' })

  const model = { apiKey: 'none', baseUrl: modelUrl, model: 'coach' }
  const tools: Omit<GatewayTools, keyof Shops> = {
    ...{ database, objects, purchases, licenses, publicUrl, demoDailyLimit, readingsDailyLimit, log },
    readings: createReadings({ database, model, rules: threads.words }),
    words: threads.words,
    drawSpreadsheet: threads.spreadsheets.draw,
    sessionSecrets: SESSION_SECRETS,
    mailReportsToken: MAIL_REPORTS_TOKEN,
    site: { supportEmail: 'support@eightfold.example', checkoutOrigin: checkoutOriginOf(storefront.url) },
    trustProxy,
    leaving: new AbortController().signal,
    limits: createRateLimits(rateLimitStore),
    ...(tracing && { traceRequests: tracing.ofRequests }),
  }
  server.on('request', createApp({ ...tools, ...shops }).callback())

  const activities = createActivities({
    ...{ database, objects, purchases, mailer, log },
    drawPdf: (job) => threads.pdfs.render(wholePdfs ? job : firstWeekOf(job)),
    rules: threads.rules,
    shops,
    links: createLetterLinks({ publicUrl, secrets: SESSION_SECRETS }),
    emailHash: (email) => emailHashesOf(SESSION_SECRETS, email)[0],
    model,
    waitingTimes: { surveyRemindersMs: [24 * HOUR_MS], feedbackDelayMs: 24 * HOUR_MS },
    supportEmail: 'support@eightfold.example',
  })
  const noted = notingRuns<(typeof activities)[keyof typeof activities]>({ ...activities })
  const worker = await createTestWorker({
    connection: temporal.nativeConnection,
    taskQueue,
    workflowBundle: await workflowBundle(),
    activities: noted.activities,
    ...(tracing && { interceptors: { activity: [tracing.ofActivities] } }),
    maxHeartbeatThrottleInterval: '500 milliseconds',
  })
  const working = worker.run()
  const reconciling = setInterval(() => {
    if (!reconciliation) return
    activities.reconcileOrders().catch((error: unknown) => log.warn({ err: error }, 'reconciliation failed'))
  }, RECONCILE_EVERY_MS)

  return {
    url: publicUrl,
    storefrontUrl: storefront.url,
    ...{ database, objects, temporal, mail, shops, activities, purchases },
    /** Waits until the purchase meets a condition. */
    purchaseWhen: (
      id: string,
      what: string,
      holds: (purchase: Purchase) => unknown,
      withinMs?: number,
    ): Promise<Purchase> =>
      until(
        `${id}: ${what}`,
        async () => {
          const purchase = await database.fork().findOne(Purchase, { id })
          return purchase && holds(purchase) ? purchase : undefined
        },
        withinMs,
      ),
    /**
     * PostgreSQL connections that are idle in a transaction for longer than the gap between two statements.
     */
    connectionsHeld: async (): Promise<number> => {
      const held = await database
        .fork()
        .getConnection()
        .execute(
          `select pid from pg_stat_activity where datname = current_database()
         and state like 'idle in transaction%' and state_change < now() - interval '1 second'`,
        )
      return held.length
    },
    coach: {
      stop: () => coach.stop(),
      /** No artificial delay by default. */
      start: async (manner: Manner = {}) => {
        coach = await startCoach({ ...manner, port: coachPort })
      },
    },
    /** The entry point: while it is stopped, nobody can connect. */
    gateway: {
      stop: () => closed(server),
      start: () => listening(server, Number(new URL(publicUrl).port)),
    },
    /** A second gateway with different tools. */
    anotherGateway: async (changes: Partial<GatewayTools>, openShops: Partial<Shops> = shops) => {
      const another = createServer(createApp({ ...tools, ...openShops, ...changes }).callback())
      await listening(another, 0)
      return {
        url: addressOf(another),
        connections: promisify(another.getConnections.bind(another)),
        stop: () => closed(another),
      }
    },
    storefront: { stop: () => storefront.stop() },
    /** @throws {Error} when a history of this product does not replay */
    stop: async () => {
      clearInterval(reconciling)
      worker.shutdown()
      await working
      const replay = await Promise.allSettled([expectToReplay(temporal.client, noted.runs())])
      await Promise.all([
        closed(server),
        storefront.stop(),
        coach.stop(),
        mailer.close(),
        database.close(),
        rateLimitStore?.close(),
        temporal.close(),
      ])
      await postgres.drop()
      await rm(dataDir, { recursive: true, force: true })
      for (const result of replay) if (result.status === 'rejected') throw result.reason
    },
  }
}

const firstWeekOf = (job: PdfJob): PdfJob => ({
  ...job,
  program: { ...job.program, weeks: job.program.weeks.slice(0, 1) },
})
