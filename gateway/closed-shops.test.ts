import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { createShops } from '../channels/index.ts'
import { REFUSALS } from '../domain/errors.ts'
import { requestOf } from '../sandbox/buyer.ts'
import { createApp } from './app.ts'
import { createRateLimits } from './rate-limits.ts'
import type { GatewayTools } from './tools.ts'

/** A database without purchases. */
const database = { fork: () => ({ find: async () => [] }) }
const tools = {
  database,
  ...createShops({ SHOPIFY_SKU: 'OURS' }, async () => null),
  publicUrl: 'http://127.0.0.1',
  site: { supportEmail: 'support@eightfold.example' },
  sessionSecrets: ['a secret of the test alone'],
  limits: createRateLimits(null),
  leaving: new AbortController().signal,
  log: pino({ level: 'silent' }),
} as unknown as GatewayTools
const server = createServer(createApp(tools).callback())
let url: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const post = async (path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

const KEY = 'ABCDEF01-23456789-ABCDEF01-23456789'
it.each([
  ['/api/stripe/checkout', { surveyId: 'A'.repeat(24), email: 'anna@example.com', name: 'Anna' }],
  ['/api/stripe/webhook', {}],
  ['/api/shopify/webhook', {}],
  ['/api/gumroad/webhook', {}],
  ['/api/licenses/validate', { licenseKey: KEY }],
  ['/api/programs', { ...requestOf('anna@example.com'), licenseKey: KEY }],
])('%s of a shop that is closed says so', async (path, body) => {
  const { status, text } = REFUSALS.SHOP_CLOSED
  expect(await post(path, body)).toMatchObject({ status, body: { error: 'SHOP_CLOSED', message: text } })
})

it('looks orders up without Shopify, since buyers of every shop are mailed their link there', async () => {
  const answer = await post('/api/shopify/lookup', { email: 'anna@example.com' })
  expect(answer).toMatchObject({ status: 404, body: { error: 'PURCHASE_NOT_FOUND' } })
})
