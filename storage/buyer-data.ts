import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Checkout,
  FeedbackEntry,
  FormerAddress,
  Unsubscribed,
  Intervention,
  MailSent,
  OrderReminder,
  Program,
  Purchase,
  Survey,
  AccessToken,
  ErasedPurchase,
  License,
} from './entities.ts'
import { hashOf } from './ids.ts'
import type { Database } from './database.ts'

/**
 * Everything stored about a buyer, by purchase, and about an address that may have bought nothing. PDFs are available by
 * their links.
 */
export async function exportBuyer(em: EntityManager, purchases: readonly Purchase[], address?: string) {
  const ids = purchases.map(({ id }) => id)
  const emails = [
    ...new Set([...purchases.flatMap(({ email }) => email ?? []), ...(address ? [address] : [])]),
  ]
  const surveyIds = purchases.flatMap(({ surveyId }) => surveyId ?? [])
  const byEmail = { email: { $in: emails } }
  const [surveys, programs, mails, feedback, unsubscribed, interventions] = await Promise.all([
    em.find(Survey, { $or: [{ id: { $in: surveyIds } }, byEmail] }),
    em.find(
      Program,
      { purchaseId: { $in: ids } },
      { fields: ['id', 'purchaseId', 'name', 'email', 'generated', 'createdAt'] },
    ),
    em.find(MailSent, { purchaseId: { $in: ids } }, { fields: ['purchaseId', 'kind', 'sentAt'] }),
    em.find(FeedbackEntry, byEmail),
    em.find(Unsubscribed, byEmail),
    em.find(Intervention, { purchaseId: { $in: ids } }),
  ])
  const ofOrders = { $or: [byEmail, { surveyId: { $in: surveys.map(({ id }) => id) } }] }
  const checkouts = await em.find(Checkout, ofOrders)
  const orderReminders = await em.find(OrderReminder, ofOrders, { fields: ['surveyId', 'email', 'sentAt'] })
  return {
    ...{ purchases, surveys, checkouts, orderReminders, programs, mails, feedback, unsubscribed },
    interventions,
  }
}

/** Whether the buyer of this purchase was erased. Also works if the purchase is no longer stored. */
export const isErased = async (em: EntityManager, purchaseId: string): Promise<boolean> =>
  (await em.count(ErasedPurchase, { hash: hashOf(purchaseId) })) > 0

/**
 * Deletes what is known about a purchase's buyer: name, address, answers, program, keys and feedback. Keeps
 * what accounting needs: the order, its amount and its dates. A tombstone keeps the shop's data from being
 * stored again.
 */
export async function eraseBuyer(em: EntityManager, purchase: Purchase): Promise<void> {
  const { id, email, order } = purchase
  const now = new Date()
  await em.upsert(ErasedPurchase, { hash: hashOf(id), erasedAt: now })
  const surveys = await surveysOf(em, purchase)
  await em.nativeDelete(Program, { purchaseId: id })
  await em.nativeDelete(AccessToken, { purchaseId: id })
  await em.nativeDelete(License, { order })
  await em.nativeDelete(FormerAddress, { purchaseId: id })
  await em.nativeUpdate(Intervention, { purchaseId: id }, { email: null, surveyId: null, reason: '' })
  if (email) {
    await em.nativeDelete(FeedbackEntry, { email })
    await em.nativeDelete(Unsubscribed, { email })
  }
  Object.assign(purchase, {
    email: null,
    shopEmail: null,
    name: null,
    surveyId: null,
    exercisesWritten: null,
    attentionReason: null,
    concerns: [],
    erasedAt: now,
  })
  await em.flush()
  await em.nativeDelete(Checkout, { $or: [{ order }, { surveyId: { $in: surveys } }] })
  await em.nativeDelete(Survey, { id: { $in: surveys } })
}

/** The buyer's surveys that no other purchase uses. */
async function surveysOf(em: EntityManager, { id, email, surveyId, order }: Purchase): Promise<string[]> {
  const asked = await em.find(
    Intervention,
    { purchaseId: id, surveyId: { $ne: null } },
    { fields: ['surveyId'] },
  )
  const checkout = await em.findOne(Checkout, { order }, { fields: ['surveyId'] })
  const candidates = [surveyId, checkout?.surveyId, ...asked.map((one) => one.surveyId)].filter(
    (one) => typeof one === 'string',
  )
  const found = await em.find(
    Survey,
    { $or: [{ id: { $in: candidates } }, ...(email ? [{ email }] : [])] },
    { fields: ['id'] },
  )
  const ids = found.map((survey) => survey.id)
  const others = await em.find(
    Purchase,
    { id: { $ne: id }, surveyId: { $in: ids } },
    { fields: ['surveyId'] },
  )
  const kept = new Set(others.map((one) => one.surveyId))
  return ids.filter((one) => !kept.has(one))
}

/** Adds missing tombstones and erases whom they stand for. @returns the purchases concerned */
export async function eraseAgain(
  database: Pick<Database, 'fork'>,
  tombstones: ReadonlySet<string>,
): Promise<string[]> {
  const em = database.fork()
  for (const hash of tombstones)
    if (!(await em.count(ErasedPurchase, { hash })))
      await em.insert(ErasedPurchase, { hash, erasedAt: new Date() })
  const known = await em.find(Purchase, { erasedAt: null }, { fields: ['id'] })
  const back = known.map(({ id }) => id).filter((id) => tombstones.has(hashOf(id)))
  for (const id of back)
    await database
      .fork()
      .transactional(async (tx) => eraseBuyer(tx, await tx.findOneOrFail(Purchase, { id })))
  return back
}
