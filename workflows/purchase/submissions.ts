import { ActivityFailure, ApplicationFailure } from '@temporalio/common'
import type { RefusalCode } from '../../domain/shop/errors.ts'
import { attachSurvey } from '../activities.ts'
import type { Run } from './run.ts'

/**
 * Attaches submitted surveys. A later one replaces the earlier one until generation begins, and also
 * while the program needs attention: it may succeed with this survey, or with the same one again,
 * which is a `retry`.
 * @returns whether one was attached
 */
export async function answerSubmissions(run: Run): Promise<boolean> {
  const { inbox, desk } = run
  let attached = false
  for (let next = inbox.submissions.shift(); next; next = inbox.submissions.shift()) {
    if (next.surveyId === run.surveyId) {
      if (run.isWriting && !run.programId) inbox.retries += 1
      next.answer = 'taken'
    } else if (run.programId || (run.isWriting && desk.stage() !== 'needs-attention')) {
      next.answer = 'SURVEY_CLOSED'
    } else {
      next.answer = await attach(run, next.surveyId)
      attached ||= next.answer === 'taken'
      if (run.isWriting && next.answer === 'taken') inbox.retries += 1
    }
  }
  return attached
}

/** Stores a survey as the one that the purchase is for, unless it is refused. */
export async function attach(run: Run, completed: string): Promise<'taken' | RefusalCode> {
  try {
    await attachSurvey(run.purchaseId, completed)
  } catch (error) {
    const refusal = error instanceof ActivityFailure ? error.cause : null
    if (!(refusal instanceof ApplicationFailure)) throw error
    return refusal.type === 'NOT_FOUND' ? 'NOT_FOUND' : 'SURVEY_CLOSED'
  }
  run.surveyId = completed
  return 'taken'
}
