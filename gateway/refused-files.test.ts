import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { filledIn } from '../domain/calls/call.ts'
import { readCalendar, readLiftosaur, readPdf, readSpreadsheet } from '../domain/calls/programs.ts'
import { REFUSALS } from '../domain/shop/errors.ts'
import { createApp } from './app.ts'
import { createRateLimits } from './http/rate-limits.ts'
import type { GatewayTools } from './tools.ts'

const ID = 'AAAAAAAAAAAAAAAAAAAAAAAA'
const BY_A_BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const refunded = { closedAt: new Date(), closedBecause: 'refunded' }
const tools = {
  publicUrl: 'http://127.0.0.1',
  site: { supportEmail: 'support@eightfold.example' },
  sessionSecrets: ['a secret of the test alone'],
  limits: createRateLimits(null),
  leaving: new AbortController().signal,
  log: pino({ level: 'silent' }),
  database: {
    fork: () => ({
      findOne: async () => ({ id: ID, purchaseId: 'purchase-1' }),
      findOneOrFail: async () => refunded,
    }),
  },
} as unknown as GatewayTools

const server = createServer(createApp(tools).callback())
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

const open = async (path: string, accept: string) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const FILES = [readPdf, readSpreadsheet, readCalendar, readLiftosaur].map(({ path }) => path)

describe.each(FILES)('%s of a refunded program', (path) => {
  it('is a page with the reason and a link, for a browser', async () => {
    const { status, type, text } = await open(filledIn(path, { id: ID }), BY_A_BROWSER)
    expect([status, type]).toEqual([410, 'text/html; charset=utf-8'])
    expect(text).toContain(REFUSALS.PURCHASE_REFUNDED.text)
    expect(text).toContain(`<a href="/results/${ID}">`)
  })

  it.each(['*/*', 'application/pdf', 'application/json, text/plain, */*'])(
    'is JSON for a program that accepts %s',
    async (accept) => {
      const { status, text } = await open(filledIn(path, { id: ID }), accept)
      expect([status, JSON.parse(text)]).toEqual([
        410,
        { error: 'PURCHASE_REFUNDED', message: REFUSALS.PURCHASE_REFUNDED.text },
      ])
    },
  )
})

it('repeats nothing of a wrong address as markup', async () => {
  const { status, text } = await open('/api/programs/%22%3E%3Cb%3E/pdf', BY_A_BROWSER)
  expect(status).toBe(404)
  expect(text).not.toContain('<b>')
  expect(text).toContain(REFUSALS.NOT_FOUND.text)
})

it.each(['/api/own-data', '/api/unsubscribe'])('%s says why a letter’s link did not open', async (path) => {
  const { status, type, text } = await open(path, BY_A_BROWSER)
  expect([status, type]).toEqual([403, 'text/html; charset=utf-8'])
  expect(text).toContain('<a href="/access">')
})

it('is JSON for a browser that opens what is no file', async () => {
  const { text } = await open(`/api/programs/${ID}x`, BY_A_BROWSER)
  expect(JSON.parse(text)).toMatchObject({ error: expect.any(String) })
})
