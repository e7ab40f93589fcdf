import { type Case, type Evidence, isReady } from './evidence.ts'

/** Violations of the delivery guarantee. */
export const VIOLATIONS = [
  'lost',
  'doubled',
  'stuck',
  'non-deterministic',
  'dead link',
  'not closed',
  'too much',
  'left over',
  'held up',
  'left waiting',
] as const
type ViolationKind = (typeof VIOLATIONS)[number]

export interface Violation {
  readonly kind: ViolationKind
  readonly about: string
  readonly what: string
}

/** For the terminal. */
export const linesOf = (violations: readonly Violation[]): string[] =>
  violations.map(({ kind, about, what }) => `✗ ${kind}: ${about}: ${what.split('\n')[0]}`)

/** The outcome that an order's buyer must have by the end of the run. */
export type Due = 'a program' | 'nothing yet' | 'its end'

export function dueTo({ order, plan }: Pick<Case, 'order' | 'plan'>): Due {
  if (order.money === 'refunded' || order.money === 'disputed') return 'its end'
  return order.money === 'paid' && plan.answers ? 'a program' : 'nothing yet'
}

/** Whether an order has reached its final state. */
export function isSettled(one: Case): boolean {
  switch (dueTo(one)) {
    case 'a program':
      return Boolean(one.purchase?.deliveredAt) && one.openIn === null && one.feedbackRuns > 0
    case 'its end':
      return (Boolean(one.purchase?.closedAt) && one.openIn === null) || !mayKnowItsEnd(one)
    case 'nothing yet':
      return one.openIn === null || one.openIn === 'awaiting-survey'
  }
}

/** Violations found in the outcomes of all orders, apart from the links in mails and the histories. */
export function violationsIn({ cases, orphans, neverBought, eventsNotHandled }: Evidence): Violation[] {
  return [
    ...cases.flatMap((one) => judge(one)),
    ...orphans.map((about): Violation => ({ kind: 'left over', about, what: 'belongs to no order' })),
    ...neverBought.map((what): Violation => ({ kind: 'left waiting', about: 'a buyer', what })),
    ...(eventsNotHandled ? [`${eventsNotHandled} events were never handled`] : []).map((what): Violation => ({
      kind: 'left over',
      about: 'webhook_event',
      what,
    })),
  ]
}

function judge(one: Case): Violation[] {
  const found: Violation[] = []
  const say = (kind: ViolationKind, what: string) => found.push({ kind, about: one.purchaseId, what })
  for (const complaint of one.visit.complaints)
    say(/dead/.test(complaint) ? 'dead link' : 'too much', complaint)
  const readyIds = new Set(one.mails.filter(isReady).map(({ messageId }) => messageId))
  if (one.programIds.length > 1) say('doubled', `${one.programIds.length} programs`)
  if (readyIds.size > 1) say('doubled', `${readyIds.size} different mails with the program`)
  if (one.feedbackRuns > 1) say('doubled', `${one.feedbackRuns} feedback requests`)
  if (
    one.visit.wasTurnedAway &&
    dueTo(one) !== 'its end' &&
    (one.purchase?.deliveredAt || dueTo(one) === 'nothing yet')
  )
    say('left waiting', `${one.plan.email} tried until the end: ${one.visit.lastTried}`)
  switch (dueTo(one)) {
    case 'a program':
      judgeDelivery(one, readyIds.size, say)
      break
    case 'its end':
      if (!one.purchase?.closedAt && mayKnowItsEnd(one)) say('not closed', `the order is ${one.order.money}`)
      break
    case 'nothing yet':
      if (one.programIds.length || readyIds.size) say('too much', 'a program that was not paid and asked for')
      if (one.openIn && one.openIn !== 'awaiting-survey') say('stuck', `its run stands open in ${one.openIn}`)
  }
  return found
}

function judgeDelivery(
  one: Case,
  readyMails: number,
  say: (kind: ViolationKind, what: string) => void,
): void {
  const { purchase, visit, programIds } = one
  if (!purchase?.deliveredAt) {
    const where = one.openIn ?? 'no run'
    const why = purchase?.attentionReason ? ` because ${purchase.attentionReason}` : ''
    const buyer = visit.wasTurnedAway ? `; the buyer was ${visit.lastTried}` : ''
    return say(
      one.openIn || visit.wasTurnedAway ? 'stuck' : 'lost',
      `paid and not delivered: ${where}${why}${buyer}`,
    )
  }
  if (one.openIn) say('stuck', `delivered, and its run still stands open in ${one.openIn}`)
  if (programIds.length === 0) say('lost', 'delivered without a program')
  if (!purchase.pdfReadyAt) say('lost', 'delivered without a PDF')
  if (readyMails === 0) say('lost', 'the mail with the program is in no mailbox')
  if (one.feedbackRuns === 0) say('lost', 'no feedback request is scheduled')
  if (visit.programId && !programIds.includes(visit.programId))
    say('doubled', 'the buyer was shown another program')
  for (const kind of one.lettersNotSent) say('left over', `the letter ${kind} was begun and never sent`)
}

/**
 * Whether we could know of an order's refund or dispute. A refund that no webhook reported is a known
 * limitation: shops give up on a webhook eventually. An order that we never looked up has nothing to close.
 */
const mayKnowItsEnd = ({ order, regretHeard, purchase }: Case): boolean =>
  purchase !== null && (regretHeard || (order.everythingTold && order.channel !== 'gumroad'))

/**
 * Duplicate mails with the same Message-ID, caused by a kill between the mail server's acceptance and our
 * mark.
 */
export const sameMailAgain = ({ cases }: Pick<Evidence, 'cases'>): number =>
  cases.reduce(
    (sum, { mails }) => sum + mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
    0,
  )
