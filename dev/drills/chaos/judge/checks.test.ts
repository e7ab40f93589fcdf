import { describe, expect, it } from '@jest/globals'
import { isSettled, sameMailAgain, violationsIn } from './checks.ts'
import type { Case } from './evidence.ts'
import { plansOf } from '../plans.ts'
import { recoveriesOf } from '../report.ts'

const [somebody] = plansOf({ seed: 1, purchases: 1 })
if (!somebody) throw new Error('there is nobody')
const plan = { ...somebody, channel: 'stripe', pays: true, answers: true, afterwards: 'keeps' } as const
const ready = { to: plan.email, subject: 'Your 8-week program is ready', text: '', messageId: '<1@x>' }
const order = {
  channel: 'stripe',
  order: 'cs_1',
  email: plan.email,
  paidAt: 1_000,
  money: 'paid',
  licenseKey: null,
  everythingTold: true,
} as const
const purchase = {
  deliveredAt: 60_000,
  pdfReadyAt: 59_000,
  closedAt: null,
  attentionReason: null,
  answeredAt: 500,
}

/** A case without faults. */
const delivered: Case = {
  purchaseId: 'purchase-stripe-cs_1',
  plan,
  visit: { programId: 'p1', wasTurnedAway: false, complaints: [], lastTried: '' },
  order,
  purchase,
  programIds: ['p1'],
  mails: [ready],
  lettersNotSent: [],
  regretHeard: false,
  feedbackRuns: 1,
  openIn: null,
}
const judge = (...cases: Case[]) =>
  violationsIn({ cases, orphans: [], eventsNotHandled: 0, eventsUnderWay: 0, neverBought: [] }).map(
    ({ kind, what }) => `${kind}: ${what}`,
  )

describe('a paid and answered order', () => {
  it('is fine with exactly one program, PDF, mail and feedback request', () => {
    expect(judge(delivered)).toEqual([])
    expect(isSettled(delivered)).toBe(true)
  })

  it('is lost when nothing works on it, and stuck when something should', () => {
    const late: Case = { ...delivered, purchase: { ...purchase, deliveredAt: null }, openIn: null }
    expect(judge(late)).toEqual(['lost: paid and not delivered: no run'])
    expect(judge({ ...late, openIn: 'generating' })).toEqual(['stuck: paid and not delivered: generating'])
    expect(judge({ ...late, purchase: null })).toEqual(['lost: paid and not delivered: no run'])
    expect(isSettled(late)).toBe(false)
  })

  it('is lost when its PDF, its mail or its feedback request is missing', () => {
    expect(judge({ ...delivered, mails: [] })).toHaveLength(1)
    expect(judge({ ...delivered, purchase: { ...purchase, pdfReadyAt: null } })).toHaveLength(1)
    expect(judge({ ...delivered, feedbackRuns: 0 })).toHaveLength(1)
    expect(judge({ ...delivered, programIds: [] })).toContain('lost: delivered without a program')
  })

  it('is doubled by two programs or two mails, but not by one mail that arrived twice', () => {
    expect(judge({ ...delivered, programIds: ['p1', 'p2'] })).toEqual(['doubled: 2 programs'])
    const another = { ...ready, messageId: '<2@x>' }
    expect(judge({ ...delivered, mails: [ready, another] })).toEqual([
      'doubled: 2 different mails with the program',
    ])
    const again: Case = { ...delivered, mails: [ready, ready] }
    expect(judge(again)).toEqual([])
    expect(sameMailAgain({ cases: [delivered, again] })).toBe(1)
  })

  it('is wrong when its buyer was shown another program, or a link is dead', () => {
    expect(judge({ ...delivered, programIds: ['p2'] })).toEqual([
      'doubled: the buyer was shown another program',
    ])
    const complaints = ['the mailed link is dead']
    expect(judge({ ...delivered, visit: { ...delivered.visit, complaints } })).toEqual([
      'dead link: the mailed link is dead',
    ])
  })
})

it('is reported for a buyer who tried until the end, although their program was mailed', () => {
  const visit = { ...delivered.visit, wasTurnedAway: true, lastTried: 'coming back: 402' }
  expect(judge({ ...delivered, visit })).toEqual([
    `left waiting: ${plan.email} tried until the end: coming back: 402`,
  ])
})

describe('an order that was not paid, or not answered', () => {
  const unanswered: Case = {
    ...delivered,
    plan: { ...plan, answers: false },
    purchase: { ...purchase, deliveredAt: null, pdfReadyAt: null },
    programIds: [],
    mails: [],
    feedbackRuns: 0,
    openIn: 'awaiting-survey',
  }
  it('may wait for its survey, and brings no program', () => {
    expect(judge(unanswered)).toEqual([])
    expect(isSettled(unanswered)).toBe(true)
    expect(judge({ ...unanswered, programIds: ['p1'] })).toHaveLength(1)
    expect(judge({ ...unanswered, openIn: 'needs-attention' })).toHaveLength(1)
  })
})

describe('a refunded order', () => {
  const refunded: Case = { ...delivered, order: { ...order, money: 'refunded' } }
  it('must be closed once a shop has reported it', () => {
    expect(judge(refunded)).toEqual(['not closed: the order is refunded'])
    expect(judge({ ...refunded, purchase: { ...purchase, closedAt: 70_000 } })).toEqual([])
  })
  it('need not be closed if no shop ever reported it', () => {
    expect(judge({ ...refunded, order: { ...refunded.order, everythingTold: false } })).toEqual([])
  })
})

it('reports rows and runs without an order, and unhandled events', () => {
  expect(
    violationsIn({ cases: [], orphans: ['a row'], eventsNotHandled: 2, eventsUnderWay: 0, neverBought: [] }),
  ).toHaveLength(2)
})

describe('a recovery time', () => {
  const fault = { name: 'mail hung', beganAt: 10_000, endedAt: 20_000 }
  it('lasts from the end of the first fault to the delivery', () => {
    const second = { name: 'worker killed', beganAt: 30_000, endedAt: 35_000 }
    expect(recoveriesOf([delivered], [second, fault])).toEqual([
      { purchaseId: delivered.purchaseId, after: 'mail hung', faults: 2, seconds: 40 },
    ])
  })
  it('does not count a fault that ended before or began after', () => {
    const faults = [
      { ...fault, beganAt: 0, endedAt: 900 },
      { ...fault, beganAt: 61_000, endedAt: 62_000 },
    ]
    expect(recoveriesOf([delivered], faults)).toEqual([])
  })
})
