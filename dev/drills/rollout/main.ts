import { resolve } from 'node:path'
import { startBuyers, plansOf } from '../chaos/plans.ts'
import { dueTo, violationsIn } from '../chaos/judge/checks.ts'
import { gatherEvidence } from '../chaos/judge/evidence.ts'
import { replayAll } from '../chaos/judge/histories.ts'
import { deadLinksIn } from '../chaos/judge/links.ts'
import { showKeysAgain, readWithRetries, untilQuiet } from '../chaos/settle.ts'
import { wholeNumbers } from '../../commands/whole-numbers.ts'
import { runDrill, type Stage } from '../run-drill.ts'
import {
  wordsInFile,
  wordsInHistories,
  wordsInLogs,
  PROCESSES,
  startProduction,
  type Version,
  readRequests,
} from './production.ts'

// Restarts each process in turn and deploys a version with a changed workflow, while people buy:
// npm run drill -- rollout --purchases 200

const SECONDS_FOR_EACH = 4
const QUIET_WITHIN_MS = 12 * 60_000
const { purchases } = wholeNumbers({ purchases: 200 })

await runDrill('rollout', run)

/** @returns whether nothing was lost */
async function run({ dataDir, holds, over, tell }: Stage): Promise<boolean> {
  const product = await startProduction(dataDir)
  holds.defer(product.stop)
  const market = { product, dataDir, over: over.signal }
  const crowd = startBuyers(plansOf({ seed: 1, purchases }), market, purchases * SECONDS_FOR_EACH * 1000)
  let allCame = false
  void crowd.allCame.then(() => (allCame = true))
  const times: Record<Version, { name: string; ended: number; ready: number }[]> = { present: [], next: [] }
  const replaceEach = async (version: Version) => {
    for (const name of PROCESSES) {
      const took = await product.replace(name, version)
      times[version].push({ name, ...took })
      tell(`${crowd.visits.length} came; ${name} ended in ${took.ended} s and was ready in ${took.ready} s`)
    }
  }
  await replaceEach('present')
  tell('a new version is brought out')
  do await replaceEach('next')
  while (!allCame)

  await showKeysAgain(dataDir, product.appUrl, crowd.visits)
  const look = (withMails: boolean) =>
    gatherEvidence({ direct: product.direct, dataDir, visits: crowd.visits, withMails })
  const isQuiet = await untilQuiet(() => look(false), crowd.visits, QUIET_WITHIN_MS, tell)
  over.abort()
  await crowd.allLeft

  const evidence = await readWithRetries('the evidence', () => look(true))
  const histories = await readWithRetries('the histories', () =>
    replayAll(product.direct.temporalAddress, resolve('.data', 'rollout-failures'), product.newestWorkflows),
  )
  const requests = await readRequests(product.requestsLog)
  const words = ['Łucja', 'Öberg', '@chaos.example', 'commercial', 'General Fitness']
  const leaks = [
    ...(await wordsInLogs(dataDir, words)),
    ...(await wordsInFile(product.figuresLog, words)),
    ...words
      .filter((word) => product.traces.some((sent) => sent.includes(word)))
      .map((word) => `${word} in a trace`),
    ...(await wordsInHistories(product.direct.temporalAddress, words)),
  ]
  const violations = [
    ...violationsIn(evidence),
    ...(await deadLinksIn(evidence.cases, product.appUrl)),
    ...histories.violations,
  ]
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
      `${crowd.visits.length} people, ${owed.length} owed a program, ${owed.filter(({ purchase }) => purchase?.deliveredAt).length} delivered.`,
      `Processes replaced: ${times.present.length} by the same version, ${times.next.length} by the new one.`,
      `SIGTERM to the end, at most: gateway ${slowest('ended', 'gateway')} s, worker ${slowest('ended', 'worker')} s; to be ready: gateway ${slowest('ready', 'gateway')} s, worker ${slowest('ready', 'worker')} s.`,
      `Requests: ${requests.all} ${JSON.stringify(requests.byStatus)}; failed: ${requests.failed.length}.`,
      `Histories replayed: ${histories.replayed}; failed tasks: ${JSON.stringify(histories.failedTasks)}.`,
      `Names, emails and answers in logs, figures, histories and ${product.traces.length} batches of traces: ${leaks.length}.`,
      ...(isQuiet ? [] : ['✗ it never became quiet']),
      ...requests.failed.map((what) => `✗ ${what}`),
      ...violations.map(({ kind, about, what }) => `✗ ${kind}: ${about}: ${what}`),
      ...leaks.map((what) => `✗ ${what}`),
    ].join('\n'),
  )
  return (
    isQuiet && product.traces.length > 0 && !requests.failed.length && !violations.length && !leaks.length
  )
}
