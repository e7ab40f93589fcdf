import type { Changes } from '../domain/forms/changes.ts'
import type { Database } from '../storage/database.ts'
import { BY_BUYER, claimRewrite, giveRewriteBack } from '../storage/rewrites.ts'
import type { PurchaseClient } from './purchase-client.ts'

/** The page asks how it goes. */
const NOT_WAITED_FOR_MS = 0

/**
 * Has a program rewritten from changed answers, as the operators' `amend` does. A rewrite under way is joined.
 * @returns the survey of the changed answers; null if another rewrite is under way
 * @throws {Refusal} REWRITE_USED, REWRITE_OVER
 */
export async function rewriteOnce(
  { database, purchases }: { database: Pick<Database, 'fork'>; purchases: Pick<PurchaseClient, 'intervene'> },
  purchaseId: string,
  changes: Changes,
): Promise<string | null> {
  const claim = await claimRewrite(database.fork(), purchaseId, changes)
  if (!claim) return null
  const { id, surveyId } = claim
  try {
    await purchases.intervene(purchaseId, { kind: BY_BUYER.kind, id }, NOT_WAITED_FOR_MS)
  } catch (error) {
    await giveRewriteBack(database.fork(), id)
    throw error
  }
  return surveyId
}
