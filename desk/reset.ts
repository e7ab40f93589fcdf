import { WorkflowNotFoundError } from '@temporalio/client'
import { Intervention } from '../storage/entities/intervention.ts'
import type { Asked, DeskTools } from './tools.ts'

/** Operators read in `show` how it ends. */
const NOT_WAITED_FOR_MS = 0

/**
 * Ends the run of a purchase and begins another, which goes on where the rows say: for a run whose tasks fail, or that
 * nothing reaches. What is done stays done, and what operators asked of the former run is asked of the new one.
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
  await purchases.knock(purchaseId)
  const owed = await database
    .fork()
    .find(Intervention, { purchaseId, settledAt: null }, { orderBy: { createdAt: 'asc' } })
  for (const one of owed) await purchases.intervene(purchaseId, one, NOT_WAITED_FOR_MS)
}
