import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker'

/** Names the file in which a run of tests keeps the bundle for all of its processes. */
const KEPT_IN = 'EIGHTFOLD_WORKFLOW_BUNDLE'

let bundle: Promise<WorkflowBundleWithSourceMap> | undefined

/** The workflows as Temporal runs them, bundled once a process, or once a run of tests. */
export const workflowBundle = (): Promise<WorkflowBundleWithSourceMap> =>
  (bundle ??= process.env[KEPT_IN] ? keptIn(process.env[KEPT_IN]) : bundleNow())

/** Bundles the workflows for all processes that we start from now on. */
export async function keepWorkflowBundle(file: string): Promise<void> {
  await writeFile(file, JSON.stringify(await bundleNow()))
  process.env[KEPT_IN] = file
}

const keptIn = async (file: string): Promise<WorkflowBundleWithSourceMap> =>
  JSON.parse(await readFile(file, 'utf8'))

const bundleNow = () =>
  bundleWorkflowCode({
    workflowsPath: path.join(import.meta.dirname, '..', 'workflows', 'index.ts'),
    workflowInterceptorModules: [path.join(import.meta.dirname, '..', 'workflows', 'pass-on-trace.ts')],
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn: console.warn, error: console.error },
  })
