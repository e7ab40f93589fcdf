import type { EntityManager } from '@mikro-orm/postgresql'
import {
  AccessToken,
  Checkout,
  ErasedPurchase,
  FeedbackEntry,
  Unsubscribed,
  Intervention,
  License,
  Program,
  Purchase,
  Survey,
} from './entities.ts'
import { hashOf } from './ids.ts'

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
  await em.nativeUpdate(Intervention, { purchaseId: id }, { email: null, surveyId: null, reason: '' })
  if (email) {
    await em.nativeDelete(FeedbackEntry, { email })
    await em.nativeDelete(Unsubscribed, { email })
  }
  Object.assign(purchase, {
    email: null,
    name: null,
    surveyId: null,
    exercisesWritten: null,
    attentionReason: null,
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
