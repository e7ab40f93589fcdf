import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import type { temporal } from '@temporalio/proto'
import {
  DefaultLogger,
  makeTelemetryFilterString,
  Runtime,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker'
import { replaysOf } from '../../../testkit/purchases/test-worker.ts'
import { workflowBundle } from '../../../build/workflow-bundle.ts'
import { withTemporal } from '../../run-drill.ts'
import type { Violation } from './checks.ts'

type History = temporal.api.history.v1.IHistory

export interface HistoryReport {
  readonly replayed: number
  readonly violations: readonly Violation[]
  /** Failed workflow tasks by cause; some causes are part of normal operation. */
  readonly failedTasks: Readonly<Record<string, number>>
}

/** The API's numbers for causes of failed workflow tasks that are bugs in our code. */
const CODE_FAULTS: Readonly<Record<number, string>> = {
  9: 'WORKFLOW_WORKER_UNHANDLED_FAILURE',
  24: 'NON_DETERMINISTIC_ERROR',
}

/** Replay failures appear only in the report. */
Runtime.install({
  logger: new DefaultLogger('ERROR', () => undefined),
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
})

/**
 * Replays every history, by default against the current workflows. Stores those that do not replay in
 * `keepIn`.
 */
export async function replayAll(
  address: string,
  keepIn: string,
  bundle?: WorkflowBundleWithSourceMap,
): Promise<HistoryReport> {
  const histories = await readHistories(address)
  const violations: Violation[] = []
  const failedTasks: Record<string, number> = {}
  for (const { workflowId, history } of histories) {
    for (const event of history.events ?? []) {
      const cause = event.workflowTaskFailedEventAttributes?.cause
      if (cause === undefined || cause === null) continue
      const name = CODE_FAULTS[cause] ?? `cause ${cause}`
      failedTasks[name] = (failedTasks[name] ?? 0) + 1
      if (CODE_FAULTS[cause])
        violations.push({ kind: 'non-deterministic', about: workflowId, what: `a task failed: ${name}` })
    }
  }
  const results = replaysOf(bundle ?? (await workflowBundle()), histories)
  let replayed = 0
  for await (const { workflowId, runId, error } of results) {
    replayed += 1
    if (!error) continue
    violations.push({
      kind: 'non-deterministic',
      about: workflowId,
      what: `does not replay: ${error.message}`,
    })
    const kept = histories.find(
      ({ history, ...one }) => one.workflowId === workflowId && runIdOf(history) === runId,
    )
    const all = kept ? [kept] : histories.filter((one) => one.workflowId === workflowId)
    await mkdir(keepIn, { recursive: true })
    for (const { history } of all)
      await writeFile(
        join(keepIn, `${workflowId.replace(/[^\w-]/g, '_')}-${runIdOf(history)}.json`),
        historyToJSON(history),
      )
  }
  return { replayed, violations, failedTasks }
}

const runIdOf = ({ events }: History): string =>
  events?.[0]?.workflowExecutionStartedEventAttributes?.originalExecutionRunId ?? 'unknown'

const readHistories = (address: string) =>
  withTemporal(address, async ({ workflow }) => {
    const histories = []
    for await (const { workflowId, history } of workflow.list().intoHistories())
      histories.push({ workflowId, history: history as History })
    return histories
  })
