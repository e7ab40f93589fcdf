import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  condition,
  isCancellation,
  TimeoutFailure,
  workflowInfo,
} from '@temporalio/workflow'
import type { Stage } from '../../domain/shop/stage.ts'
import { glance, noteAttention } from '../activities.ts'
import { answerRequests, hasRequests } from './answer-requests.ts'
import { followAddress, isRowsMissing, type Run, shopCheckDue } from './run.ts'

const FIRST_SELF_RETRY_MS = 5 * 60_000
const LONGEST_SELF_RETRY_MS = 6 * 3_600_000
/** The demo owes nobody a program. */
const DEMO_TRIES = 2

/** The step under way became pointless because of news. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

interface Step {
  /**
   * For a step that asks the shop itself: whether to ask it again, which ends a wait. During any other step
   * the shop is asked when something may have changed there, and the step goes on only if the order is
   * still paid.
   */
  lookAgain?: () => boolean
}

/**
 * Runs a stage's work until it succeeds, while anything may arrive. When the retries of an activity are
 * exhausted, the purchase waits in *needs attention* for an operator; it also retries by itself, with growing
 * delays.
 * @throws {Interrupted} if news made the work pointless, or the run has to continue as new; a failure that
 * `isRowsMissing` recognizes if no retry can succeed; in a demo, the second failure
 */
export async function runStage<T>(
  run: Run,
  stage: Stage,
  work: () => Promise<T>,
  step: Step = {},
): Promise<T> {
  const isDelivery = !step.lookAgain
  let afterMs = FIRST_SELF_RETRY_MS
  for (let tried = 1; ; tried += 1) {
    run.view.enter(stage)
    try {
      return await whileAnswering(run, work, { asksShop: !isDelivery })
    } catch (error) {
      const isPointless = error instanceof Interrupted || isCancellation(error) || isRowsMissing(error)
      if (isPointless || (isDelivery && run.isDemo && tried >= DEMO_TRIES)) throw error
      if (isDelivery) run.post('taking-longer')
      await needAttention(run, `${stage}: ${reasonOf(error)}`, afterMs, step)
      if (isLong()) throw new Interrupted()
      afterMs = Math.min(2 * afterMs, LONGEST_SELF_RETRY_MS)
    }
  }
}

/** Holds the purchase until an operator signals, the shop has to be asked again, or the time has passed. */
export async function needAttention(
  run: Run,
  reason: string,
  afterMs: number,
  step: Step = {},
): Promise<void> {
  const { inbox, view, purchaseId } = run
  const seen = inbox.retries
  const before = view.state()
  const retriesAt = new Date(Date.now() + afterMs).toISOString()
  view.enter('needs-attention', reason, `It retries automatically at ${retriesAt}.`)
  await noteAttention(purchaseId, reason)
  try {
    const isDecided = () => inbox.retries > seen || step.lookAgain?.() === true
    await waitFor(run, isDecided, afterMs, 'Until the next automatic retry', step)
  } finally {
    view.enter(before.stage, before.detail)
    await CancellationScope.nonCancellable(() => noteAttention(purchaseId, null))
  }
}

/**
 * Waits until `isDue`, while anything may arrive.
 * @returns whether it was due before the time had passed
 * @throws {Interrupted} also when the history has grown long: a fresh run begins the wait again
 */
export const waitFor = (
  run: Run,
  isDue: () => boolean,
  ms: number,
  summary: string,
  { lookAgain }: Step = {},
): Promise<boolean> =>
  whileAnswering(run, () => condition(isDue, ms, { summary }), {
    asksShop: lookAgain !== undefined,
    hasToEnd: isLong,
  })

/**
 * Runs `work`, which is an activity or a wait for people, and handles news meanwhile, one item at a time.
 * This is the only place where two things run at once, and the caller alone schedules both: their order is
 * the history's.
 * @throws {Interrupted} if the news stopped `work`, which has ended by then
 */
async function whileAnswering<T>(
  run: Run,
  work: () => Promise<T>,
  { asksShop, hasToEnd = () => false }: { asksShop: boolean; hasToEnd?: () => boolean },
): Promise<T> {
  const hasNews = () => hasRequests(run) || (!asksShop && shopCheckDue(run))
  const scope = new CancellationScope()
  let outcome: PromiseSettledResult<T> | null = null as PromiseSettledResult<T> | null
  const settled = Promise.allSettled([scope.run(work)]).then(([result]) => void (outcome = result))
  while (!outcome) {
    await condition(() => outcome !== null || hasNews())
    if (outcome) break
    try {
      if ((await handleNews(run)) && !hasToEnd()) continue
      throw new Interrupted()
    } catch (error) {
      scope.cancel()
      await settled
      throw error
    }
  }
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** @returns whether the step under way still makes sense */
async function handleNews(run: Run): Promise<boolean> {
  if (hasRequests(run)) return (await answerRequests(run)) === 'go on' && !isNearHistoryLimit()
  return !run.inbox.refundAsked && !isNearHistoryLimit() && (await isStillPaid(run))
}

/** A check that fails stops nothing. It is repeated when the work is done. */
async function isStillPaid(run: Run): Promise<boolean> {
  try {
    run.inbox.lookOwed = false
    const seen = await whileAnswering(run, () => glance(run.purchaseId), { asksShop: true })
    run.surveyId ??= seen.surveyId
    followAddress(run, seen)
    return seen.status === 'paid'
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    run.lookFailed = true
    return true
  }
}

/** Why an activity gave up: the type of its failure, and its code or our own words. */
function reasonOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error
  if (cause instanceof ApplicationFailure) return [cause.type, cause.message].filter(Boolean).join(': ')
  if (cause instanceof TimeoutFailure) return `no answer in time (${cause.timeoutType})`
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * A run with this many events, or of a build that is not the current one, continues as new at its next wait.
 * At ten times as many, it interrupts its work to do so.
 */
const LONG_HISTORY = 1_000
const FLOODED_HISTORY = 10_000

export function isLong(events = LONG_HISTORY): boolean {
  const { historyLength, continueAsNewSuggested, targetWorkerDeploymentVersionChanged } = workflowInfo()
  const goesOnElsewhere = continueAsNewSuggested || targetWorkerDeploymentVersionChanged
  return historyLength >= events || (events === LONG_HISTORY && goesOnElsewhere)
}

const isNearHistoryLimit = (): boolean => isLong(FLOODED_HISTORY)
