import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startShopThatSays, STRIPE } from '../dev/stand-ins/storefront/testing.ts'
import { createStripeShop, type StripeShop } from './stripe.ts'

/**
 * Every state in which Stripe can report a payment, and who holds the money in it.
 *
 * - Payment and session: docs.stripe.com/api/checkout/sessions/object (`payment_status`, `status`) and
 *   docs.stripe.com/payments/paymentintents/lifecycle. A delayed method that fails sends the intent back to
 *   `requires_payment_method`.
 * - Refunds: docs.stripe.com/api/refunds/object (`status`) and docs.stripe.com/refunds#failed-refunds. Stripe
 *   puts the amount of a failed or cancelled refund back on the seller's balance.
 * - Disputes: docs.stripe.com/api/disputes/object (`status`, `balance_transactions`) and
 *   docs.stripe.com/disputes/how-disputes-work. A dispute takes the money until it is won; an inquiry
 *   (`warning_…`) takes none. What a prevented dispute took, if anything, appears only in its balance
 *   transactions.
 */

interface Money {
  session?: object
  intent?: object | null
  charge?: object
  refunds?: { status: string | null; amount: number }[]
  disputes?: { status: string; balance_transactions?: { amount: number }[] }[]
}

const PRICE = 2700
let money: Money = {}
let stripe: Awaited<ReturnType<typeof startShopThatSays>>
let shop: StripeShop

beforeAll(async () => {
  stripe = await startShopThatSays(({ path }) => {
    if (path.startsWith('/v1/disputes')) return list(money.disputes ?? [], 'du')
    if (path.startsWith('/v1/refunds')) return list(money.refunds ?? [], 're')
    return sessionWith(money)
  })
  shop = createStripeShop({ ...STRIPE, apiUrl: stripe.url })
})
beforeEach(() => {
  money = {}
  stripe.asked.length = 0
})
afterAll(() => stripe.stop())

const list = (data: object[], prefix: string) => ({
  object: 'list',
  has_more: false,
  data: data.map((one, n) => ({ id: `${prefix}_${n}`, balance_transactions: [], ...one })),
})

/** A paid session of ours, except where a row says otherwise. */
function sessionWith({ session, intent, charge }: Money) {
  const latestCharge = {
    id: 'ch_1',
    object: 'charge',
    amount: PRICE,
    amount_captured: PRICE,
    amount_refunded: 0,
    paid: true,
    refunded: false,
    disputed: false,
    ...charge,
  }
  return {
    id: 'cs_test_1',
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    livemode: true,
    metadata: { product: 'eightfold-8-week-program', surveyId: 'survey-1' },
    client_reference_id: 'survey-1',
    customer_details: { email: 'ada@example.com', name: 'Ada' },
    payment_intent:
      intent === null ? null : { id: 'pi_1', status: 'succeeded', latest_charge: latestCharge, ...intent },
    ...session,
  }
}

const statusWith = async (said: Money) => {
  money = said
  return (await shop.lookUp('cs_test_1')).status
}

describe('a payment', () => {
  const unpaid = { session: { payment_status: 'unpaid' } }
  const unpaidWith = (status: string): Money => ({ ...unpaid, intent: { status, latest_charge: null } })

  it.each<[string, Money, string]>([
    ['paid', {}, 'paid'],
    [
      'paid at a price of nothing',
      { session: { payment_status: 'no_payment_required' }, intent: null },
      'paid',
    ],
    [
      'waiting for somebody to pay',
      { session: { payment_status: 'unpaid', status: 'open' }, intent: null },
      'open',
    ],
    ['never paid', { session: { payment_status: 'unpaid', status: 'expired' }, intent: null }, 'failed'],
    ['on its way by bank debit', unpaidWith('processing'), 'pending'],
    ['waiting for the payer to act, as by a voucher', unpaidWith('requires_action'), 'pending'],
    ['waiting to be confirmed', unpaidWith('requires_confirmation'), 'pending'],
    ['authorised and not captured', unpaidWith('requires_capture'), 'pending'],
    ['arriving in this very moment', unpaidWith('succeeded'), 'pending'],
    ['failed after a delay', unpaidWith('requires_payment_method'), 'failed'],
    ['cancelled', unpaidWith('canceled'), 'failed'],
    ['complete, of which the payment is not told', { ...unpaid, intent: null }, 'pending'],
    ['of a session without a status', { session: { payment_status: 'unpaid', status: null } }, 'pending'],
  ])('%s', async (_what, said, status) => {
    expect(await statusWith(said)).toBe(status)
  })
})

describe('of the refunded money', () => {
  const all = { amount_refunded: PRICE, refunded: true }

  it.each<[string, Money, string]>([
    [
      'a part',
      { charge: { amount_refunded: 1000 }, refunds: [{ status: 'succeeded', amount: 1000 }] },
      'paid',
    ],
    ['all', { charge: all, refunds: [{ status: 'succeeded', amount: PRICE }] }, 'refunded'],
    [
      'all, in two parts',
      {
        charge: all,
        refunds: [
          { status: 'succeeded', amount: 1000 },
          { status: 'succeeded', amount: 1700 },
        ],
      },
      'refunded',
    ],
    ['all, on its way', { charge: all, refunds: [{ status: 'pending', amount: PRICE }] }, 'refunded'],
    [
      'all, once the payer says where to',
      { charge: all, refunds: [{ status: 'requires_action', amount: PRICE }] },
      'refunded',
    ],
    [
      'all, by a kind of refund that has no status',
      { charge: all, refunds: [{ status: null, amount: PRICE }] },
      'refunded',
    ],
    [
      'nothing, since the refund failed',
      { charge: all, refunds: [{ status: 'failed', amount: PRICE }] },
      'paid',
    ],
    [
      'nothing, since the refund was cancelled',
      { charge: all, refunds: [{ status: 'canceled', amount: PRICE }] },
      'paid',
    ],
    [
      'nothing, and the charge says so itself',
      { charge: { amount_refunded: 0, refunded: false }, refunds: [{ status: 'failed', amount: PRICE }] },
      'paid',
    ],
    [
      'a part, since another part failed',
      {
        charge: all,
        refunds: [
          { status: 'succeeded', amount: 1000 },
          { status: 'failed', amount: 1700 },
        ],
      },
      'paid',
    ],
    [
      'all, by a second refund after one failed',
      {
        charge: all,
        refunds: [
          { status: 'failed', amount: PRICE },
          { status: 'succeeded', amount: PRICE },
        ],
      },
      'refunded',
    ],
  ])('%s', async (_what, said, status) => {
    expect(await statusWith(said)).toBe(status)
  })

  it('Stripe is not asked if the charge shows no refund', async () => {
    await statusWith({})
    expect(stripe.asked.map(({ path }) => path.split('?')[0])).toEqual(['/v1/checkout/sessions/cs_test_1'])
  })
})

describe('a dispute', () => {
  const disputed = (status: string, amounts: number[] = []): Money => ({
    charge: { disputed: true },
    disputes: [{ status, balance_transactions: amounts.map((amount) => ({ amount })) }],
  })

  it.each<[string, Money, string]>([
    ['warning_needs_response', disputed('warning_needs_response'), 'paid'],
    ['warning_under_review', disputed('warning_under_review'), 'paid'],
    ['warning_closed', disputed('warning_closed'), 'paid'],
    ['needs_response', disputed('needs_response', [-PRICE]), 'disputed'],
    ['under_review', disputed('under_review', [-PRICE]), 'disputed'],
    ['lost', disputed('lost', [-PRICE]), 'charged-back'],
    ['appeal_needs_response', disputed('appeal_needs_response', [-PRICE]), 'disputed'],
    ['appeal_under_review', disputed('appeal_under_review', [-PRICE]), 'disputed'],
    ['won', disputed('won', [-PRICE, PRICE]), 'paid'],
    ['prevented, having taken nothing', disputed('prevented'), 'paid'],
    ['prevented by giving the money back', disputed('prevented', [-PRICE]), 'charged-back'],
    ['prevented, and the money returned', disputed('prevented', [-PRICE, PRICE]), 'paid'],
    [
      'won, and a second one',
      { charge: { disputed: true }, disputes: [{ status: 'won' }, { status: 'needs_response' }] },
      'disputed',
    ],
    [
      'lost, and a second one',
      { charge: { disputed: true }, disputes: [{ status: 'lost' }, { status: 'needs_response' }] },
      'disputed',
    ],
    ['of which the charge no longer knows', { disputes: [{ status: 'needs_response' }] }, 'paid'],
    [
      'beside a full refund',
      {
        charge: { disputed: true, refunded: true, amount_refunded: PRICE },
        refunds: [{ status: 'succeeded', amount: PRICE }],
        disputes: [{ status: 'warning_closed' }],
      },
      'refunded',
    ],
  ])('%s', async (_what, said, status) => {
    expect(await statusWith(said)).toBe(status)
  })
})
