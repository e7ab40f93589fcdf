import type { InterventionKind } from '../domain/intervention.ts'
import type { Database } from '../storage/database.ts'
import { Intervention } from '../storage/entities/intervention.ts'
import { unguessableId } from '../storage/ids.ts'
import type { PurchaseClient } from './purchase-client.ts'

export interface Asking {
  purchaseId: string
  kind: InterventionKind
  /** Who asks, and why. Both are kept with the purchase. */
  actor: string
  reason: string
  /** What the history must not name. */
  carries?: { email?: string; surveyId?: string }
}

/**
 * Has the workflow of a purchase do something, and keeps who asked and why.
 * @returns `under-way` when it takes longer than the patience; it is done without us
 * @throws {WorkflowUpdateFailedError} with a code of `INTERVENTION_REFUSALS` as its cause's type
 */
export async function askIntervention(
  { database, purchases }: { database: Database; purchases: Pick<PurchaseClient, 'intervene'> },
  { purchaseId, kind, actor, reason, carries = {} }: Asking,
  patienceMs: number,
): Promise<'done' | 'under-way'> {
  const id = unguessableId()
  await database
    .fork()
    .insert(Intervention, { id, purchaseId, kind, actor, reason, ...carries, createdAt: new Date() })
  return purchases.intervene(purchaseId, { kind, id }, patienceMs)
}
