import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../storage/database.ts'
import { type Called, createCaller } from './overload/caller.ts'
import { startProcesses } from './overload/product.ts'
import { type Accepted, createVisitors, type Visitors } from './overload/visitors.ts'
import { onceAskedToStop } from './stopping.ts'

const TIMES = 5
const CALM_SECONDS = 15
const CALM_AT_ONCE = 24
const TICK_MS = 20
/** More lines than this a caller does not open; what it could not send is said. */
const MOST_UNDER_WAY = 4_000
const RECOVERED_AFTER_GOOD_CALLS = 20
const RECOVERS_WITHIN_MS = 120_000

/** What was answered to the load. */
interface Tally {
  byStatus: Record<string, number>
  refusedWithoutRetryAfter: number
  times: number[]
}

const note = (tally: Tally, { status, retryAfter, ms }: Called): void => {
  tally.byStatus[status || 'no answer'] = (tally.byStatus[status || 'no answer'] ?? 0) + 1
  if ((status === 429 || status === 503) && !retryAfter) tally.refusedWithoutRetryAfter += 1
  if (status >= 200 && status < 300) tally.times.push(ms)
}
const newTally = (): Tally => ({ byStatus: {}, refusedWithoutRetryAfter: 0, times: [] })
const servedIn = (tally: Tally) => tally.times.length
const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** As many calls as are answered, and no more: each caller waits for its answer. */
async function calm(visitors: Visitors): Promise<Tally> {
  const tally = newTally()
  const until = Date.now() + CALM_SECONDS * 1000
  const caller = async () => {
    while (Date.now() < until) note(tally, await visitors.next())
  }
  await Promise.all(Array.from({ length: CALM_AT_ONCE }, caller))
  return tally
}

/** So many calls a second, whatever becomes of them. */
async function flood(visitors: Visitors, perSecond: number, seconds: number) {
  const tally = newTally()
  const startedAt = Date.now()
  let sent = 0
  let unsent = 0
  let underWay = 0
  const pending = new Set<Promise<void>>()
  while (!stopping.signal.aborted && Date.now() - startedAt < seconds * 1000) {
    const due = Math.floor((perSecond * (Date.now() - startedAt)) / 1000)
    for (; sent + unsent < due;) {
      if (underWay >= MOST_UNDER_WAY) {
        unsent += 1
        continue
      }
      sent += 1
      underWay += 1
      const one: Promise<void> = visitors.next().then((called) => {
        note(tally, called)
        underWay -= 1
        pending.delete(one)
      })
      pending.add(one)
    }
    await wait(TICK_MS)
  }
  const sentForSeconds = (Date.now() - startedAt) / 1000
  await Promise.all(pending)
  return { tally, sent, unsent, sentForSeconds }
}

/** @returns seconds until calls are answered as fast as in calm; undefined when that does not come */
async function recovery(visitors: Visitors, asFastAsMs: number): Promise<number | undefined> {
  const startedAt = Date.now()
  let good = 0
  let goodSince = startedAt
  while (Date.now() - startedAt < RECOVERS_WITHIN_MS) {
    const { status, ms } = await visitors.start()
    if (good === 0) goodSince = Date.now()
    good = status === 201 && ms <= asFastAsMs ? good + 1 : 0
    if (good === RECOVERED_AFTER_GOOD_CALLS) return (goodSince - startedAt) / 1000
  }
  return undefined
}

/** How much of what was accepted is not in the database. */
async function lostOf(accepted: Accepted, databaseUrl: string): Promise<number> {
  const database = await openDatabase(databaseUrl, { poolSize: 1 })
  const rows = <T>(sql: string) => database.fork().getConnection().execute<T[]>(sql)
  const surveys = new Map(
    (
      await rows<{ id: string; name: string; done: boolean }>(
        'select id, name, completed_at is not null as done from survey',
      )
    ).map((row) => [row.id, row]),
  )
  const events = new Set(
    (await rows<{ id: string }>('select event_id as id from webhook_event')).map(({ id }) => id),
  )
  await database.close()
  return [
    ...[...accepted.surveys].map((id) => surveys.has(id)),
    ...[...accepted.names].map(([id, name]) => surveys.get(id)?.name === name),
    ...[...accepted.completed].map((id) => surveys.get(id)?.done),
    ...[...accepted.events].map((id) => events.has(id)),
  ].filter((isThere) => !isThere).length
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const seconds = Math.min(60, Number(values.minutes)) * 60
const stopping = new AbortController()
onceAskedToStop(() => stopping.abort())
const dataDir = await mkdtemp(join(tmpdir(), 'eightfold-overload-'))
const product = await startProcesses(dataDir)
const caller = createCaller(product.appUrl)
try {
  const visitors = createVisitors(caller, product.webhookSecret)
  await calm(visitors) // what is compiled and connected on first use is no measure
  const before = await calm(visitors)
  const perSecond = servedIn(before) / CALM_SECONDS
  console.log(
    `Served in calm: ${perSecond.toFixed(0)} calls/s, 95 % within ${p95(before.times).toFixed(0)} ms.`,
  )
  const { tally, sent, unsent, sentForSeconds } = await flood(visitors, perSecond * TIMES, seconds)
  const recovered = await recovery(visitors, Math.max(100, 2 * p95(before.times)))
  const lost = await lostOf(visitors.accepted, product.databaseUrl)
  const unexpected = Object.entries(tally.byStatus).filter(([status]) => !/^(2\d\d|429|503)$/.test(status))
  console.log(
    [
      `Sent: ${sent} calls in ${sentForSeconds.toFixed(0)} s, ${(sent / sentForSeconds).toFixed(0)}/s; beyond ${MOST_UNDER_WAY} at once, not sent: ${unsent}.`,
      `Answers by status: ${JSON.stringify(tally.byStatus)}`,
      `Served meanwhile: ${(servedIn(tally) / sentForSeconds).toFixed(0)} calls/s, 95 % within ${p95(tally.times).toFixed(0)} ms.`,
      `Refusals without Retry-After: ${tally.refusedWithoutRetryAfter}`,
      `Accepted and lost: ${lost}`,
      `Recovered: ${recovered === undefined ? 'not' : `${recovered.toFixed(1)} s after the end`}`,
    ].join('\n'),
  )
  if (unexpected.length || tally.refusedWithoutRetryAfter || lost || recovered === undefined)
    process.exitCode = 1
} finally {
  caller.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()
