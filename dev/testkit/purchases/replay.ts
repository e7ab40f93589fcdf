import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Context } from '@temporalio/activity'
import type { Client } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { replaysOf } from './test-worker.ts'
import { workflowBundle } from '../../build/workflow-bundle.ts'

/** Where histories that do not replay are stored for debugging. */
export const KEPT_IN = path.join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '.data',
  'histories-that-do-not-replay',
)

/** One run of one workflow. */
export interface Run {
  workflowId: string
  runId: string
}

type History = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['fetchHistory']>>

/** Wraps activities to record every run that calls one, for its history. */
export function notingRuns<Activity extends (...args: never[]) => unknown>(
  activities: Readonly<Record<string, Activity>>,
): { activities: Record<string, Activity>; runs: () => Run[] } {
  const runs = new Map<string, Run>()
  const noting = (activity: Activity) =>
    ((...args: never[]) => {
      const { workflowId = '', runId = '' } = Context.current().info.workflowExecution ?? {}
      runs.set(runId, { workflowId, runId })
      return activity(...args)
    }) as Activity
  return {
    activities: Object.fromEntries(
      Object.entries(activities).map(([name, activity]) => [name, noting(activity)]),
    ),
    runs: () => [...runs.values()],
  }
}

/** A faulty run; `problem` names the event. */
interface BadRun extends Run {
  problem: string
}

/** Those of the histories that do not replay against the workflows, by default ours; each is stored in a file. */
export async function notReplaying(
  histories: readonly { workflowId: string; history: History }[],
  keepIn = KEPT_IN,
  bundle?: WorkflowBundleWithSourceMap,
): Promise<BadRun[]> {
  const bad: BadRun[] = []
  for await (const { workflowId, runId, error } of replaysOf(bundle ?? (await workflowBundle()), histories)) {
    if (!error) continue
    bad.push({ workflowId, runId, problem: error.message })
    const own = histories.filter((one) => one.workflowId === workflowId)
    const exact = own.filter(({ history }) => runIdOf(history) === runId)
    for (const { history } of exact.length ? exact : own) keep(workflowId, history, keepIn)
  }
  return bad
}

/**
 * Replays the runs' histories against the current workflows, and looks for failed workflow tasks.
 * @returns the runs that did not replay or that a bug of ours held up; each history is stored in a file
 */
export async function replayed(client: Client, runs: Iterable<Run>): Promise<BadRun[]> {
  const histories = []
  const heldUp: BadRun[] = []
  for (const { workflowId, runId } of runs) {
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory()
    histories.push({ workflowId, history })
    const problem = taskFailureIn(history)
    if (!problem) continue
    heldUp.push({ workflowId, runId, problem })
    keep(workflowId, history, KEPT_IN)
  }
  return [...heldUp, ...(await notReplaying(histories))]
}

/** @throws {Error} naming every run that does not replay */
export async function expectToReplay(client: Client, runs: Iterable<Run>): Promise<void> {
  const bad = await replayed(client, runs)
  if (!bad.length) return
  const list = bad.map(({ workflowId, runId, problem }) => `  ${workflowId} ${runId}: ${problem}`)
  throw new Error(`These histories do not replay (kept in ${KEPT_IN}):\n${list.join('\n')}`)
}

/**
 * Values of `WorkflowTaskFailedCause` that are normal: something arrived while the task was answered
 * (UNHANDLED_COMMAND, UNHANDLED_UPDATE), a worker or a server changed (RESET_STICKY_TASK_QUEUE,
 * FAILOVER_CLOSE_COMMAND), or an operator intervened (FORCE_CLOSE_COMMAND, RESET_WORKFLOW).
 */
const NO_BUG = [1, 31, 13, 18, 17, 20]

function taskFailureIn({ events }: History): string | null {
  for (const { eventId, workflowTaskFailedEventAttributes: failed } of events ?? []) {
    if (!failed || NO_BUG.includes(Number(failed.cause))) continue
    const why = failed.failure?.message ?? `cause ${String(failed.cause)}`
    return `event ${String(eventId)}: a workflow task failed: ${why}`
  }
  return null
}

const runIdOf = ({ events }: History): string =>
  events?.[0]?.workflowExecutionStartedEventAttributes?.originalExecutionRunId ?? 'unknown'

function keep(workflowId: string, history: History, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const file = `${workflowId.replace(/[^\w-]/g, '_')}-${runIdOf(history)}.json`
  writeFileSync(path.join(folder, file), historyToJSON(history))
}
