import { ActivityFailure, ApplicationFailure } from '@temporalio/common'
import { CancellationScope, workflowInfo } from '@temporalio/workflow'
import type { VerifiedPayment } from '../../activities/activities.ts'
import type { LetterKind } from '../../domain/shop/letters.ts'
import { ROWS_MISSING } from '../../domain/shop/failures.ts'
import { emailInTime } from '../activities.ts'
import { partsOf } from '../purchase-id.ts'
import { openInbox } from './inbox.ts'
import { type Asked, openInterventions } from './interventions.ts'
import { createOperatorView } from './operators-view.ts'

/** What a run hands over when it continues as new. Everything else is in PostgreSQL or at the shop. */
export interface CarryOver {
  /** When the first run began, in milliseconds since 1970. Reminders and the deadline count from then. */
  sinceMs: number | null
  /** An operator asked for a refund. */
  refundAsked: boolean
  /** How many links operators have requested that are not sent yet. */
  resends: number
  /** Letters whose sending was under way. */
  letters: LetterKind[]
  /** Of these letters, what tells them apart from others of their kind. */
  occasions?: Partial<Record<LetterKind, string>>
  /** What operators asked for that is not done. */
  interventions?: Asked[]
}

export const NOTHING_CARRIED_OVER: CarryOver = { sinceMs: null, refundAsked: false, resends: 0, letters: [] }

export type Run = ReturnType<typeof openRun>

/**
 * One run of a purchase: its requests, its view for operators and its state. Opening
 * it registers the handlers.
 */
export function openRun(purchaseId: string, owed: CarryOver) {
  const inbox = openInbox(owed)
  const view = createOperatorView(purchaseId)
  const operators = openInterventions(purchaseId, owed.interventions)
  const { post, underWay: lettersUnderWay } = backgroundLetters(purchaseId)
  return {
    purchaseId,
    isDemo: partsOf(purchaseId).channel === 'demo',
    inbox,
    view,
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
    /** As the shop was last heard; null before it was asked. */
    addressChanges: null as number | null,
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

/** A buyer who has not answered gets the way in at each address that the shop corrects. */
export function followAddress(
  run: Run,
  { addressChanges = 0 }: Pick<VerifiedPayment, 'addressChanges'>,
): void {
  const isNew = run.addressChanges !== null && addressChanges > run.addressChanges
  run.addressChanges = addressChanges
  if (isNew && !run.surveyId) run.post('access-link', `address-${addressChanges}`)
}

export const shopCheckDue = ({ inbox }: Run): boolean => inbox.lookOwed || inbox.refundAsked

/**
 * Letters that must not hold up the purchase. Each is one activity that Temporal retries for three days; nothing is done
 * when it ends. Where an address takes no letter with the way in, the activity itself raises a concern.
 */
function backgroundLetters(purchaseId: string) {
  /** With their occasions. */
  const underWay = new Map<LetterKind, string>()
  return {
    underWay,
    post: (kind: LetterKind, occasion = ''): void => {
      if (underWay.has(kind)) return
      underWay.set(kind, occasion)
      const letter = CancellationScope.nonCancellable(() => emailInTime(purchaseId, kind, occasion))
      void letter.catch(() => undefined).then(() => underWay.delete(kind))
    },
  }
}

/** Whether an activity failed because the earlier results of the run are no longer stored. */
export const isRowsMissing = (error: unknown): boolean =>
  error instanceof ActivityFailure &&
  error.cause instanceof ApplicationFailure &&
  error.cause.type === ROWS_MISSING
