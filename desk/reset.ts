import { WorkflowNotFoundError } from '@temporalio/client'
import type { Asked, DeskTools } from './tools.ts'

/**
 * Ends the run of a purchase and begins another, which goes on where the rows say: for a run whose tasks fail, or that
 * nothing reaches. What is done stays done.
 */
export async function reset(
  { client, purchases }: DeskTools,
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
}
