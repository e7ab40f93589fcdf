import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import type { temporal } from '@temporalio/proto'
import {
  DefaultLogger,
  makeTelemetryFilterString,
  Runtime,
  Worker,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker'
import { workflowBundle } from '../workflow-bundle.ts'
import type { Violation } from './checks.ts'

type History = temporal.api.history.v1.IHistory

export interface HistoryReport {
  readonly replayed: number
  readonly violations: readonly Violation[]
  /** Workflow tasks that failed, by cause; some causes are part of an ordinary life. */
  readonly failedTasks: Readonly<Record<string, number>>
}

/** Numbers that the API gives to why a workflow task failed, and that are faults of our code. */
const CODE_FAULTS: Readonly<Record<number, string>> = {
  9: 'WORKFLOW_WORKER_UNHANDLED_FAILURE',
  24: 'NON_DETERMINISTIC_ERROR',
}

/** What does not replay is told by the report alone. */
Runtime.install({
  logger: new DefaultLogger('ERROR', () => undefined),
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
})

/** Replays every history that there is, against the workflows as they are now unless told; keeps in `keepIn` those that do not. */
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
  const results = Worker.runReplayHistories({ workflowBundle: bundle ?? (await workflowBundle()) }, histories)
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

async function readHistories(address: string) {
  const connection = await Connection.connect({ address })
  try {
    const histories = []
    for await (const { workflowId, history } of new Client({ connection }).workflow.list().intoHistories())
      histories.push({ workflowId, history: history as History })
    return histories
  } finally {
    await connection.close()
  }
}
