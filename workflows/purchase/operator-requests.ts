import type { InterventionKind } from '../../domain/shop/intervention.ts'
import type { Run } from './run.ts'

const DONE_ONCE_APPLIED: readonly InterventionKind[] = ['retry', 'correct-email', 'extend']

/**
 * Applies what operators ask for.
 * @returns whether the work under way still makes sense
 */
export async function applyOperatorRequests(run: Run): Promise<'go on' | 'stop'> {
  const { inbox, operators, post } = run
  let next: 'go on' | 'stop' = 'go on'
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
