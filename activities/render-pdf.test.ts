import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createBucket } from '../platform/objects/bucket.ts'
import type { Paper } from '../domain/program/units.ts'
import { keyOf, type Objects, ObjectStoreUnavailable } from '../platform/objects/objects.ts'
import { startObjectServer } from '../dev/stand-ins/object-server.ts'
import { activityContext, databaseForTest, until } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { Program, Purchase } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { createLetterLinks } from './letter-of.ts'
import { shortProgram } from '../dev/testkit/examples/example-program.ts'
import type { PdfJob } from './pdf/drawing/drawing.tsx'
import { renderPdf } from './render-pdf.ts'

let database: Database
let server: Awaited<ReturnType<typeof startObjectServer>>
let objects: Objects
beforeAll(async () => {
  ;[database, server] = await Promise.all([databaseForTest(), startObjectServer()])
  objects = createBucket(server.bucket)
})
afterAll(async () => {
  await Promise.all([database.close(), server.stop()])
})

const links = createLetterLinks({ publicUrl: 'https://eightfold.example', secrets: ['a secret of the test'] })

/** Every draw waits until the test resolves this. */
let draws: PromiseWithResolvers<void>
const drawPdf = jest.fn(async ({ paper = 'A4', units = 'kg', isCards = false }: PdfJob) => {
  await draws.promise
  return Buffer.from(`${paper} ${units}${isCards ? ', cards' : ''}`)
})
beforeEach(() => {
  drawPdf.mockClear()
  server.works()
  draws = Promise.withResolvers()
})

async function writtenPurchase(): Promise<string> {
  const [order, createdAt] = [unguessableId(), new Date()]
  const id = `purchase-stripe-${order}`
  const em = database.fork()
  await em.insert(Purchase, { id, channel: 'stripe', order, isTest: false, createdAt, paidAt: createdAt })
  await em.insert(Program, {
    ...{ id: unguessableId(), purchaseId: id, name: 'Jamie', email: 'jamie@example.com', createdAt },
    ...{ generated: shortProgram(), block: {}, report: {} },
  })
  return id
}

const attempt = (activity: ReturnType<typeof renderPdf>, id: string, paper?: Paper) =>
  activityContext().run(activity, id, paper)
const drawn = () => drawPdf.mock.calls.map(([{ paper, units }]) => [paper, units].filter(Boolean).join(' '))
const storedOf = (purchaseId: string) => database.fork().findOneOrFail(Program, { purchaseId })
const readyAt = async (id: string) => (await database.fork().findOneOrFail(Purchase, { id })).pdfReadyAt

describe('rendering a program', () => {
  it('stores the A4 edition once, which makes the program ready', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    draws.resolve()
    await attempt(activity, id)
    await attempt(activity, id)

    expect(drawn()).toEqual(['A4'])
    const stored = await storedOf(id)
    expect(String(server.objects.get(stored.pdfSha256 ?? ''))).toBe('A4 kg')
    expect(drawPdf).toHaveBeenCalledWith(
      expect.objectContaining({ resultsUrl: `https://eightfold.example/results/${stored.id}` }),
    )
    expect(await readyAt(id)).toEqual(expect.any(Date))
  })

  it.each([
    ['letter', 'pdfLetterSha256', 'LETTER kg'],
    ['phone-kg', 'pdfPhoneKgSha256', 'PHONE kg'],
    ['phone-lb', 'pdfPhoneLbSha256', 'PHONE lb'],
    ['cards-a4', 'pdfCardsSha256', 'A4 kg, cards'],
    ['cards-letter', 'pdfCardsLetterSha256', 'LETTER kg, cards'],
  ] as const)('stores the edition %s beside it when asked for', async (paper, hash, text) => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    draws.resolve()
    await attempt(activity, id)
    await attempt(activity, id, paper)
    await attempt(activity, id, paper)
    expect(drawPdf).toHaveBeenCalledTimes(2)
    const stored = await storedOf(id)
    expect([stored.pdfSha256, stored[hash]].map((key) => String(server.objects.get(key ?? '')))).toEqual([
      'A4 kg',
      text,
    ])
  })

  it('is ready with A4 alone', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    draws.resolve()
    await attempt(activity, id, 'letter')
    expect(await readyAt(id)).toBeNull()
  })

  it('that an abandoned attempt still waits for is not queued again', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    const attempts = [
      attempt(activity, id),
      attempt(activity, id),
      attempt(activity, await writtenPurchase()),
    ]
    draws.resolve()
    await Promise.all(attempts)
    expect(drawn()).toEqual(['A4', 'A4'])
  })

  it('that failed starts again', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    drawPdf.mockRejectedValueOnce(new Error('out of ink'))
    draws.resolve()
    await expect(attempt(activity, id)).rejects.toThrow('out of ink')
    await attempt(activity, id)
    expect(drawn()).toEqual(['A4', 'A4'])
  })

  it('draws a program that replaced another, and stores nothing of the former', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    const former = attempt(activity, id)
    await until('the drawing', async () => drawn().length === 1)
    const createdAt = new Date(Date.now() + 1_000)
    await database.fork().nativeUpdate(Program, { purchaseId: id }, { createdAt, name: 'Anew' })
    const names = () => drawPdf.mock.calls.map(([{ name }]) => name)
    const anew = attempt(activity, id)
    await until('the other drawing', async () => names().includes('Anew'))
    draws.resolve()
    await expect(former).rejects.toThrow(/not found/i)
    await anew
    expect(names().filter((name) => name === 'Anew')).toHaveLength(1)
    expect(await readyAt(id)).toEqual(expect.any(Date))
  })

  it('draws again what the object store lost', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    draws.resolve()
    await attempt(activity, id)
    const key = keyOf(Buffer.from('A4 kg'))
    server.objects.delete(key)
    await attempt(activity, id)
    expect(drawn()).toEqual(['A4', 'A4'])
    expect(server.objects.has(key)).toBe(true)
  })

  it('fails while the object store is away, without naming the content, and succeeds afterwards', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    draws.resolve()
    server.fails(503, 'SlowDown')
    await expect(attempt(activity, id)).rejects.toThrow(
      new ObjectStoreUnavailable('the bucket answered 503 SlowDown'),
    )
    expect(await readyAt(id)).toBeNull()
    server.works()
    await attempt(activity, id)
    expect(await readyAt(id)).toEqual(expect.any(Date))
  })

  it('stores no reference for a purchase that was refunded meanwhile', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    const rendering = attempt(activity, id)
    await until('the drawing', async () => drawn().length === 1)
    await database.fork().nativeUpdate(Purchase, { id }, { closedAt: new Date(), closedBecause: 'refunded' })
    draws.resolve()
    await rendering
    expect(await storedOf(id)).toHaveProperty('pdfSha256', null)
  })

  it('stops waiting once it is cancelled, for example when its worker ends', async () => {
    const [id, activity] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links })]
    const environment = activityContext()
    const waiting = environment.run(activity, id)
    await until('the drawing', async () => drawn().length === 1)
    environment.cancel('WORKER_SHUTDOWN')
    await expect(waiting).rejects.toThrow('WORKER_SHUTDOWN')
  })
})
