import { resolve } from 'node:path'
import { optionsOf, wholeNumber } from '../../commands/options.ts'
import { dueTo, linesOf } from '../chaos/judge/checks.ts'
import { openMarket } from '../chaos/market.ts'
import { plansOf } from '../chaos/plans.ts'
import { runDrill } from '../run-drill.ts'
import { PROCESSES, readRequests, startProduction, type Version, wordsIn } from './production.ts'

// Restarts each process in turn and deploys a version with a changed workflow, while people buy:
// npm run drill -- rollout --purchases 200

const SECONDS_FOR_EACH = 4
const QUIET_WITHIN_MS = 12 * 60_000
/** What buyers tell. */
const WORDS = ['Łucja', 'Öberg', '@chaos.example', 'commercial', 'General Fitness']
const { purchases } = optionsOf({ purchases: wholeNumber(200) })

await runDrill('rollout', async (stage) => {
  const { dataDir, holds, tell } = stage
  const product = await startProduction(dataDir)
  holds.defer(product.stop)
  const market = openMarket(product, stage, {
    plans: plansOf({ seed: 1, purchases }),
    spreadMs: purchases * SECONDS_FOR_EACH * 1000,
  })
  let allCame = false
  void market.allCame.then(() => (allCame = true))
  const times: Record<Version, { name: string; ended: number; ready: number }[]> = { present: [], next: [] }
  const replaceEach = async (version: Version) => {
    for (const name of PROCESSES) {
      const took = await product.replace(name, version)
      times[version].push({ name, ...took })
      tell(`${market.visits.length} came; ${name} ended in ${took.ended} s and was ready in ${took.ready} s`)
    }
  }
  await replaceEach('present')
  tell('a new version is brought out')
  do await replaceEach('next')
  while (!allCame)

  const keepIn = resolve('.data', 'rollout-failures')
  const bundle = product.newestWorkflows
  const { evidence, violations, replayed, failedTasks } = await market.judge(QUIET_WITHIN_MS, keepIn, {
    bundle,
  })
  const requests = await readRequests(product.requestsLog)
  const leaks = await wordsIn(product, dataDir, WORDS)
  const owed = evidence.cases.filter((one) => dueTo(one) === 'a program')
  const slowest = (what: 'ended' | 'ready', kind: string) =>
    Math.max(
      ...[...times.present, ...times.next]
        .filter(({ name }) => name.startsWith(kind))
        .map((one) => one[what]),
    )
  console.log(
    [
      '',
      `${market.visits.length} people, ${owed.length} owed a program, ${owed.filter(({ purchase }) => purchase?.deliveredAt).length} delivered.`,
      `Processes replaced: ${times.present.length} by the same version, ${times.next.length} by the new one.`,
      `SIGTERM to the end, at most: gateway ${slowest('ended', 'gateway')} s, worker ${slowest('ended', 'worker')} s; to be ready: gateway ${slowest('ready', 'gateway')} s, worker ${slowest('ready', 'worker')} s.`,
      `Requests: ${requests.all} ${JSON.stringify(requests.byStatus)}; failed: ${requests.failed.length}.`,
      `Histories replayed: ${replayed}; failed tasks: ${JSON.stringify(failedTasks)}.`,
      `Names, emails and answers in logs, figures, histories and ${product.traces.length} batches of traces: ${leaks.length}.`,
      ...[...requests.failed, ...leaks].map((what) => `✗ ${what}`),
      ...linesOf(violations),
    ].join('\n'),
  )
  return product.traces.length > 0 && !requests.failed.length && !violations.length && !leaks.length
})
