import { ActivityFailure } from '@temporalio/common'
import type { Stage } from '../../domain/shop/stage.ts'
import { runInterruptibly, type Interruptions } from './run-interruptibly.ts'
import { glance } from '../activities.ts'
import { isNearHistoryLimit, isLong } from '../history-length.ts'
import { applyOperatorRequests } from './operator-requests.ts'
import { type Run, shopCheckDue } from './run.ts'
import { answerSubmissions } from './submissions.ts'

/** The demo owes nobody a program. */
const DEMO_TRIES = 2

/** For waits that only buyers' answers and operators may interrupt. The shop is already being asked. */
export const requestInterruptions = (run: Run): Interruptions => ({
  hasNews: () => run.inbox.submissions.length > 0 || run.operators.hasNews(),
  handle: async () => {
    await answerSubmissions(run)
    const next = await applyOperatorRequests(run)
    return isNearHistoryLimit() ? 'stop' : next
  },
})

/** For work that should stop only when the money is gone. */
export const allInterruptions = (run: Run): Interruptions => {
  const fromPeople = requestInterruptions(run)
  return {
    hasNews: () => fromPeople.hasNews() || shopCheckDue(run),
    handle: async () => {
      if (fromPeople.hasNews()) return fromPeople.handle()
      const isPointless = run.inbox.refundAsked || isNearHistoryLimit() || !(await isStillPaid(run))
      return isPointless ? 'stop' : 'go on'
    },
  }
}

/** A check that fails stops nothing. It is repeated when the work is done. */
async function isStillPaid(run: Run): Promise<boolean> {
  try {
    run.inbox.lookOwed = false
    const seen = await runInterruptibly(() => glance(run.purchaseId), requestInterruptions(run))
    run.surveyId ??= seen.surveyId
    return seen.status === 'paid'
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    run.lookFailed = true
    return true
  }
}

/** Runs a step of the delivery until it is done, while anything may arrive in between. */
export const runStage = <T>(run: Run, stage: Stage, work: () => Promise<T>): Promise<T> =>
  run.desk.persevere(stage, work, {
    watch: allInterruptions(run),
    onTrouble: () => run.post('taking-longer'),
    isLong,
    tries: run.isDemo ? DEMO_TRIES : Infinity,
  })
