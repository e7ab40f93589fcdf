import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startPart } from '../../processes/managed-process.ts'
import { dueTo, sameMailAgain, violationsIn } from './judge/checks.ts'
import { startBuyers, plansOf } from './plans.ts'
import { hangOf, judgeDrill, plansForDrill, sampleConnections, startWatch } from './hang.ts'
import { type Evidence, gatherEvidence } from './judge/evidence.ts'
import { replayAll } from './judge/histories.ts'
import { deadLinksIn } from './judge/links.ts'
import { readOptions, recoveriesOf, type Report, textOf } from './report.ts'
import { scheduleOf } from './faults.ts'
import { retryAll, showKeysAgain, readWithRetries, untilQuiet } from './settle.ts'
import { shake } from './strike.ts'
import { runDrill, secondsSince, type Stage } from '../run-drill.ts'
import { startWholeProduct } from '../whole-product.ts'

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
const startedAt = Date.now()

await runDrill('chaos', async (stage) => {
  const report = await run(stage)
  console.log(`\n${textOf(report)}`)
  return report.violations.length === 0
})

async function run({ dataDir, holds, over, tell }: Stage): Promise<Report> {
  const options = readOptions(process.argv.slice(2))
  const { seed, purchases, minutes, drilled } = options
  const keepIn = resolve('.data', 'chaos-failures', `seed-${seed}-${startedAt}`)
  for (let number = 1; options.busy && number <= BURNERS; number += 1) {
    const args = ['-e', 'for (;;);'] // load for one core
    holds.defer(startPart({ name: `burner-${number}`, command: process.execPath, args, dataDir }).stop)
  }
  tell(`everything starts; logs are in ${join(dataDir, 'logs')}`)
  const product = await startWholeProduct(dataDir, { hasWays: true })
  holds.defer(product.stop)
  const watch = startWatch(product.direct.databaseUrl)
  holds.defer(watch.stop)
  const market = { product, dataDir, over: over.signal }
  tell(`people come to ${product.appUrl}`)

  const people = plansOf({ seed, purchases })
  const crowd = startBuyers(drilled ? plansForDrill(people, drilled) : people, market, minutes * 60_000)
  const faults = drilled ? [hangOf(drilled, minutes)] : scheduleOf(options)
  const look = (withMails: boolean) =>
    gatherEvidence({ direct: product.direct, dataDir, visits: crowd.visits, withMails })

  const endOfHang = new AbortController()
  const sampling = drilled ? sampleConnections(watch, endOfHang.signal) : Promise.resolve([])
  const shaken = await shake(faults, {
    product,
    watch,
    over: over.signal,
    tell: (what) => tell(`${crowd.visits.length} came; ${what}`),
  })
  endOfHang.abort()
  const drill = drilled
    ? judgeDrill(
        drilled,
        (await readWithRetries('how far all are', () => look(false))).cases,
        await sampling,
        Date.now(),
      )
    : null

  await crowd.allCame
  await product.ready()
  const healedAt = Date.now()
  tell('all is well again')
  await showKeysAgain(dataDir, product.appUrl, crowd.visits)
  if (options.operator) await retryAll(product.direct.temporalAddress)
  const timeoutMs = (QUIET_WITHIN_MINUTES + (drilled ? minutes : 0)) * 60_000
  const isQuiet = await untilQuiet(() => look(false), crowd.visits, timeoutMs, tell)
  const quietAfterSeconds = isQuiet ? secondsSince(healedAt) : null
  over.abort()
  await crowd.allLeft

  tell('reading what has come of it')
  const evidence = await readWithRetries('the evidence', () => look(true))
  const { cases } = evidence
  const deadLinks = await deadLinksIn(cases, product.appUrl)
  const histories = await readWithRetries('the histories', () =>
    replayAll(product.direct.temporalAddress, keepIn),
  )
  const report: Report = {
    options,
    purchases: tally(evidence, crowd.visits.length),
    faults: shaken,
    violations: [
      ...violationsIn(evidence),
      ...deadLinks,
      ...histories.violations,
      ...(drill?.violations ?? []),
      ...(isQuiet ? [] : [{ kind: 'stuck' as const, about: 'the run', what: 'it never became quiet' }]),
    ],
    sameMailAgain: sameMailAgain(evidence),
    replayed: histories.replayed,
    failedTasks: histories.failedTasks,
    slowest: recoveriesOf(cases, shaken).slice(0, SLOWEST),
    quietAfterSeconds,
    crashes: product.crashes(),
    drill,
    wallSeconds: secondsSince(startedAt),
  }
  const file = resolve('.data', 'chaos', `seed-${seed}-${startedAt}.json`)
  await mkdir(resolve('.data', 'chaos'), { recursive: true })
  await writeFile(file, JSON.stringify(report, null, 2))
  tell(`the report is ${file}`)
  if (!report.violations.length) return report
  await mkdir(keepIn, { recursive: true })
  await writeFile(join(keepIn, 'cases.json'), JSON.stringify(cases, null, 2))
  await cp(join(dataDir, 'logs'), join(keepIn, 'logs'), { recursive: true })
  await cp(join(dataDir, 'storefront.json'), join(keepIn, 'storefront.json'))
  tell(`what went wrong is kept in ${keepIn}`)
  return report
}

function tally({ cases }: Evidence, people: number): Report['purchases'] {
  const due = (what: string) => cases.filter((one) => dueTo(one) === what)
  return {
    people,
    paid: cases.filter(({ order }) => order.paidAt).length,
    owed: due('a program').length,
    delivered: due('a program').filter(({ purchase }) => purchase?.deliveredAt).length,
    ended: due('its end').length,
    waiting: due('nothing yet').length,
  }
}
