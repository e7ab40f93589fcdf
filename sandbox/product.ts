import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from '@temporalio/worker'
import { pino } from 'pino'
import { createActivities } from '../activities/index.ts'
import { createLetterLinks } from '../activities/letter-links.ts'
import { createMailer } from '../activities/mailer.ts'
import { createShops } from '../channels/index.ts'
import { createApp } from '../gateway/app.ts'
import { createRateLimits } from '../gateway/rate-limits.ts'
import { createPurchaseClient } from '../purchases/purchase-client.ts'
import { openDatabase } from '../storage/database.ts'
import { createLicenses } from '../storage/licenses.ts'
import { openRateLimitStore } from '../storage/rate-limit-store.ts'
import { type Coach, startCoach } from './coach/server.ts'
import { workflowBundle } from './workflow-bundle.ts'
import { startStorefront } from './storefront/server.ts'
import { GUMROAD, SHOPIFY, SHOPS, STRIPE } from './storefront/testing.ts'
import { freshDatabase, mailbox, temporalForTest } from './testing.ts'

const HOUR_MS = 3_600_000
/** What a schedule does every few minutes happens here before a test gives up. */
const RECONCILE_EVERY_MS = 5_000
const SESSION_SECRET = 'a secret of the test alone'

export type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * The whole product for a test: gateway and worker in this process, against a database and a task queue of their
 * own, the storefront, the coach and the mail server.
 */
export async function startProduct({ demoDailyLimit = 50, rateLimits = false } = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'eightfold-product-'))
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const [postgres, temporal, storefront] = await Promise.all([
    freshDatabase(),
    temporalForTest(),
    startStorefront({ dataDir, appUrl: publicUrl, ...SHOPS }),
  ])
  let coach: Coach = await startCoach({})
  const coachPort = Number(new URL(coach.url).port)
  const mail = mailbox()
  const database = await openDatabase(postgres.url)
  const rateLimitStore = rateLimits ? openRateLimitStore(postgres.url) : null
  const purchases = createPurchaseClient({ client: temporal.client, taskQueue: temporal.taskQueue })
  const licenses = createLicenses(database, SESSION_SECRET)
  const shops = createShops(
    {
      GUMROAD_API_URL: storefront.url,
      GUMROAD_PRODUCT_ID: GUMROAD.productId,
      SHOPIFY_SHOP_URL: storefront.url,
      SHOPIFY_ADMIN_TOKEN: SHOPIFY.adminToken,
      SHOPIFY_WEBHOOK_SECRET: SHOPIFY.webhookSecret,
      STRIPE_API_URL: storefront.url,
      STRIPE_SECRET_KEY: STRIPE.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    },
    licenses.keyOf,
  )
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: 'Eightfold <programs@eightfold.example>' })

  const app = createApp({
    ...{ database, purchases, licenses, publicUrl, demoDailyLimit, log },
    ...shops,
    sessionSecret: SESSION_SECRET,
    trustProxy: false,
    limits: createRateLimits(rateLimitStore),
  })
  server.on('request', app.callback())

  const activities = createActivities({
    ...{ database, purchases, mailer, log },
    shops,
    links: createLetterLinks({ publicUrl, secret: SESSION_SECRET }),
    model: { apiKey: 'none', baseUrl: coach.url, model: 'coach' },
    waitingTimes: { surveyRemindersMs: [24 * HOUR_MS], feedbackDelayMs: 24 * HOUR_MS },
    supportEmail: 'support@eightfold.example',
  })
  const worker = await Worker.create({
    connection: temporal.nativeConnection,
    taskQueue: temporal.taskQueue,
    workflowBundle: await workflowBundle(),
    activities,
  })
  const working = worker.run()
  const reconciling = setInterval(() => {
    activities.reconcileOrders().catch((error: unknown) => log.warn({ err: error }, 'reconciliation failed'))
  }, RECONCILE_EVERY_MS)

  return {
    url: publicUrl,
    storefrontUrl: storefront.url,
    ...{ database, temporal, mail, shops, activities, purchases },
    coach: {
      stop: () => coach.stop(),
      start: async () => {
        coach = await startCoach({ port: coachPort })
      },
    },
    stop: async () => {
      clearInterval(reconciling)
      worker.shutdown()
      await working
      server.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        storefront.stop(),
        coach.stop(),
        mailer.close(),
        database.close(),
        rateLimitStore?.close(),
        temporal.close(),
      ])
      await postgres.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
