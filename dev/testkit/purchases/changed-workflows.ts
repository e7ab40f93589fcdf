import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { blockIn } from '../guide-blocks.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const GUIDE = path.join(ROOT, 'docs', 'changing-a-workflow.md')

/** Inside the repository, so that packages resolve. */
const CACHE = path.join(ROOT, '.cache')

/**
 * The workflows with the change that docs/changing-a-workflow.md describes.
 * @param change - changes the line further
 */
export async function changedWorkflows(
  change: (after: string) => string = (after) => after,
): Promise<WorkflowBundleWithSourceMap> {
  await mkdir(CACHE, { recursive: true })
  const home = await mkdtemp(path.join(CACHE, 'changed-workflows-'))
  try {
    await writeChanged(home, change)
    return await bundleWorkflowCode({
      workflowsPath: path.join(home, 'workflows', 'index.ts'),
      workflowInterceptorModules: [path.join(home, 'workflows', 'pass-on-trace.ts')],
      logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error: console.error },
    })
  } finally {
    await rm(home, { recursive: true })
  }
}

async function writeChanged(home: string, change: (after: string) => string): Promise<void> {
  const guide = await readFile(GUIDE, 'utf8')
  const block = (name: string) => blockIn(guide, name)
  await cp(path.join(ROOT, 'workflows'), path.join(home, 'workflows'), {
    recursive: true,
    filter: (file) => !/\.test\.ts$|histories$/.test(file),
  })
  await symlink(path.join(ROOT, 'domain'), path.join(home, 'domain'))
  const file = path.join(home, 'workflows', 'purchase', 'deliver-program.ts')
  const source = await readFile(file, 'utf8')
  if (source.split(block('before')).length !== 2)
    throw new Error(`${GUIDE} must name a line that occurs exactly once`)
  const imported = source
    .replace('  setHandler,\n', '  patched,\n  setHandler,\n')
    .replace('renderPdf }', 'renderPdf, waitingTimes }')
  await writeFile(file, imported.replace(block('before'), change(block('after'))))
}
