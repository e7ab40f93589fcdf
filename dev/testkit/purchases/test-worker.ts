import v8 from 'node:v8'
import { Worker, type WorkerOptions, type WorkflowBundleWithSourceMap } from '@temporalio/worker'

/**
 * A worker without threads, and every replay, would permanently hook all promises of this process. The hooks
 * record where each promise was created, for a query that no test makes, and take longer than most tests.
 */
v8.promiseHooks.createHook = () => () => undefined

/** A worker that runs workflows without threads of its own, so that it starts in half the time. */
export const createTestWorker = (options: WorkerOptions): Promise<Worker> =>
  Worker.create({ ...options, debugMode: true })

/** Replays histories against workflows. */
export const replaysOf = (
  workflowBundle: WorkflowBundleWithSourceMap,
  histories: Parameters<typeof Worker.runReplayHistories>[1],
): ReturnType<typeof Worker.runReplayHistories> => Worker.runReplayHistories({ workflowBundle }, histories)
