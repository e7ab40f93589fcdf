import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { MockActivityEnvironment } from '@temporalio/testing'
import { pino } from 'pino'
import { createBucket } from '../objects/bucket.ts'
import { keyOf, type Objects, ObjectsAway } from '../objects/objects.ts'
import { startObjectServer } from '../sandbox/object-server.ts'
import { databaseForTest, until } from '../sandbox/testing.ts'
import type { Database } from '../storage/database.ts'
import { Program } from '../storage/entities/program.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { unguessableId } from '../storage/ids.ts'
import { createLetterLinks } from './letter-links.ts'
import { shortProgram } from './pdf/example-program.ts'
import type { PdfJob } from './pdf/job.ts'
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

const log = pino({ level: 'silent' })

/** Draws nothing until it is told to. */
let draws: PromiseWithResolvers<void>
const drawPdf = jest.fn(async ({ paper = 'A4', units = 'kg' }: PdfJob) => {
  await draws.promise
  return Buffer.from(`${paper} ${units}`)
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

const attempt = (deed: ReturnType<typeof renderPdf>, id: string) =>
  new MockActivityEnvironment().run(deed, id)
const papers = () => drawPdf.mock.calls.map(([{ paper, units }]) => [paper, units].filter(Boolean).join(' '))
const ALL = ['', 'LETTER', 'PHONE kg', 'PHONE lb']

describe('rendering a program', () => {
  it('stores it on both papers and for a phone, once', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    draws.resolve()
    await attempt(deed, id)
    await attempt(deed, id)

    expect(papers()).toEqual(ALL)
    const em = database.fork()
    const stored = await em.findOneOrFail(Program, { purchaseId: id })
    const { pdfSha256, pdfLetterSha256, pdfPhoneKgSha256, pdfPhoneLbSha256 } = stored
    const keys = [pdfSha256, pdfLetterSha256, pdfPhoneKgSha256, pdfPhoneLbSha256]
    expect(keys.map((key) => String(server.objects.get(key ?? '')))).toEqual([
      ...['A4 kg', 'LETTER kg'],
      ...['PHONE kg', 'PHONE lb'],
    ])
    const addresses = drawPdf.mock.calls.map(([{ resultsUrl }]) => resultsUrl)
    expect(new Set(addresses)).toEqual(new Set([`https://eightfold.example/results/${stored.id}`]))
    expect(await em.findOneOrFail(Purchase, { id })).toHaveProperty('pdfReadyAt', expect.any(Date))
  })

  it('that an attempt given up still waits for is not put in the line again', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    const attempts = [attempt(deed, id), attempt(deed, id), attempt(deed, await writtenPurchase())]
    draws.resolve()
    await Promise.all(attempts)
    expect(papers().sort()).toEqual([...ALL, ...ALL].sort())
  })

  it('that failed is begun anew, and what was drawn beside it is kept', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    drawPdf.mockRejectedValueOnce(new Error('out of ink'))
    draws.resolve()
    await expect(attempt(deed, id)).rejects.toThrow('out of ink')
    await attempt(deed, id)
    expect(papers()).toEqual(['', 'LETTER', '', 'PHONE kg', 'PHONE lb'])
  })

  it('draws another program that took its place, and stores nothing of the former', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    const former = attempt(deed, id)
    await until('the drawing', async () => papers().length === 2)
    const createdAt = new Date(Date.now() + 1_000)
    await database.fork().nativeUpdate(Program, { purchaseId: id }, { createdAt, name: 'Anew' })
    const names = () => drawPdf.mock.calls.map(([{ name }]) => name)
    const anew = attempt(deed, id)
    await until('the other drawing', async () => names().includes('Anew'))
    draws.resolve()
    await expect(former).rejects.toThrow(/not found/i)
    await anew
    expect(names().filter((name) => name === 'Anew')).toHaveLength(4)
    expect(await database.fork().findOne(Purchase, { id })).toHaveProperty('pdfReadyAt', expect.any(Date))
  })

  it('draws anew what the object store lost, and nothing else', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    draws.resolve()
    await attempt(deed, id)
    server.objects.delete(keyOf(Buffer.from('LETTER kg')))
    await attempt(deed, id)
    expect(papers()).toEqual([...ALL, 'LETTER'])
    expect(server.objects.has(keyOf(Buffer.from('LETTER kg')))).toBe(true)
  })

  it('fails while the object store is away, without a word of what was drawn, and is done after it', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    draws.resolve()
    server.fails(503, 'SlowDown')
    await expect(attempt(deed, id)).rejects.toThrow(new ObjectsAway('the bucket answered 503 SlowDown'))
    expect(await database.fork().findOneOrFail(Purchase, { id })).toHaveProperty('pdfReadyAt', null)
    server.works()
    await attempt(deed, id)
    expect(await database.fork().findOneOrFail(Purchase, { id })).toHaveProperty(
      'pdfReadyAt',
      expect.any(Date),
    )
  })

  it('points to nothing of a purchase that was paid back meanwhile', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    const rendering = attempt(deed, id)
    await until('the drawing', async () => papers().length === 2)
    await database.fork().nativeUpdate(Purchase, { id }, { closedAt: new Date(), closedBecause: 'refunded' })
    draws.resolve()
    await rendering
    expect(await database.fork().findOneOrFail(Program, { purchaseId: id })).toMatchObject({
      ...{ pdfSha256: null, pdfLetterSha256: null, pdfPhoneKgSha256: null, pdfPhoneLbSha256: null },
    })
  })

  it('waits no longer once it is cancelled, as by a worker that ends', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    const environment = new MockActivityEnvironment()
    const waiting = environment.run(deed, id)
    await until('the drawing', async () => papers().length === 2)
    environment.cancel('WORKER_SHUTDOWN')
    await expect(waiting).rejects.toThrow('WORKER_SHUTDOWN')
  })

  it('is done when the drawing for a phone fails, so that the mail leaves; asked again, that is drawn anew', async () => {
    const [id, deed] = [await writtenPurchase(), renderPdf({ database, objects, drawPdf, links, log })]
    draws.resolve()
    const drawn = async () => Buffer.from('drawn')
    drawPdf.mockImplementationOnce(drawn).mockImplementationOnce(drawn)
    drawPdf.mockRejectedValueOnce(new Error('out of ink'))
    await attempt(deed, id)
    expect(await database.fork().findOneOrFail(Purchase, { id })).toHaveProperty(
      'pdfReadyAt',
      expect.any(Date),
    )
    await attempt(deed, id)
    expect(papers()).toEqual([...ALL, 'PHONE kg'])
  })
})
