import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import type { ChangedOrders, Shop } from '../channels/shop.ts'
import { Refusal } from '../domain/shop/errors.ts'
import { databaseForTest } from '../dev/testkit/testing.ts'
import type { Database } from '../storage/database.ts'
import { Purchase, Reconciliation, Survey, WebhookEvent } from '../storage/entities.ts'
import { reconcileOrders } from './reconcile-orders.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms)

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
})
beforeEach(async () => {
  const em = database.fork()
  await em.nativeDelete(WebhookEvent, {})
  await em.nativeDelete(Purchase, {})
  await em.nativeDelete(Reconciliation, {})
  await em.nativeDelete(Survey, {})
})
afterAll(() => database.close())

/** A shop without changes, except those that a test adds. */
function shopWith(changes: Partial<Shop> = {}): Shop {
  const nothing = async (): Promise<never> => {
    throw new Error('nobody asks for this')
  }
  return {
    lookUp: nothing,
    refund: nothing,
    readEvent: () => ({ id: '', type: '', reference: null }),
    orderOf: async (reference) => reference,
    changedSince: async (_since, now) => ({ orders: [], lookedUntil: now }),
    ...changes,
  }
}

/** Runs one reconciliation. @returns the purchases that were signalled */
async function reconcile(shops: { stripe?: Shop; shopify?: Shop }, signal = async (id: string) => void id) {
  const signalled: string[] = []
  const purchases = {
    signalOrderChanged: async (id: string) => {
      await signal(id)
      signalled.push(id)
    },
  }
  const log = pino({ level: 'silent' })
  const run = reconcileOrders({ database, shops, purchases, log } as never)
  const result = await run().catch((error: unknown) => error)
  return { signalled, result }
}

const event = (eventId: string, change: Partial<WebhookEvent> = {}) =>
  database.fork().insert(WebhookEvent, {
    channel: 'shopify',
    eventId,
    type: 'orders/paid',
    reference: eventId,
    receivedAt: new Date(),
    tries: 0,
    nextTryAt: ago(1_000),
    ...change,
  })
const eventNow = (eventId: string) => database.fork().findOneOrFail(WebhookEvent, { eventId })

describe('a pending event', () => {
  it('waits longer after every failed attempt, until the shop shows its order', async () => {
    await event('1')
    let isShown = false
    const shopify = shopWith({
      orderOf: async (reference) => {
        if (!isShown) throw new Refusal('NOT_FOUND')
        return reference
      },
    })
    const pauses: number[] = []
    for (let round = 0; round < 3; round++) {
      const startedAt = Date.now()
      expect((await reconcile({ shopify })).signalled).toEqual([])
      expect((await reconcile({ shopify })).result).toEqual({ eventsHandled: 0, ordersStarted: 0 })
      const { handledAt, nextTryAt, tries } = await eventNow('1')
      expect({ handledAt, tries }).toEqual({ handledAt: null, tries: round + 1 })
      pauses.push(Math.round((nextTryAt.getTime() - startedAt) / 10_000))
      await database.fork().nativeUpdate(WebhookEvent, { eventId: '1' }, { nextTryAt: ago(1) })
    }
    expect(pauses).toEqual([1, 2, 4])

    isShown = true

    expect((await reconcile({ shopify })).signalled).toEqual(['purchase-shopify-1'])
    expect(await eventNow('1')).toMatchObject({ outcome: 'passed-on', handledAt: expect.any(Date) })
  })

  it('is retried at least every quarter of an hour, and given up after three days', async () => {
    const shopify = shopWith({
      orderOf: async () => {
        throw new Refusal('NOT_FOUND')
      },
    })
    await event('old', { tries: 40, receivedAt: ago(3 * DAY_MS - MINUTE_MS) })
    await event('older', { tries: 40, receivedAt: ago(3 * DAY_MS + MINUTE_MS) })
    await reconcile({ shopify })
    const { nextTryAt, handledAt } = await eventNow('old')
    expect(handledAt).toBeNull()
    expect(Math.round((nextTryAt.getTime() - Date.now()) / MINUTE_MS)).toBe(15)
    expect(await eventNow('older')).toMatchObject({ outcome: 'given-up', handledAt: expect.any(Date) })
  })

  it('is not blocked by two hundred that always fail', async () => {
    const kept = { channel: 'shopify', type: 'refunds/create', reference: 'bad', tries: 1 } as const
    await database.fork().insertMany(
      WebhookEvent,
      Array.from({ length: 250 }, (_, n) => ({
        ...kept,
        eventId: `bad-${n}`,
        receivedAt: ago(DAY_MS),
        nextTryAt: ago(DAY_MS),
      })),
    )
    await event('new')
    const shopify = shopWith({
      orderOf: async (reference) => {
        if (reference === 'bad') throw new Refusal('SHOP_UNAVAILABLE')
        return reference
      },
    })
    expect((await reconcile({ shopify })).signalled).toEqual(['purchase-shopify-new'])
  })

  it('about an order that is not ours is settled, and so is one about no order', async () => {
    await event('foreign')
    await event('none', { reference: null })
    await reconcile({ shopify: shopWith({ orderOf: async () => null }) })
    expect(await eventNow('foreign')).toMatchObject({ outcome: 'not-ours', handledAt: expect.any(Date) })
    expect(await eventNow('none')).toMatchObject({ outcome: 'no-order', handledAt: expect.any(Date) })
  })

  it('about a checkout that expired starts nothing, but wakes the purchase that waits for it', async () => {
    const expiry = { channel: 'stripe', type: 'checkout.session.expired' } as const
    await event('cs_1', expiry)
    expect((await reconcile({ stripe: shopWith() })).signalled).toEqual([])
    expect(await database.fork().count(Purchase, {})).toBe(0)
    await purchase('cs_2', { channel: 'stripe' })
    await event('cs_2', expiry)
    expect((await reconcile({ stripe: shopWith() })).signalled).toEqual(['purchase-stripe-cs_2'])
  })

  it('stays pending while Temporal is away', async () => {
    await event('1')
    await reconcile({ shopify: shopWith() }, async () => {
      throw new Error('no connection')
    })
    expect(await eventNow('1')).toMatchObject({ handledAt: null, tries: 1 })
  })
})

const purchase = (order: string, change: Partial<Purchase> = {}) =>
  database.fork().insert(Purchase, {
    id: `purchase-${change.channel ?? 'shopify'}-${order}`,
    channel: 'shopify',
    order,
    isTest: false,
    weeksWritten: 0,
    createdAt: ago(DAY_MS),
    seenToAt: new Date(),
    ...change,
  })

describe('what changed at a shop', () => {
  type Asked = [since: Date, now: Date]
  /** A shop that reports one day of changes per call. */
  function shopOf(days: ChangedOrders['orders'][], asked: Asked[] = []) {
    return shopWith({
      changedSince: async (since, now) => {
        asked.push([since, now])
        const lookedUntil = new Date(Math.min(since.getTime() + DAY_MS, now.getTime()))
        return { orders: days[asked.length - 1] ?? [], lookedUntil }
      },
    })
  }
  const paid = (order: string) => ({ order, status: 'paid' as const })

  it('is looked up for the last thirty days at first, then from where the last run ended', async () => {
    const first: Asked[] = []
    const { signalled } = await reconcile({ shopify: shopOf([[paid('1')], [], [paid('2')]], first) })
    expect(signalled).toEqual(['purchase-shopify-1', 'purchase-shopify-2'])
    expect(first).toHaveLength(30)
    expect(Math.round((Date.now() - (first[0]?.[0].getTime() ?? 0)) / DAY_MS)).toBe(30)

    const again: Asked[] = []
    await reconcile({ shopify: shopOf([], again) })
    expect(again).toHaveLength(1)
    const [since, now] = again[0] ?? []
    expect(Math.round(((now?.getTime() ?? 0) - (since?.getTime() ?? 0)) / MINUTE_MS)).toBe(10)
  })

  it('is found after an outage of two weeks', async () => {
    await database.fork().insert(Reconciliation, { channel: 'shopify', lookedUntil: ago(14 * DAY_MS) })
    const asked: Asked[] = []
    const { signalled } = await reconcile({ shopify: shopOf([[paid('old')]], asked) })
    expect(signalled).toEqual(['purchase-shopify-old'])
    expect(asked[0]?.[0].getTime()).toBeLessThan(ago(14 * DAY_MS).getTime())
    expect(asked).toHaveLength(15)
  })

  it('is caught up with piece by piece: a run is bounded, and a break loses nothing', async () => {
    await database.fork().insert(Reconciliation, { channel: 'shopify', lookedUntil: ago(60 * DAY_MS) })
    const asked: Asked[] = []
    await reconcile({ shopify: shopOf([], asked) })
    expect(asked).toHaveLength(40)
    const { lookedUntil } = await database.fork().findOneOrFail(Reconciliation, { channel: 'shopify' })
    expect(Math.round((Date.now() - lookedUntil.getTime()) / DAY_MS)).toBe(20)

    let calls = 0
    const breaking = shopWith({
      changedSince: async (since) => {
        calls += 1
        if (calls > 2) throw new Refusal('SHOP_UNAVAILABLE')
        return { orders: [], lookedUntil: new Date(since.getTime() + DAY_MS) }
      },
    })
    await reconcile({ shopify: breaking })
    const after = await database.fork().findOneOrFail(Reconciliation, { channel: 'shopify' })
    expect(Math.round((Date.now() - after.lookedUntil.getTime()) / DAY_MS)).toBe(18)
  })

  it('is not marked as done when Temporal cannot be reached', async () => {
    const unheard = async () => {
      throw new Error('no connection')
    }
    const { result } = await reconcile({ shopify: shopOf([[paid('1')]]) }, unheard)
    expect(result).toMatchObject({ message: 'no connection' })
    expect(await database.fork().findOne(Reconciliation, { channel: 'shopify' })).toBeNull()
  })

  it('at a shop that is away delays no other shop', async () => {
    const stripe = shopWith({
      changedSince: async () => {
        throw new Refusal('SHOP_UNAVAILABLE')
      },
    })
    const { signalled, result } = await reconcile({ stripe, shopify: shopOf([[paid('1')]]) })
    expect(signalled).toEqual(['purchase-shopify-1'])
    expect(result).toMatchObject({ code: 'SHOP_UNAVAILABLE' })
  })

  const at = new Date()
  it.each<[string, ChangedOrders['orders'][number]['status'], Partial<Purchase> | null, boolean]>([
    ['paid, of which we never heard', 'paid', null, true],
    ['paid, which waits for its payment', 'paid', {}, true],
    ['paid, which is known', 'paid', { paidAt: at }, false],
    ['paid again after a refund that failed', 'paid', { paidAt: at, closedAt: at }, true],
    ['refunded, of which we never heard', 'refunded', null, false],
    ['refunded, and still open here', 'refunded', { paidAt: at }, true],
    ['refunded, and closed here', 'refunded', { paidAt: at, closedAt: at, closedBecause: 'refunded' }, false],
    ['disputed, of which we never heard', 'disputed', null, false],
    ['disputed, and still open here', 'disputed', { paidAt: at }, true],
    ['disputed, and closed here', 'disputed', { paidAt: at, closedAt: at, closedBecause: 'disputed' }, false],
    [
      'charged back after a dispute',
      'charged-back',
      { paidAt: at, closedAt: at, closedBecause: 'disputed' },
      true,
    ],
    ['refunded after a dispute', 'refunded', { paidAt: at, closedAt: at, closedBecause: 'disputed' }, true],
    ['failed, of which we never heard', 'failed', null, false],
    ['failed, which waits for its payment', 'failed', {}, true],
    ['failed, which is known', 'failed', { paymentFailedAt: at }, false],
    ['failed, and closed here', 'failed', { closedAt: at }, false],
    ['pending', 'pending', {}, false],
    ['open', 'open', {}, false],
  ])('about an order %s', async (_what, status, facts, isSignalled) => {
    if (facts) await purchase('1', facts)
    const { signalled } = await reconcile({ shopify: shopOf([[{ order: '1', status }]]) })
    expect(signalled).toEqual(isSignalled ? ['purchase-shopify-1'] : [])
  })
})

describe('a purchase that should go on', () => {
  const survey = async () => {
    const id = `survey-${Math.random()}`
    await database.fork().insert(Survey, { id, answers: {}, createdAt: ago(DAY_MS) } as never)
    return id
  }
  const long = ago(11 * MINUTE_MS)
  const lost = async (change: Partial<Purchase> = {}) =>
    purchase('1', { paidAt: long, surveyId: await survey(), seenToAt: null, ...change })

  it('is started again when it is paid and answered but shows no progress', async () => {
    await lost()
    expect((await reconcile({})).signalled).toEqual(['purchase-shopify-1'])
    expect((await reconcile({})).signalled).toEqual([])
    await database.fork().nativeUpdate(Purchase, {}, { seenToAt: long })
    expect((await reconcile({})).signalled).toEqual(['purchase-shopify-1'])
  })

  it('is woken every hour while it waits for its payment', async () => {
    await purchase('1', { seenToAt: null })
    expect((await reconcile({})).signalled).toEqual(['purchase-shopify-1'])
    await database.fork().nativeUpdate(Purchase, {}, { seenToAt: ago(59 * MINUTE_MS) })
    expect((await reconcile({})).signalled).toEqual([])
    await database.fork().nativeUpdate(Purchase, {}, { seenToAt: ago(61 * MINUTE_MS) })
    expect((await reconcile({})).signalled).toEqual(['purchase-shopify-1'])
  })

  it.each<[string, Partial<Purchase>]>([
    ['delivered', { deliveredAt: long }],
    ['closed', { closedAt: long }],
    ['abandoned', { abandonedAt: long }],
    ['with an operator', { attentionReason: 'MODEL' }],
    ['not paid after all', { paymentFailedAt: long }],
    ['without answers', { surveyId: null }],
    ['paid just now', { paidAt: ago(9 * MINUTE_MS) }],
    ['written just now', { programWrittenAt: ago(MINUTE_MS) }],
    ['laid out just now', { programWrittenAt: long, pdfReadyAt: ago(MINUTE_MS) }],
    ['of the demo', { channel: 'demo' }],
    ['never paid in a month', { paidAt: null, createdAt: ago(31 * DAY_MS) }],
    ['opened just now', { paidAt: null, createdAt: ago(MINUTE_MS) }],
  ])('is left alone when it is %s', async (_what, change) => {
    await lost(change)
    expect((await reconcile({})).signalled).toEqual([])
  })

  it('goes on when another cannot be reached, a hundred at a time', async () => {
    await purchase('unreachable', { seenToAt: null, createdAt: ago(2 * DAY_MS) })
    for (let n = 0; n < 105; n++) await purchase(`${n}`, { seenToAt: null })
    const { signalled, result } = await reconcile({}, async (id) => {
      if (id.endsWith('unreachable')) throw new Error('no connection')
    })
    expect(signalled).toHaveLength(99)
    expect(result).toMatchObject({ message: 'no connection' })
  })
})

describe('a sale of Gumroad that is delivered', () => {
  const sale = async (facts: Partial<Purchase> = {}) => {
    const long = ago(10 * DAY_MS)
    await database.fork().insert(Purchase, {
      ...{ id: 'purchase-gumroad-1', channel: 'gumroad', order: '1', isTest: false, createdAt: long },
      ...{ paidAt: long, deliveredAt: long, ...facts },
    })
  }

  it('is asked about twice a day, since a lost ping is sent by nobody again', async () => {
    await sale()
    expect((await reconcile({})).signalled).toEqual(['purchase-gumroad-1'])
    expect((await reconcile({})).signalled).toEqual([])
    await database.fork().nativeUpdate(Purchase, {}, { seenToAt: ago(13 * 60 * MINUTE_MS) })
    expect((await reconcile({})).signalled).toEqual(['purchase-gumroad-1'])
  })

  it.each<[string, Partial<Purchase>]>([
    ['closed', { closedAt: ago(DAY_MS) }],
    ['paid long ago', { paidAt: ago(121 * DAY_MS) }],
    ['of another shop', { channel: 'shopify' }],
  ])('is left alone when it is %s', async (_what, facts) => {
    await sale(facts)
    expect((await reconcile({})).signalled).toEqual([])
  })
})
