import type { EntityManager } from '@mikro-orm/postgresql'
import { Purchase, Survey } from './entities.ts'
import { ensurePurchase } from './purchases.ts'

export interface Demo {
  purchase: { id: string; order: string; name: string; email: string }
  survey: Pick<Survey, 'id' | 'answers'>
}

/**
 * Opens a demo if the day's budget, counted from midnight UTC, is not spent. Visitors are serialized, so that
 * concurrent ones cannot all take the last demo.
 * @returns false when the budget is spent
 */
export const takeDemo = (
  em: EntityManager,
  { purchase: { name, email, ...purchase }, survey }: Demo,
  { dailyLimit, now, midnight }: { dailyLimit: number; now: Date; midnight: Date },
): Promise<boolean> =>
  em.transactional(async (inside) => {
    await inside.execute(`select pg_advisory_xact_lock(hashtext('the budget of the demo'))`)
    const today = await inside.count(Purchase, { channel: 'demo', createdAt: { $gte: midnight } })
    if (today >= dailyLimit) return false
    await inside.insert(Survey, { ...survey, name, email, createdAt: now, completedAt: now })
    await ensurePurchase(inside, { ...purchase, channel: 'demo' })
    const { id } = purchase
    await inside.nativeUpdate(Purchase, { id }, { name, email, surveyId: survey.id, paidAt: now })
    return true
  })
