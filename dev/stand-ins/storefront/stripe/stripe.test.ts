import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { STRIPE, press, startTestStorefront } from '../testing.ts'

let storefront: Awaited<ReturnType<typeof startTestStorefront>>
beforeEach(async () => {
  storefront = await startTestStorefront()
})
afterEach(() => storefront.stop())

const SESSION = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '2700',
  'line_items[0][price_data][product_data][name]': 'Program',
  success_url: 'https://app.example/done?session={CHECKOUT_SESSION_ID}',
}

const create = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${storefront.url}/v1/checkout/sessions`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: `Bearer ${STRIPE.secretKey}`, ...headers },
  })

describe('the API', () => {
  it('repeats its answer for a repeated idempotency key, and refuses the key for another call', async () => {
    const key = { 'idempotency-key': 'k1' }
    const first = await create(SESSION, key)
    const again = await create(SESSION, key)
    const other = await create({ ...SESSION, mode: 'payment', customer_email: 'a@example.com' }, key)

    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await again.json()).toEqual(await first.json())
    expect(other.status).toBe(400)
    expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } })
  })

  it('stores no answer for a call that it did not execute', async () => {
    const key = { 'idempotency-key': 'k1' }
    expect((await create({ ...SESSION, mode: 'gift' }, key)).status).toBe(400)
    expect((await create(SESSION, key)).status).toBe(200)
  })

  it.each([
    ['a wrong key', { authorization: 'Bearer sk_test_wrong' }, SESSION, 401],
    ['an unknown parameter', {}, { ...SESSION, tip: '1' }, 400],
    ['an email that is none', {}, { ...SESSION, customer_email: 'nobody' }, 400],
  ])('refuses %s', async (_, headers, fields, status) => {
    const answer = await create(fields, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  })
})

describe('the checkout page', () => {
  const open = async () => (await (await create(SESSION)).json()) as { id: string; url: string }

  it('shows what is bought and that no real money moves', async () => {
    const html = await (await fetch((await open()).url)).text()
    expect(html).toContain('$27.00')
    expect(html).toContain('no real money moves')
  })

  it('keeps the checkout open when a card is declined, and sends the buyer on when the next one works', async () => {
    const { id, url } = await open()
    const declined = await press(url, { action: 'pay', email: 'a@example.com', card: '4000 0000 0000 0002' })
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain('role="alert"')

    const paid = await press(url, { action: 'pay', email: 'a@example.com', card: '4242424242424242' })
    expect(paid.headers.get('location')).toBe(`https://app.example/done?session=${id}`)
  })

  it('takes the money once, however often Pay is pressed', async () => {
    const { url } = await open()
    const pay = () => press(url, { action: 'pay', email: 'a@example.com' })
    expect((await Promise.all([pay(), pay()])).map(({ status }) => status)).toEqual([303, 303])
    const orders = await (await fetch(`${storefront.url}/orders`)).text()
    expect(orders.match(/paid/g)).toHaveLength(1)
  })

  it('cannot be paid after it has expired', async () => {
    const { id, url } = await open()
    await press(`${storefront.url}/orders/stripe/${id}`, { action: 'expire' })
    const answer = await press(url, { action: 'pay', email: 'a@example.com' })
    expect(answer.headers.get('location')).toBe(`/pay/${id}`)
    expect(await (await fetch(url)).text()).toContain('expired')
  })

  it('builds its address without the Host header', async () => {
    const { url } = await open()
    expect(new URL(url).origin).toBe(storefront.url)
  })

  it('is unknown for a session that does not exist', async () => {
    expect((await fetch(`${storefront.url}/pay/cs_none`)).status).toBe(404)
  })
})

it('refuses an action that the order’s state does not allow', async () => {
  const { id } = (await (await create(SESSION)).json()) as { id: string }
  expect((await press(`${storefront.url}/orders/stripe/${id}`, { action: 'refund' })).status).toBe(409)
})
