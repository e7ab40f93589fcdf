import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Refusal } from '../domain/shop/errors.ts'
import { createBucket } from '../platform/objects/bucket.ts'
import { keyOf } from '../platform/objects/objects.ts'
import { createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { startObjectServer } from '../dev/stand-ins/object-server.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Program } from '../storage/entities.ts'
import { HASH_OF } from '../storage/programs.ts'
import { drawingIdOf } from '../workflows/purchase-id.ts'
import { pdfOf as pdfFor } from './purchase/pdf.ts'

let server: Awaited<ReturnType<typeof startObjectServer>>
let product: Product
beforeAll(async () => {
  server = await startObjectServer()
  product = await startProduct({ objects: createBucket(server.bucket), reconciliation: false })
})
beforeEach(() => server.works())
afterAll(async () => {
  server.works()
  await product.stop()
  await server.stop()
})

/** At most one call that hangs, and the wait for the next attempt. */
const ONE_HANG_AND_ITS_WAITS_MS = 70_000

const buy = async (): Promise<string> =>
  `purchase-stripe-${(await createBuyer(product.url).buy(`${uniqueName('buyer')}@example.com`)).sessionId}`
const programOf = (purchaseId: string) => product.database.fork().findOneOrFail(Program, { purchaseId })

async function delivered() {
  const purchaseId = await buy()
  await product.purchaseWhen(purchaseId, 'is delivered', ({ deliveredAt }) => deliveredAt)
  return programOf(purchaseId)
}
const keysOf = (program: Program): string[] => Object.values(HASH_OF).flatMap((hash) => program[hash] ?? [])
const keptOf = (program: Program) => keysOf(program).filter((key) => server.objects.has(key))
const pdfOf = (id: string, paper = 'a4') => fetch(`${product.url}/api/programs/${id}/pdf?paper=${paper}`)
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

const runsOf = async (workflowId: string) => {
  const found = []
  const query = `WorkflowId = '${workflowId}'`
  for await (const run of product.temporal.client.workflow.list({ query })) found.push(run)
  return found.length
}

describe('an edition of a PDF', () => {
  it('other than A4 is drawn once, when its link is first opened, and kept', async () => {
    const program = await delivered()
    expect(keysOf(program)).toEqual([program.pdfSha256])
    const answers = await Promise.all([pdfOf(program.id, 'letter'), pdfOf(program.id, 'letter')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { pdfLetterSha256 } = await programOf(program.purchaseId)
    expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([
      `"${pdfLetterSha256}"`,
      `"${pdfLetterSha256}"`,
    ])
    expect((await pdfOf(program.id, 'letter')).headers.get('etag')).toBe(`"${pdfLetterSha256}"`)
    await until('the run', async () => (await runsOf(drawingIdOf(program.purchaseId, 'letter'))) === 1)
  })

  it('that cannot be drawn in time is replaced by the A4 edition', async () => {
    const program = await delivered()
    const purchases = { redrawPdf: () => Promise.reject(new Refusal('SERVICE_UNAVAILABLE')) }
    const tools = { database: product.database, objects: createBucket(server.bucket), purchases }
    const sent = await pdfFor(tools, program, 'phone-lb', new AbortController().signal)
    expect(sent.sha256).toBe(program.pdfSha256)
    expect(keyOf(sent.pdf)).toBe(program.pdfSha256)
  })
})

describe('a PDF that the object store lost', () => {
  it('is drawn again when its link is opened', async () => {
    const program = await delivered()
    const before = await bytesOf(await pdfOf(program.id))
    for (const key of keysOf(program)) server.objects.delete(key)
    const answer = await pdfOf(program.id)
    expect(answer.status).toBe(200)
    const after = await bytesOf(answer)
    expect(answer.headers.get('etag')).toBe(`"${keyOf(after)}"`)
    expect(after).toEqual(before)
    expect(keptOf(await programOf(program.purchaseId))).toEqual([program.pdfSha256])
  })

  it('is drawn once for all who open it at the same time', async () => {
    const program = await delivered()
    for (const key of keysOf(program)) server.objects.set(key, Buffer.from('%PDF spoiled'))
    const answers = await Promise.all(Array.from({ length: 6 }, () => pdfOf(program.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    await until('the run', async () => (await runsOf(drawingIdOf(program.purchaseId, 'a4'))) === 1)
  })
})

describe('an object store that is away', () => {
  const away = { status: 503, error: 'SERVICE_UNAVAILABLE', retryAfter: '5' }
  const refusalOf = async (answer: Response) => ({
    status: answer.status,
    error: Reflect.get(Object(await answer.json()), 'error'),
    retryAfter: answer.headers.get('retry-after'),
  })

  it('breaks no page for good, and delays no purchase for longer than its outage', async () => {
    const program = await delivered()
    server.fails(503, 'SlowDown')
    const purchaseId = await buy()
    await product.purchaseWhen(purchaseId, 'is written', ({ programWrittenAt }) => programWrittenAt)
    expect(await refusalOf(await pdfOf(program.id))).toEqual(away)
    server.works()
    expect((await pdfOf(program.id)).status).toBe(200)
    await product.purchaseWhen(purchaseId, 'is delivered', ({ deliveredAt }) => deliveredAt)
    expect(keptOf(await programOf(purchaseId))).toHaveLength(1)
  })

  it('holds no connection to PostgreSQL, even if it never answers', async () => {
    const program = await delivered()
    server.hangs()
    const purchaseId = await buy()
    await product.purchaseWhen(purchaseId, 'is written', ({ programWrittenAt }) => programWrittenAt)
    const asking = Array.from({ length: 15 }, () => pdfOf(program.id))
    await until('all calls', async () => server.waiting() > 15)
    expect(await product.connectionsHeld()).toBe(0)
    expect((await createBuyer(product.url).call('GET', `/api/programs/${program.id}`)).status).toBe(200)
    for (const answer of await Promise.all(asking)) expect(await refusalOf(answer)).toEqual(away)
    server.works()
    await product.purchaseWhen(
      purchaseId,
      'is delivered once its next try comes',
      ({ deliveredAt }) => deliveredAt,
      ONE_HANG_AND_ITS_WAITS_MS,
    )
  })
})

it('deletes what no program points to any more, as soon as it is back', async () => {
  const program = await delivered()
  expect(keptOf(program)).toHaveLength(1)
  await product.database.fork().nativeDelete(Program, { id: program.id })
  server.fails(503, 'SlowDown')
  await expect(product.activities.reconcileOrders()).rejects.toThrow('SlowDown')
  server.works()
  await product.activities.reconcileOrders()
  expect(keptOf(program)).toEqual([])
})
