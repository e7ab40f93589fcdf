import { allHandlersFinished, condition } from '@temporalio/workflow'
import type { InterventionKind, InterventionOutcome } from '../../domain/shop/intervention.ts'
import type { Stage } from '../../domain/shop/stage.ts'
import { requestInterruptions } from './interruptions.ts'
import { applyOperatorRequests } from './operator-requests.ts'
import { type Run, shopCheckDue } from './run.ts'
import { answerSubmissions } from './submissions.ts'

/** Ends in a stage that leaves nothing to refund or to send again. */
export function endWithout({ inbox }: Run, stage: Stage): Stage {
  inbox.refundAsked = false
  inbox.resends = 0
  return stage
}

/**
 * Waits in a final stage until nobody waits for an answer or a letter. During an outage of the mail server,
 * the run thus continues for up to three days after its last step.
 * @returns false if there is something to do after all
 */
export async function drainAfter(run: Run, ended: Stage): Promise<boolean> {
  const { inbox, desk, operators } = run
  await operators.settleRest((kind) => outcomeAt(ended, kind))
  desk.enter(ended)
  inbox.lookOwed ||= run.lookFailed
  run.lookFailed = false
  const { hasNews } = requestInterruptions(run)
  const isQuiet = () => run.lettersUnderWay.size === 0 && allHandlersFinished()
  const hasMore = () => shopCheckDue(run) || inbox.resends > 0 || operators.owingLink() !== undefined
  for (;;) {
    await condition(() => hasNews() || hasMore() || isQuiet())
    if (!hasNews()) return !hasMore()
    if (await answerSubmissions(run)) inbox.lookOwed = true
    if ((await applyOperatorRequests(run)) === 'stop') return false
  }
}

/** The outcome of an operator's request, if the purchase ended meanwhile. */
function outcomeAt(ended: Stage, kind: InterventionKind): InterventionOutcome {
  if (ended === 'erased') return kind === 'erase' ? 'done' : 'ERASED'
  if (ended === 'refunded') return kind === 'refund' ? 'done' : 'CLOSED'
  return ended === 'payment-failed' ? 'NOT_PAID' : 'done'
}
