import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { openDatabase } from '../../storage/database.ts'
import { Purchase } from '../../storage/entities.ts'
import { findChromium, launchChromium } from '../build/browser.ts'
import { tableOf } from '../commands/figures.ts'
import { optionsOf, wholeNumber } from '../commands/options.ts'
import { until } from '../processes/until.ts'
import { STOREFRONT_SHOPS, type StorefrontShop } from '../stand-ins/storefront/state.ts'
import { desk } from '../testkit/desk-command.ts'
import { visit } from './chaos/buyers.ts'
import { isReady, readMails } from './chaos/judge/evidence.ts'
import { plainPlan } from './chaos/plans.ts'
import { personAt } from './load/people.ts'
import { runDrill, secondsSince, withTemporal } from './run-drill.ts'
import { startWholeProduct, type WholeProduct } from './whole-product.ts'

// Breaks one part after another while people buy. Then retries half of the stuck purchases in the Temporal UI
// and half at the desk: npm run drill -- outages --purchases 20 [--parts model,mail,stripe,shopify,gumroad]

/** The pause between two buyers, so that they do not all click at once. */
const BETWEEN_MS = 200
/** The query for purchases that wait for an operator, for the desk and the Temporal UI. */
const NEEDS_ATTENTION = "EightfoldStage = 'needs-attention' AND ExecutionStatus = 'Running'"
/**
 * The longest outage. An unconfirmed payment needs attention after ten minutes, so a longer wait has no
 * purpose.
 */
const BROKEN_FOR_AT_MOST_MS = 13 * 60_000
const LOOK_EVERY_MS = 10_000
const DELIVERED_WITHIN_MS = 20 * 60_000

const Part = z.enum(['model', 'mail', ...STOREFRONT_SHOPS])
type Part = z.infer<typeof Part>
const { purchases, parts } = optionsOf({
  purchases: wholeNumber(20, 2, 1_000),
  parts: z
    .string()
    .default(Part.options.join())
    .transform((names) => names.split(','))
    .pipe(z.array(Part)),
})

const Stuck = z.array(z.object({ id: z.string(), stage: z.string(), why: z.string().nullable() }))

await runDrill('outages', async ({ dataDir, holds, over, tell }) => {
  const product = await startWholeProduct(dataDir, { hasWays: true })
  holds.defer(product.stop)
  tell(`the Temporal UI is ${product.temporalUiUrl}, the figures are ${product.metricsUrl}`)
  const outages: Awaited<ReturnType<typeof outageOf>>[] = []
  for (const [index, part] of parts.entries()) outages.push(await outageOf(part, index * purchases + 1))
  console.log(
    `\n${tableOf(
      [
        'broken',
        'for',
        'needs attention since',
        'mended by clicks',
        'by one command',
        'delivered',
        'doubled',
        'until all had it',
      ],
      outages.map((one) => [
        ...[one.part, `${one.brokenSeconds} s`, one.whys.join('; ') || 'nothing did', one.byClicks],
        ...[one.byCommand, `${one.delivered} of ${purchases}`, one.doubled, `${one.secondsToMend} s`],
      ]),
    )}`,
  )
  return outages.every(({ delivered, doubled }) => delivered === purchases && !doubled)

  /** @param first - the number of the first buyer; numbers determine unique addresses */
  async function outageOf(part: Part, first: number) {
    const channels = part === 'model' || part === 'mail' ? STOREFRONT_SHOPS : [part]
    const buyers = []
    for (let number = first; number < first + purchases; number++) {
      const email = `buyer-${number}@outage.example`
      buyers.push({ email, pay: await payerAt(channels[(number - first) % channels.length], number, email) })
    }
    await product.wayTo(part).begin({ kind: 'refused' })
    const brokenAt = Date.now()
    tell(`${part} is away; ${purchases} people pay`)
    for (const { pay } of buyers) {
      void pay()
      await wait(BETWEEN_MS)
    }
    let waiting = await stuck(product)
    while (waiting.length < purchases && Date.now() - brokenAt < BROKEN_FOR_AT_MOST_MS) {
      await wait(LOOK_EVERY_MS)
      waiting = await stuck(product)
    }
    const whys = [...new Set(waiting.map(({ why }) => why ?? ''))]
    tell(`${waiting.length} need attention: ${whys.join('; ')}`)

    await product.wayTo(part).end()
    const mendedAt = Date.now()
    const clicked = waiting.slice(0, waiting.length / 2).map(({ id }) => id)
    if (clicked.length) {
      await retryByClicks(product, clicked)
      tell(`${clicked.length} were retried in the Temporal UI`)
    }
    const left = await stuck(product)
    if (left.length) tell(`the desk: ${(await retryByCommand(product)).replaceAll(/\s+/g, ' ')}`)

    const emails = buyers.map(({ email }) => email)
    const delivered = await deliveredAmong(emails, product)
    const secondsToMend = Math.round(secondsSince(mendedAt))
    tell(`${delivered} are delivered`)
    return {
      ...{ part, whys, delivered, secondsToMend, byClicks: clicked.length, byCommand: left.length },
      brokenSeconds: Math.round((mendedAt - brokenAt) / 1000),
      doubled: await doubledAmong(emails, product),
    }
  }

  /**
   * At Stripe, people answer and open the checkout session before anything breaks: without a session, nobody can
   * pay. Elsewhere they pay, then ask for the program until told that it will come later.
   */
  async function payerAt(channel: StorefrontShop | undefined, number: number, email: string) {
    if (!channel) throw new Error('a buyer needs a channel')
    if (channel === 'stripe') return (await personAt(product.appUrl, email, number)).pay
    const market = { product, dataDir, over: over.signal }
    return () => visit(plainPlan({ number, email, channel }), market).ended
  }
})

/** Runs `operate stuck`. */
async function stuck({ env }: WholeProduct) {
  const said = await desk(env, 'stuck', '--minutes', '0', '--json')
  return Stuck.parse(JSON.parse(said)).filter(({ stage }) => stage === 'needs-attention')
}

/** Runs one `operate retry` for all that wait. */
function retryByCommand({ env }: WholeProduct): Promise<string> {
  return desk(env, 'retry', '--query', NEEDS_ATTENTION, '--reason', 'what was broken is mended', '--yes')
}

/** In the Temporal UI, opens each run and sends it the signal `retry` from its menu. */
async function retryByClicks({ direct, temporalUiUrl }: WholeProduct, ids: readonly string[]): Promise<void> {
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
