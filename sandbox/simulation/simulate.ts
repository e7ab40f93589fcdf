import { setTimeout as wait } from 'node:timers/promises'
import { type Client, WithStartWorkflowOperation, WorkflowUpdateFailedError } from '@temporalio/client'
import { ApplicationFailure, WorkflowIdConflictPolicy } from '@temporalio/common'
import type { Stage } from '../../domain/stage.ts'
import type { deliverProgram } from '../../workflows/index.ts'
import {
  awaitProgram,
  orderChanged,
  purchaseState,
  refund,
  resendEmail,
  retry,
  submitSurvey,
} from '../../workflows/messages.ts'
import type { Outside } from './outside.ts'
import type { Life, Step } from './steps.ts'

const SIGNALS = { knock: orderChanged, retry, resend: resendEmail, refund }
const LOOK_EVERY_MS = 100
/** All that is away is back by then: what is not done after so long never will be. */
const STUCK_AFTER_MS = 120_000

/** Refusals that a caller may hear, whatever order things came in. */
const FAIR: readonly (string | null | undefined)[] = [
  'SURVEY_CLOSED',
  'GENERATION_DELAYED',
  'PURCHASE_REFUNDED',
  'PAYMENT_REQUIRED',
  'NO_COMPLETED_SURVEY',
]

/**
 * Plays the life of one purchase, mends what is broken at its end, and holds what is so then against what was
 * promised.
 * @returns the promises that were broken, in words; none when all is well
 */
export async function simulate(
  { client, taskQueue }: { client: Client; taskQueue: string },
  { life, outside, purchaseId }: { life: Life; outside: Outside; purchaseId: string },
): Promise<string[]> {
  const { facts, away, broken } = outside
  const { workflow } = client
  const must = (holds: boolean, promise: string) => void (holds || broken.push(promise))
  const answers: Promise<void>[] = []
  const startOptions = {
    workflowId: purchaseId,
    taskQueue,
    args: [purchaseId] as [string],
    workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
  }
  const startOrJoin = () =>
    new WithStartWorkflowOperation<typeof deliverProgram>('deliverProgram', startOptions)

  await Promise.all(life.first.map(say))
  for (const step of life.steps) {
    await say(step)
    must(facts.mailed.filter((letter) => letter === 'program-ready').length <= 1, 'one ready mail')
  }
  await settle()
  return broken

  /** Does a step; what the workflow answers to it is heard at the end. */
  async function say(step: Step): Promise<void> {
    switch (step.do) {
      case 'knock':
      case 'retry':
      case 'resend':
      case 'refund':
        await workflow.signalWithStart<typeof deliverProgram>('deliverProgram', {
          ...startOptions,
          signal: SIGNALS[step.do],
        })
        return
      case 'return':
        answers.push(
          heard(workflow.executeUpdateWithStart(awaitProgram, { startWorkflowOperation: startOrJoin() })),
        )
        return
      case 'submit':
        answers.push(
          heard(
            workflow.executeUpdateWithStart(submitSurvey, {
              args: [`survey-${step.survey}`],
              startWorkflowOperation: startOrJoin(),
            }),
          ),
        )
        return
      case 'at once':
        await Promise.all(step.steps.map(say))
        return
      case 'shop says':
        if (facts.shop !== 'refunded' || step.status === 'paid') facts.shop = step.status
        return
      case 'away':
        away.add(step.part)
        return
      case 'back':
        away.delete(step.part)
        return
      case 'let work':
        return wait(step.forMs)
    }
  }

  async function heard(answer: Promise<unknown>): Promise<void> {
    try {
      await answer
    } catch (error) {
      const cause = error instanceof WorkflowUpdateFailedError ? error.cause : error
      must(cause instanceof ApplicationFailure && FAIR.includes(cause.type), `nobody hears ${String(cause)}`)
    }
  }

  /** The world is whole again, the shop has decided, and the buyer has answered: now the promise has to come true. */
  async function settle(): Promise<void> {
    away.clear()
    if (facts.shop !== 'refunded') facts.shop = 'paid'
    await say({ do: 'knock' })
    await say({ do: 'submit', survey: 1 })
    const stage = await ending()
    const heardAll = Promise.all(answers).then(() => true)
    must(await Promise.race([heardAll, wait(30_000, false)]), 'everybody gets an answer')
    const expected = facts.shop === 'refunded' ? 'refunded' : 'delivered'
    must(stage === expected, `it ends as ${expected}, not as ${stage}`)
    must(facts.attention === null, 'nobody is asked to look at what is done')
    if (stage !== 'delivered') return
    must(facts.programs === 1 && facts.pdfs === 1, 'one program, one PDF')
    must(facts.mailed.includes('program-ready'), 'the link is mailed')
  }

  /** What would try again by itself after minutes is told to, as an operator would. */
  async function ending(): Promise<Stage | 'stuck'> {
    const giveUpAt = Date.now() + STUCK_AFTER_MS
    const run = workflow.getHandle<typeof deliverProgram>(purchaseId)
    while (Date.now() < giveUpAt) {
      if ((await run.describe()).status.name !== 'RUNNING') return run.result()
      if (facts.attention !== null) await run.signal(retry).catch(() => undefined) // it may just have ended
      await wait(LOOK_EVERY_MS)
    }
    const { stage } = await run.query(purchaseState).catch(() => ({ stage: 'no answer' }))
    broken.push(`it does not wait in ${stage}`)
    return 'stuck'
  }
}
