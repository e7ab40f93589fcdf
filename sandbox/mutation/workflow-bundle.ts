import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { workflowBundle as bundleNow } from '../../sandbox/workflow-bundle.ts'

/** In the copy of the tree that one run of `npm run mutate` works in: its instrumented sources never change. */
const KEPT = path.join(import.meta.dirname, '..', '..', '.cache', 'workflow-bundle.json')

/** Elsewhere the sources do change, and a bundle that is kept would hide it. */
const IS_COPY = import.meta.dirname.includes(path.join('.cache', 'stryker'))

/** How often one worker's code may ask for the active mutant: an endless loop has asked as often in seconds. */
const MOST_CHECKS = 1_000_000

/**
 * Stands in for `sandbox/workflow-bundle.ts` while mutants are tried. All mutants are in the code; a global, which the
 * sandbox of workflows does not have by itself, says which one is active. Temporal freezes it, and the mutants' code
 * counts how often it runs: so each gets a count of its own, which nobody reads.
 */
export async function workflowBundle(): Promise<WorkflowBundleWithSourceMap> {
  const { code, sourceMap } = IS_COPY ? (kept() ?? (await keep())) : await bundleNow()
  const mutant = JSON.stringify(process.env['__STRYKER_ACTIVE_MUTANT__'])
  const limit = `if (++checks > ${MOST_CHECKS}) throw new Error('an endless loop')`
  const activeMutant = `get activeMutant() { ${limit}; return ${mutant} }`
  const coverage = 'get mutantCoverage() { return { static: {}, perTest: {} } }'
  const state = `{ let checks = 0; globalThis.__stryker__ = { ${activeMutant}, ${coverage} } }`
  return { sourceMap, code: `${state} ${code}` }
}

function kept(): WorkflowBundleWithSourceMap | null {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'))
  } catch {
    return null
  }
}

async function keep(): Promise<WorkflowBundleWithSourceMap> {
  const bundle = await bundleNow()
  mkdirSync(path.dirname(KEPT), { recursive: true })
  writeFileSync(`${KEPT}.${process.pid}`, JSON.stringify(bundle))
  renameSync(`${KEPT}.${process.pid}`, KEPT)
  return bundle
}
