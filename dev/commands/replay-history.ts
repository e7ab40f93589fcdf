import { readFile } from 'node:fs/promises'
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js'
import { Worker } from '@temporalio/worker'
import { workflowBundle } from '../build/workflow-bundle.ts'

// Replays the history in a file against the current workflows: npm run replay -- FILE
// CONTRIBUTING.md says how to do that under a debugger.
const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name the file of a history: npm run replay -- FILE')
  process.exit(2)
}
const history = historyFromJSON(JSON.parse(await readFile(file, 'utf8')))
try {
  await Worker.runReplayHistory({ workflowBundle: await workflowBundle() }, history)
  console.log('The history replays.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
