import type { EntityManager } from '@mikro-orm/postgresql'
import { trainingAnswersOf } from '../domain/forms/onboarding.ts'
import type { TrainingAnswers } from '../domain/forms/program-request.ts'
import { Checkout, OrderReminder, Purchase, Survey, Unsubscribed } from './entities.ts'
import { claimIn, freeAt, type LetterClaim } from './letters.ts'

export interface LeftOrder {
  surveyId: string
  answers: TrainingAnswers
  name: string
  /** Of the latest checkout, and still that of the survey. */
  email: string
  /** The latest checkout. */
  order: string
  /** The checkouts that may have been paid without our knowing. */
  payable: string[]
}

/** An answered survey whose checkout was opened, if its address may be written to and is not known to have paid. */
export async function leftOrderOf(em: EntityManager, surveyId: string): Promise<LeftOrder | null> {
  const survey = await em.findOne(Survey, { id: surveyId, completedAt: { $ne: null } })
  if (!survey?.email) return null
  const { email } = survey
  const { data: answers } = trainingAnswersOf(survey.answers)
  const checkouts = await em.find(Checkout, { surveyId }, { orderBy: { createdAt: 'desc' } })
  const latest = checkouts.find((one) => one.email === email)
  if (!latest || !answers) return null
  if (await em.count(Unsubscribed, { email })) return null
  if (await em.count(OrderReminder, { $or: [{ surveyId }, { email }], sentAt: { $ne: null } })) return null
  const orders = checkouts.map(({ order }) => order)
  if (await hasBought(em, { surveyId, email, orders })) return null
  return {
    ...{ surveyId, answers, email, name: survey.name ?? '', order: latest.order },
    payable: checkouts.filter(({ closedAt }) => !closedAt).map(({ order }) => order),
  }
}

/** Or was about to, by a bank debit, of which other letters tell. An expired checkout is no purchase of anybody's. */
async function hasBought(
  em: EntityManager,
  { surveyId, email, orders }: { surveyId: string; email: string; orders: readonly string[] },
): Promise<boolean> {
  const theirs = {
    $or: [{ surveyId }, { email }, { channel: 'stripe' as const, order: { $in: [...orders] } }],
  }
  const moved = {
    $or: [
      { paidAt: { $ne: null } },
      { paymentPendingAt: { $ne: null } },
      { closedAt: { $ne: null } },
      { erasedAt: { $ne: null } },
    ],
  }
  return (await em.count(Purchase, { channel: { $ne: 'demo' }, $and: [theirs, moved] })) > 0
}

type Reminder = Pick<OrderReminder, 'surveyId' | 'email' | 'messageId'>

/** As `claimLetter`. An address that has got one, or gets one right now, for another order counts as written to. */
export async function claimReminder(
  em: EntityManager,
  { surveyId, ...to }: Reminder,
  lastsMs: number,
): Promise<LetterClaim> {
  const now = new Date()
  const until = new Date(now.getTime() + lastsMs)
  await em
    .createQueryBuilder(OrderReminder)
    .insert({ surveyId, ...to })
    .onConflict()
    .ignore()
    .execute()
  const claimed = await em.nativeUpdate(OrderReminder, { surveyId, ...freeAt(now) }, { claimedUntil: until })
  const row = await em.findOne(OrderReminder, { surveyId })
  return row ? claimIn(row, claimed > 0 ? until : null, now) : { is: 'sent' }
}

export const releaseReminder = (em: EntityManager, surveyId: string, until: Date): Promise<number> =>
  em.nativeUpdate(OrderReminder, { surveyId, claimedUntil: until }, { claimedUntil: null })

export const markReminded = (em: EntityManager, surveyId: string): Promise<number> =>
  em.nativeUpdate(OrderReminder, { surveyId }, { sentAt: new Date(), claimedUntil: null })
