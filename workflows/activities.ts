import type { RetryPolicy } from '@temporalio/common'
import { type ActivityOptions, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/activities.ts'
import { PROGRAM_UNSOUND } from '../domain/shop/failures.ts'
import type { InterventionKind } from '../domain/shop/intervention.ts'

type Applied = Awaited<ReturnType<Activities['applyIntervention']>>

/**
 * The activities of a purchase, each with its own retry policy. What they give up on needs attention. None is
 * a local activity: concurrent local activities replay in another order than they ran.
 */

/** Short reads and writes of our own database. Retried until it answers. */
export const { waitingTimes, attachSurvey, noteAttention, abandonPurchase } = proxyActivities<
  Pick<Activities, 'waitingTimes' | 'attachSurvey' | 'noteAttention' | 'abandonPurchase'>
>({
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
})

const interventions = proxyActivities<Pick<Activities, 'applyIntervention' | 'settleIntervention'>>({
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
})
export const { settleIntervention } = interventions

/** Changes stored data. The timeline shows what an operator asked for. */
export const applyIntervention = (purchaseId: string, kind: InterventionKind, id: string): Promise<Applied> =>
  interventions.applyIntervention.executeWithOptions({ summary: `An operator asks: ${kind}` }, [
    purchaseId,
    id,
  ])

/** A shop outage of ten minutes needs an operator. A payment that is not settled yet is not a failure. */
export const { verifyPayment } = proxyActivities<Pick<Activities, 'verifyPayment'>>({
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '10 minutes',
  summary: 'Ask the shop whether the order is paid',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
})

/** A check during work that is under way. That work and all other requests wait for its answer. */
export const { verifyPayment: glance } = proxyActivities<Pick<Activities, 'verifyPayment'>>({
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '30 seconds',
  summary: 'Check whether the order is still paid',
  retry: { initialInterval: '1 second', backoffCoefficient: 2 },
})

export const { generateProgram } = proxyActivities<Pick<Activities, 'generateProgram'>>({
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '20 seconds',
  summary: 'Write and review the eight weeks',
  retry: {
    initialInterval: '2 seconds',
    backoffCoefficient: 2,
    maximumAttempts: 5,
    nonRetryableErrorTypes: [PROGRAM_UNSOUND],
  },
})

/** Programs are drawn one at a time, so most of this timeout may pass in the queue. */
export const { renderPdf } = proxyActivities<Pick<Activities, 'renderPdf'>>({
  startToCloseTimeout: '20 minutes',
  heartbeatTimeout: '20 seconds',
  summary: 'Render the program as PDF',
  retry: { initialInterval: '1 second', maximumAttempts: 5 },
})

const MAIL_RETRY = {
  initialInterval: '2 seconds',
  backoffCoefficient: 2,
  maximumInterval: '2 minutes',
  nonRetryableErrorTypes: ['AddressRejected'],
} satisfies RetryPolicy

/** Mails one letter. The timeline shows which. */
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

/** Mails a letter that the purchase waits for. Gives up within minutes. */
export const emailBuyer = mailing({ retry: { ...MAIL_RETRY, maximumAttempts: 8 } })

/** Mails a letter that nothing waits for. Outlasts an outage of the mail server of up to three days. */
export const emailInTime = mailing({ scheduleToCloseTimeout: '3 days', retry: MAIL_RETRY })

/** Mails who left an order. A day later it is out of date: nobody waits for it. */
export const { emailOrderLeft } = proxyActivities<Pick<Activities, 'emailOrderLeft'>>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '1 day',
  summary: 'Email who left the order, once',
  retry: MAIL_RETRY,
})

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

export const { mailDigest } = proxyActivities<Pick<Activities, 'mailDigest'>>({
  startToCloseTimeout: '1 minute',
  summary: 'Mail operators what is owed',
  retry: { ...MAIL_RETRY, maximumAttempts: 8 },
})

export const { deleteOld } = proxyActivities<Pick<Activities, 'deleteOld'>>({
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '20 seconds',
  summary: 'Delete expired data',
  retry: { maximumAttempts: 3 },
})
