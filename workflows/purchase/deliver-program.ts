import { ActivityFailure, WorkflowExecutionAlreadyStartedError } from '@temporalio/common'
import {
  ParentClosePolicy,
  setHandler,
  startChild,
  upsertSearchAttributes,
  WorkflowIdReusePolicy,
  workflowInfo,
} from '@temporalio/workflow'
import type { Stage } from '../../domain/shop/stage.ts'
import { programIsReady } from './await-program.ts'
import { surveyArrives } from './await-survey.ts'
import { abandonPurchase, emailBuyer, generateProgram, renderPdf } from '../activities.ts'
import { endWithout, drainAfter } from './ending.ts'
import { Interrupted, runStage } from './run-stage.ts'
import { awaitProgram, RED_FLAG_ATTRIBUTE } from '../messages.ts'
import { giveMoneyBack, settledPayment, type SettledPayment, waitOutDispute } from './payment.ts'
import { feedbackIdOf } from '../purchase-id.ts'
import { requestFeedback } from '../request-feedback.ts'
import {
  type CarryOver,
  followAddress,
  isRowsMissing,
  NOTHING_CARRIED_OVER,
  openRun,
  restartFromStorage,
  type Run,
} from './run.ts'

/**
 * One purchase, from paid order to delivered program. Its workflow id is the purchase's id.
 *
 * It may be started again at any time, even after it ended. What is done stays done, so a late refund or a
 * resend is simply another run.
 */
export async function deliverProgram(
  purchaseId: string,
  owed: CarryOver = NOTHING_CARRIED_OVER,
): Promise<Stage> {
  const run = openRun(purchaseId, owed)
  setHandler(awaitProgram, () => programIsReady(run), {
    description: 'Wait for the PDF; answers with the id of the program',
  })
  owed.letters.forEach((kind) => run.post(kind, owed.occasions?.[kind]))

  for (;;) {
    try {
      const ended = await actOn(run, await settledPayment(run))
      if (ended && (await drainAfter(run, ended))) return ended
    } catch (error) {
      if (isRowsMissing(error)) restartFromStorage(run)
      else if (!(error instanceof Interrupted)) throw error
    }
  }
}

/** @returns the stage that this ends in; null if the shop has to be asked again */
async function actOn(run: Run, payment: SettledPayment): Promise<Stage | null> {
  run.isDisputed = payment.status === 'disputed'
  run.view.note(payment)
  switch (payment.status) {
    case 'paid':
      run.surveyId ??= payment.surveyId
      followAddress(run, payment)
      if (payment.isTest) run.view.markTest()
      if (payment.refundsFailed) run.post('refund-failed', occasionOf(payment))
      return run.inbox.refundAsked ? refund(run) : deliver(run)
    case 'refunded':
      run.post('refund', occasionOf(payment))
      return endWithout(run, 'refunded')
    case 'charged-back':
      return endWithout(run, 'refunded') // the buyer's bank has told them
    case 'disputed':
      await waitOutDispute(run)
      return run.inbox.refundAsked ? refund(run) : null
    case 'erased':
      return endWithout(run, 'erased')
    case 'failed':
      run.post('payment-failed') // sent only to buyers whose money was on its way
      return endWithout(run, 'payment-failed')
  }
}

/** Each refund has its own letter, and so has each that came back. */
const occasionOf = ({ refundsFailed }: SettledPayment): string => (refundsFailed ? String(refundsFailed) : '')

/** Everything that the buyer paid for, one step per line. Each is done once, however often this runs. */
async function deliver(run: Run): Promise<Stage> {
  const { purchaseId, inbox, operators } = run
  run.post('confirmation')
  if (!(await surveyArrives(run))) return abandon(run)
  run.isWriting = true
  try {
    const program = await runStage(run, 'generating', () => generateProgram(purchaseId))
    if (program.redFlag) upsertSearchAttributes([{ key: RED_FLAG_ATTRIBUTE, value: true }])
    await runStage(run, 'rendering', () => renderPdf(purchaseId))
    run.programId = program.programId
    await runStage(run, 'emailing', () => emailBuyer(purchaseId, 'program-ready', ''))
  } catch (error) {
    if (run.isDemo && error instanceof ActivityFailure) return abandon(run)
    throw error
  }
  await scheduleFeedbackRequest(purchaseId)
  while (inbox.resends > 0) await resend(run)
  for (let one = operators.owingLink(); one; one = operators.owingLink()) {
    const { id } = one
    await runStage(run, 'emailing', () => emailBuyer(purchaseId, 'program-ready', id))
    await operators.settle(one, 'done')
  }
  return 'delivered'
}

async function resend(run: Run): Promise<void> {
  const occasion = `${workflowInfo().runId}-${run.resent + 1}`
  await runStage(run, 'emailing', () => emailBuyer(run.purchaseId, 'program-ready', occasion))
  run.resent += 1
  run.inbox.resends -= 1
}

async function refund(run: Run): Promise<null> {
  await giveMoneyBack(run)
  return null
}

async function abandon(run: Run): Promise<Stage> {
  await abandonPurchase(run.purchaseId)
  return endWithout(run, 'abandoned')
}

async function scheduleFeedbackRequest(purchaseId: string): Promise<void> {
  try {
    await startChild(requestFeedback, {
      workflowId: feedbackIdOf(purchaseId),
      workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
      parentClosePolicy: ParentClosePolicy.ABANDON,
      args: [purchaseId],
      staticSummary: `Feedback request of ${purchaseId}`,
    })
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}
