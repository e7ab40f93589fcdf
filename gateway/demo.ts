import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../domain/errors.ts'
import type { ProgramRequest } from '../domain/forms/program-request.ts'
import { openPurchase } from '../purchases/open-purchase.ts'
import type { Database } from '../storage/database.ts'
import { Purchase } from '../storage/entities/purchase.ts'
import { Survey } from '../storage/entities/survey.ts'
import { unguessableId } from '../storage/ids.ts'

const SECONDS_PER_DAY = 86_400

interface Demo {
  purchaseId: string
  surveyId: string
}

/** Opens demos, as `takeOne` does. Those who come at once wait here, with no connection to PostgreSQL each. */
export function demoOpener(database: Pick<Database, 'fork'>, dailyLimit: number) {
  let former: Promise<unknown> = Promise.resolve()
  return (request: ProgramRequest): Promise<Demo> => {
    const mine = former.then(() => takeOne(database.fork(), request, dailyLimit))
    former = mine.catch(() => undefined)
    return mine
  }
}

/**
 * Opens a demo: a purchase that costs its visitor nothing and us money, so there are so many a day, counted from
 * midnight UTC. Counted and taken one visitor at a time, so that those who come at once do not all see the last one.
 * @throws {Refusal} DEMO_BUDGET_SPENT
 */
const takeOne = (
  em: EntityManager,
  { name, email, ...answers }: ProgramRequest,
  dailyLimit: number,
): Promise<Demo> =>
  em.transactional(async (inside) => {
    await inside.execute(`select pg_advisory_xact_lock(hashtext('the budget of the demo'))`)
    const now = new Date()
    await refuseBeyondBudget(inside, now, dailyLimit)
    const surveyId = unguessableId()
    await inside.insert(Survey, { id: surveyId, answers, name, email, createdAt: now, completedAt: now })
    const purchaseId = await openPurchase(inside, 'demo', unguessableId())
    await inside.nativeUpdate(Purchase, { id: purchaseId }, { name, email, surveyId, paidAt: now })
    return { purchaseId, surveyId }
  })

async function refuseBeyondBudget(em: EntityManager, now: Date, dailyLimit: number): Promise<void> {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  const today = await em.count(Purchase, { channel: 'demo', createdAt: { $gte: midnight } })
  if (today < dailyLimit) return
  const sinceMidnight = Math.floor((now.getTime() - midnight.getTime()) / 1000)
  throw new Refusal('DEMO_BUDGET_SPENT', undefined, { retryAfterSeconds: SECONDS_PER_DAY - sinceMidnight })
}
