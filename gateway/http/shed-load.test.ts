import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Koa from 'koa'
import { type Call, filledIn } from '../../domain/calls/call.ts'
import { CALLS } from '../../domain/calls/index.ts'
import { REFUSALS } from '../../domain/shop/errors.ts'
import { until } from '../../dev/processes/until.ts'
import { createGatewayServer } from './server.ts'
import { shedLoad } from './shed-load.ts'

let release = () => {}
let held = new Promise<void>((resolve) => (release = resolve))
let inside = 0
let late = false
const app = new Koa().use(async (ctx) => {
  inside += 1
  if (!ctx.path.startsWith('/healthz')) await held
  ctx.body = 'served'
})
const server = createGatewayServer(
  shedLoad(app.callback(), {
    isLate: () => late,
    atMost: { calls: 2, pages: 1, events: 1, readings: 1, writing: 1 },
    atMostWhenLate: { calls: 1, pages: 1, events: 1, readings: 1, writing: 1 },
  }),
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
  const answer = await fetch(url + path, { method: 'POST' })
  const { status, headers } = answer
  if (status === 200) return { status }
  const isNamed = /^[\w-]{36}$/.test(headers.get('x-request-id') ?? '')
  return { status, isNamed, wait: Number(headers.get('retry-after')), body: await answer.json() }
}
const SERVED = { status: 200 }
/** Calls that wait for a program. */
const WAITING = Object.values<Call>(CALLS).filter(({ does }) =>
  does.includes('Answers when its PDF is ready'),
)
const REFUSED = {
  ...{ status: 503, isNamed: true, wait: 2 },
  body: { error: 'SERVICE_UNAVAILABLE', message: REFUSALS.SERVICE_UNAVAILABLE.text },
}

describe('a gateway at its limit', () => {
  it('refuses more calls at once, keeps places for events and pages, answers machines, and recovers by itself', async () => {
    const first = [ask('/api/feedback'), ask('/API/surveys?a=/healthz')]
    await until('both under way', async () => inside === 2)
    expect(await ask('/api/feedback')).toEqual(REFUSED)
    const others = [
      ask('/api/stripe/webhook'),
      ask('/api/surveys/some-id/generate'),
      ask('/guide'),
      ask('/api/readings'),
    ]
    await until('all under way', async () => inside === 6)
    expect(await ask('/api/gumroad/webhook')).toEqual(REFUSED)
    for (const call of WAITING) expect(await ask(filledIn(call.path, { id: 'some-id' }))).toEqual(REFUSED)
    expect(await ask('/api/programs/')).toEqual(REFUSED)
    expect(await ask('/api/readings')).toEqual(REFUSED)
    expect(await ask('/')).toEqual(REFUSED)
    expect(await ask('/healthz')).toEqual(SERVED)

    release()
    expect(await Promise.all([...first, ...others])).toEqual(Array(6).fill(SERVED))
    held = Promise.resolve()
    expect(await Promise.all([ask('/api/feedback'), ask('/api/programs')])).toEqual([SERVED, SERVED])
  })

  it('admits fewer calls while its event loop is late', async () => {
    held = new Promise((resolve) => (release = resolve))
    late = true
    const before = inside
    const first = ask('/api/surveys')
    await until('it is under way', async () => inside === before + 1)
    expect(await ask('/api/surveys')).toEqual(REFUSED)
    late = false
    const second = ask('/api/surveys')
    release()
    expect(await Promise.all([first, second])).toEqual([SERVED, SERVED])
  })
})
