import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const isBuilt = import.meta.filename.endsWith('.js')
const beside = (file: string) => path.join(import.meta.dirname, file)

/** A build has the workflow bundle beside this file; from source, the workflows are bundled at startup. */
export const WORKFLOW_CODE = isBuilt
  ? { workflowBundle: { codePath: beside('workflows.cjs') } }
  : { workflowsPath: path.join(import.meta.dirname, '..', 'workflows', 'index.ts') }

/** A bundle already contains the interceptors. */
export const WORKFLOW_INTERCEPTORS = isBuilt
  ? []
  : [path.join(import.meta.dirname, '..', 'workflows', 'pass-on-trace.ts')]

/** The build id, based on the build time; null if runs need not be pinned to a build, as with `npm start`. */
export const BUILD_ID = existsSync(beside('build-id')) ? readFileSync(beside('build-id'), 'utf8') : null
