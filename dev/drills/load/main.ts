import { optionsOf, wholeNumber } from '../../commands/options.ts'
import { quantileOf, tableOf } from '../../commands/figures.ts'
import { runDrill, secondsSince } from '../run-drill.ts'
import { onSale } from '../whole-product.ts'
import { highestDuring, historiesOf, listening, PART_NAMES, storedNow, usageOf } from './figures.ts'
import { payAtOnce, payInTurn, peopleAt } from './people.ts'

// Measures a purchase's load on each part of the product as in production: npm run measure -- load

const WARM_UPS = 10
const ALONE = 20
const AT_ONCE = 40
const LISTENED_TO = 50

const { purchases, streams } = optionsOf({
  purchases: wholeNumber(200),
  streams: wholeNumber(1_000, 1, 2_000),
})

await runDrill('load', async (stage) => {
  const product = await onSale(stage)
  const atStart = usageOf(product)
  let crowds = 0
  const people = (count: number) => peopleAt(product.appUrl, crowds++, count)
  await payAtOnce(await people(WARM_UPS), product)
  const inTurn = await payInTurn(await people(ALONE), product)
  const atOnce = await payAtOnce(await people(AT_ONCE), product)
  const many = await people(purchases)

  const now = async () => ({ usage: usageOf(product), stored: await storedNow(stage.dataDir, product) })
  const before = await now()
  const startedAt = Date.now()
  const connections = await highestDuring(
    async () => {
      const [row] = await product.rows<{ count: number }>(
        "select count(*)::int - 1 as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
      )
      return row?.count ?? 0
    },
    () => payAtOnce(many, product),
  )
  const seconds = secondsSince(startedAt)
  const after = await now()
  const histories = await historiesOf(product)

  const ofEach = (what: string, cell: (name: (typeof PART_NAMES)[number]) => string) => [
    what,
    ...PART_NAMES.map(cell),
  ]
  const cpuOf = (name: (typeof PART_NAMES)[number]) => after.usage[name].cpu - before.usage[name].cpu
  const kb = (of: keyof typeof after.stored) =>
    ((after.stored[of] - before.stored[of]) / 1024 / purchases).toFixed(1)
  console.log(
    [
      tableOf(
        ['figure', ...PART_NAMES],
        [
          ofEach(
            'processor time of a purchase',
            (name) => `${((cpuOf(name) / purchases) * 1000).toFixed(0)} ms`,
          ),
          ofEach('memory at the start', (name) => `${atStart[name].memory.toFixed(0)} MB`),
          ofEach('memory after all', (name) => `${after.usage[name].memory.toFixed(0)} MB`),
        ],
      ),
      '',
      `Purchases a minute, all ${purchases} bought at once: ${((purchases / seconds) * 60).toFixed(0)}.`,
      `Paid to mailed, each alone: p50 ${secondsOf(quantileOf(inTurn, 0.5))}, p95 ${secondsOf(quantileOf(inTurn, 0.95))}.`,
      `Paid to mailed, ${AT_ONCE} at once: first ${secondsOf(atOnce[0])}, last ${secondsOf(atOnce.at(-1))}.`,
      `Bytes of a purchase: PostgreSQL ${kb('database')} kB, PDFs ${kb('objects')} kB, Temporal ${kb('temporal')} kB on disk.`,
      `History of a purchase: ${histories.events.toFixed(1)} events, ${(histories.bytes / 1024).toFixed(1)} kB.`,
      `Connections to PostgreSQL, at most: ${connections}.`,
    ].join('\n'),
  )

  const { kbEach, cores, transactionsASecond } = await listening(product, await people(LISTENED_TO), streams)
  console.log(
    `${streams} event streams of ${LISTENED_TO} purchases: gateway ${kbEach.toFixed(0)} kB each, ${(cores * 100).toFixed(1)} % of a core, ${transactionsASecond.toFixed(1)} transactions a second.`,
  )
  return product.crashes().length === 0
})

function secondsOf(ms = NaN): string {
  return `${(ms / 1000).toFixed(2)} s`
}
