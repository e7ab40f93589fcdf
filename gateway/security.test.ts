import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { request } from 'node:http'
import { connect } from 'node:net'
import { ANSWERS, createBuyer, requestOf } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import type { Database } from '../storage/database.ts'

// Claims of docs/security.md that no other test checks.

let product: Product
let buyer: ReturnType<typeof createBuyer>
let programId: string
beforeAll(async () => {
  product = await startProduct()
  buyer = createBuyer(product.url)
  const { body } = await buyer.call('POST', '/api/programs/generate-direct', requestOf('anna@example.com'))
  programId = String(body['id'])
})
afterAll(() => product.stop())

const send = (body: string, type = 'application/json', path = '/api/surveys') =>
  fetch(product.url + path, { method: 'POST', body, headers: { 'content-type': type } })

describe('every answer', () => {
  it.each([
    ['JSON', 'GET', '/healthz'],
    ['a program', 'GET', '/api/programs/ID'],
    ['a PDF', 'GET', '/api/programs/ID/pdf'],
    ['a refusal', 'POST', '/api/feedback'],
    ['a wrong method', 'DELETE', '/api/feedback'],
    ['an address of nothing', 'GET', '/api/nowhere'],
    ['a page that is not there', 'GET', '/nowhere'],
    ['the description', 'GET', '/openapi.json'],
  ])('%s states its type and stays closed to other sites', async (_what, method, path) => {
    const { headers } = await fetch(product.url + path.replace('ID', programId), {
      method,
      headers: { origin: product.url },
    })
    const policy = headers.get('content-security-policy') ?? ''
    for (const directive of ["default-src 'self'", "object-src 'none'", 'base-uri', "frame-ancestors 'none'"])
      expect(policy).toContain(directive)
    expect(policy).not.toContain("script-src 'unsafe-inline'")
    expect(headers.get('content-type')).toMatch(/^(application\/pdf|[a-z]+\/[a-z]+; charset=utf-8)$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    for (const name of ['access-control-allow-origin', 'x-powered-by', 'server', 'location'])
      expect([name, headers.get(name)]).toEqual([name, null])
  })

  it('that refuses is never cached', async () => {
    for (const path of ['/api/nowhere', '/api/programs/AAAAAAAAAAAAAAAAAAAAAAAA'])
      expect((await fetch(product.url + path)).headers.get('cache-control')).toBe('no-store')
  })

  it('to a bug reveals nothing about it', async () => {
    const broken = { fork: () => fail() } as unknown as Database
    const fail = () => {
      throw new Error('relation "secrets" of postgres://user:password@host')
    }
    const another = await product.anotherGateway({ database: broken })
    const response = await fetch(`${another.url}/api/programs/${programId}`)
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'INTERNAL', message: 'Something went wrong on our side.' },
    ])
    await another.stop()
  })
})

describe('the cookie', () => {
  it('is for our host alone, and sent only over https', async () => {
    const another = await product.anotherGateway({ publicUrl: 'https://eightfold.example' })
    const response = await fetch(`${another.url}/api/surveys`, { method: 'POST' })
    const cookies = response.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/(;|$)/i)
      expect(cookie).toMatch(/; secure/i)
      expect(cookie).toMatch(/; httponly/i)
      expect(cookie).toMatch(/; samesite=(lax|strict)/i)
      expect(cookie).not.toMatch(/; domain=/i)
      // 256 bits in base64url.
      if (/^[^=]+\.sig=/.test(cookie)) expect(cookie).toMatch(/^[^=]+\.sig=[\w-]{43};/)
    }
    const [, seconds] =
      /max-age=(\d+); includeSubDomains/.exec(response.headers.get('strict-transport-security') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400)
    await another.stop()
  })

  it('that was altered proves nothing', async () => {
    const email = 'owner@example.com'
    const made = await send('{}')
    const { surveyId } = (await made.json()) as { surveyId: string }
    const cookies = made.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    await fetch(`${product.url}/api/surveys/${surveyId}`, {
      method: 'PUT',
      body: JSON.stringify({ answers: ANSWERS }),
      headers: { 'content-type': 'application/json' },
    })
    await send(JSON.stringify({ email }), 'application/json', `/api/surveys/${surveyId}/complete`)
    const own = async (cookie: string) =>
      (await fetch(`${product.url}/api/surveys/by-email/${email}`, { headers: { cookie } })).json()
    expect(await own(cookies.join('; '))).toEqual({ surveys: [{ surveyId, status: 'completed' }] })
    const changed = cookies.map((cookie) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
    expect(await own(changed.join('; '))).toEqual({ surveys: [] })
  })
})

describe('a body', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'that a foreign page could send without a preflight is refused: %s',
    async (type) => expect((await send('{"answers":{}}', type)).status).toBe(415),
  )

  it.each([
    ['POST', '/api/surveys', { answers: {}, completedAt: '2026-01-01' }],
    ['POST', '/api/surveys', { answers: { email: 'x@example.com' } }],
    ['POST', '/api/programs/generate-direct', { ...requestOf('a@b.cd'), isTest: false, paidAt: 1 }],
    ['POST', '/api/feedback', { rating: 5, feedback: 'Good.', createdAt: 0 }],
  ])('cannot set unknown fields: %s %s', async (method, path, body) => {
    expect((await buyer.call(method, path, body)).status).toBe(400)
  })

  it.each(['{"email":{"$ne":null}}', '{"email":["a@b.cd"]}', '{"email":true}', '[]', '"a@b.cd"', 'null'])(
    'of the wrong type is refused: %s',
    async (body) => {
      const response = await send(body, 'application/json', '/api/shopify/lookup')
      expect(response.status).toBe(400)
    },
  )

  it('pollutes no prototype', async () => {
    await send('{"answers":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('whose length is stated in two ways is refused before it is read', async () => {
    const { hostname, port } = new URL(product.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          'POST /api/surveys HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
            'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
        ),
      )
      socket.once('data', (data) => resolve(String(data))).once('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('an id', () => {
  it('matches as a whole or not at all', async () => {
    const near = [
      programId.slice(0, -1),
      `${programId}A`,
      programId.toLowerCase(),
      `${programId.slice(0, -1)}%00`,
    ]
    for (const id of near) {
      const { status } = await buyer.call('GET', `/api/programs/${id}`)
      expect([id, status]).toEqual([id, 404])
    }
    expect(programId.toLowerCase()).not.toBe(programId)
  })

  it('of another kind opens nothing', async () => {
    const surveyId = await buyer.completeSurvey('anna@example.com')
    expect((await buyer.call('GET', `/api/programs/${surveyId}`)).status).toBe(404)
    expect((await buyer.call('PUT', `/api/surveys/${programId}`, { answers: {} })).status).toBe(404)
  })
})

describe('a parameter', () => {
  it('that comes twice counts as missing', async () => {
    const twice = await fetch(`${product.url}/api/unsubscribe?token=a&token=b`)
    expect(twice.status).toBe(403)
    const papers = await fetch(`${product.url}/api/programs/${programId}/pdf?paper=a4&paper=letter`)
    expect(papers.status).toBe(200)
  })

  it.each(["' OR 1=1 --@example.com", 'a@b.cd"; DROP TABLE survey;--', 'a@b.cd\r\nBcc: x@example.com'])(
    'with an injection in it is refused: %s',
    async (email) => {
      const { status } = await buyer.call('GET', `/api/surveys/by-email/${encodeURIComponent(email)}`)
      expect(status).toBe(400)
    },
  )
})

it('links lead to our own address, whatever host the caller names', async () => {
  const { hostname, port } = new URL(product.url)
  const body = await new Promise<string>((resolve, reject) => {
    const asked = request({
      ...{ hostname, port, path: `/api/programs/${programId}` },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    })
    asked.once('error', reject).once('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk))).once('end', () => resolve(text))
    })
    asked.end()
  })
  expect(body).toContain(`"googleDocLink":"${product.url}/api/programs/`)
  expect(body).not.toContain('evil')
})
