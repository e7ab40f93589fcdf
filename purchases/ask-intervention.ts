import type { InterventionKind } from '../domain/shop/intervention.ts'
import type { Database } from '../storage/database.ts'
import { Intervention } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import type { PurchaseClient } from './purchase-client.ts'

export interface Asking {
  purchaseId: string
  kind: InterventionKind
  /** Who asks and why. Both are stored with the purchase. */
  actor: string
  reason: string
  /** Data that must stay out of the workflow history. */
  carries?: { email?: string; surveyId?: string }
}

/**
 * Stores an intervention with who asked and why, and sends it to the purchase's workflow.
 * @returns `under-way` if it takes longer than the patience; it continues without us
 * @throws {WorkflowUpdateFailedError} whose cause has a code of `INTERVENTION_REFUSALS` as its type
 */
export async function askIntervention(
  { database, purchases }: { database: Database; purchases: Pick<PurchaseClient, 'intervene'> },
  { purchaseId, kind, actor, reason, carries = {} }: Asking,
  timeoutMs: number,
): Promise<'done' | 'under-way'> {
  const id = unguessableId()
  await database
    .fork()
    .insert(Intervention, { id, purchaseId, kind, actor, reason, ...carries, createdAt: new Date() })
  return purchases.intervene(purchaseId, { kind, id }, timeoutMs)
}
