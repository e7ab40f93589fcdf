import { setCurrentDetails, sleep } from '@temporalio/workflow'
import { emailInTime } from './deeds.ts'

/** The follow-up of a delivered purchase: sleeps, asks once, ends. Unsubscribed or refunded by then: asks nobody. */
export async function requestFeedback(purchaseId: string, delayMs: number): Promise<void> {
  setCurrentDetails('Waiting to ask the buyer how the program went.')
  await sleep(delayMs)
  await emailInTime(purchaseId, 'feedback-request', '')
}
