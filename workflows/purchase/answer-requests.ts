import { ActivityFailure, ApplicationFailure } from '@temporalio/common'
import type { RefusalCode } from '../../domain/shop/errors.ts'
import type { InterventionKind } from '../../domain/shop/intervention.ts'
import { attachSurvey } from '../activities.ts'
import type { Run } from './run.ts'

/** Whether the step under way still makes sense. */
export type Verdict = 'go on' | 'stop'

const DONE_ONCE_APPLIED: readonly InterventionKind[] = ['retry', 'correct-email', 'extend']

export const hasRequests = ({ inbox, operators }: Run): boolean =>
  inbox.submissions.length > 0 || operators.hasNews()

/** Carries out what buyers and operators have asked for. */
export async function answerRequests(run: Run): Promise<Verdict> {
  await answerSubmissions(run)
  return applyInterventions(run)
}

/**
 * Attaches submitted surveys. A later one replaces the earlier one until generation begins, and also
 * while the program needs attention: it may succeed with this survey, or with the same one again,
 * which is a `retry`.
 * @returns whether one was attached
 */
export async function answerSubmissions(run: Run): Promise<boolean> {
  const { inbox, view } = run
  let attached = false
  for (let next = inbox.submissions.shift(); next; next = inbox.submissions.shift()) {
    if (next.surveyId === run.surveyId) {
      if (run.isWriting && !run.programId) inbox.retries += 1
      next.answer = 'taken'
    } else if (run.programId || (run.isWriting && view.state().stage !== 'needs-attention')) {
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
export async function attach(run: Run, surveyId: string): Promise<'taken' | RefusalCode> {
  try {
    await attachSurvey(run.purchaseId, surveyId)
  } catch (error) {
    const refusal = error instanceof ActivityFailure ? error.cause : null
    if (!(refusal instanceof ApplicationFailure)) throw error
    return refusal.type === 'NOT_FOUND' ? 'NOT_FOUND' : 'SURVEY_CLOSED'
  }
  run.surveyId = surveyId
  return 'taken'
}

export async function applyInterventions(run: Run): Promise<Verdict> {
  const { inbox, operators, post } = run
  let next: Verdict = 'go on'
  while (operators.hasNews()) {
    const applied = await operators.applyNext()
    if (!applied) continue
    const { one, mail } = applied
    if (mail === 'access-link') post('access-link', one.id)
    switch (one.kind) {
      case 'retry':
        inbox.retries += 1
        inbox.lookOwed = true
        break
      case 'correct-email':
        inbox.retries += 1
        break
      case 'extend':
        run.sinceMs = Date.now()
        next = 'stop'
        break
      case 'amend':
        run.surveyId = applied.surveyId
        run.programId = null
        next = 'stop'
        break
      case 'refund':
        inbox.refundAsked = true
        next = 'stop'
        break
      case 'erase':
        next = 'stop'
        break
      case 'resend':
        break
    }
    if (DONE_ONCE_APPLIED.includes(one.kind) && !one.owesLink) await operators.settle(one, 'done')
  }
  return next
}
