import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { STOREFRONT_SHOPS } from '../../stand-ins/storefront/shops.ts'
import type { Market } from '../chaos/buyers.ts'
import type { WayName } from '../chaos/faults.ts'
import { isReady, readMails } from '../chaos/judge/mails.ts'
import type { Plan } from '../chaos/plans.ts'
import { runDrill, secondsSince } from '../run-drill.ts'
import { startWholeProduct, type WholeProduct } from '../whole-product.ts'
import { openDatabase } from '../../../storage/database.ts'
import { Purchase } from '../../../storage/entities.ts'
import { until } from '../../processes/until.ts'
import { buyersOf, payAll } from './buyers.ts'
import { retryByClicks, retryByCommand, stuck } from './operator.ts'

// Breaks one part after another while people buy. Then retries half of the stuck purchases in the Temporal UI
// and half at the desk: npm run drill -- outages --purchases 20 [--parts model,mail,stripe,shopify,gumroad]

const CHANNELS_OF = {
  model: STOREFRONT_SHOPS,
  mail: STOREFRONT_SHOPS,
  stripe: ['stripe'],
  shopify: ['shopify'],
  gumroad: ['gumroad'],
} as const satisfies Partial<Record<WayName, readonly Plan['channel'][]>>
const PARTS = z.enum(['model', 'mail', ...STOREFRONT_SHOPS])
type PartName = z.infer<typeof PARTS>

/**
 * The longest outage. An unconfirmed payment needs attention after ten minutes, so a longer wait has no
 * purpose.
 */
const BROKEN_FOR_AT_MOST_MS = 13 * 60_000
const LOOK_EVERY_MS = 10_000
const DELIVERED_WITHIN_MS = 20 * 60_000

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '20' },
    parts: { type: 'string', default: PARTS.options.join(',') },
  },
})
const purchases = z.coerce.number().int().min(2).max(1_000).parse(values.purchases)
const parts = z.array(PARTS).parse(values.parts.split(','))

await runDrill('outages', async ({ dataDir, holds, over, tell }) => {
  const product = await startWholeProduct(dataDir, { hasWays: true })
  holds.defer(product.stop)
  tell(`the Temporal UI is ${product.temporalUiUrl}, the figures are ${product.metricsUrl}`)
  const market = { product, dataDir, over: over.signal }
  const rows: Outage[] = []
  for (const [index, part] of parts.entries())
    rows.push(await outageOf(part, index * purchases + 1, market, tell))
  console.log(`\n${tableOf(rows)}`)
  return rows.every(({ delivered, doubled }) => delivered === purchases && !doubled)
})

interface Outage {
  part: PartName
  brokenSeconds: number
  whys: string[]
  byClicks: number
  byCommand: number
  delivered: number
  doubled: number
  secondsToMend: number
}

async function outageOf(
  part: PartName,
  first: number,
  market: Market & { product: WholeProduct },
  tell: (what: string) => void,
): Promise<Outage> {
  const whole = market.product
  const buyers = await buyersOf(CHANNELS_OF[part], { first, count: purchases, market })
  const emails = buyers.map(({ email }) => email)
  await whole.wayTo(part).begin({ kind: 'refused' })
  const brokenAt = Date.now()
  tell(`${part} is away; ${purchases} people pay`)
  await payAll(buyers)
  let waiting = await stuck(whole)
  while (waiting.length < purchases && Date.now() - brokenAt < BROKEN_FOR_AT_MOST_MS) {
    await wait(LOOK_EVERY_MS)
    waiting = await stuck(whole)
  }
  const whys = [...new Set(waiting.map(({ why }) => why ?? ''))]
  tell(`${waiting.length} need attention: ${whys.join('; ')}`)

  await whole.wayTo(part).end()
  const mendedAt = Date.now()
  const clicked = waiting.slice(0, waiting.length / 2).map(({ id }) => id)
  if (clicked.length) {
    await retryByClicks(whole, clicked)
    tell(`${clicked.length} were retried in the Temporal UI`)
  }
  const left = await stuck(whole)
  if (left.length) tell(`the desk: ${(await retryByCommand(whole)).replaceAll(/\s+/g, ' ')}`)

  const delivered = await deliveredAmong(emails, whole)
  const secondsToMend = Math.round(secondsSince(mendedAt))
  tell(`${delivered} are delivered`)
  return {
    part,
    brokenSeconds: Math.round((mendedAt - brokenAt) / 1000),
    whys,
    byClicks: clicked.length,
    byCommand: left.length,
    delivered,
    doubled: await doubledAmong(emails, whole),
    secondsToMend,
  }
}

async function deliveredAmong(emails: readonly string[], { direct }: WholeProduct): Promise<number> {
  const database = await openDatabase(direct.databaseUrl, [direct.dataKeys], { poolSize: 1 })
  try {
    const count = () =>
      database.fork().count(Purchase, { email: { $in: [...emails] }, deliveredAt: { $ne: null } })
    await until('every program', async () => (await count()) >= emails.length, DELIVERED_WITHIN_MS)
    return await count()
  } finally {
    await database.close()
  }
}

/** The number of buyers with more than one letter with a program. */
async function doubledAmong(emails: readonly string[], { direct }: WholeProduct): Promise<number> {
  const letters = (await readMails(direct.mailUrl)).filter(isReady)
  const ofEach = emails.map(
    (email) => new Set(letters.filter(({ to }) => to === email).map(({ messageId }) => messageId)).size,
  )
  return ofEach.filter((count) => count > 1).length
}

function tableOf(outages: readonly Outage[]): string {
  return [
    '| broken | for | needs attention since | mended by clicks | by one command | delivered | doubled | until all had it |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...outages.map(
      (one) =>
        `| ${one.part} | ${one.brokenSeconds} s | ${one.whys.join('; ') || 'nothing did'} | ${one.byClicks} | ${one.byCommand} | ${one.delivered} of ${purchases} | ${one.doubled} | ${one.secondsToMend} s |`,
    ),
  ].join('\n')
}
