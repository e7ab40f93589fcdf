import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker'

/** The variable with the file in which a test run stores the bundle for all its processes. */
const KEPT_IN = 'EIGHTFOLD_WORKFLOW_BUNDLE'

let bundle: Promise<WorkflowBundleWithSourceMap> | undefined

/** The workflow bundle, built once per process or once per test run. */
export const workflowBundle = (): Promise<WorkflowBundleWithSourceMap> =>
  (bundle ??= process.env[KEPT_IN] ? keptIn(process.env[KEPT_IN]) : bundleNow())

/** Bundles the workflows for all processes started from now on. */
export async function keepWorkflowBundle(file: string): Promise<void> {
  await writeFile(file, JSON.stringify(await bundleNow()))
  process.env[KEPT_IN] = file
}

const keptIn = async (file: string): Promise<WorkflowBundleWithSourceMap> =>
  JSON.parse(await readFile(file, 'utf8'))

const bundleNow = () =>
  bundleWorkflowCode({
    workflowsPath: path.join(import.meta.dirname, '..', '..', 'workflows', 'index.ts'),
    workflowInterceptorModules: [path.join(import.meta.dirname, '..', '..', 'workflows', 'pass-on-trace.ts')],
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn: console.warn, error: console.error },
  })
