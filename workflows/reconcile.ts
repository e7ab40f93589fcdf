import { reconcileOrders } from './activities.ts'

/**
 * Finds what webhooks and browsers missed: stored events not handled yet, and paid orders without a purchase.
 */
export async function reconcile(): Promise<void> {
  await reconcileOrders()
}
