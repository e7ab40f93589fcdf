import { describe, expect, it } from '@jest/globals'
import type { PdfJob } from './drawing/drawing.tsx'
import { createPdfThread } from './pdf-thread.ts'

/**
 * A thread that fails as the job's name says, or else answers with the number of jobs so far.
 */
const scripted = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let jobs = 0
    parentPort.on('message', ({ name }) => {
      jobs += 1
      if (name === 'exit') process.exit(3)
      if (name === 'throw') throw new Error('out of ink')
      if (name === 'hang') for (;;);
      if (name === 'refuse') return parentPort.postMessage({ error: 'no such face' })
      parentPort.postMessage({ done: new Uint8Array([jobs]) })
    })
    parentPort.postMessage('ready')`)}`,
)
const program = { overview: {}, weeks: [] } as unknown as PdfJob['program']
const job = (name: string) => ({ name, createdAt: new Date(0), program, isTest: false, resultsUrl: '' })

describe('the thread that draws', () => {
  it('is reused for one job after the other', async () => {
    const thread = createPdfThread({ entry: scripted })
    const pdfs = await Promise.all([
      thread.render(job('a')),
      thread.render(job('b')),
      thread.render(job('c')),
    ])
    expect(pdfs.map((pdf) => pdf[0])).toEqual([1, 2, 3])
    await thread.close()
  })

  it('draws the earliest program first, so that nobody waits for other people’s second editions', async () => {
    const thread = createPdfThread({ entry: scripted })
    const writtenAt = (ms: number) => ({ ...job('a'), createdAt: new Date(ms) })
    const pdfs = await Promise.all([2, 3, 1, 3, 1].map((ms) => thread.render(writtenAt(ms))))
    expect(pdfs.map((pdf) => pdf[0])).toEqual([1, 4, 2, 5, 3])
    await thread.close()
  })

  it.each([
    ['exit', /ended with code 3/],
    ['throw', /out of ink/],
    ['hang', /more than 500 ms of a processor/],
    ['refuse', /no such face/],
  ])('that fails (%s) fails only its own job; the next job gets a fresh thread', async (failure, message) => {
    const thread = createPdfThread({ entry: scripted, drawingMs: 500 })
    const [before, failed, after] = await Promise.allSettled([
      thread.render(job('a')),
      thread.render(job(failure)),
      thread.render(job('b')),
    ])
    expect(before).toMatchObject({ status: 'fulfilled' })
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(message) } })
    expect(after).toMatchObject({ status: 'fulfilled', value: Buffer.from([1]) })
    await thread.close()
  })

  it('ends its current and queued jobs when it is closed, and is restarted by the next job', async () => {
    const thread = createPdfThread({ entry: scripted })
    const jobs = Promise.allSettled([thread.render(job('hang')), thread.render(job('a'))])
    await thread.close()
    for (const ended of await jobs) expect(ended.status).toBe('rejected')
    expect((await thread.render(job('b')))[0]).toBe(1)
    await thread.close()
  })
})
