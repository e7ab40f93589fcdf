import { condition } from '@temporalio/workflow'
import type { RefusalCode } from '../../domain/shop/errors.ts'
import { FINAL_STAGES, type Stage } from '../../domain/shop/stage.ts'
import { refused } from './inbox.ts'
import type { Run } from './run.ts'

const DECIDED: readonly Stage[] = [...FINAL_STAGES, 'needs-attention']

const REFUSAL_OF: Partial<Record<Stage, RefusalCode>> = {
  refunded: 'PURCHASE_REFUNDED',
  'payment-failed': 'PAYMENT_REQUIRED',
  abandoned: 'NO_COMPLETED_SURVEY',
  erased: 'NOT_FOUND',
}

/** Answers the `awaitProgram` update. */
export async function programIsReady(run: Run): Promise<string> {
  const isDecided = () => run.isDisputed || run.isHandingOver || DECIDED.includes(run.view.state().stage)
  const before = run.timesAnswersLost
  const areAnswersLost = () => run.timesAnswersLost > before
  await condition(() => run.programId !== null || isDecided() || areAnswersLost())
  if (areAnswersLost() && !run.programId) throw refused('NO_COMPLETED_SURVEY')
  const refusal = run.isDisputed ? 'PURCHASE_DISPUTED' : REFUSAL_OF[run.view.state().stage]
  if (run.programId && !refusal) return run.programId
  throw refused(refusal ?? 'GENERATION_DELAYED')
}
