import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { compare, Run, pageOf, tableOf } from './run.ts'
import { drawing, writing } from './rows/programs.ts'
import { product } from './rows/product.ts'
import { starting } from './rows/starting.ts'

// Benchmarks, measured in one run: npm run measure -- bench [-- --whole | compare OLD.json]

const LATEST = join('docs', 'benchmarks.json')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
})
const [command, file, ...more] = positionals
if (command === undefined) await measure()
else if (command === 'compare' && file !== undefined && !more.length)
  console.log(compare(await runIn(file), await runIn(LATEST)).join('\n'))
else fail('npm run measure -- bench takes --whole, or compare and the file of an earlier run')
process.exit(0)

async function measure(): Promise<void> {
  console.log('Drawing and writing…')
  const { rows, yardstickMs } = await drawing()
  rows.push(...writing())
  console.log('Starting…')
  rows.push(...(await starting()))
  console.log('Buying, listening, reading…')
  rows.push(...(await product({ isWhole: values.whole })))
  const run: Run = { at: new Date().toISOString().slice(0, 10), yardstickMs, rows }
  console.log(tableOf(run))
  await keep(join('docs', 'benchmarks.md'), pageOf(run))
  await keep(LATEST, JSON.stringify(run, null, 2))
}

/** Formats the file so that the repository's format check passes. */
async function keep(filepath: string, text: string): Promise<void> {
  await writeFile(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }))
}

/** Reads an earlier run; exits with a message if the file is invalid. */
async function runIn(path: string): Promise<Run> {
  const text = await readFile(path, 'utf8').catch(() => fail(`there is no file ${path}`))
  const { success, data, error } = Run.safeParse(parsed(text))
  return success ? data : fail(`${path} is no run of this benchmark:\n${z.prettifyError(error)}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fail(what: string): never {
  console.error(what)
  process.exit(1)
}
