import { ApplicationFailure } from '@temporalio/activity'
import { Purchase } from '../storage/entities/purchase.ts'
import type { LocalActivities } from './activities.ts'
import type { Tools } from './tools.ts'

/** The short writes of a purchase: each sets facts to what they are now, so each may run twice. */
export const recordFacts = ({
  database,
  waitingTimes,
}: Pick<Tools, 'database' | 'waitingTimes'>): LocalActivities => {
  const update = async (id: string, facts: Partial<Purchase>): Promise<void> => {
    await database.fork().nativeUpdate(Purchase, { id }, facts)
  }
  return {
    waitingTimes: async () => waitingTimes,
    attachSurvey: async (purchaseId, surveyId) => {
      const em = database.fork()
      const attached = await em.nativeUpdate(
        Purchase,
        { id: purchaseId, programWrittenAt: null },
        { surveyId, abandonedAt: null },
      )
      if (attached > 0) return
      const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
      if (purchase.surveyId !== surveyId)
        throw ApplicationFailure.nonRetryable('the program is already written', 'SURVEY_CLOSED')
    },
    noteAttention: (purchaseId, reason) => update(purchaseId, { attentionReason: reason }),
    closePurchase: (purchaseId, because) =>
      update(purchaseId, { closedAt: new Date(), closedBecause: because }),
    reopenPurchase: async (purchaseId) => {
      await database
        .fork()
        .nativeUpdate(
          Purchase,
          { id: purchaseId, closedBecause: 'disputed' },
          { closedAt: null, closedBecause: null },
        )
    },
    abandonPurchase: (purchaseId) => update(purchaseId, { abandonedAt: new Date() }),
  }
}
