import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { request } from 'node:http'
import { createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { CALLS } from '../domain/calls/index.ts'

let product: Product
let buyer: ReturnType<typeof createBuyer>
beforeAll(async () => {
  product = await startProduct()
  buyer = createBuyer(product.url)
})
afterAll(() => product.stop())

const ID = 'AAAAAAAAAAAAAAAAAAAAAAAA'
const addressOf = (path: string) => path.replace('{id}', ID).replace('{email}', 'anna@example.com')
const methodsOf = Map.groupBy(Object.values(CALLS), ({ path }) => path)
/** Every path, with its supported methods. */
const ADDRESSES = [...methodsOf].map(([path, calls]): [string, string[]] => [
  path,
  calls.flatMap(({ method }) => (method === 'GET' ? ['HEAD', 'GET'] : [method])),
])
const ALL = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']
const allowOf = (headers: Headers) => headers.get('allow')?.split(', ').sort()

describe.each(ADDRESSES)('%s', (path, methods) => {
  const takes = [...methods, 'OPTIONS'].sort()

  it('refuses every other method and lists the supported ones', async () => {
    for (const method of ALL.filter((one) => !methods.includes(one))) {
      const response = await fetch(product.url + addressOf(path), { method })
      expect([method, response.status, allowOf(response.headers)]).toEqual([method, 405, takes])
      if (method !== 'HEAD') expect(await response.json()).toMatchObject({ error: 'METHOD_NOT_ALLOWED' })
    }
  })

  it('lists the supported methods in answer to OPTIONS', async () => {
    const response = await fetch(product.url + addressOf(path), { method: 'OPTIONS' })
    expect([response.status, allowOf(response.headers)]).toEqual([204, takes])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it.each(['TRACE', 'CONNECT'])('%s is never accepted', async (method) => {
  const { hostname, port } = new URL(product.url)
  const status = await new Promise((resolve) => {
    const asked = request({ hostname, port, method, path: '/api/feedback' })
    asked.once('response', ({ statusCode }) => resolve(statusCode)).once('error', () => resolve('closed'))
    asked.end()
  })
  expect([405, 'closed']).toContain(status)
})

it('a page accepts no writes', async () => {
  const response = await fetch(`${product.url}/faq`, { method: 'POST', body: 'x' })
  expect([response.status, allowOf(response.headers)]).toEqual([405, ['GET', 'HEAD', 'OPTIONS']])
})

it('an unknown API address is not found with any method', async () => {
  for (const method of ALL) expect((await fetch(`${product.url}/api/nowhere`, { method })).status).toBe(404)
})

describe('problems are explained in our words', () => {
  it('for each field, and each unknown field', async () => {
    const { status, body } = await buyer.call('POST', '/api/stripe/checkout', { email: 4, shoe: 1, size: 2 })
    expect([status, body]).toEqual([
      400,
      {
        error: 'INVALID_REQUEST',
        message: 'The request is incomplete or not valid.',
        fields: [
          { path: 'surveyId', message: 'This is required.' },
          { path: 'email', message: 'Please enter a valid email address' },
          { path: 'shoe', message: 'We do not know this field.' },
          { path: 'size', message: 'We do not know this field.' },
        ],
      },
    ])
  })

  it('for a body that is missing', async () => {
    const { body } = await buyer.call('POST', '/api/feedback')
    expect(body['message']).toBe('Please send a JSON object here.')
    expect((await buyer.call('POST', '/api/surveys')).status).toBe(201)
  })

  it('for a body that is null', async () => {
    expect((await buyer.call('POST', '/api/surveys', null)).status).toBe(400)
  })

  it('for the answers that a finished questionnaire lacks', async () => {
    const { body: created } = await buyer.call('POST', '/api/surveys', { answers: { trainingDays: 9 } })
    const path = `/api/surveys/${String(created['surveyId'])}/complete`
    const { status, body } = await buyer.call('POST', path, { email: 'anna@example.com' })
    expect([status, body['error']]).toEqual([422, 'MISSING_REQUIRED_FIELDS'])
    expect(body['fields']).toContainEqual({
      path: 'trainingDays',
      message: 'Please choose your days a week: 2, 3, 4, 5 or 6.',
    })
  })

  it('and never for more fields than fit a screen', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1]))
    const { body } = await buyer.call('POST', '/api/feedback', many)
    expect(body['fields']).toHaveLength(30)
  })
})
