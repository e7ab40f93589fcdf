import path from 'node:path'

/** What `npm run build` makes of the workflows lies beside this code where that is built too; sources are bundled at the start. */
export const WORKFLOW_CODE = import.meta.filename.endsWith('.js')
  ? { workflowBundle: { codePath: path.join(import.meta.dirname, 'workflows.cjs') } }
  : { workflowsPath: path.join(import.meta.dirname, '..', 'workflows', 'index.ts') }
