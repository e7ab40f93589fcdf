import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { workflowBundle as bundleNow } from '../../../dev/build/workflow-bundle.ts'

/** Inside the copy of the tree for one run of `npm run measure -- mutants shops`, whose instrumented sources never change. */
const KEPT = path.join(import.meta.dirname, '..', '..', '..', '.cache', 'workflow-bundle.json')

/** Elsewhere the sources change, and a cached bundle would hide that. */
const IS_COPY = import.meta.dirname.includes(path.join('.cache', 'stryker'))

/** The limit on checks of the active mutant; an endless loop reaches it within seconds. */
const MAX_CHECKS = 1_000_000

/**
 * Replaces `dev/build/workflow-bundle.ts` in mutation tests. The code contains all mutants, and a global
 * selects the active one; the workflow sandbox does not have that global by itself. Temporal freezes it, but
 * the mutants' code counts its executions, so each gets its own unused counter.
 */
export async function workflowBundle(): Promise<WorkflowBundleWithSourceMap> {
  const { code, sourceMap } = IS_COPY ? (kept() ?? (await keep())) : await bundleNow()
  const mutant = JSON.stringify(process.env['__STRYKER_ACTIVE_MUTANT__'])
  const limit = `if (++checks > ${MAX_CHECKS}) throw new Error('an endless loop')`
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
