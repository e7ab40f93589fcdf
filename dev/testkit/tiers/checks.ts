import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Tally } from './tally.ts'
import type { Tier } from './tier.ts'

interface Check {
  readonly name: string
  /** Arguments of Node. */
  readonly command: readonly string[]
}

const bin = (file: string, ...args: string[]) => [join('node_modules', file), ...args]
const ours = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args]

const TYPES: Check = { name: 'types', command: bin('@typescript/native/bin/tsc') }

/** Checks of the whole tree, made beside the tests. */
export const CHECKS: Readonly<Record<Tier, readonly Check[]>> = {
  quick: [TYPES, { name: 'web app', command: ours('dev/build/build.ts', 'web') }],
  all: [
    TYPES,
    { name: 'web app and server', command: ours('dev/build/build.ts') },
    { name: 'lint', command: bin('eslint/bin/eslint.js', '--max-warnings=0', '.') },
    { name: 'format', command: bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
    { name: 'unused', command: bin('knip/bin/knip.js', '--no-progress') },
  ],
  nightly: [],
}

/** What else runs at night, one after the other: each with a seed, which repeats a failure. */
export const nightlyChecks = (seed: number): readonly Check[] => [
  {
    name: 'programs for random people',
    command: ours('dev/scorecard/programs/sound.ts', `--seed=${seed}`, '--people=5000'),
  },
  {
    name: 'simulated lives',
    command: ours('dev/drills/simulation/main.ts', `--first=${seed}`, '--seeds=50'),
  },
  { name: 'fuzzed calls', command: ours('dev/drills/fuzz.ts', `--seed=${seed}`, '--max-examples=100') },
  { name: 'busy machine', command: ours('dev/drills/busy.ts') },
  { name: 'chaos', command: ours('dev/drills/chaos/main.ts', `--seed=${seed}`, '--purchases=50') },
]

/** Makes one check; prints only its name if it passes. */
export async function check({ name, command }: Check, signal: AbortSignal): Promise<Tally> {
  const startedAt = performance.now()
  const output = await new Promise<string | undefined>((resolve) => {
    execFile(process.execPath, command, { maxBuffer: 64_000_000, signal }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : undefined),
    )
  })
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(output === undefined ? `✓ ${name}, ${seconds} s` : `✗ ${name}\n${output}`)
  return { passed: output === undefined ? 1 : 0, failed: output === undefined ? 0 : 1 }
}
