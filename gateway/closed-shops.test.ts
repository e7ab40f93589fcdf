import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { createShops } from '../channels/index.ts'
import { describedOf } from '../domain/calls/described.ts'
import { CALL_NAMES, type CallName, callOf } from '../domain/calls/index.ts'
import { REFUSALS } from '../domain/shop/errors.ts'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import { signPayAgain } from '../purchases/pay-again-token.ts'
import { createApp } from './app.ts'
import { createRateLimits } from './http/rate-limits.ts'
import type { GatewayTools } from './tools.ts'

const EMAIL = 'anna@example.com'
/** A database without purchases, but with one checkout that was left. */
const database = {
  fork: () => ({
    find: async () => [],
    findOne: async () => ({ id: 'left-survey', surveyId: 'left-survey', email: EMAIL }),
  }),
}
const SECRETS: RotatingSecret = ['a secret of the test alone']
const tools = {
  database,
  ...createShops({ SHOPIFY_SKU: 'OURS' }, async () => null),
  publicUrl: 'http://127.0.0.1',
  site: { supportEmail: 'support@eightfold.example' },
  sessionSecrets: SECRETS,
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

const post = async (path: string, body: unknown) => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

/** These ask the shop only about a survey's payment, which this test has none of. */
const ASK_LATER = ['generateProgram', 'processPayment', 'checkPayment']
const TOKENS: Partial<Record<CallName, string>> = { payAgain: signPayAgain(SECRETS, 'purchase-stripe-left') }
const ASK_A_SHOP = CALL_NAMES.filter(
  (name) => callOf(name).refuses?.includes('SHOP_CLOSED') && !ASK_LATER.includes(name),
)
it.each(ASK_A_SHOP)('%s says that its shop is closed', async (name) => {
  const { status, text } = REFUSALS.SHOP_CLOSED
  const token = new URLSearchParams({ token: TOKENS[name] ?? '' })
  const answer = await post(`${callOf(name).path}?${token}`, describedOf(name).exampleBody ?? {})
  expect(answer).toMatchObject({ status, body: { error: 'SHOP_CLOSED', message: text } })
})

it('looks orders up without Shopify, since buyers of every shop can request their link there', async () => {
  const answer = await post('/api/shopify/lookup', { email: EMAIL })
  expect(answer).toMatchObject({ status: 404, body: { error: 'PURCHASE_NOT_FOUND' } })
})
