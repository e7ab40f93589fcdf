import { workflowInfo } from '@temporalio/workflow'
import { openDesk } from './desk.ts'
import { openInbox } from './inbox.ts'
import { openInterventions } from './interventions.ts'
import type { Owed } from './owed.ts'
import { openPost } from './post.ts'
import { partsOf } from './purchase-id.ts'

export type Run = ReturnType<typeof openRun>

/** One run of a purchase: what it is asked, what it shows, and what it knows. Opening it registers the handlers. */
export function openRun(purchaseId: string, owed: Owed) {
  const inbox = openInbox(owed)
  const desk = openDesk(purchaseId, inbox)
  const operators = openInterventions(purchaseId, owed.interventions)
  const { post, underWay: lettersUnderWay } = openPost(purchaseId)
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
    /** Set once the PDF is there. */
    programId: null as string | null,
    /** The answers that the run had before its rows were restored to an earlier moment. */
    formerSurveyId: null as string | null,
    timesAnswersLost: 0,
    /** Generation has begun, so a later survey no longer replaces the former. */
    isWriting: false,
    isDisputed: false,
    /** A look at the shop failed and is owed. */
    lookFailed: false,
    /** How often this run has sent the link again on a signal. */
    resent: 0,
    isHandingOver: false,
  }
}

/** The rows of what was done are lost: the run begins again with what is stored. */
export function forget(run: Run): void {
  run.formerSurveyId = run.surveyId
  run.surveyId = null
  run.programId = null
  run.isWriting = false
}

export const shopIsToBeAsked = ({ inbox }: Run): boolean => inbox.lookOwed || inbox.refundAsked
