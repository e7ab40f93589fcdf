import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onceAskedToStop } from '../processes/stopping.ts'
import { inWorld } from '../testkit/test-services.ts'

// Changes code in small ways and counts the changes that no test notices:
// npm run measure -- mutants shops|workflows [--mutate workflows/purchase/ending.ts]. See stryker.config.mjs.
const [part = '', ...args] = process.argv.slice(2)
if (part !== 'shops' && part !== 'workflows') throw new Error('npm run measure -- mutants shops | workflows')

const stopping = new AbortController()
onceAskedToStop(() => stopping.abort())
// Some tests of the workflows need Temporal.
const code = await inWorld('mutate', async () => {
  const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const run = spawn(process.execPath, [stryker, 'run', ...args], {
    env: { ...process.env, MUTATED: part },
    stdio: 'inherit',
    signal: stopping.signal,
  })
  const [code] = (await once(run, 'exit')) as [number | null]
  return code ?? 1
})
// We listen for the end of our parent, which keeps a process alive.
process.exit(code)
