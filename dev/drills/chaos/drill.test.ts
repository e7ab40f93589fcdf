import { expect, it } from '@jest/globals'
import { judgeDrill, plansForDrill } from './hang.ts'
import type { Case } from './judge/evidence.ts'
import { plansOf } from './plans.ts'

const MINUTE_MS = 60_000
const people = plansOf({ seed: 3, purchases: 200 })
const calm = { all: 10, active: 2, idleInTransaction: 1, held: 0 }

/** A purchase that was paid and answered since the start, unless the arguments say otherwise. */
function caseOf(
  channel: Case['order']['channel'],
  reached: { rendered?: boolean; delivered?: boolean },
): Case {
  const [plan] = people
  if (!plan) throw new Error('there is nobody')
  return {
    purchaseId: `purchase-${channel}-1`,
    plan,
    visit: { programId: null, wasTurnedAway: false, complaints: [], lastTried: '' },
    order: {
      ...{ channel, order: '1', email: plan.email, paidAt: 1, money: 'paid' },
      ...{ licenseKey: null, everythingTold: true },
    },
    purchase: {
      deliveredAt: reached.delivered ? 1 : null,
      pdfReadyAt: reached.rendered ? 1 : null,
      ...{ closedAt: null, attentionReason: null, answeredAt: 1 },
    },
    ...{ programIds: [], mails: [], lettersNotSent: [], regretHeard: false, feedbackRuns: 0, openIn: null },
  }
}
const heldUp = (part: Parameters<typeof judgeDrill>[0], ...cases: Case[]) =>
  judgeDrill(part, cases, [calm], 5 * MINUTE_MS).violations.map(({ about }) => about)

it('plans the same people for the same seed, in all channels and with all behaviours', () => {
  expect(plansOf({ seed: 3, purchases: 200 })).toEqual(people)
  for (const channel of ['stripe', 'shopify', 'gumroad'])
    expect(people.filter((one) => one.channel === channel).length).toBeGreaterThan(40)
  for (const afterwards of ['keeps', 'is-refunded', 'wins-dispute'])
    expect(people.some((one) => one.afterwards === afterwards)).toBe(true)
  for (const fact of ['pays', 'answers', 'comesBack', 'clicksTwice'] as const)
    expect(new Set(people.map((one) => one[fact]))).toEqual(new Set([true, false]))
})

it('plans a drill with people who all buy, answer and keep the program', () => {
  for (const { pays, answers, afterwards, looksUp, comes } of plansForDrill(people, 'mail')) {
    expect({ pays, answers, afterwards, looksUp }).toEqual({
      ...{ pays: true, answers: true, afterwards: 'keeps', looksUp: true },
    })
    expect(comes).toBeLessThanOrEqual(0.5)
  }
})

it('expects a hanging shop to delay only its own buyers', () => {
  expect(heldUp('gumroad', caseOf('gumroad', {}), caseOf('stripe', { delivered: true }))).toEqual([])
  expect(heldUp('gumroad', caseOf('stripe', { rendered: true }))).toEqual(['purchase-stripe-1'])
})

it('expects programs to be written and drawn while the mail server hangs', () => {
  expect(heldUp('mail', caseOf('stripe', { rendered: true }))).toEqual([])
  expect(heldUp('mail', caseOf('stripe', {}))).toEqual(['purchase-stripe-1'])
})

it('expects no progress while the model hangs, or from buyers who have just come', () => {
  expect(heldUp('model', caseOf('stripe', {}))).toEqual([])
  expect(judgeDrill('mail', [caseOf('stripe', {})], [], MINUTE_MS).violations).toEqual([])
})

it('finds connections that are held across a wait', () => {
  const { mostHeld, violations } = judgeDrill('mail', [], [calm, { ...calm, held: 3 }], 0)
  expect(mostHeld).toBe(3)
  expect(violations).toEqual([
    { kind: 'held up', about: 'PostgreSQL', what: '3 connections idle in transaction' },
  ])
})
