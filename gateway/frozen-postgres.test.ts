import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ANSWERS, buyAtGumroad, createBuyer, requestOf } from '../dev/testkit/purchases/buyer.ts'
import { layLine, type Line } from '../dev/processes/proxy.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Purchase } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { issueAccessToken } from '../storage/purchases.ts'

let product: Product
let line: Line
beforeAll(async () => {
  product = await startProduct({
    rateLimits: true,
    reconciliation: false,
    by: async (part, url) => {
      if (part !== 'postgres') return url
      line = await layLine(url)
      return line.url
    },
  })
})
afterAll(async () => {
  line.thaw()
  await product.stop()
  await line.stop()
})

const someone = () => `${uniqueName('buyer')}@example.com`

it('while PostgreSQL is frozen, every call ends in time with 503, and all works again after the thaw', async () => {
  const buyer = createBuyer(product.url)
  const surveyId = await buyer.completeSurvey(someone())
  const { key } = await buyAtGumroad(product.storefrontUrl, { email: someone() })
  const id = `purchase-shopify-${unguessableId()}`
  const em = product.database.fork()
  await em.insert(Purchase, {
    ...{ id, channel: 'shopify', order: id, isTest: false, createdAt: new Date() },
    ...{ email: someone(), paidAt: new Date() },
  })
  const token = await issueAccessToken(em, id)
  // Some connections are open before the freeze; others have to be made.
  await Promise.all(Array.from({ length: 4 }, () => buyer.call('GET', `/api/surveys/${surveyId}/progress`)))

  line.freeze()
  const program = unguessableId()
  const calls: [method: string, path: string, body?: unknown][] = [
    ['POST', '/api/surveys', { answers: ANSWERS }],
    ['PUT', `/api/surveys/${surveyId}`, { answers: ANSWERS }],
    ['POST', `/api/surveys/${surveyId}/complete`, { email: someone() }],
    ['GET', `/api/surveys/by-email/${someone()}`],
    ['POST', '/api/stripe/checkout', { surveyId, email: someone(), name: 'Jo' }],
    ['POST', '/api/surveys/process-stripe-payment', { email: someone() }],
    ['POST', `/api/surveys/${surveyId}/generate`],
    ['GET', `/api/surveys/${surveyId}/progress`],
    ['POST', '/api/programs', { ...requestOf(someone()), licenseKey: key }],
    ['POST', '/api/shopify/validate', { token }],
    ['POST', '/api/shopify/programs', { ...requestOf(someone()), token }],
    ['POST', '/api/programs/generate-direct', requestOf(someone())],
    ['GET', `/api/programs/${program}`],
    ['GET', `/api/programs/${program}/pdf`],
    ['GET', `/api/programs/${program}/progress`],
    ['GET', `/api/programs/stripe/by-email/${someone()}`],
    ['GET', '/api/progress'],
    ['POST', '/api/feedback', { rating: 5, feedback: 'Good.' }],
    ['GET', '/readyz'],
  ]
  const call = async ([method, path, body]: (typeof calls)[number]) => {
    const startedAt = Date.now()
    const { status, headers } = await buyer.call(method, path, body)
    const inTime = Date.now() - startedAt < 10_000
    return { path, status, inTime, retryAfter: Number(headers.get('retry-after')) > 0 }
  }
  const ping = fetch(`${product.url}/api/gumroad/webhook`, {
    method: 'POST',
    body: new URLSearchParams({ sale_id: 'a-sale', resource_name: 'sale' }),
  })
  const answers = await Promise.all(calls.map(call))
  expect(answers).toEqual(calls.map(([, path]) => ({ path, status: 503, inTime: true, retryAfter: true })))
  expect((await ping).status).toBe(503)
  expect((await buyer.call('GET', '/healthz')).status).toBe(200)

  line.thaw()
  await until('the recovery', async () => (await buyer.call('GET', '/readyz')).status === 200)
  expect((await buyer.call('POST', '/api/surveys', { answers: ANSWERS })).status).toBe(201)
  await until('no connection in a transaction', async () => (await product.connectionsHeld()) === 0)
})
