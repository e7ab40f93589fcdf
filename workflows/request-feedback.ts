import { setCurrentDetails, setWorkflowOptions, sleep, workflowInfo } from '@temporalio/workflow'
import { emailInTime, waitingTimes } from './activities.ts'

/**
 * The follow-up of a delivered purchase: sleeps, asks once, ends. It asks nobody who has unsubscribed or was
 * refunded by then.
 */
export async function requestFeedback(purchaseId: string): Promise<void> {
  setCurrentDetails('Waiting to ask the buyer how the program went.')
  const { feedbackDelayMs } = await waitingTimes()
  await sleep(feedbackDelayMs, { summary: 'Until the buyer is asked for feedback' })
  await emailInTime(purchaseId, 'feedback-request', '')
}

// It sleeps for weeks, so no build has to be kept for it. A worker without a build may not name a behaviour.
setWorkflowOptions(
  () =>
    workflowInfo().currentDeploymentVersion?.deploymentName ? { versioningBehavior: 'AUTO_UPGRADE' } : {},
  requestFeedback,
)
