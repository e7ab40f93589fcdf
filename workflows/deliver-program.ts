import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common'
import {
  ApplicationFailure,
  CancellationScope,
  condition,
  ParentClosePolicy,
  setHandler,
  startChild,
  upsertSearchAttributes,
  WorkflowIdReusePolicy,
  workflowInfo,
} from '@temporalio/workflow'
import type { VerifiedPayment } from '../activities/activities.ts'
import type { RefusalCode } from '../domain/errors.ts'
import { FINAL_STAGES, type Stage } from '../domain/stage.ts'
import {
  abandonPurchase,
  attachSurvey,
  closePurchase,
  emailBuyer,
  generateProgram,
  refundAtShop,
  renderPdf,
  reopenPurchase,
  verifyPayment,
  waitingTimes,
} from './deeds.ts'
import { openDesk } from './desk.ts'
import {
  awaitProgram,
  orderChanged,
  RED_FLAG_ATTRIBUTE,
  refund,
  resendEmail,
  submitSurvey,
} from './messages.ts'
import { doUnless } from './race.ts'
import { requestFeedback } from './request-feedback.ts'

const DISPUTED =
  'The payment is disputed and the program closed. Retry when it is won; while it lasts no refund is possible here.'
const DAY_MS = 86_400_000
const SURVEY_DEADLINE_MS = 90 * DAY_MS
const REMINDERS = ['survey-reminder-1', 'survey-reminder-2', 'survey-reminder-3'] as const

/**
 * One purchase, from paid order to delivered program. Its workflow id is the purchase's id.
 *
 * May be started again at any time, also after it ended: what is done stays done, so a late refund or a resend is
 * simply another run.
 */
export async function deliverProgram(purchaseId: string): Promise<Stage> {
  const desk = openDesk(purchaseId)
  let surveyId: string | null = null
  let programId: string | null = null
  let writing = false
  let orderMayHaveChanged = false
  let refundAsked = false
  let resendsAsked = 0
  let resendsSent = 0

  setHandler(orderChanged, () => void (orderMayHaveChanged = true), { description: 'Ask the shop again' })
  setHandler(refund, () => void (refundAsked = true), {
    description: 'Give the money back and close the program',
  })
  setHandler(resendEmail, () => void (resendsAsked += 1), {
    description: 'Email the link to the program once more',
  })
  setHandler(submitSurvey, submit, { description: 'Attach the completed survey' })
  setHandler(awaitProgram, programIsReady, {
    description: 'Wait for the PDF; answers with the id of the program',
  })

  const { surveyRemindersMs, feedbackDelayMs } = await waitingTimes()
  for (;;) {
    const ended = await actOn(await paymentNow())
    if (!ended) continue
    await desk.settle(ended, somethingToDo)
    if (!somethingToDo()) return ended
  }

  /** @returns the stage that this ends in; null when the shop is to be asked again */
  async function actOn(payment: VerifiedPayment): Promise<Stage | null> {
    switch (payment.status) {
      case 'failed':
        return endWithout('payment-failed')
      case 'refunded':
        await closePurchase(purchaseId, 'refunded')
        desk.emailMeanwhile('refund')
        return endWithout('refunded')
      case 'disputed':
        await closePurchase(purchaseId, 'disputed')
        await desk.needAttention(DISPUTED, undefined, newsFromShop)
        if (refundAsked) await giveMoneyBack()
        return null
      case 'paid':
        await reopenPurchase(purchaseId)
        return deliverWatchfully(payment)
    }
  }

  /** Delivers, and looks into every knock beside the work: only money that is gone stops it. */
  async function deliverWatchfully(payment: VerifiedPayment): Promise<Stage | null> {
    let moneyGone = false
    const watch = new CancellationScope()
    const watching = watch.run(async () => {
      while (!moneyGone) {
        await condition(() => orderMayHaveChanged)
        orderMayHaveChanged = false
        try {
          moneyGone = (await verifyPayment(purchaseId)).status !== 'paid'
        } catch (error) {
          orderMayHaveChanged = true // the look was cut short: it is still owed
          throw error
        }
      }
    })
    watching.catch(() => undefined)
    const ended = await doUnless(
      () => moneyGone || refundAsked,
      () => delivery(payment),
    )
    watch.cancel()
    await watching.catch(() => undefined)
    if (refundAsked) await giveMoneyBack()
    else if (!moneyGone && ended !== 'interrupted') return ended
    return null
  }

  /** The whole of what the buyer paid for, one deed a line; each is done once however often this runs. */
  async function delivery(payment: VerifiedPayment): Promise<Stage> {
    surveyId ??= payment.surveyId
    if (payment.isTest) desk.markTest()
    desk.emailMeanwhile('confirmation')
    if (!(await surveyArrives())) {
      await abandonPurchase(purchaseId)
      return endWithout('abandoned')
    }
    writing = true
    const program = await desk.persevere('generating', () => generateProgram(purchaseId))
    if (program.redFlag) upsertSearchAttributes([{ key: RED_FLAG_ATTRIBUTE, value: true }])
    await desk.persevere('rendering', () => renderPdf(purchaseId))
    programId = program.programId
    await desk.persevere('emailing', () => emailBuyer(purchaseId, 'program-ready', ''))
    await scheduleFeedbackRequest()
    while (resendsSent < resendsAsked) await resend()
    return 'delivered'
  }

  async function paymentNow(): Promise<VerifiedPayment> {
    for (;;) {
      orderMayHaveChanged = false
      const payment = await doUnless(
        () => orderMayHaveChanged,
        () => desk.persevere('verifying-payment', () => verifyPayment(purchaseId)),
      )
      if (payment !== 'interrupted') return payment
    }
  }

  function newsFromShop(): boolean {
    return orderMayHaveChanged || refundAsked
  }

  function somethingToDo(): boolean {
    return newsFromShop() || resendsSent < resendsAsked
  }

  async function surveyArrives(): Promise<boolean> {
    if (surveyId) return true
    desk.enter('awaiting-survey')
    const waitedMs = () => Date.now() - workflowInfo().startTime.getTime()
    for (const [index, kind] of REMINDERS.entries()) {
      const afterMs = surveyRemindersMs[index]
      if (afterMs === undefined) break
      if (await condition(() => surveyId !== null, Math.max(1, afterMs - waitedMs()))) return true
      desk.emailMeanwhile(kind)
    }
    return condition(() => surveyId !== null, Math.max(1, SURVEY_DEADLINE_MS - waitedMs()))
  }

  async function scheduleFeedbackRequest(): Promise<void> {
    try {
      await startChild(requestFeedback, {
        workflowId: `feedback-${purchaseId}`,
        workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
        parentClosePolicy: ParentClosePolicy.ABANDON,
        args: [purchaseId, feedbackDelayMs],
      })
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
    }
  }

  async function resend(): Promise<void> {
    const occasion = `${workflowInfo().runId}-${resendsSent + 1}`
    await desk.persevere('emailing', () => emailBuyer(purchaseId, 'program-ready', occasion))
    resendsSent += 1
  }

  /** A shop may leave refunds to a person on its own page: its next knock is then the news that this waits for. */
  async function giveMoneyBack(): Promise<void> {
    const giveBack = () => {
      orderMayHaveChanged = false
      return refundAtShop(purchaseId)
    }
    await desk.persevere('verifying-payment', giveBack, { tellBuyer: false, ends: () => orderMayHaveChanged })
    refundAsked = false
  }

  /** There is nothing left to refund or to send again. */
  function endWithout(stage: Stage): Stage {
    refundAsked = false
    resendsSent = resendsAsked
    return stage
  }

  async function submit(completed: string): Promise<void> {
    if (completed === surveyId) return writeAgain()
    if (writing) throw refused('SURVEY_CLOSED')
    await attachSurvey(purchaseId, completed)
    surveyId = completed
  }

  /** The same survey comes again when its answers were completed: what could not be written from them may be now. */
  async function writeAgain(): Promise<void> {
    if (!writing || programId || desk.stage() !== 'needs-attention') return
    desk.tryAgain()
    await condition(() => desk.stage() !== 'needs-attention')
  }

  async function programIsReady(): Promise<string> {
    const settled = () =>
      programId !== null || desk.stage() === 'needs-attention' || FINAL_STAGES.includes(desk.stage())
    await condition(settled)
    if (programId) return programId
    throw refused(REFUSAL_OF[desk.stage()] ?? 'GENERATION_DELAYED')
  }
}

const REFUSAL_OF: Partial<Record<Stage, RefusalCode>> = {
  refunded: 'PURCHASE_REFUNDED',
  'payment-failed': 'PAYMENT_REQUIRED',
  abandoned: 'NO_COMPLETED_SURVEY',
}

const refused = (code: RefusalCode) =>
  ApplicationFailure.create({ type: code, message: code, nonRetryable: true })
