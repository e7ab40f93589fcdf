import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Market, visit } from './chaos/buyers.ts'
import { type Plan, plainPlan } from './chaos/plans.ts'
import { personAt } from './load/people.ts'
import { findChromium, launchChromium } from '../build/browser.ts'
import { withTemporal, runDrill, secondsSince } from './run-drill.ts'
import { type WholeProduct, startWholeProduct } from './whole-product.ts'
import { desk } from '../testkit/desk-command.ts'
import { STOREFRONT_SHOPS } from '../stand-ins/storefront/state.ts'
import type { WayName } from './chaos/faults.ts'
import { isReady, readMails } from './chaos/judge/evidence.ts'
import { openDatabase } from '../../storage/database.ts'
import { Purchase } from '../../storage/entities/purchase.ts'
import { until } from '../processes/until.ts'

/** The pause between two buyers, so that they do not all click at once. */
const BETWEEN_MS = 200

export interface Buyer {
  readonly email: string
  /** Pays, then asks for the program until told that it will come later. */
  pay(): Promise<unknown>
}

/**
 * At Stripe, people answer and open the checkout session before anything breaks: without a session, nobody can
 * pay.
 * @param first - the number of the first buyer; numbers determine unique addresses
 */
export async function buyersOf(
  channels: readonly Plan['channel'][],
  { first, count, market }: { first: number; count: number; market: Market },
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = first; number < first + count; number++) {
    const channel = channels[(number - first) % channels.length]
    if (!channel) throw new Error('a buyer needs a channel')
    const email = `buyer-${number}@outage.example`
    buyers.push(
      channel === 'stripe'
        ? { email, pay: (await personAt(market.product.appUrl, email, number)).pay }
        : { email, pay: () => visit(plainPlan({ number, email, channel }), market).ended },
    )
  }
  return buyers
}

/** All buyers pay, one shortly after another. */
export async function payAll(buyers: readonly Buyer[]): Promise<void> {
  for (const buyer of buyers) {
    void buyer.pay()
    await wait(BETWEEN_MS)
  }
}

/** The query for purchases that wait for an operator, for the desk and the Temporal UI. */
const NEEDS_ATTENTION = "EightfoldStage = 'needs-attention' AND ExecutionStatus = 'Running'"
const REASON = 'what was broken is mended'

const Stuck = z.array(z.object({ id: z.string(), stage: z.string(), why: z.string().nullable() }))
type Stuck = z.infer<typeof Stuck>[number]

/** Runs `operate stuck`. */
export async function stuck({ env }: Pick<WholeProduct, 'env'>): Promise<Stuck[]> {
  const said = await desk(env, 'stuck', '--minutes', '0', '--json')
  return Stuck.parse(JSON.parse(said)).filter(({ stage }) => stage === 'needs-attention')
}

/** Runs one `operate retry` for all that wait. */
export const retryByCommand = ({ env }: Pick<WholeProduct, 'env'>): Promise<string> =>
  desk(env, 'retry', '--query', NEEDS_ATTENTION, '--reason', REASON, '--yes')

/** In the Temporal UI, opens each run and sends it the signal `retry` from its menu. */
export async function retryByClicks(
  { direct, temporalUiUrl }: Pick<WholeProduct, 'direct' | 'temporalUiUrl'>,
  ids: readonly string[],
): Promise<void> {
  const browser = await launchChromium(await findChromium())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    for (const id of ids) {
      const { runId } = await withTemporal(direct.temporalAddress, ({ workflow }) =>
        workflow.getHandle(id).describe(),
      )
      await page.goto(`${temporalUiUrl}/namespaces/default/workflows/${id}/${runId}/history`)
      await page.getByRole('button', { name: /more actions/i }).click()
      await page.getByRole('menuitem', { name: /send a signal/i }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByTestId('signal-select-button').click()
      await dialog.getByText('retry', { exact: true }).click()
      await dialog.getByRole('button', { name: /submit/i }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
  } finally {
    await browser.close()
  }
}

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
