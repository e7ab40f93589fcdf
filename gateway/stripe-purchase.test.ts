import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { ANSWERS, createBuyer } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { STRIPE } from '../dev/stand-ins/storefront/testing.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { MailSent, Program, Purchase } from '../storage/entities.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const idOf = (sessionId: string) => `purchase-stripe-${sessionId}`

const delivered = (sessionId: string): Promise<Purchase> =>
  until('the delivery', async () => {
    const purchase = await product.database.fork().findOne(Purchase, { id: idOf(sessionId) })
    return purchase?.deliveredAt ? purchase : undefined
  })

/** A signed `checkout.session.completed` event. */
function signedEvent(sessionId: string, secret = STRIPE.webhookSecret, at = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify({
    id: uniqueName('evt'),
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session' } },
  })
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return {
    body,
    headers: { 'stripe-signature': `t=${at},v1=${signature}`, 'content-type': 'application/json' },
  }
}
const deliver = ({ body, headers }: ReturnType<typeof signedEvent>) =>
  fetch(`${product.url}/api/stripe/webhook`, { method: 'POST', body, headers })

describe('buying through Stripe', () => {
  it('delivers one program with PDF and mails its links, once', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const { surveyId } = await buyer.buy(email)

    const processed = await buyer.call('POST', '/api/surveys/process-stripe-payment', { email })
    expect(processed).toMatchObject({ status: 200, body: { surveyId } })
    const generated = await buyer.call('POST', `/api/surveys/${surveyId}/generate`)
    expect(generated.status).toBe(200)
    const id = String(generated.body['id'])

    const record = await buyer.call('GET', `/api/programs/${id}`)
    expect(record.body).toMatchObject({
      id,
      email,
      name: 'Łucja Öberg',
      googleDocLink: `${product.url}/api/programs/${id}/pdf`,
    })
    const pdf = await fetch(`${product.url}/api/programs/${id}/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    const ready = await product.mail.next(email, /program is ready/)
    expect(ready.text).toContain(`${product.url}/results/${id}`)
    expect(ready.text).toContain(`${product.url}/api/programs/${id}/pdf`)
    expect((await product.mail.to(email)).map(({ subject }) => subject).sort()).toEqual([
      'Payment received: your 8-week program is being written',
      'Your 8-week program is ready',
    ])
    expect((await buyer.call('GET', `/api/programs/stripe/by-email/${email}`)).body).toEqual({
      programs: [{ id }],
    })
    expect((await buyer.call('POST', `/api/surveys/${surveyId}/generate`)).body).toEqual({ id })
  })

  it('delivers when no browser ever comes back', async () => {
    const { sessionId } = await createBuyer(product.url).buy(someone())
    await delivered(sessionId)
  })

  it('yields one program and one mail for twenty webhooks and calls at once', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const { surveyId, sessionId } = await buyer.buy(email)
    const event = signedEvent(sessionId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2) return (await deliver(index % 4 === 1 ? event : signedEvent(sessionId))).status
        const { body } = await buyer.call('POST', `/api/surveys/${surveyId}/generate`)
        return String(body['id'])
      }),
    )
    expect(answers.filter((answer) => typeof answer === 'number').every((status) => status === 200)).toBe(
      true,
    )
    expect(new Set(answers.filter((answer) => typeof answer === 'string')).size).toBe(1)
    await delivered(sessionId)
    const em = product.database.fork()
    expect(await em.count(Program, { purchaseId: idOf(sessionId) })).toBe(1)
    expect(await em.count(MailSent, { purchaseId: idOf(sessionId), kind: 'program-ready' })).toBe(1)
    expect((await product.mail.to(email)).filter(({ subject }) => subject.includes('ready'))).toHaveLength(1)
  })

  it('does not let a survey be paid twice', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const { surveyId, sessionId } = await buyer.buy(email)
    await delivered(sessionId)
    expect(await buyer.openCheckout(surveyId, email)).toBe(
      `${product.url}/programgeneration?email=${encodeURIComponent(email)}`,
    )
  })

  it('keeps names, emails and answers out of the history', async () => {
    const buyer = createBuyer(product.url)
    const email = someone()
    const { sessionId } = await buyer.buy(email)
    await delivered(sessionId)
    const handle = product.temporal.client.workflow.getHandle(idOf(sessionId))
    await handle.result()
    const events = (await handle.fetchHistory()).events ?? []
    const payloads = JSON.stringify(events, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value,
    )
    expect(events.length).toBeGreaterThan(10)
    for (const secret of [email, 'Łucja', 'Öberg', ANSWERS.primaryGoal, ANSWERS.programmingSplit])
      expect(payloads).not.toContain(secret)
  })
})

describe('a call to generate', () => {
  it('is refused before payment, and for an incomplete survey', async () => {
    const buyer = createBuyer(product.url)
    const surveyId = await buyer.completeSurvey(someone())
    expect(await buyer.call('POST', `/api/surveys/${surveyId}/generate`)).toMatchObject({
      status: 402,
      body: { error: 'PAYMENT_REQUIRED' },
    })
    const { body } = await buyer.call('POST', '/api/surveys', { answers: { primaryGoal: 'Strength' } })
    const missing = await buyer.call('POST', `/api/surveys/${String(body['surveyId'])}/generate`)
    expect(missing).toMatchObject({ status: 422, body: { error: 'MISSING_REQUIRED_FIELDS' } })
    expect(missing.body['fields']).toContainEqual(expect.objectContaining({ path: 'equipment' }))
    expect((await buyer.call('POST', '/api/surveys/AAAAAAAAAAAAAAAAAAAAAAAA/generate')).status).toBe(404)
  })
})

/**
 * Everything that a stranger can compare: status, bytes, and headers except those that differ
 * between any two answers.
 */
async function rawAnswer(path: string, body?: string) {
  const init = body ? { method: 'POST', body, headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(`${product.url}${path}`, init)
  const headers = [...response.headers].filter(
    ([name]) => !/^(date|x-request-id|x?-?ratelimit.*)$/.test(name),
  )
  return [response.status, headers, await response.text()]
}

describe('a stranger', () => {
  it('gets the same answer for a real buyer as for an unknown email, while the buyer gets a fresh link', async () => {
    const email = someone()
    const { sessionId } = await createBuyer(product.url).buy(email)
    await delivered(sessionId)
    const stranger = createBuyer(product.url)
    const ask = (about: string) =>
      Promise.all([
        rawAnswer(`/api/programs/stripe/by-email/${about}`),
        rawAnswer(`/api/surveys/by-email/${about}`),
        rawAnswer('/api/surveys/process-stripe-payment', JSON.stringify({ email: about })),
      ])
    expect(await ask(email)).toEqual(await ask(someone()))
    const link = await product.mail.next(email, /link to your 8-week program/)
    const token = /token=([\w-]+)/.exec(link.text)?.[1]
    expect(await stranger.call('POST', '/api/shopify/validate', { token })).toMatchObject({
      status: 200,
      body: { valid: true, customerEmail: email },
    })
    const programs = await stranger.call('GET', `/api/programs/stripe/by-email/${email}`)
    expect(programs.body['programs']).toHaveLength(1)
  })

  it('who types a real buyer’s email into a survey sees nothing of that buyer', async () => {
    const email = someone()
    const { sessionId } = await createBuyer(product.url).buy(email)
    await delivered(sessionId)
    const stranger = createBuyer(product.url)
    await stranger.completeSurvey(email)
    expect((await stranger.call('GET', `/api/programs/stripe/by-email/${email}`)).body).toEqual({
      programs: [],
    })
    expect((await stranger.call('POST', '/api/surveys/process-stripe-payment', { email })).status).toBe(402)
  })
})

describe('a webhook', () => {
  it.each([
    ['signed with another secret', () => signedEvent('cs_test_1', 'whsec_anothersecret1')],
    [
      'from an hour ago',
      () => signedEvent('cs_test_1', STRIPE.webhookSecret, Math.floor(Date.now() / 1000) - 3600),
    ],
    [
      'from the future',
      () => signedEvent('cs_test_1', STRIPE.webhookSecret, Math.floor(Date.now() / 1000) + 3600),
    ],
  ])('%s is refused', async (_name, event) => {
    const response = await deliver(event())
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'WEBHOOK_UNSIGNED' })
  })
})
