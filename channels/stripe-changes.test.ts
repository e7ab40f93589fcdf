import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startShopThatSays, STRIPE, type Asked } from '../dev/stand-ins/storefront/testing.ts'
import { createStripeShop, type StripeShop, stripeChanges } from './stripe.ts'
import { stripeClient } from './stripe-checkout.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-30T10:00:00.500Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const seconds = (instant: Date) => String(Math.floor(instant.getTime() / 1000))

const sessionOf = (id: string, change: object = {}) => ({
  id,
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  livemode: true,
  metadata: { product: 'eightfold-8-week-program' },
  payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: null },
  ...change,
})
let events = 0
const eventOf = (object: object) => ({ id: `evt_${++events}`, object: 'event', data: { object } })

let says: (asked: Asked, address: URL) => unknown
let stripe: Awaited<ReturnType<typeof startShopThatSays>>
let shop: StripeShop
beforeAll(async () => {
  stripe = await startShopThatSays((asked) => says(asked, new URL(asked.path, 'http://stripe.example')))
  shop = createStripeShop({ ...STRIPE, apiUrl: stripe.url })
})
beforeEach(() => {
  stripe.asked.length = 0
})
afterAll(() => stripe.stop())

const listOf = (data: object[], has_more = false) => ({ object: 'list', has_more, data })
const changed = (since: Date) => stripeChanges(stripeClient(STRIPE.secretKey, stripe.url), since, NOW)
const asked = (n = 0) => {
  const { pathname, searchParams } = new URL(stripe.asked[n]?.path ?? '', 'http://stripe.example')
  return { path: pathname, ...Object.fromEntries(searchParams) }
}

describe('the events of the last month', () => {
  it('are requested for one day from that moment', async () => {
    says = () => listOf([])
    const since = daysAgo(2)
    expect(await changed(since)).toEqual({ paid: new Set(), payments: new Set(), lookedUntil: daysAgo(1) })
    const { path, limit, ...fields } = asked() as Record<string, string>
    expect({ path, limit }).toEqual({ path: '/v1/events', limit: '100' })
    expect(fields).toMatchObject({
      'created[gte]': seconds(since),
      'created[lte]': seconds(daysAgo(1)),
    })
    const types = Object.keys(fields).filter((name) => name.startsWith('types['))
    expect(types.map((name) => fields[name])).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'charge.refunded',
      'refund.updated',
      'refund.failed',
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
    ])
  })

  it('are requested up to now, and no further', async () => {
    says = () => listOf([])
    expect((await changed(daysAgo(0.5))).lookedUntil).toEqual(NOW)
    expect((await changed(daysAgo(1))).lookedUntil).toEqual(NOW)
  })

  it('show what was paid to us, and every payment whose money moved', async () => {
    says = () =>
      listOf([
        eventOf(sessionOf('cs_1')),
        eventOf(sessionOf('cs_1')),
        eventOf(sessionOf('cs_2', { payment_status: 'unpaid' })),
        eventOf(sessionOf('cs_3', { metadata: {} })),
        eventOf(sessionOf('cs_4', { payment_status: 'no_payment_required', payment_intent: 'pi_4' })),
        eventOf({ id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }),
        eventOf({ id: 'du_1', object: 'dispute', payment_intent: 'pi_1' }),
        eventOf({ id: 're_2', object: 'refund', payment_intent: 'pi_2' }),
        eventOf({ id: 're_3', object: 'refund', payment_intent: null }),
        eventOf({ id: 're_4', object: 'refund' }),
      ])
    const { paid, payments } = await changed(daysAgo(1))
    expect([...paid]).toEqual(['cs_1', 'cs_4'])
    expect([...payments]).toEqual(['pi_1', 'pi_2'])
  })

  it('are read page by page', async () => {
    const first = eventOf(sessionOf('cs_1'))
    says = (_asked, { searchParams }) =>
      searchParams.get('starting_after') === first.id
        ? listOf([eventOf(sessionOf('cs_2'))])
        : listOf([first], true)
    expect([...(await changed(daysAgo(1))).paid]).toEqual(['cs_1', 'cs_2'])
    expect(stripe.asked).toHaveLength(2)
  })
})

describe('before events are kept', () => {
  it('events are requested 29 days back, and not a moment longer', async () => {
    says = () => listOf([])
    await changed(daysAgo(29))
    await changed(new Date(daysAgo(29).getTime() - 1))
    expect([asked(0).path, asked(1).path]).toEqual(['/v1/events', '/v1/checkout/sessions'])
  })

  it('sessions are listed, which may have been opened two weeks before they were paid', async () => {
    says = () =>
      listOf([
        sessionOf('cs_1'),
        sessionOf('cs_2', { payment_status: 'unpaid' }),
        sessionOf('cs_3', { metadata: {} }),
      ])
    expect(await changed(daysAgo(40))).toEqual({
      paid: new Set(['cs_1']),
      payments: new Set(),
      lookedUntil: daysAgo(39),
    })
    expect(asked()).toEqual({
      path: '/v1/checkout/sessions',
      'created[gte]': seconds(daysAgo(55)),
      'created[lte]': seconds(daysAgo(39)),
      status: 'complete',
      limit: '100',
    })
  })

  it('a piece ends where events begin', async () => {
    says = () => listOf([])
    expect((await changed(daysAgo(29.5))).lookedUntil).toEqual(daysAgo(29))
  })
})

describe('the orders that changed', () => {
  it('are those that were paid, and those of ours whose money moved, in their current state', async () => {
    const refunded = { id: 'ch_1', amount_captured: 2700, paid: true, refunded: true }
    const intent = { id: 'pi_1', status: 'succeeded', latest_charge: refunded }
    says = (_asked, { pathname, searchParams }) => {
      if (pathname === '/v1/events')
        return listOf([
          eventOf(sessionOf('cs_1')),
          eventOf({ id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }),
          eventOf({ id: 'ch_2', object: 'charge', payment_intent: 'pi_2' }),
        ])
      if (pathname === '/v1/refunds') return listOf([{ id: 're_1', status: 'succeeded', amount: 2700 }])
      if (pathname === '/v1/checkout/sessions/cs_2') return sessionOf('cs_2', { payment_intent: intent })
      return listOf(searchParams.get('payment_intent') === 'pi_1' ? [sessionOf('cs_2')] : [])
    }
    const { orders, lookedUntil } = await shop.changedSince(daysAgo(1), NOW)
    expect(orders).toMatchObject([
      { order: 'cs_1', status: 'paid' },
      { order: 'cs_2', status: 'refunded' },
    ])
    expect(lookedUntil).toEqual(NOW)
  })

  it('are unknown while Stripe does not answer', async () => {
    says = () => Response.json({ error: { type: 'api_error' } }, { status: 500 })
    await expect(shop.changedSince(daysAgo(1), NOW)).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
    await expect(shop.changedSince(daysAgo(40), NOW)).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
  })
})
