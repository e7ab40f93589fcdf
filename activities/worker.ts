import { Client, Connection } from '@temporalio/client'
import { register } from 'prom-client'
import { GracefulShutdownPeriodExpiredError, NativeConnection, Worker } from '@temporalio/worker'
import { createShops } from '../channels/index.ts'
import { serviceConfigOrExit, temporalServerOf } from '../config.ts'
import { createLog } from '../platform/observability/log.ts'
import { emailHashesOf } from '../purchases/email-hash.ts'
import { createPurchaseClient } from '../purchases/purchase-client.ts'
import { logShopifySetup } from '../purchases/log-shopify-setup.ts'
import { openObjects } from '../platform/objects/open-objects.ts'
import { openDatabase } from '../storage/database.ts'
import { createLicenses } from '../storage/licenses.ts'
import { watchConnections, watchPurchases } from '../platform/observability/purchases.ts'
import { serveMetrics } from '../platform/observability/serve-metrics.ts'
import { tracingFor } from '../platform/observability/tracing-for.ts'
import { aboutPurchase, installTemporal } from './temporal-runtime.ts'
import { createActivities } from './index.ts'
import { missingParts } from './missing-parts.ts'
import { createLetterLinks } from './letter-of.ts'
import { createMailer } from './mailer.ts'
import { createRulesThread } from '../language-model/rules-thread.ts'
import { createPdfThread } from './pdf/pdf-thread.ts'
import { createWorkerVersions } from './worker-versions.ts'
import { BUILD_ID, WORKFLOW_CODE, WORKFLOW_INTERCEPTORS } from './workflow-code.ts'

const config = serviceConfigOrExit()
const log = createLog('worker', config.LOG_LEVEL)
const tracing = await tracingFor('eightfold-worker', config.OTEL_EXPORTER_OTLP_ENDPOINT, log)
installTemporal(
  log,
  config.TEMPORAL_METRICS_PORT ? `${config.METRICS_HOST}:${config.TEMPORAL_METRICS_PORT}` : null,
)

const server = temporalServerOf(config)
const [connection, clientConnection] = await Promise.all([
  NativeConnection.connect(server),
  Connection.connect(server),
])
const client = new Client({
  connection: clientConnection,
  namespace: config.TEMPORAL_NAMESPACE,
  ...(tracing && { interceptors: { workflow: [tracing.ofClient] } }),
})
const purchases = createPurchaseClient({ client, taskQueue: config.TEMPORAL_TASK_QUEUE })
const database = await openDatabase(config.DATABASE_URL, config.DATA_KEYS)
const mailer = createMailer({
  smtpUrl: config.SMTP_URL,
  from: config.MAIL_FROM,
  supportEmail: config.SUPPORT_EMAIL,
  bouncesTo: config.MAIL_BOUNCES_TO,
})
const pdfThread = createPdfThread()
const rulesThread = createRulesThread()
const shops = createShops(config, createLicenses(database, config.SESSION_SECRET).keyOf)
const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`

const versions = BUILD_ID
  ? createWorkerVersions(client, { taskQueue: config.TEMPORAL_TASK_QUEUE, buildId: BUILD_ID })
  : null

const worker = await Worker.create({
  connection,
  namespace: config.TEMPORAL_NAMESPACE,
  taskQueue: config.TEMPORAL_TASK_QUEUE,
  ...WORKFLOW_CODE,
  ...(versions ? { workerDeploymentOptions: versions.options } : {}),
  interceptors: {
    activity: [aboutPurchase, ...(tracing ? [tracing.ofActivities] : [])],
    workflowModules: WORKFLOW_INTERCEPTORS,
  },
  activities: createActivities({
    database,
    objects: openObjects(config),
    purchases,
    mailer,
    drawPdf: pdfThread.render,
    rules: rulesThread,
    log,
    shops,
    links: createLetterLinks({ publicUrl, secrets: config.SESSION_SECRET }),
    emailHash: (email) => emailHashesOf(config.SESSION_SECRET, email)[0],
    model: {
      apiKey: config.OPENAI_API_KEY,
      baseUrl: config.OPENAI_BASE_URL,
      model: config.OPENAI_MODEL,
      readingModel: config.OPENAI_READING_MODEL,
    },
    waitingTimes: {
      surveyRemindersMs: config.SURVEY_REMINDERS,
      feedbackDelayMs: config.FEEDBACK_DELAY,
    },
    supportEmail: config.SUPPORT_EMAIL,
  }),
  // Each takes memory, and most sleep for weeks; on waking, one is replayed from a history of a few
  // kilobytes.
  maxCachedWorkflows: 50,
  // Most wait for external services. Where concurrency must be limited, the activity limits it itself.
  maxConcurrentActivityTaskExecutions: 200,
  // A cancelled activity learns of it at its next heartbeat; a refunded buyer's model answer should stop
  // early.
  maxHeartbeatThrottleInterval: '2 seconds',
  // Activities that run longer are cancelled and retried by another worker; those that ignore it are
  // abandoned.
  shutdownGraceTime: '5 seconds',
  shutdownForceTime: '9 seconds',
})
/** A cold thread takes a second of a processor for its first job: on a busy machine, long for a buyer. */
let areThreadsWarm = false
const warming = Promise.all([pdfThread.warm(), rulesThread.warm()]).then(() => (areThreadsWarm = true))
const missing = async () => [
  ...(areThreadsWarm ? [] : ['its threads are not warm yet']),
  ...(await missingParts(database, client)),
]
watchPurchases(database, register)
watchConnections(database, register)
if (config.METRICS_PORT) serveMetrics({ port: config.METRICS_PORT, host: config.METRICS_HOST, missing })
await warming
for (const lack of await missing()) log.error({ lack }, 'the worker is not ready')
await purchases.schedule()
log.info({ taskQueue: config.TEMPORAL_TASK_QUEUE }, 'the worker is ready')
if (shops.shopify) void logShopifySetup(shops.shopify, config.SHOPIFY_SKU, log)
const ended = new AbortController()
void versions?.tend(ended.signal, log)
try {
  await worker.run()
} catch (error) {
  if (!(error instanceof GracefulShutdownPeriodExpiredError)) throw error
  log.warn('the worker stops with work in progress, which another worker will repeat')
  process.exit(0)
}
ended.abort()
await Promise.all([
  database.close(),
  mailer.close(),
  pdfThread.close(),
  rulesThread.close(),
  connection.close(),
  clientConnection.close(),
  tracing?.stop(),
])
