import { WorkflowNotFoundError } from '@temporalio/client'
import { Intervention } from '../../storage/entities.ts'
import type { Asked, DeskTools } from './tools.ts'

/** `show` tells how it ends. */
const NOT_WAITED_FOR_MS = 0

/**
 * Terminates a purchase's run and starts another, which continues from the stored rows. For a run whose tasks
 * fail or that nothing reaches. Completed steps stay completed, and pending interventions are sent to the new
 * run.
 */
export async function reset(
  { client, database, purchases }: DeskTools,
  purchaseId: string,
  asked: Asked,
): Promise<void> {
  await client.workflow
    .getHandle(purchaseId)
    .terminate(`reset by ${asked.actor}`)
    .catch((error: unknown) => {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    })
  await purchases.signalOrderChanged(purchaseId)
  const owed = await database
    .fork()
    .find(Intervention, { purchaseId, settledAt: null }, { orderBy: { createdAt: 'asc' } })
  for (const one of owed) await purchases.intervene(purchaseId, one, NOT_WAITED_FOR_MS)
}
