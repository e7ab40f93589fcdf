import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Koa from 'koa'
import { pino } from 'pino'
import { until } from '../sandbox/until.ts'
import { answerErrors } from './errors.ts'
import { shedLoad } from './shed-load.ts'

let release = () => {}
let held = new Promise<void>((resolve) => (release = resolve))
let inside = 0
const server = createServer(
  new Koa()
    .use(answerErrors(pino({ level: 'silent' })))
    .use(shedLoad({ others: 2, events: 1, writing: 1 }))
    .use(async (ctx) => {
      inside += 1
      if (!ctx.path.startsWith('/healthz')) await held
      ctx.body = 'served'
    })
    .callback(),
)
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = async (path: string) => {
  const { status, headers } = await fetch(url + path, { method: 'POST' })
  return { status, wait: Number(headers.get('retry-after')) }
}
const REFUSED = { status: 503, wait: 2 }
const SERVED = { status: 200, wait: 0 }

describe('a gateway with all it can do under way', () => {
  it('refuses more at once, keeps places for events and answers machines, and goes on by itself', async () => {
    const first = [ask('/'), ask('/api/surveys')]
    await until('both under way', async () => inside === 2)
    expect(await ask('/')).toEqual(REFUSED)
    const event = ask('/api/stripe/webhook')
    const writing = ask('/api/surveys/some-id/generate')
    await until('all under way', async () => inside === 4)
    expect(await ask('/api/gumroad/webhook')).toEqual(REFUSED)
    expect(await ask('/api/programs')).toEqual(REFUSED)
    expect(await ask('/healthz')).toEqual(SERVED)

    release()
    expect(await Promise.all([...first, event, writing])).toEqual(Array(4).fill(SERVED))
    held = Promise.resolve()
    expect(await Promise.all([ask('/'), ask('/api/programs')])).toEqual([SERVED, SERVED])
  })
})
