import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker'

const ROOT = path.join(import.meta.dirname, '..')
const GUIDE = path.join(ROOT, 'docs', 'changing-a-workflow.md')

/**
 * The workflows with the line of docs/changing-a-workflow.md changed as it says.
 * @param folder - where the changed sources are kept; inside the repository, so that packages are found
 * @param change - changes the line further
 */
export async function changedWorkflows(
  folder: string,
  change: (after: string) => string = (after) => after,
): Promise<WorkflowBundleWithSourceMap> {
  const guide = await readFile(GUIDE, 'utf8')
  const block = (name: string) => new RegExp(`^\`\`\`ts ${name}\n(.+?)^\`\`\``, 'ms').exec(guide)?.[1] ?? ''
  const home = await mkdtemp(path.join(folder, 'version-'))
  await cp(path.join(ROOT, 'workflows'), path.join(home, 'workflows'), {
    recursive: true,
    filter: (file) => !/\.test\.ts$|histories$/.test(file),
  })
  await symlink(path.join(ROOT, 'domain'), path.join(home, 'domain'))
  const file = path.join(home, 'workflows', 'deliver-program.ts')
  const source = await readFile(file, 'utf8')
  if (source.split(block('before')).length !== 2)
    throw new Error(`${GUIDE} names a line that is not there once`)
  const imported = source.replace('  condition,\n', '  condition,\n  patched,\n')
  await writeFile(file, imported.replace(block('before'), change(block('after'))))
  return bundleWorkflowCode({
    workflowsPath: path.join(home, 'workflows', 'index.ts'),
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error: console.error },
  })
}
