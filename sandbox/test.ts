import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { slowestTests, TestFiles } from './slowest-tests.ts'
import { onceAskedToStop } from './stopping.ts'
import { keepWorkflowBundle } from './workflow-bundle.ts'
import { inWorld } from './world.ts'

interface Tally {
  passed: number
  failed: number
}

const bin = (file: string, ...args: string[]) => [join('node_modules', file), ...args]

/** Checks of the whole tree. */
const CHECKS = [
  { name: 'types', command: bin('typescript/bin/tsc') },
  { name: 'lint', command: bin('eslint/bin/eslint.js', '--max-warnings=0', '.') },
  { name: 'format', command: bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  { name: 'unused', command: bin('knip/bin/knip.js', '--no-progress') },
  { name: 'web app', command: ['--import', 'tsx', join('sandbox', 'build.ts')] },
]

/** Runs one check of the whole tree; prints only its name if it passes. */
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

/** Tests wait about as often as they work. Each worker may use up to two gigabytes. */
const WORKERS = Math.min(6, availableParallelism() + 1)

const JestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that failed before their first test. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: TestFiles,
})

/** Runs all tests, or those that `args` select, in a separate world. */
async function jest(args: readonly string[]): Promise<Tally> {
  // A failed test may leave something open; the run must end anyway.
  const flags = [`--maxWorkers=${WORKERS}`, '--forceExit', '--json']
  const nodeFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  try {
    return await inWorld('test', async (dataDir) => {
      const results = join(dataDir, 'jest.json')
      await keepWorkflowBundle(join(dataDir, 'workflows.json'))
      const code = await run([
        ...nodeFlags,
        ...bin('jest/bin/jest.js', ...flags, `--outputFile=${results}`, ...args),
      ])
      const counts = JestResults.parse(JSON.parse(await readFile(results, 'utf8')))
      for (const line of slowestTests(counts.testResults)) console.log(line)
      const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites
      return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
    })
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

/** Prints all of Jest's messages; its standard output contains only the JSON. */
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
