import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onceAskedToStop } from '../processes/stopping.ts'
import { inWorld } from '../testkit/test-services.ts'

// Changes the code of the workflows in small ways and counts the changes that no test notices:
// npm run mutate:workflows [-- --mutate workflows/ending.ts]. Some tests need Temporal, so they get a world.
const stopping = new AbortController()
onceAskedToStop(() => stopping.abort())
await inWorld('mutate', async () => {
  const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const args = [stryker, 'run', 'stryker.workflows.config.mjs', ...process.argv.slice(2)]
  const run = spawn(process.execPath, args, { stdio: 'inherit', signal: stopping.signal })
  const [code] = (await once(run, 'exit')) as [number | null]
  process.exitCode = code ?? 1
})
