import { allHandlersFinished, condition, makeContinueAsNewFunc } from '@temporalio/workflow'
import type { Stage } from '../../domain/shop/stage.ts'
import { isLong } from '../history-length.ts'
import { requestInterruptions } from './interruptions.ts'
import type { CarryOver } from './carry-over.ts'
import type { Run } from './run.ts'
import { answerSubmissions } from './submissions.ts'

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
  const fromPeople = requestInterruptions(run)
  const interventions = operators.handOver()
  while (!allHandlersFinished()) {
    await answerSubmissions(run)
    interventions.push(...operators.handOver())
    await condition(() => allHandlersFinished() || fromPeople.hasNews())
  }
  const { refundAsked, resends } = inbox
  await continueAsNewest(run.purchaseId, {
    ...{ sinceMs: run.sinceMs, refundAsked, resends },
    letters: [...lettersUnderWay],
    interventions,
  })
}
