import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const isBuilt = import.meta.filename.endsWith('.js')
const beside = (file: string) => path.join(import.meta.dirname, file)

/** What `npm run build` makes of the workflows lies beside this code where that is built too; sources are bundled at the start. */
export const WORKFLOW_CODE = isBuilt
  ? { workflowBundle: { codePath: beside('workflows.cjs') } }
  : { workflowsPath: path.join(import.meta.dirname, '..', 'workflows', 'index.ts') }

/** What has been built has them in it. */
export const WORKFLOW_INTERCEPTORS = isBuilt
  ? []
  : [path.join(import.meta.dirname, '..', 'workflows', 'pass-on-trace.ts')]

/** Which build this is, named after its time; null where runs need not stay with theirs, as on `npm start`. */
export const BUILD_ID = existsSync(beside('build-id')) ? readFileSync(beside('build-id'), 'utf8') : null
