import type { EntityManager } from '@mikro-orm/postgresql'
import { Purchase } from './entities/purchase.ts'
import { Survey } from './entities/survey.ts'
import { ensurePurchase } from './purchases.ts'

export interface Demo {
  purchase: { id: string; order: string; name: string; email: string }
  survey: Pick<Survey, 'id' | 'answers'>
}

/**
 * Opens a demo if there is one left of the day, counted from midnight UTC. Counted and taken one visitor at a time, so
 * that those who come at once do not all see the last one.
 * @returns false when the day's are spent
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
