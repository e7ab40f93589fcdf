import { beforeEach, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { register } from 'prom-client'
import type { Shop } from '../channels/shop.ts'
import { Refusal } from '../domain/shop/errors.ts'
import type { WebhookEvent } from '../storage/entities.ts'
import { handleEvent } from './handle-event.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let stored: { where: object; change: Partial<WebhookEvent> }[] = []
let opened: object[] = []
let signalled: string[] = []
let lines: Record<string, unknown>[] = []
beforeEach(() => {
  register.resetMetrics()
  stored = []
  opened = []
  signalled = []
  lines = []
})

const event = (change: Partial<WebhookEvent> = {}) =>
  ({
    channel: 'stripe',
    eventId: 'evt_1',
    type: 'checkout.session.completed',
    reference: 'cs_1',
    receivedAt: new Date(NOW),
    tries: 0,
    ...change,
  }) as WebhookEvent

/** Handles an event while the shop reports this about its order. */
function handle(
  kept: WebhookEvent,
  orderOf: Shop['orderOf'],
  { isKnown = false, signal = async () => {} } = {},
) {
  const em = {
    count: async (_entity: unknown, { channel, order }: Partial<Record<string, string>>) =>
      isKnown && channel === kept.channel && order === kept.reference ? 1 : 0,
    createQueryBuilder: () => ({
      insert: (row: object) => ({
        onConflict: () => ({ ignore: () => ({ execute: async () => void opened.push(row) }) }),
      }),
    }),
    nativeUpdate: async (_entity: unknown, where: object, change: object) =>
      void stored.push({ where, change }),
  }
  const purchases = {
    signalOrderChanged: async (id: string) => {
      await signal()
      signalled.push(id)
    },
  }
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return handleEvent({ em, shop: { orderOf }, purchases, log } as never, kept)
}

const saidLater = async () => {
  throw new Refusal('NOT_FOUND')
}

describe('an event', () => {
  it('about an order of ours opens its purchase and signals it', async () => {
    expect(await handle(event(), async (reference) => reference)).toBe(true)
    expect(opened).toEqual([
      expect.objectContaining({ id: 'purchase-stripe-cs_1', channel: 'stripe', order: 'cs_1' }),
    ])
    expect(signalled).toEqual(['purchase-stripe-cs_1'])
    expect(stored).toEqual([
      {
        where: { channel: 'stripe', eventId: 'evt_1', handledAt: null },
        change: { handledAt: expect.any(Date), outcome: 'passed-on' },
      },
    ])
    expect(lines).toEqual([])
  })

  it('about an order that is not ours is counted and logged without its id', async () => {
    expect(await handle(event(), async () => null)).toBe(true)
    expect(signalled).toEqual([])
    expect(stored).toMatchObject([{ change: { outcome: 'not-ours' } }])
    expect(lines).toEqual([
      expect.objectContaining({ channel: 'stripe', msg: expect.stringMatching('not ours') }),
    ])
    expect(JSON.stringify(lines)).not.toContain('cs_1')
    const counted = await register.getSingleMetricAsString('eightfold_foreign_events_total')
    expect(counted).toContain('{channel="stripe",type="checkout.session.completed"} 1')
    expect(counted).toContain('about orders that are not ours')
  })

  it('about no order asks no shop', async () => {
    expect(await handle(event({ reference: null }), saidLater)).toBe(true)
    expect(stored).toMatchObject([{ change: { outcome: 'no-order' } }])
  })

  it('about an expired checkout starts nothing, and wakes a purchase that exists', async () => {
    const expired = event({ type: 'checkout.session.expired' })
    await handle(expired, async (reference) => reference)
    expect([opened, signalled]).toEqual([[], []])
    expect(stored).toEqual([
      { where: { order: 'cs_1', closedAt: null }, change: { closedAt: expect.any(Date) } },
      { where: expect.anything(), change: { handledAt: expect.any(Date), outcome: 'no-order' } },
    ])
    await handle(expired, async (reference) => reference, { isKnown: true })
    expect(signalled).toEqual(['purchase-stripe-cs_1'])
  })

  it('from another shop is no expiry, whatever its type is called', async () => {
    await handle(event({ channel: 'gumroad', type: 'checkout.session.expired' }), async () => 's_1')
    expect(signalled).toEqual(['purchase-gumroad-s_1'])
  })

  it.each([
    [0, 10_000],
    [1, 20_000],
    [2, 40_000],
    [6, 640_000],
    [7, 15 * MINUTE_MS],
    [99, 15 * MINUTE_MS],
  ])('that failed %i times before waits for %i ms', async (tries, pauseMs) => {
    const before = Date.now()
    expect(await handle(event({ tries }), saidLater)).toBe(false)
    const { nextTryAt, ...change } = stored[0]?.change ?? {}
    expect(change).toEqual({ tries: tries + 1 })
    const waitsMs = (nextTryAt?.getTime() ?? 0) - before
    expect(waitsMs).toBeGreaterThanOrEqual(pauseMs)
    expect(waitsMs).toBeLessThan(pauseMs + 5_000)
    expect(lines[0]).toMatchObject({ level: 40, channel: 'stripe', tries, err: { code: 'NOT_FOUND' } })
    expect(lines[0]).toMatchObject({
      msg: 'an event could not be passed on',
      type: 'checkout.session.completed',
    })
  })

  it('is given up after three days, and not before', async () => {
    expect(await handle(event({ receivedAt: new Date(NOW - 3 * DAY_MS + MINUTE_MS) }), saidLater)).toBe(false)
    expect(await handle(event({ receivedAt: new Date(NOW - 3 * DAY_MS - 1) }), saidLater)).toBe(true)
    expect(stored[1]?.change).toEqual({ handledAt: expect.any(Date), outcome: 'given-up' })
    expect(lines[1]).toMatchObject({ outcome: 'given-up' })
  })

  it('stays pending while Temporal is away', async () => {
    const away = { signal: () => Promise.reject(new Error('no connection')) }
    expect(await handle(event(), async (reference) => reference, away)).toBe(false)
    expect(stored).toMatchObject([{ change: { tries: 1 } }])
  })
})
