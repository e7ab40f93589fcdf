import { allHandlersFinished, condition, makeContinueAsNewFunc } from '@temporalio/workflow'
import type { InterventionKind, InterventionOutcome } from '../../domain/shop/intervention.ts'
import type { Stage } from '../../domain/shop/stage.ts'
import { answerSubmissions, applyInterventions, hasRequests } from './answer-requests.ts'
import { isLong } from './run-stage.ts'
import { type CarryOver, type Run, shopCheckDue } from './run.ts'

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
  const { inbox, view, operators } = run
  await operators.settleRest((kind) => outcomeAt(ended, kind))
  view.enter(ended)
  inbox.lookOwed ||= run.lookFailed
  run.lookFailed = false
  const isQuiet = () => run.lettersUnderWay.size === 0 && allHandlersFinished()
  const hasMore = () => shopCheckDue(run) || inbox.resends > 0 || operators.owingLink() !== undefined
  for (;;) {
    await condition(() => hasRequests(run) || hasMore() || isQuiet())
    if (!hasRequests(run)) return !hasMore()
    if (await answerSubmissions(run)) inbox.lookOwed = true
    if ((await applyInterventions(run)) === 'stop') return false
  }
}

/** The outcome of an operator's request, if the purchase ended meanwhile. */
function outcomeAt(ended: Stage, kind: InterventionKind): InterventionOutcome {
  if (ended === 'erased') return kind === 'erase' ? 'done' : 'ERASED'
  if (ended === 'refunded') return kind === 'refund' ? 'done' : 'CLOSED'
  return ended === 'payment-failed' ? 'NOT_PAID' : 'done'
}

type DeliverProgram = (purchaseId: string, owed: CarryOver) => Promise<Stage>

/** A fresh run starts with the newest code, whatever version the current run is pinned to. */
const continueAsNewest = (...args: Parameters<DeliverProgram>) =>
  makeContinueAsNewFunc<DeliverProgram>({ initialVersioningBehavior: 'AUTO_UPGRADE' })(...args)

/**
 * Continues as new, with what is owed, when the history has grown long. Only between two steps, and with
 * nothing between the last look into the inbox and the end of this run.
 */
export async function continueIfLong(run: Run): Promise<void> {
  if (!isLong()) return
  run.isHandingOver = true
  const { operators, inbox, lettersUnderWay } = run
  const interventions = operators.handOver()
  while (!allHandlersFinished()) {
    await answerSubmissions(run)
    interventions.push(...operators.handOver())
    await condition(() => allHandlersFinished() || hasRequests(run))
  }
  const { refundAsked, resends } = inbox
  await continueAsNewest(run.purchaseId, {
    ...{ sinceMs: run.sinceMs, refundAsked, resends },
    letters: [...lettersUnderWay.keys()],
    occasions: Object.fromEntries(lettersUnderWay),
    interventions,
  })
}
