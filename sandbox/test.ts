import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { onceAskedToStop } from './stopping.ts'
import { keepWorkflowBundle } from './workflow-bundle.ts'
import { startWorld } from './world.ts'

interface Tally {
  passed: number
  failed: number
}

const bin = (file: string, ...args: string[]) => [join('node_modules', file), ...args]

/** What holds for the tree as a whole. */
const CHECKS = [
  { name: 'types', command: bin('typescript/bin/tsc') },
  { name: 'lint', command: bin('eslint/bin/eslint.js', '--max-warnings=0', '.') },
  { name: 'format', command: bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  { name: 'web app', command: ['--import', 'tsx', join('sandbox', 'build.ts')] },
]

/** One check of the whole tree; says nothing but its name when all is well. */
async function check({ name, command }: (typeof CHECKS)[number]): Promise<Tally> {
  const output = await new Promise<string | undefined>((resolve) => {
    execFile(
      process.execPath,
      command,
      { maxBuffer: 64_000_000, signal: stopping.signal },
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}` : undefined),
    )
  })
  console.log(output === undefined ? `✓ ${name}` : `✗ ${name}\n${output}`)
  return { passed: output === undefined ? 1 : 0, failed: output === undefined ? 0 : 1 }
}

/** A test waits for others as often as it works itself. Each worker may grow to two gigabytes. */
const WORKERS = Math.min(6, availableParallelism() + 1)

const JestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that broke before their first test. */
  numRuntimeErrorTestSuites: z.number(),
})

/** All tests, or those that `args` choose, in a world of their own. */
async function jest(args: readonly string[]): Promise<Tally> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-test-'))
  const results = join(dataDir, 'jest.json')
  // A test that failed may have left something open: the run ends all the same.
  const flags = [`--maxWorkers=${WORKERS}`, '--forceExit', '--json', `--outputFile=${results}`]
  const nodeFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  let stopWorld = async () => {}
  try {
    stopWorld = await startWorld(dataDir)
    await keepWorkflowBundle(join(dataDir, 'workflows.json'))
    const code = await run([...nodeFlags, ...bin('jest/bin/jest.js', ...flags, ...args)])
    const counts = JestResults.parse(JSON.parse(await readFile(results, 'utf8')))
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites
    return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  } finally {
    await stopWorld()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Shows all that Jest says; its standard output has nothing but the JSON. */
const run = (args: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 1], signal: stopping.signal })
    child.once('exit', resolve).once('error', reject)
  })

const stopping = new AbortController()
onceAskedToStop(() => stopping.abort())
const chosen = process.argv.slice(2)
const tallies: Tally[] = []
if (chosen.length === 0) tallies.push(...(await Promise.all(CHECKS.map(check))))
tallies.push(await jest(chosen))
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
