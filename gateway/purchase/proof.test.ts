import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createBuyer } from '../../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../../dev/testkit/product.ts'
import { uniqueName } from '../../dev/testkit/testing.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
type Buyer = ReturnType<typeof createBuyer>
const surveysOf = async (buyer: Buyer, email: string): Promise<string[]> => {
  const { body } = await buyer.call('GET', `/api/surveys/by-email/${email}`)
  return (body['surveys'] as { surveyId: string }[]).map(({ surveyId }) => surveyId)
}

describe('what a browser has proven', () => {
  it('is kept when two tabs prove something at once', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const surveys = await Promise.all([1, 2, 3].map(() => buyer.completeSurvey(email)))
    expect((await surveysOf(buyer, email)).sort()).toEqual(surveys.sort())
  })

  it('is kept twenty times; the oldest goes', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const surveys: string[] = []
    for (let index = 0; index < 22; index += 1) surveys.push(await buyer.completeSurvey(email))
    expect((await surveysOf(buyer, email)).sort()).toEqual(surveys.slice(-20).sort())
  })

  it('is in no cookie that we did not sign', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const survey = await buyer.completeSurvey(email)
    const stranger = createBuyer(product.url)
    const made = Buffer.from(`0.1.${survey}`).toString('base64url')
    const cookie = `eightfold-abcdefghijkl=${made}; eightfold-abcdefghijkl.sig=AAAAAAAAAAAAAAAAAAAAAAAAAAA`
    const { body } = await stranger.call('GET', `/api/surveys/by-email/${email}`, undefined, { cookie })
    expect(body).toEqual({ surveys: [] })
  })

  it('stays with our host and with TLS', async () => {
    const another = await product.anotherGateway({ publicUrl: 'https://strength.example' })
    const answer = await fetch(`${another.url}/api/surveys`, { method: 'POST' })
    const cookies = answer.headers.getSetCookie()
    await another.stop()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-eightfold-[\w-]+(\.sig)?=.*; path=\/;.*; secure; httponly$/i)
      expect(cookie).not.toMatch(/domain=/i)
    }
  })
})

describe('answers', () => {
  it('say where pages may load from, where they may send forms, and which pages may frame them', async () => {
    const { headers } = await createBuyer(product.url).call('GET', '/healthz')
    const policy = headers.get('content-security-policy')?.split(';') ?? []
    for (const directive of [
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(directive)
  })

  it('with a program or its PDF are never cached', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const { surveyId } = await buyer.buy(email)
    const { body } = await buyer.call('POST', `/api/surveys/${surveyId}/generate`)
    for (const path of ['', '/pdf']) {
      const { headers } = await fetch(`${product.url}/api/programs/${String(body['id'])}${path}`)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
