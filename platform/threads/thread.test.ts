import { afterEach, describe, expect, it } from '@jest/globals'
import { createThread, entryBeside } from './thread.ts'

const OURS = entryBeside(import.meta.url, 'answer-jobs').href

/** A thread that answers each job with the deeds so far. */
const noting = (warmUp: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { answerJobs } from '${OURS}'
      const deeds = []
      answerJobs((job) => deeds.push(job) && deeds, async () => { ${warmUp} })`)}`,
  )

describe('a thread', () => {
  let thread: ReturnType<typeof createThread<string, string[]>>
  afterEach(() => thread.close())
  const threadOf = (warmUp: string) =>
    (thread = createThread<string, string[]>({ entry: noting(warmUp), called: 'the notes' }))

  it('warms up once, before its first job', async () => {
    threadOf(`await new Promise((resolve) => setTimeout(resolve, 100)); deeds.push('warm')`)
    await Promise.all([thread.warm(), thread.warm()])
    expect(await thread.run('a', { processorMs: 1_000 })).toEqual(['warm', 'a'])
    expect(await thread.run('b', { processorMs: 1_000 })).toEqual(['warm', 'a', 'b'])
  })

  it('counts no warming up as part of a job', async () => {
    threadOf(`const until = Date.now() + 1_000; while (Date.now() < until); deeds.push('warm')`)
    expect(await thread.run('a', { processorMs: 200 })).toEqual(['warm', 'a'])
  })

  it('fails its first job if it cannot warm up', async () => {
    threadOf(`throw new Error('no tables')`)
    await expect(thread.run('a', { processorMs: 1_000 })).rejects.toThrow('no tables')
  })
})
