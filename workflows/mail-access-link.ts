import { emailInTime } from './deeds.ts'

/** Mails a buyer a fresh link to their purchase. The workflow id carries the hour, so an hour brings one at most. */
export async function mailAccessLink(purchaseId: string, occasion: string): Promise<void> {
  await emailInTime(purchaseId, 'access-link', occasion)
}
