import path from 'node:path'
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker'

let bundle: Promise<WorkflowBundleWithSourceMap> | undefined

/** The workflows as Temporal runs them, bundled once a test file. */
export const workflowBundle = (): Promise<WorkflowBundleWithSourceMap> =>
  (bundle ??= bundleWorkflowCode({
    workflowsPath: path.join(import.meta.dirname, '..', 'workflows', 'index.ts'),
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn: console.warn, error: console.error },
  }))
