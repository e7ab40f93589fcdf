import { reconcileOrders } from './deeds.ts'

/** Finds what webhooks and browsers did not bring: kept events not handled yet, and paid orders without a purchase. */
export async function reconcile(): Promise<void> {
  await reconcileOrders()
}
