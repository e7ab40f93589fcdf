import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { readStripeEvent } from './stripe-event.ts'

const SECRET = 'whsec_0123456789abcdef'
const NOW = new Date('2026-11-02T10:00:00.000Z')
const seconds = NOW.getTime() / 1000

const macOf = (time: number | string, body: string, secret = SECRET) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
const signed = (body: string, { offset = 0, secret = SECRET } = {}) =>
  `t=${seconds + offset},v1=${macOf(seconds + offset, body, secret)}`
const eventOf = (type: string, object: object = { id: 'cs_1' }) =>
  JSON.stringify({ id: 'evt_1', type, data: { object } })
const EVENT = eventOf('checkout.session.completed')

const read = (signature: string | undefined, body = EVENT, secret = SECRET) =>
  readStripeEvent(Buffer.from(body), signature, secret, NOW)
const readSigned = (body: string) => read(signed(body), body)

const refusal = (code: string, message: string | RegExp, more = {}) =>
  expect.objectContaining({ name: 'Refusal', code, message: expect.stringMatching(message), ...more })
const UNSIGNED = refusal('WEBHOOK_UNSIGNED', /^The signature of this event is missing or wrong\.$/)

describe('an event about a checkout leads to it', () => {
  it.each(['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'])('%s', (what) => {
    expect(readSigned(eventOf(`checkout.session.${what}`))).toEqual({
      id: 'evt_1',
      type: `checkout.session.${what}`,
      reference: 'cs_1',
    })
  })

  it('unless it names none', () => {
    expect(readSigned(eventOf('checkout.session.completed', {})).reference).toBeNull()
  })
})

describe('an event about money leads to its payment', () => {
  it.each([
    'charge.refunded',
    'charge.refund.updated',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
  ])('%s', (type) => {
    expect(readSigned(eventOf(type, { id: 'ch_1', payment_intent: 'pi_1' })).reference).toBe('pi_1')
  })

  it.each([
    ['written out', { payment_intent: { id: 'pi_1' } }, 'pi_1'],
    ['none', { payment_intent: null }, null],
    ['not told', {}, null],
  ])('which may be %s', (_what, object, reference) => {
    expect(readSigned(eventOf('charge.refunded', object)).reference).toBe(reference)
  })
})

it.each([
  'payout.paid',
  'checkout.session.unheard_of',
  'a.checkout.session.completed',
  'checkout.session.completed.twice',
  'a.charge.refunded',
  'charge.refunded.twice',
  'charge.refund.created',
  'refund.',
  'a.refund.updated',
  'refund.updated.twice',
  'charge.dispute.',
])('an event that does not concern us leads nowhere: %s', (type) => {
  const event = readSigned(eventOf(type, { id: 'cs_1', payment_intent: 'pi_1' }))
  expect(event).toEqual({ id: 'evt_1', type, reference: null })
})

describe('an event is accepted', () => {
  it.each([-300, 0, 300])('when it was signed %i seconds from now', (offset) => {
    expect(read(signed(EVENT, { offset }))).toMatchObject({ reference: 'cs_1' })
  })

  it('with a signature from an older secret beside ours', () => {
    expect(read(`${signed(EVENT)},v1=${macOf(seconds, EVENT, 'whsec_older')}`)).toMatchObject({ id: 'evt_1' })
  })
})

describe('an event is refused', () => {
  it.each<[string, string | undefined]>([
    ['signed too long ago', signed(EVENT, { offset: -301 })],
    ['signed in the future', signed(EVENT, { offset: 301 })],
    ['signed with another secret', signed(EVENT, { secret: 'whsec_another' })],
    ['signed for another body', signed(`${EVENT} `)],
    ['not signed', undefined],
    ['signed by nothing', ''],
    ['signed at no time', `t=,v1=${macOf('', EVENT)}`],
    ['signed without a time', `v1=${macOf(seconds, EVENT)}`],
    ['signed by another scheme alone', `t=${seconds},v0=${macOf(seconds, EVENT)}`],
    ['old and dated anew', `t=${seconds - 900},v1=${macOf(seconds, EVENT)}`],
    ['dated twice, the second time far ahead', `t=${seconds},${signed(EVENT, { offset: 9000 })}`],
    ['dated twice, and of the first time', `${signed(EVENT)},t=${seconds + 9000}`],
  ])('that is %s', (_what, signature) => {
    expect(() => read(signature)).toThrow(UNSIGNED)
  })

  it('when it is too old or too new, and the log says by how much', () => {
    const cause = expect.objectContaining({ message: 'signed 301 seconds ago' })
    expect(() => read(signed(EVENT, { offset: -301 }))).toThrow(refusal('WEBHOOK_UNSIGNED', '', { cause }))
  })

  it.each(['', '  '])('when our secret is %j, even if it is signed with that', (secret) => {
    expect(() => read(signed(EVENT, { secret }), EVENT, secret)).toThrow(
      refusal('WEBHOOK_UNSIGNED', 'No webhook secret'),
    )
  })

  it.each([
    'not JSON',
    '{}',
    '[]',
    '"text"',
    'null',
    '{"id":"","type":"a","data":{"object":{}}}',
    '{"id":"evt_1","type":"","data":{"object":{}}}',
    '{"id":"evt_1","type":"a","data":{}}',
    '{"id":"evt_1","type":"a"}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"payment_intent":7}}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"payment_intent":{}}}}',
  ])('as invalid when Stripe signed %s', (body) => {
    const cause = expect.objectContaining({ message: expect.any(String) })
    expect(() => readSigned(body)).toThrow(refusal('INVALID_REQUEST', 'not an event of Stripe', { cause }))
  })
})
