import type { EntityManager } from '@mikro-orm/postgresql'
import { Intervention, Purchase } from './entities.ts'

const MINUTE_MS = 60_000

/**
 * Purchases that need an operator, oldest first: those that wait for a decision, those that were paid and
 * answered so long ago without delivery, and those with an intervention pending for so long.
 */
export async function stuckPurchases(em: EntityManager, minutes: number): Promise<Purchase[]> {
  const before = new Date(Date.now() - minutes * MINUTE_MS)
  const owed = await em.find(
    Intervention,
    { settledAt: null, createdAt: { $lt: before } },
    { fields: ['purchaseId'] },
  )
  return em.find(
    Purchase,
    {
      channel: { $ne: 'demo' },
      erasedAt: null,
      $or: [
        { attentionReason: { $ne: null } },
        { id: { $in: owed.map(({ purchaseId }) => purchaseId) } },
        { deliveredAt: null, closedAt: null, paidAt: { $lt: before }, surveyId: { $ne: null } },
      ],
    },
    { orderBy: { createdAt: 'asc' } },
  )
}
