import { emailInTime } from './activities.ts'

/**
 * Mails a buyer a fresh link to their purchase. The workflow id contains the hour, so there is at
 * most one an hour.
 */
export async function mailAccessLink(purchaseId: string, occasion: string): Promise<void> {
  await emailInTime(purchaseId, 'access-link', occasion)
}
