import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { withRealExamples } from './fuzz/examples.ts'
import { FuzzerUnavailable, runIn, schemathesis } from './fuzz/schemathesis.ts'
import { type Product, startProduct } from '../testkit/product.ts'
import { onceAskedToStop } from '../processes/stopping.ts'
import { inWorld } from '../testkit/test-services.ts'

// Sends many valid and invalid requests to every call of /openapi.json, in a separate world:
// npm run drill -- fuzz [-- --seed 1 --max-examples 25]. No answer may be a 5xx or differ from the description.
const { values: told } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, 'max-examples': { type: 'string', default: '25' } },
})
/** Effectively no limit on programs. */
const NO_LIMIT = 1_000_000
/** Longer than the slowest call, which writes a program. */
const ANSWER_SECONDS = 60

const Report = z.object({
  test_cases: z.object({ generated: z.number(), errored: z.number(), unique_failures: z.number() }),
})

const stopping = new AbortController()
onceAskedToStop(() => stopping.abort())

/** @returns the number of requests, and of faults found */
async function fuzz(command: string, product: Product, folder: string) {
  await writeFile(join(folder, 'openapi.json'), await withRealExamples(product))
  await copyFile(new URL('fuzz/schemathesis.toml', import.meta.url), join(folder, 'schemathesis.toml'))
  const flags = {
    url: product.url,
    seed: told.seed,
    'max-examples': told['max-examples'],
    'request-timeout': ANSWER_SECONDS,
    'report-json-path': 'report.json',
    warnings: 'off',
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  await runIn(folder, command, ['run', 'openapi.json', '--continue-on-failure', ...args], stopping.signal)
  const { test_cases: cases } = Report.parse(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')))
  return { requests: cases.generated, faults: cases.unique_failures + cases.errored }
}

/** @returns whether no fault was found */
async function main(): Promise<boolean> {
  const command = await schemathesis()
  return inWorld('fuzz', async (folder) => {
    const product = await startProduct({ demoDailyLimit: NO_LIMIT })
    const { requests, faults } = await fuzz(command, product, folder)
    console.log(`${requests} requests, ${faults} faults (seed ${told.seed})`)
    await product.stop()
    return faults === 0
  })
}

const isWell = await main().catch((error: unknown) => {
  console.error(error instanceof FuzzerUnavailable ? error.message : error)
  return false
})
process.exit(isWell ? 0 : 1)
