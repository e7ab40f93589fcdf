import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { z } from 'zod'
import { startWorld } from './world.ts'

interface Tally {
  passed: number
  failed: number
}

const bin = (file: string, ...args: string[]) => [join('node_modules', file), ...args]

const CHECKS = [
  { name: 'types', command: bin('typescript/bin/tsc') },
  { name: 'lint', command: bin('eslint/bin/eslint.js', '--max-warnings=0', '.') },
  { name: 'format', command: bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
]

/** One check of the whole tree; says nothing but its name when all is well. */
async function check({ name, command }: (typeof CHECKS)[number]): Promise<Tally> {
  const output = await new Promise<string | undefined>((resolve) => {
    execFile(process.execPath, command, { maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : undefined),
    )
  })
  console.log(output === undefined ? `✓ ${name}` : `✗ ${name}\n${output}`)
  return { passed: output === undefined ? 1 : 0, failed: output === undefined ? 0 : 1 }
}

const JestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that broke before their first test. */
  numRuntimeErrorTestSuites: z.number(),
})

/** All tests, or those that `args` choose. */
async function jest(args: readonly string[], dataDir: string): Promise<Tally> {
  const results = join(dataDir, 'jest.json')
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const flags = ['--maxWorkers=2', '--json', `--outputFile=${results}`]
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, [...node, ...bin('jest/bin/jest.js', ...flags, ...args)], {
      stdio: ['ignore', 'ignore', 1], // its standard output has nothing but the JSON
    }).once('exit', resolve)
  })
  const written = await readFile(results, 'utf8').catch(() => undefined)
  if (written === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JestResults.parse(JSON.parse(written))
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

async function main(args: readonly string[]): Promise<Tally> {
  const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-test-'))
  const tallies: Tally[] = []
  let stopWorld = async () => {}
  try {
    if (args.length === 0) for (const one of CHECKS) tallies.push(await check(one))
    stopWorld = await startWorld(dataDir)
    tallies.push(await jest(args, dataDir))
  } finally {
    await stopWorld()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  }
}

const { passed, failed } = await main(process.argv.slice(2))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
