import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startPart } from '../../processes/managed-process.ts'
import { runDrill, secondsSince } from '../run-drill.ts'
import { startWholeProduct } from '../whole-product.ts'
import { scheduleOf } from './faults.ts'
import { hangOf, judgeDrill, plansForDrill, startWatch } from './hang.ts'
import { sameMailAgain } from './judge/checks.ts'
import { openMarket } from './market.ts'
import { plansOf } from './plans.ts'
import { readOptions, recoveriesOf, tallyOf, textOf } from './report.ts'
import { shake } from './strike.ts'

// Breaks every part while people buy, then checks that each got exactly what they paid for:
// npm run drill -- chaos --seed 1 --purchases 50 [--faults 54] [--minutes 5] [--busy] [--operator]
// npm run drill -- chaos --drill hang --part mail --purchases 50 --minutes 10

const BURNERS = 2
/**
 * The time without any progress. A purchase that needs attention retries by itself, after a delay about as
 * long as it has already waited.
 */
const QUIET_WITHIN_MINUTES = 12
const SLOWEST = 3

await runDrill('chaos', async (stage) => {
  const { dataDir, holds, over, tell } = stage
  const startedAt = Date.now()
  const options = readOptions(process.argv.slice(2))
  const { seed, minutes, drilled } = options
  const name = `seed-${seed}-${startedAt}`
  const keepIn = resolve('.data', 'chaos-failures', name)
  for (let number = 1; options.busy && number <= BURNERS; number += 1) {
    const args = ['-e', 'for (;;);'] // load for one core
    holds.defer(startPart({ name: `burner-${number}`, command: process.execPath, args, dataDir }).stop)
  }
  tell(`everything starts; logs are in ${join(dataDir, 'logs')}`)
  const product = await startWholeProduct(dataDir, { hasWays: true })
  holds.defer(product.stop)
  const watch = startWatch(product.direct.databaseUrl)
  holds.defer(watch.stop)
  tell(`people come to ${product.appUrl}`)

  const people = plansOf(options)
  const plans = drilled ? plansForDrill(people, drilled) : people
  const market = openMarket(product, stage, { plans, spreadMs: minutes * 60_000 })
  const endOfHang = new AbortController()
  const sampling = drilled ? watch.sampleConnections(endOfHang.signal) : []
  const faults = await shake(drilled ? [hangOf(drilled, minutes)] : scheduleOf(options), {
    product,
    watch,
    over: over.signal,
    tell: (what) => tell(`${market.visits.length} came; ${what}`),
  })
  endOfHang.abort()
  const hang = drilled
    ? judgeDrill(drilled, (await market.look(false)).cases, await sampling, Date.now())
    : null

  await market.allCame
  await product.ready()
  const healedAt = Date.now()
  tell('all is well again')
  const withinMs = (QUIET_WITHIN_MINUTES + (drilled ? minutes : 0)) * 60_000
  const { evidence, quietAt, ...judged } = await market.judge(withinMs, keepIn, { retries: options.operator })
  const violations = [...judged.violations, ...(hang?.violations ?? [])]
  const report = {
    ...judged,
    ...{ options, faults, hang, violations },
    people: market.visits.length,
    purchases: tallyOf(evidence),
    sameMailAgain: sameMailAgain(evidence),
    slowest: recoveriesOf(evidence.cases, faults).slice(0, SLOWEST),
    quietAfterSeconds: quietAt && (quietAt - healedAt) / 1000,
    crashes: product.crashes(),
    wallSeconds: secondsSince(startedAt),
  }
  const file = resolve('.data', 'chaos', `${name}.json`)
  await mkdir(resolve('.data', 'chaos'), { recursive: true })
  await writeFile(file, JSON.stringify(report, null, 2))
  tell(`the report is ${file}`)
  if (violations.length) {
    await mkdir(keepIn, { recursive: true })
    await writeFile(join(keepIn, 'cases.json'), JSON.stringify(evidence.cases, null, 2))
    await cp(join(dataDir, 'logs'), join(keepIn, 'logs'), { recursive: true })
    await cp(join(dataDir, 'storefront.json'), join(keepIn, 'storefront.json'))
    tell(`what went wrong is kept in ${keepIn}`)
  }
  console.log(`\n${textOf(report)}`)
  return violations.length === 0
})
