import type { RetryPolicy } from '@temporalio/common'
import { type ActivityOptions, proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { Activities, LocalActivities } from '../activities/activities.ts'

/** The activities of a purchase with the patience that suits each. What they give up on needs attention. */

export const { waitingTimes, attachSurvey, noteAttention, closePurchase, reopenPurchase, abandonPurchase } =
  proxyLocalActivities<LocalActivities>({ startToCloseTimeout: '10 seconds' })

/** A delayed payment may take days to settle, and an order may reach the shop's API after its webhook. */
export const { verifyPayment } = proxyActivities<Pick<Activities, 'verifyPayment'>>({
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '14 days',
  summary: 'Ask the shop whether the order is paid',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
})

export const { generateProgram } = proxyActivities<Pick<Activities, 'generateProgram'>>({
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '20 seconds',
  summary: 'Write and review the eight weeks',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumAttempts: 5 },
})

export const { renderPdf } = proxyActivities<Pick<Activities, 'renderPdf'>>({
  startToCloseTimeout: '2 minutes',
  summary: 'Render the program as PDF',
  retry: { initialInterval: '1 second', maximumAttempts: 5 },
})

const MAIL_RETRY = {
  initialInterval: '2 seconds',
  backoffCoefficient: 2,
  maximumInterval: '2 minutes',
  nonRetryableErrorTypes: ['AddressRejected'],
} satisfies RetryPolicy

/** Mails one letter; the timeline says which. */
const mailing = (
  patience: Pick<ActivityOptions, 'scheduleToCloseTimeout' | 'retry'>,
): Activities['emailBuyer'] => {
  const { emailBuyer: send } = proxyActivities<Pick<Activities, 'emailBuyer'>>({
    startToCloseTimeout: '1 minute',
    ...patience,
  })
  return (purchaseId, kind, occasion) =>
    send.executeWithOptions({ summary: `Email the buyer: ${kind}` }, [purchaseId, kind, occasion])
}

/** Mails a letter that the purchase waits for: it gives up within minutes. */
export const emailBuyer = mailing({ retry: { ...MAIL_RETRY, maximumAttempts: 8 } })

/** Mails a letter that nothing waits for: it outlasts a mail server that is away for up to three days. */
export const emailInTime = mailing({ scheduleToCloseTimeout: '3 days', retry: MAIL_RETRY })

export const { refundAtShop } = proxyActivities<Pick<Activities, 'refundAtShop'>>({
  startToCloseTimeout: '30 seconds',
  summary: 'Give the money back',
  retry: { initialInterval: '1 second', maximumAttempts: 8 },
})

export const { reconcileOrders } = proxyActivities<Pick<Activities, 'reconcileOrders'>>({
  startToCloseTimeout: '5 minutes',
  summary: 'Handle waiting events and find paid orders without a purchase',
  retry: { maximumAttempts: 3 },
})
