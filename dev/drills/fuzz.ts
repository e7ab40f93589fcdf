import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm, copyFile, readFile, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { buyAtGumroad, buyAtShopify, createBuyer, tokenIn } from '../testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../testkit/product.ts'
import { uniqueName } from '../testkit/testing.ts'
import { cacheDir } from '../build/cache.ts'
import { optionsOf, wholeNumber } from '../commands/options.ts'
import { execFile } from '../processes/users.ts'
import { onceAskedToStop } from '../processes/stopping.ts'
import { inWorld } from '../testkit/test-services.ts'

const someone = () => `${uniqueName('buyer')}@example.com`

/** Buys in every way, so that calls find existing data. */
async function credentials({ url, storefrontUrl, mail }: Product) {
  const buyer = createBuyer(url)
  const { surveyId } = await buyer.buy(someone())
  const { body } = await buyer.call('POST', `/api/surveys/${surveyId}/generate`)
  const { key } = await buyAtGumroad(storefrontUrl, { email: someone() })
  const email = someone()
  await buyAtShopify(storefrontUrl, { email })
  const token = tokenIn(await mail.next(email, /Payment received/))
  return { surveyId: await buyer.completeSurvey(someone()), programId: String(body['id']), key, token, email }
}

type Example = Record<string, unknown>
interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; example?: unknown }[]
        requestBody?: { content: Record<string, { example?: Example }> }
      }
    >
  >
}

/** The product's API description, with examples from existing data. */
export async function withRealExamples(product: Product): Promise<string> {
  const { surveyId, programId, key, token, email } = await credentials(product)
  const described = (await (await fetch(`${product.url}/openapi.json`)).json()) as Described
  const real: Example = { surveyId, licenseKey: key, token, email }
  for (const [path, methods] of Object.entries(described.paths))
    for (const { parameters = [], requestBody } of Object.values(methods)) {
      for (const parameter of parameters)
        if (parameter.name === 'id') parameter.example = path.includes('/surveys/') ? surveyId : programId
      const example = requestBody?.content['application/json']?.example
      for (const field of Object.keys(example ?? {}))
        if (example && field in real) example[field] = real[field]
    }
  return JSON.stringify(described)
}

const REQUIREMENTS = join(import.meta.dirname, 'fuzz', 'requirements.txt')

/** The machine lacks something that the fuzzer needs. */
export class FuzzerUnavailable extends Error {
  override readonly name = 'FuzzerUnavailable'
}

/**
 * Installs the fuzzer once, in the versions that requirements.txt pins, into a separate Python environment.
 * @returns the path of its command
 * @throws {FuzzerUnavailable} naming what is missing
 */
export async function schemathesis(): Promise<string> {
  const pinned = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12)
  const home = join(cacheDir(), `schemathesis-${pinned}`)
  const command = join(home, 'bin', 'schemathesis')
  if (existsSync(command)) return command
  await needsPython()
  console.log('Installing schemathesis (once)…')
  try {
    await rm(home, { recursive: true, force: true })
    await execFile('python3', ['-m', 'venv', home])
    await execFile(join(home, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', '-r', REQUIREMENTS])
  } catch (cause) {
    // An incomplete environment would be mistaken for a complete one.
    await rm(home, { recursive: true, force: true })
    throw new FuzzerUnavailable(`schemathesis could not be installed: ${String(cause)}`, { cause })
  }
  return command
}

async function needsPython(): Promise<void> {
  const enough = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'
  await execFile('python3', ['-c', enough]).catch((cause: unknown) => {
    throw new FuzzerUnavailable(
      'npm run drill -- fuzz needs python3, version 3.10 or newer, with venv (on Debian: python3-venv).',
      { cause },
    )
  })
}

// Sends many valid and invalid requests to every call of /openapi.json, in a separate world:
// npm run drill -- fuzz [-- --seed 1 --max-examples 25]. No answer may be a 5xx or differ from the description.
const told = optionsOf({ seed: wholeNumber(1, 0), 'max-examples': wholeNumber(25) })
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
  const child = spawn(command, ['run', 'openapi.json', '--continue-on-failure', ...args], {
    ...{ cwd: folder, stdio: 'inherit', signal: stopping.signal },
  })
  await once(child, 'exit')
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
