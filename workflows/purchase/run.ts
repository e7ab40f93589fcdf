import { workflowInfo } from '@temporalio/workflow'
import { createOperatorView } from './operators-view.ts'
import { openInbox } from './inbox.ts'
import { openInterventions } from './interventions.ts'
import type { CarryOver } from './carry-over.ts'
import { createBackgroundLetters } from './background-letters.ts'
import { partsOf } from '../purchase-id.ts'

export type Run = ReturnType<typeof openRun>

/**
 * One run of a purchase: its requests, its view for operators and its state. Opening
 * it registers the handlers.
 */
export function openRun(purchaseId: string, owed: CarryOver) {
  const inbox = openInbox(owed)
  const desk = createOperatorView(purchaseId, inbox)
  const operators = openInterventions(purchaseId, owed.interventions)
  const { post, underWay: lettersUnderWay } = createBackgroundLetters(purchaseId)
  return {
    purchaseId,
    isDemo: partsOf(purchaseId).channel === 'demo',
    inbox,
    desk,
    operators,
    post,
    lettersUnderWay,
    /** Reminders and the deadline of the survey count from then, in milliseconds since 1970. */
    sinceMs: owed.sinceMs ?? workflowInfo().startTime.getTime(),
    surveyId: null as string | null,
    /** Set once the PDF is ready. */
    programId: null as string | null,
    /** The survey that the run had before its rows were restored to an earlier moment. */
    formerSurveyId: null as string | null,
    timesAnswersLost: 0,
    /** Generation has begun, so a later survey no longer replaces the earlier one. */
    isWriting: false,
    isDisputed: false,
    /** A check at the shop failed and has to be repeated. */
    lookFailed: false,
    /** How many times this run has resent the link on a signal. */
    resent: 0,
    isHandingOver: false,
  }
}

/** The rows of finished work are lost. The run begins again with what is stored. */
export function restartFromStorage(run: Run): void {
  run.formerSurveyId = run.surveyId
  run.surveyId = null
  run.programId = null
  run.isWriting = false
}

export const shopCheckDue = ({ inbox }: Run): boolean => inbox.lookOwed || inbox.refundAsked
