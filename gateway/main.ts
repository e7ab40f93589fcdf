import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { register } from 'prom-client'
import { createReadings } from '../language-model/model-readings.ts'
import { createShops } from '../channels/index.ts'
import { serviceConfigOrExit, temporalServerOf } from '../config.ts'
import { createLog } from '../platform/observability/log.ts'
import { createSpreadsheetThread } from './exports/spreadsheet/spreadsheet-thread.ts'
import { createPurchaseClient } from '../purchases/purchase-client.ts'
import { logShopifySetup } from '../purchases/log-shopify-setup.ts'
import { openObjects } from '../platform/objects/open-objects.ts'
import { openDatabase } from '../storage/database.ts'
import { createLicenses } from '../storage/licenses.ts'
import { openRateLimitStore } from '../storage/rate-limit-store.ts'
import { watchConnections } from '../platform/observability/purchases.ts'
import { serveMetrics } from '../platform/observability/serve-metrics.ts'
import { tracingFor } from '../platform/observability/tracing-for.ts'
import { createApp } from './app.ts'
import { createWordsThread } from './reading/words-thread.ts'
import { checkoutOriginOf } from './purchase/checkout-origin.ts'
import { eventLoopLag, shedLoad } from './http/shed-load.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { BACKLOG, closeGently, createGatewayServer } from './http/server.ts'

const config = serviceConfigOrExit()
const log = createLog('gateway', config.LOG_LEVEL)
const tracing = await tracingFor('eightfold-gateway', config.OTEL_EXPORTER_OTLP_ENDPOINT, log)
const database = await openDatabase(config.DATABASE_URL, config.DATA_KEYS)
const connection = Connection.lazy(temporalServerOf(config))
const licenses = createLicenses(database, config.SESSION_SECRET)
const rateLimitStore = config.RATE_LIMITS === 'on' ? openRateLimitStore(config.DATABASE_URL) : null
const client = new Client({
  connection,
  namespace: config.TEMPORAL_NAMESPACE,
  ...(tracing && { interceptors: { workflow: [tracing.ofClient] } }),
})

const PROXIES_NOTICE_WITHIN_MS = 1_500
const leaving = new AbortController()
const spreadsheets = createSpreadsheetThread()
const words = createWordsThread()
void words.warm()
const shops = createShops(config, licenses.keyOf)
const app = createApp({
  database,
  objects: openObjects(config),
  purchases: createPurchaseClient({ client, taskQueue: config.TEMPORAL_TASK_QUEUE }),
  ...shops,
  licenses,
  publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
  site: {
    supportEmail: config.SUPPORT_EMAIL,
    checkoutOrigin: config.STRIPE_API_URL && checkoutOriginOf(config.STRIPE_API_URL),
    gumroadProductId: config.GUMROAD_PRODUCT_ID,
    analyticsSrc: config.ANALYTICS_SRC,
    analyticsId: config.ANALYTICS_ID,
    adPixelId: config.AD_PIXEL_ID,
  },
  sessionSecrets: config.SESSION_SECRET,
  mailReportsToken: config.MAIL_REPORTS_TOKEN,
  demoDailyLimit: config.DEMO_DAILY_LIMIT,
  readings: createReadings({
    database,
    rules: words,
    model: {
      apiKey: config.OPENAI_API_KEY,
      baseUrl: config.OPENAI_BASE_URL,
      model: config.OPENAI_MODEL,
      readingModel: config.OPENAI_READING_MODEL,
    },
  }),
  words,
  drawSpreadsheet: spreadsheets.draw,
  readingsDailyLimit: config.READINGS_DAILY_LIMIT,
  limits: createRateLimits(rateLimitStore),
  trustProxy: config.TRUST_PROXY === 'on',
  leaving: leaving.signal,
  ...(tracing && { traceRequests: tracing.ofRequests }),
  log,
})
const server = createGatewayServer(shedLoad(app.callback(), { isLate: eventLoopLag() }))
server.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG }, () =>
  log.info({ host: config.HOST, port: config.PORT }, 'the gateway is listening'),
)
watchConnections(database, register)
if (config.METRICS_PORT)
  serveMetrics({
    port: config.METRICS_PORT,
    host: config.METRICS_HOST,
    missing: () =>
      database.ping().then(
        () => [],
        () => ['PostgreSQL does not answer'],
      ),
  })
if (shops.shopify) void logShopifySetup(shops.shopify, config.SHOPIFY_SKU, log)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function stop(): Promise<void> {
  leaving.abort()
  // Proxies learn of it from /readyz and from each answer. Requests that they send until
  // then are still served.
  if (config.NODE_ENV === 'production') await sleep(PROXIES_NOTICE_WITHIN_MS)
  await closeGently(server)
  await Promise.all([
    database.close(),
    rateLimitStore?.close(),
    spreadsheets.close(),
    words.close(),
    tracing?.stop(),
  ])
  // Abandoned waits at Temporal continue there. Closing the connection would make them fail.
  process.exit(0)
}
