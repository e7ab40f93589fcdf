import { ApplicationFailure } from '@temporalio/activity'
import { ABOUT_THE_ADDRESS } from '../domain/shop/concern.ts'
import { keepTombstone } from '../platform/objects/objects.ts'
import { Purchase, Survey } from '../storage/entities.ts'
import { settleConcerns } from '../storage/concerns.ts'
import { isErased } from '../storage/buyer-data.ts'
import { hashOf } from '../storage/ids.ts'
import { applyIntervention, settleIntervention } from '../storage/interventions.ts'
import type { Activities } from './activities.ts'
import type { Tools } from './tools.ts'

type Facts = Pick<
  Activities,
  | 'waitingTimes'
  | 'attachSurvey'
  | 'noteAttention'
  | 'abandonPurchase'
  | 'applyIntervention'
  | 'settleIntervention'
>

/** The short writes of a purchase. Each sets facts to their current values, so it may run twice. */
export const recordFacts = ({
  database,
  objects,
  waitingTimes,
}: Pick<Tools, 'database' | 'objects' | 'waitingTimes'>): Facts => {
  const update = async (id: string, facts: Partial<Purchase>): Promise<void> => {
    await database.fork().nativeUpdate(Purchase, { id }, facts)
  }
  return {
    waitingTimes: async () => waitingTimes,
    attachSurvey: async (purchaseId, surveyId) => {
      const em = database.fork()
      if (!(await em.count(Survey, { id: surveyId })))
        throw ApplicationFailure.nonRetryable('there is no such survey', 'NOT_FOUND')
      const attached = await em.nativeUpdate(
        Purchase,
        { id: purchaseId, programWrittenAt: null },
        { surveyId, abandonedAt: null },
      )
      if (attached > 0) return settleConcerns(em, purchaseId, ABOUT_THE_ADDRESS).then(() => undefined)
      const purchase = await em.findOne(Purchase, { id: purchaseId })
      if (!purchase) throw ApplicationFailure.nonRetryable('there is no such purchase', 'NOT_FOUND')
      if (purchase.surveyId !== surveyId)
        throw ApplicationFailure.nonRetryable('the program is already written', 'SURVEY_CLOSED')
    },
    noteAttention: (purchaseId, reason) => update(purchaseId, { attentionReason: reason }),
    abandonPurchase: (purchaseId) => update(purchaseId, { abandonedAt: new Date() }),
    applyIntervention: async (purchaseId, id) => {
      const em = database.fork()
      const applied = await applyIntervention(em, purchaseId, id)
      if (await isErased(em, purchaseId)) await keepTombstone(objects, hashOf(purchaseId))
      return applied
    },
    settleIntervention: (id, outcome) => settleIntervention(database.fork(), id, outcome),
  }
}
