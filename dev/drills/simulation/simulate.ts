import { setTimeout as wait } from 'node:timers/promises'
import {
  type Client,
  isGrpcServiceError,
  WithStartWorkflowOperation,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client'
import { ApplicationFailure, WorkflowIdConflictPolicy, WorkflowNotFoundError } from '@temporalio/common'
import { INTERVENTION_REFUSALS } from '../../../domain/shop/intervention.ts'
import type { deliverProgram } from '../../../workflows/index.ts'
import {
  awaitProgram,
  intervene,
  orderChanged,
  refund,
  resendEmail,
  retry,
  submitSurvey,
  purchaseState,
} from '../../../workflows/messages.ts'
import { isClosing, type Moment, type Outside } from './outside.ts'
import type { Scenario, Step } from './scenario.ts'
import type { Stage } from '../../../domain/shop/stage.ts'

const SIGNALS = { 'order changed': orderChanged, retry, resend: resendEmail, refund }
/** A moment that has not come by then never will; on an idle machine, it comes within a tenth of this. */
const TIMEOUT_MS = 2_500
const SURE_TIMEOUT_MS = 60_000
const ASK_WHETHER_OVER_EVERY_MS = 250
/** Longer than the history at which a run continues as new. */
const LONG_HISTORY = 1_100
const MAX_SIGNALS = 2_000
const SIGNALS_AT_ONCE = 20
/**
 * An unsettled payment is looked up automatically at most every second; this allows for the first look-ups
 * and lost answers.
 */
const FEW_LOOKS = 5

/** Refusals that a caller may receive in any order of events. */
const FAIR: readonly (string | null | undefined)[] = [
  ...Object.keys(INTERVENTION_REFUSALS),
  'SURVEY_CLOSED',
  'GENERATION_DELAYED',
  'PURCHASE_REFUNDED',
  'PURCHASE_DISPUTED',
  'PAYMENT_REQUIRED',
  'NO_COMPLETED_SURVEY',
]

/**
 * Simulates one purchase, repairs all trouble at the end, and checks the promises against the final state.
 * @returns the broken promises in words; empty if none
 */
export async function simulate(
  { client, taskQueue, restart }: { client: Client; taskQueue: string; restart: () => Promise<void> },
  { life, outside, purchaseId }: { life: Scenario; outside: Outside; purchaseId: string },
): Promise<string[]> {
  const { facts, troubles, mustBe } = outside
  const { workflow } = client
  const answers: Promise<void>[] = []
  const beganAt = Date.now()
  let nudges = 0
  const startOptions = {
    workflowId: purchaseId,
    taskQueue,
    args: [purchaseId] as [string],
    workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
  }
  const startOrJoin = () => ({
    startWorkflowOperation: new WithStartWorkflowOperation<typeof deliverProgram>(
      'deliverProgram',
      startOptions,
    ),
  })

  await Promise.all(life.first.map(say))
  for (const step of life.steps) await say(step)
  await settle(client, { outside, purchaseId }, say, answers)
  const mayLook = nudges + (Date.now() - beganAt) / 1_000 + FEW_LOOKS
  mustBe(facts.looksUnsettled <= mayLook, 'the shop is asked rarely while the payment is not settled')
  return [...outside.broken]

  /** Performs a step; the workflow's answer is checked at the end. */
  async function say(step: Step): Promise<void> {
    switch (step.do) {
      case 'order changed':
      case 'retry':
      case 'resend':
      case 'refund':
        return signal(step.do)
      case 'return':
        return hear(
          (run) => workflow.executeUpdateWithStart(awaitProgram, run),
          (programId) => {
            mustBe(programId === 'program-1', 'who waits is told the program')
            const isThere = facts.pdfs === 1 || facts.wishesApplied.size > 0
            mustBe(isThere, 'who waits is answered when the PDF is there')
          },
        )
      case 'submit':
        return hear(
          (run) => workflow.executeUpdateWithStart(submitSurvey, { args: [`survey-${step.survey}`], ...run }),
          () => mustBe(facts.surveyId !== null, 'a survey that was taken is attached'),
        )
      case 'ask': {
        const id = `${step.wish}-${step.number}`
        facts.wishesAsked.add(id)
        nudges += 1
        return hear(
          (run) => workflow.executeUpdateWithStart(intervene, { args: [step.wish, id], ...run }),
          (answer) => mustBe(['done', 'under-way'].includes(answer), 'operators are told what became of it'),
        )
      }
      case 'at once':
        await Promise.all(step.steps.map(say))
        return
      case 'shop says':
        outside.shopSays(step.status)
        return step.signals ? signal('order changed') : undefined
      case 'trouble':
        troubles.set(step.part, step.trouble)
        return
      case 'back':
        troubles.delete(step.part)
        return
      case 'until':
        return until(step.moment, step.isSure ? SURE_TIMEOUT_MS : TIMEOUT_MS)
      case 'flood':
        return flood(step)
      case 'restart':
        return restart()
      case 'let work':
        return wait(step.forMs)
    }
  }

  /** Stops waiting when the run has ended: no more moments come by themselves then. */
  async function until(moment: Moment, timeoutMs: number): Promise<void> {
    const giveUp = new AbortController()
    const came = outside.until(moment, AbortSignal.any([giveUp.signal, AbortSignal.timeout(timeoutMs)]))
    while (!(await Promise.race([came.then(() => true), wait(ASK_WHETHER_OVER_EVERY_MS, false)])))
      if (await hasEnded(client, purchaseId)) giveUp.abort()
  }

  async function signal(kind: keyof typeof SIGNALS): Promise<void> {
    nudges += 1
    if (kind === 'order changed') facts.untold = false
    // A closed purchase has nothing left to refund or send.
    const isOpen = !facts.seen || !isClosing(facts.seen)
    if (kind === 'refund') facts.refundOwed ||= isOpen
    if (kind === 'resend') {
      facts.resendsSaid += 1
      if (isOpen) facts.resendsOwed += 1
    }
    await workflow.signalWithStart<typeof deliverProgram>('deliverProgram', {
      ...startOptions,
      signal: SIGNALS[kind],
    })
  }

  /**
   * While the shop is unavailable, the run cannot progress between the signals, so it finds all requests at
   * its end.
   */
  async function flood({ asks, back }: Step & { do: 'flood' }): Promise<void> {
    troubles.set('shop', 'away')
    const run = workflow.getHandle(purchaseId)
    for (let signals = 0; signals < MAX_SIGNALS; signals += SIGNALS_AT_ONCE) {
      await Promise.all(Array.from({ length: SIGNALS_AT_ONCE }, () => signal('order changed')))
      if ((await run.describe()).historyLength > LONG_HISTORY) break
    }
    await Promise.all(asks.map(say))
    for (const part of back) troubles.delete(part)
    troubles.delete('shop')
  }

  /** Asks the purchase, started if it does not run; the answer is checked when it comes. */
  function hear<T>(
    ask: (run: ReturnType<typeof startOrJoin>) => Promise<T>,
    check: (value: T) => void,
  ): void {
    answers.push(heard(() => ask(startOrJoin()), check))
  }

  /** Repeats a request that timed out or that Temporal asks to retry: the gateway returns 503 for both. */
  async function heard<T>(ask: () => Promise<T>, check: (value: T) => void): Promise<void> {
    try {
      check(await ask())
    } catch (error) {
      if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError || isGrpcServiceError(error))
        return heard(ask, check)
      const cause = error instanceof WorkflowUpdateFailedError ? error.cause : error
      mustBe(
        cause instanceof ApplicationFailure && FAIR.includes(cause.type),
        `nobody hears ${String(cause)}`,
      )
    }
  }
}

const LOOK_EVERY_MS = 100
/** All parts work again by then; what is not done after this long never will be. */
const STUCK_AFTER_MS = 300_000

/** The status of the last run of a workflow; null before the first one starts. */
async function statusOf(client: Client, workflowId: string): Promise<string | null> {
  try {
    return (await client.workflow.getHandle(workflowId).describe()).status.name
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null
    throw error
  }
}

const hasEnded = async (client: Client, purchaseId: string): Promise<boolean> =>
  !['RUNNING', null].includes(await statusOf(client, purchaseId))

/**
 * Ends all trouble, lets the shop decide and the buyer answer, then checks the promises. Sends only what was
 * never sent, so that lost messages stay lost.
 */
async function settle(
  client: Client,
  { outside, purchaseId }: { outside: Outside; purchaseId: string },
  say: (step: Step) => Promise<void>,
  answers: readonly Promise<void>[],
): Promise<void> {
  const { facts, troubles, mustBe } = outside
  troubles.clear()
  if (facts.shop !== 'refunded') outside.shopSays('paid')
  if (facts.untold) await say({ do: 'order changed' })
  if (facts.surveyId === null) await say({ do: 'submit', survey: 1 })
  await ending()
  const heardAll = Promise.all(answers).then(() => true)
  mustBe(await Promise.race([heardAll, wait(30_000, false, { ref: false })]), 'everybody gets an answer')
  // Messages in flight may have started another run.
  const stage = await ending()
  const expected = facts.shop === 'refunded' ? 'refunded' : 'delivered'
  mustBe(stage === expected, `it ends as ${expected}, not as ${stage}`)
  mustBe(facts.attention === null, 'nobody is asked to look at what is done')
  mustBe(!facts.abandoned, 'nobody is given up')
  mustBe(!facts.refundOwed, 'a refund that an operator asked for is given')
  mustBe(facts.lettersBegun.size === 0, `letters that are begun go out: ${[...facts.lettersBegun].join()}`)
  const unsettled = [...facts.wishesAsked].filter((wish) => !facts.wishesSettled.has(wish))
  mustBe(!unsettled.length, `what operators ask is done or refused: ${unsettled.join()}`)
  const followUp = (await statusOf(client, `feedback-${purchaseId}`)) !== null
  mustBe(facts.feedbackRuns.size <= 1, 'feedback is asked for once')
  mustBe(
    followUp === facts.mailed.has('program-ready') || stage !== 'delivered',
    'delivery brings one follow-up',
  )
  mustBe(!followUp || facts.mailed.has('program-ready'), 'nobody is asked how a program went that never came')
  if (stage !== 'delivered') return
  mustBe(facts.programs.length === 1 && facts.pdfs === 1, 'one program, one PDF')
  mustBe(facts.programs[0] === facts.surveyId, 'the program is written from the survey that was taken last')
  mustBe(facts.mailed.has('program-ready'), 'the link is mailed')
  const resent = outside.resent()
  mustBe(resent - facts.resentBefore >= facts.resendsOwed, 'the link is sent once more when an operator asks')
  mustBe(resent <= facts.resendsSaid, 'the link is sent no more often than operators ask')

  /**
   * Signals a retry, as an operator would, instead of waiting minutes for the automatic one. Only the shop
   * reports the end of a dispute.
   */
  async function ending(): Promise<Stage | 'stuck'> {
    const giveUpAt = Date.now() + STUCK_AFTER_MS
    const run = client.workflow.getHandle<typeof deliverProgram>(purchaseId)
    while (Date.now() < giveUpAt) {
      if (await hasEnded(client, purchaseId)) return run.result()
      const isDisputed = facts.attention?.startsWith('The payment is disputed')
      if (facts.attention !== null && !isDisputed) await run.signal(retry).catch(() => undefined) // the run may just have ended
      await wait(LOOK_EVERY_MS)
    }
    const { stage } = await run.query(purchaseState).catch(() => ({ stage: 'no answer' }))
    mustBe(false, `it does not wait in ${stage}`)
    return 'stuck'
  }
}
