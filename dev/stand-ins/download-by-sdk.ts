import { TestWorkflowEnvironment } from '@temporalio/testing'

/** `download-by-sdk.ts temporal|temporal-test-server VERSION DIR`: has the SDK store it in the folder. */
const [file, version, dir] = process.argv.slice(2)
if (!version || !dir) throw new Error('needs a program, its version and a folder')
const server = { executable: { type: 'cached-download' as const, version: `v${version}`, downloadDir: dir } }
const environment = await (file === 'temporal'
  ? TestWorkflowEnvironment.createLocal({ server })
  : TestWorkflowEnvironment.createTimeSkipping({ server }))
await environment.teardown()
