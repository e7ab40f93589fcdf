import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { keepWorkflowBundle } from '../../build/workflow-bundle.ts'
import { inWorld } from '../test-services.ts'
import { keepSeconds } from './seconds.ts'
import { slowestTests, TestFiles } from './slowest-tests.ts'
import type { Tally } from './tally.ts'
import { type Tier, TIER_VARIABLE } from './tier.ts'

/** Tests wait more often than they work. Each worker may use up to two gigabytes. */
const WORKERS = Math.min(6, availableParallelism() + 2)

const JestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that failed before their first test. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: TestFiles,
})

export interface TestRun {
  readonly tier: Tier
  readonly files: readonly string[]
  /** Flags of Jest. */
  readonly flags: readonly string[]
  readonly signal: AbortSignal
}

/** Runs these test files in a separate world, and keeps how long each took. */
export async function runJest({ tier, files, flags, signal }: TestRun): Promise<Tally> {
  process.env[TIER_VARIABLE] = tier
  try {
    return await inWorld('test', async (dataDir) => {
      const results = join(dataDir, 'jest.json')
      await keepWorkflowBundle(join(dataDir, 'workflows.json'))
      const code = await jest([`--outputFile=${results}`, ...flags, '--runTestsByPath', ...files], signal)
      const counts = JestResults.parse(JSON.parse(await readFile(results, 'utf8')))
      // Some tests of a file tell nothing about the whole file.
      if (!flags.length) keepSeconds(tier, secondsIn(counts.testResults))
      for (const line of slowestTests(counts.testResults)) console.log(line)
      const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites
      return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
    })
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

const secondsIn = (files: z.infer<typeof TestFiles>) =>
  Object.fromEntries(
    files.map(({ name, startTime, endTime }) => [
      relative('.', name),
      Math.round((endTime - startTime) / 100) / 10,
    ]),
  )

/** Prints what the reporter tells; Jest's standard output contains only the JSON. */
const jest = (args: readonly string[], signal: AbortSignal): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    const reporter = `--reporters=${join(import.meta.dirname, 'progress.ts')}`
    // A failed test may leave something open; the run must end anyway.
    const ours = [`--maxWorkers=${WORKERS}`, '--forceExit', '--json', reporter]
    const command = [...node, join('node_modules', 'jest', 'bin', 'jest.js'), ...ours, ...args]
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 1], signal })
    child.once('exit', resolve).once('error', reject)
  })
