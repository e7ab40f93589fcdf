import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createBuyer, requestOf } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { Purchase, Survey } from '../storage/entities.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ demoDailyLimit: 3 })
})
afterAll(() => product.stop())

const tryOut = (url: string, address: string) =>
  createBuyer(url).call('POST', '/api/programs/generate-direct', requestOf('anna@example.com'), {
    'x-forwarded-for': address,
  })
const written = () => product.database.fork().count(Purchase, { channel: 'demo' })

it('holds when a dozen visitors press the button at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryOut(product.url, '192.0.2.1')))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)])
  expect(answers.find(({ status }) => status === 429)?.body['error']).toBe('DEMO_BUDGET_SPENT')
  expect(await written()).toBe(3)
  expect(await product.database.fork().count(Survey, {})).toBe(3)
})

it('is shared: one network gets a tenth of a day’s budget', async () => {
  const limited = await startProduct({ rateLimits: true, trustProxy: true, demoDailyLimit: 20 })
  const from = (address: string) => tryOut(limited.url, address)
  const first = await Promise.all(Array.from({ length: 4 }, () => from('192.0.2.1')))
  expect(first.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
  const refused = first.find(({ status }) => status === 429)
  expect(refused?.body['error']).toBe('DEMO_BUDGET_SPENT')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('192.0.2.2')).status).toBe(200)
  await limited.stop()
})
