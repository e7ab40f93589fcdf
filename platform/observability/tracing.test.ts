import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bundleWorkflowCode } from '@temporalio/worker'
import pino from 'pino'
import { z } from 'zod'
import { buyAtGumroad, buyAtShopify, createBuyer, requestOf } from '../../dev/testkit/purchases/buyer.ts'
import { startCollector } from '../../dev/stand-ins/storefront/testing.ts'
import { addressOf, closed, listening } from '../../dev/processes/listening.ts'
import { type Product, startProduct } from '../../dev/testkit/product.ts'
import { replaysOf } from '../../dev/testkit/purchases/test-worker.ts'
import { uniqueName, until } from '../../dev/testkit/testing.ts'
import { execFile } from '../../dev/processes/users.ts'
import { startTracing, type Tracing } from './tracing.ts'

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
})
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})
type Span = z.infer<typeof Span>

/** The spans that a collector received. */
const spansIn = (bodies: readonly string[]): Span[] =>
  bodies.flatMap((body) =>
    Sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )

/** Each activity of purchases at Gumroad, with the first of its ancestors that the collector received. */
function activitiesIn(spans: readonly Span[]) {
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const rootOf = (span: Span): Span => {
    const parent = byId.get(span.parentSpanId ?? '')
    return parent ? rootOf(parent) : span
  }
  const ofPurchase = (span: Span) =>
    span.attributes.some(({ value }) => String(value['stringValue']).startsWith('purchase-gumroad-'))
  return spans
    .filter((span) => span.name.startsWith('RunActivity:') && ofPurchase(span))
    .map((span) => ({ name: span.name, traceId: span.traceId, root: rootOf(span) }))
}

/**
 * Loads the modules of gateway and worker, and reports which OpenTelemetry packages came with them. Many
 * libraries import its API, which does nothing.
 */
const LOADER = `
import { registerHooks } from 'node:module'
const loaded = new Set()
registerHooks({ resolve(name, context, next) {
  if (/opentelemetry/.test(name) && !/^\\.|opentelemetry\\/api$/.test(name)) loaded.add(name)
  return next(name, context)
} })
await import('./gateway/app.ts')
await import('./activities/index.ts')
const { tracingFor } = await import('./platform/observability/tracing-for.ts')
await tracingFor('eightfold-gateway', process.argv[1] || undefined, console)
console.log(JSON.stringify([...loaded]))
process.exit(0)
`

const ACTIVITIES = ['verifyPayment', 'generateProgram', 'renderPdf', 'emailBuyer']

/** A log that records its lines. */
function keptLog() {
  const lines: string[] = []
  return { lines, log: pino({}, { write: (line: string) => void lines.push(line) }) }
}

describe('a purchase', () => {
  let product: Product
  let tracing: Tracing
  let collector: Awaited<ReturnType<typeof startCollector>>
  const email = `${uniqueName('traced')}@example.com`
  let key: string
  beforeAll(async () => {
    collector = await startCollector()
    tracing = startTracing({ endpoint: collector.url, service: 'eightfold-worker', log: keptLog().log })
    product = await startProduct({ tracing, reconciliation: false })
    const buyer = createBuyer(product.url)
    const license = await buyAtGumroad(product.storefrontUrl, { email })
    key = license.key
    const wrong = await buyer.call('POST', '/api/programs', { ...requestOf(email), licenseKey: `${key}X` })
    expect(wrong.status).toBe(403)
    const bought = await buyer.call('POST', '/api/programs', { ...requestOf(email), licenseKey: key })
    expect(bought.status).toBe(200)
    await until('all that was done, from its beginning', async () => {
      const activities = activitiesIn(spansIn(collector.bodies))
      const told = new Set(activities.map(({ name }) => name))
      const isWhole = activities.every(({ root }) => !root.parentSpanId)
      return (isWhole && ACTIVITIES.every((activity) => told.has(`RunActivity:${activity}`))) || undefined
    })
  })
  afterAll(async () => {
    await product.stop()
    await tracing.stop()
    await collector.stop()
  })

  it('is one trace, from the request that began it to its letter', () => {
    const activities = activitiesIn(spansIn(collector.bodies))
    expect(new Set(activities.map(({ traceId }) => traceId)).size).toBe(1)
    expect(new Set(activities.map(({ root }) => root.name))).toEqual(
      new Set([expect.stringMatching(/^POST \/api\//)]),
    )
  })

  it('that a webhook reported belongs to the trace of that webhook', async () => {
    const order = await buyAtShopify(product.storefrontUrl, { email: `${uniqueName('told')}@example.com` })
    const names = await until('its trace', async () => {
      const spans = spansIn(collector.bodies)
      const [verified] = spans.filter(
        ({ name, attributes }) =>
          name === 'RunActivity:verifyPayment' &&
          attributes.some(({ value }) => value['stringValue'] === `purchase-shopify-${order}`),
      )
      const ofTrace = spans.filter(({ traceId }) => traceId === verified?.traceId)
      return verified && ofTrace.some(({ parentSpanId }) => !parentSpanId) && ofTrace.map(({ name }) => name)
    })
    expect(names).toContain('POST /api/shopify/webhook')
  })

  it('leaves no data of its buyer in any span', () => {
    const sent = collector.bodies.join('\n')
    for (const word of [email, 'Łucja', 'Öberg', key, 'General Fitness', 'commercial'])
      expect(sent).not.toContain(word)
  })

  it('replays with workflows that pass no trace on', async () => {
    const workflowId = spansIn(collector.bodies)
      .flatMap(({ attributes }) => attributes.map(({ value }) => String(value['stringValue'])))
      .find((value) => value.startsWith('purchase-gumroad-'))
    const history = await product.temporal.client.workflow.getHandle(`${workflowId}`).fetchHistory()
    const scheduled = history.events?.flatMap(
      ({ activityTaskScheduledEventAttributes: one }) => one?.header?.fields?.['_tracer-data'] ?? [],
    )
    expect(scheduled?.length).toBeGreaterThan(3)
    const withoutTraces = await bundleWorkflowCode({
      workflowsPath: join(import.meta.dirname, '..', '..', 'workflows', 'index.ts'),
      logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error: console.error },
    })
    for await (const { error } of replaysOf(withoutTraces, [{ workflowId: `${workflowId}`, history }]))
      expect(error).toBeUndefined()
  })
})

describe('a collector', () => {
  it('that rejects everything delays nobody, and the log says so once', async () => {
    const hanging = createServer(() => {})
    const { log, lines } = keptLog()
    await listening(hanging, 0)
    const tracing = startTracing({ endpoint: addressOf(hanging), service: 'eightfold-gateway', log })
    const context = { method: 'GET', status: 200, state: {} } as Parameters<Tracing['ofRequests']>[0]
    const askedAt = performance.now()
    for (let turn = 0; turn < 3; turn++) await tracing.ofRequests(context, async () => {})
    await tracing.stop()
    expect(performance.now() - askedAt).toBeLessThan(2_000)
    await closed(hanging)
    await until('the line', async () => lines.length > 0 || undefined)
    expect(lines).toHaveLength(1)
  })

  it('that is not configured loads nothing of OpenTelemetry', async () => {
    const loadedWith = async (endpoint: string) => {
      const child = await execFile(process.execPath, [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        LOADER,
        endpoint,
      ])
      return z.array(z.string()).parse(JSON.parse(child.stdout))
    }
    expect(await loadedWith('')).toEqual([])
    expect(await loadedWith('http://127.0.0.1:9')).toContain('@opentelemetry/sdk-trace-node')
  })
})
