import pLimit from 'p-limit'
import { Refusal } from '../../domain/shop/errors.ts'
import type { ProgramRequest } from '../../domain/forms/program-request.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import type { Database } from '../../storage/database.ts'
import { takeDemo } from '../../storage/purchases.ts'
import { unguessableId } from '../../storage/ids.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'

const DAY_MS = 86_400_000

interface Demo {
  purchaseId: string
  surveyId: string
}

/** Free for visitors but not for us, so limited by day. In turn: none holds a connection meanwhile. */
export function demoOpener(database: Pick<Database, 'fork'>, dailyLimit: number) {
  const inTurn = pLimit(1)
  return (request: ProgramRequest): Promise<Demo> => inTurn(() => open(database, request, dailyLimit))
}

/** @throws {Refusal} DEMO_BUDGET_SPENT */
async function open(
  database: Pick<Database, 'fork'>,
  { name, email, ...answers }: ProgramRequest,
  dailyLimit: number,
): Promise<Demo> {
  const now = new Date()
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const [order, surveyId] = [unguessableId(), unguessableId()]
  const purchaseId = purchaseIdOf('demo', order)
  setLogPurchase(purchaseId)
  const demo = { purchase: { id: purchaseId, order, name, email }, survey: { id: surveyId, answers } }
  if (await takeDemo(database.fork(), demo, { dailyLimit, now, midnight })) return { purchaseId, surveyId }
  const left = midnight.getTime() + DAY_MS - now.getTime()
  throw new Refusal('DEMO_BUDGET_SPENT', undefined, { retryAfterSeconds: Math.ceil(left / 1000) })
}
