import type { temporal } from '@temporalio/proto'
import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker'
import { notReplaying } from '../../../testkit/purchases/replay.ts'
import { withTemporal } from '../../run-drill.ts'
import type { Violation } from './checks.ts'

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

/** Replays every history. Stores those that do not replay in `keepIn`. */
export async function replayAll(
  address: string,
  keepIn: string,
  bundle?: Parameters<typeof notReplaying>[2],
) {
  const histories = await readHistories(address)
  const violations: Violation[] = []
  const say = (about: string, what: string) => violations.push({ kind: 'non-deterministic', about, what })
  /** Failed workflow tasks by cause; some causes are part of normal operation. */
  const failedTasks: Record<string, number> = {}
  for (const { workflowId, history } of histories) {
    for (const { workflowTaskFailedEventAttributes: failed } of history.events ?? []) {
      if (typeof failed?.cause !== 'number') continue
      const name = CODE_FAULTS[failed.cause] ?? `cause ${failed.cause}`
      failedTasks[name] = (failedTasks[name] ?? 0) + 1
      if (CODE_FAULTS[failed.cause]) say(workflowId, `a task failed: ${name}`)
    }
  }
  for (const { workflowId, problem } of await notReplaying(histories, keepIn, bundle))
    say(workflowId, `does not replay: ${problem}`)
  return { replayed: histories.length, violations, failedTasks }
}

const readHistories = (address: string) =>
  withTemporal(address, async ({ workflow }) => {
    const histories = []
    for await (const { workflowId, history } of workflow.list().intoHistories())
      histories.push({ workflowId, history: history as temporal.api.history.v1.IHistory })
    return histories
  })
