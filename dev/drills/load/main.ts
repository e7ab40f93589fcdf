import { setTimeout as wait } from 'node:timers/promises'
import { wholeNumbers } from '../../commands/whole-numbers.ts'
import { openDatabase } from '../../../storage/database.ts'
import { NO_KEYS } from '../../../storage/sealing/data-keys.ts'
import { withTemporal, runDrill, type Stage } from '../run-drill.ts'
import { startWholeProduct } from '../whole-product.ts'
import { payAtOnce, payInTurn, type Waits, peopleAt } from './people.ts'
import { historiesOf, storedNow, listenTo, PART_NAMES, type Usage, usageNow } from './figures.ts'

// Measures a purchase's load on each part of the product as in production: npm run measure -- load

const WARM_UPS = 10
const ALONE = 20
const AT_ONCE = 40
const LISTENED_TO = 50
const LISTENING_SECONDS = 20
const LOOK_EVERY_MS = 250

const { purchases, streams } = wholeNumbers({ purchases: 200, streams: { usual: 1_000, most: 2_000 } })

await runDrill('load', measure)

async function measure({ dataDir, holds }: Stage): Promise<boolean> {
  const product = await startWholeProduct(dataDir, { asInProduction: true, more: { LOG_LEVEL: 'warn' } })
  holds.defer(product.stop)
  const { appUrl } = product
  const { databaseUrl, temporalAddress } = product.direct
  const database = await openDatabase(databaseUrl, NO_KEYS, { poolSize: 1 })
  holds.defer(database.close)
  const rows = <T>(sql: string) => database.fork().getConnection().execute<T[]>(sql)
  const atStart = usageNow()

  const [warmUps, alone, few, many, listenedTo] = await Promise.all(
    [WARM_UPS, ALONE, AT_ONCE, purchases, LISTENED_TO].map((count, crowd) => peopleAt(appUrl, crowd, count)),
  )
  if (!warmUps || !alone || !few || !many || !listenedTo) throw new Error('a group of buyers is missing')
  await payAtOnce(warmUps, database)
  const inTurn = await payInTurn(alone, database)
  const atOnce = await payAtOnce(few, database)

  const before = { usage: usageNow(), stored: await storedNow(dataDir, database) }
  let connections = 0
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      const [row] = await rows<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
      )
      connections = Math.max(connections, (row?.count ?? 1) - 1) // one is our own
      await wait(LOOK_EVERY_MS)
    }
  })()
  const startedAt = Date.now()
  await payAtOnce(many, database)
  const seconds = (Date.now() - startedAt) / 1000
  over.abort()
  await looking
  const after = { usage: usageNow(), stored: await storedNow(dataDir, database) }
  const histories = await withTemporal(temporalAddress, historiesOf)

  const perPurchase = (part: keyof Usage, of: (typeof PART_NAMES)[number]) =>
    (after.usage[of][part] - before.usage[of][part]) / purchases
  const kb = (of: keyof typeof after.stored) =>
    ((after.stored[of] - before.stored[of]) / 1024 / purchases).toFixed(1)
  console.log(
    [
      `| figure | ${PART_NAMES.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(PART_NAMES.length)}`,
      `| processor time of a purchase | ${PART_NAMES.map((name) => `${(perPurchase('cpu', name) * 1000).toFixed(0)} ms`).join(' | ')} |`,
      `| memory at the start | ${PART_NAMES.map((name) => `${atStart[name].memory.toFixed(0)} MB`).join(' | ')} |`,
      `| memory after all | ${PART_NAMES.map((name) => `${after.usage[name].memory.toFixed(0)} MB`).join(' | ')} |`,
      '',
      `Purchases a minute, all ${purchases} bought at once: ${((purchases / seconds) * 60).toFixed(0)}.`,
      `Paid to mailed, each alone: ${described(inTurn)}.`,
      `Paid to mailed, ${AT_ONCE} at once: first ${secondsOf(atOnce[0])}, last ${secondsOf(atOnce.at(-1))}.`,
      `Bytes of a purchase: PostgreSQL ${kb('database')} kB, PDFs ${kb('objects')} kB, Temporal ${kb('temporal')} kB on disk.`,
      `History of a purchase: ${histories.events.toFixed(1)} events, ${(histories.bytes / 1024).toFixed(1)} kB.`,
      `Connections to PostgreSQL, at most: ${connections}.`,
    ].join('\n'),
  )

  const transactions = async () =>
    (
      await rows<{ count: number }>(
        'select xact_commit::float8 as count from pg_stat_database where datname = current_database()',
      )
    )[0]?.count ?? NaN
  for (const person of listenedTo) await person.payByDebit()
  const quiet = usageNow()
  const surveys = Array.from({ length: streams }, (_, index) => listenedTo[index % LISTENED_TO]?.survey ?? '')
  const hangUp = await listenTo(appUrl, surveys)
  const opened = { usage: usageNow(), transactions: await transactions() }
  await wait(LISTENING_SECONDS * 1000)
  const listened = { usage: usageNow(), transactions: await transactions() }
  hangUp()

  console.log(
    `${streams} event streams of ${LISTENED_TO} purchases: gateway ${(((opened.usage.gateway.memory - quiet.gateway.memory) / streams) * 1024).toFixed(0)} kB each, ${(((listened.usage.gateway.cpu - opened.usage.gateway.cpu) / LISTENING_SECONDS) * 100).toFixed(1)} % of a core, ${((listened.transactions - opened.transactions) / LISTENING_SECONDS).toFixed(1)} transactions a second.`,
  )
  return product.crashes().length === 0
}

function secondsOf(ms = NaN): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function described(waits: Waits): string {
  return `p50 ${secondsOf(waits[Math.floor(waits.length * 0.5)])}, p95 ${secondsOf(waits[Math.floor(waits.length * 0.95)])}`
}
