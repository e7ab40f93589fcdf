import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Checkout,
  FeedbackEntry,
  Intervention,
  OrderReminder,
  Purchase,
  Survey,
  Unsubscribed,
} from './entities.ts'

/** What is stored under an address beside purchases. */
export interface Traces {
  surveys: Pick<Survey, 'id' | 'createdAt' | 'completedAt'>[]
  checkouts: Pick<Checkout, 'order' | 'createdAt' | 'closedAt'>[]
  feedback: Pick<FeedbackEntry, 'id' | 'createdAt'>[]
}

/** Of somebody who may have bought nothing. Null if there is none. */
export async function tracesOf(em: EntityManager, email: string): Promise<Traces | null> {
  const oldestFirst = { orderBy: { createdAt: 'asc' } } as const
  const surveys = await em.find(
    Survey,
    { email },
    { ...oldestFirst, fields: ['id', 'createdAt', 'completedAt'] },
  )
  const [checkouts, feedback] = await Promise.all([
    em.find(
      Checkout,
      { $or: [{ email }, { surveyId: { $in: surveys.map(({ id }) => id) } }] },
      { ...oldestFirst, fields: ['order', 'createdAt', 'closedAt'] },
    ),
    em.find(FeedbackEntry, { email }, { ...oldestFirst, fields: ['id', 'createdAt'] }),
  ])
  return surveys.length || checkouts.length || feedback.length ? { surveys, checkouts, feedback } : null
}

/** Deletes them all, but for the answers of a purchase: `eraseBuyer` deletes those with it. */
export const eraseTraces = (em: EntityManager, email: string): Promise<void> =>
  em.transactional(async (tx) => {
    const surveys = await tx.find(Survey, { email }, { fields: ['id'] })
    const ids = surveys.map(({ id }) => id)
    const bought = await tx.find(Purchase, { surveyId: { $in: ids } }, { fields: ['surveyId'] })
    const asked = await tx.find(Intervention, { surveyId: { $in: ids } }, { fields: ['surveyId'] })
    const kept = new Set([...bought, ...asked].map(({ surveyId }) => surveyId))
    const unbought = ids.filter((id) => !kept.has(id))
    await tx.nativeDelete(Checkout, { $or: [{ email }, { surveyId: { $in: unbought } }] })
    await tx.nativeDelete(OrderReminder, { $or: [{ email }, { surveyId: { $in: unbought } }] })
    await tx.nativeDelete(Survey, { id: { $in: unbought } })
    await tx.nativeDelete(FeedbackEntry, { email })
    await tx.nativeDelete(Unsubscribed, { email })
  })
