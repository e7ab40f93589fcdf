import { setTimeout as sleep } from 'node:timers/promises'
import { optionsOf, wholeNumber } from '../../commands/options.ts'
import { until } from '../../processes/until.ts'
import { STOREFRONT_SHOPS } from '../../stand-ins/storefront/state.ts'
import { desk } from '../../testkit/desk-command.ts'
import { dueTo, linesOf } from '../chaos/judge/checks.ts'
import { readMails } from '../chaos/judge/evidence.ts'
import { deadLinksIn } from '../chaos/judge/links.ts'
import { openMarket } from '../chaos/market.ts'
import { plansOf } from '../chaos/plans.ts'
import { runDrill, secondsSince as since } from '../run-drill.ts'
import { startWholeProduct } from '../whole-product.ts'
import { asOfNow, type Before, comeAgain, isAtRest, judgeRestore, mailedSince } from './judge.ts'
import { copyTemporal, destroyBoth, dumpProduct, restoreBoth, startOurs } from './stores.ts'

// Backs up both stores while people buy, later destroys and restores them, and checks what was recovered:
// npm run drill -- restore --purchases 60

const SECONDS_FOR_EACH = 2
/**
 * The fractions of all people who come before the backup, and before the destruction; the others never come.
 */
const BACKUP_AFTER = 0.4
/** A lost run is started again ten minutes after its last sign of life. */
const AT_REST_WITHIN_MS = 20 * 60_000
const LOOK_EVERY_MS = 2_000

const { purchases } = optionsOf({ purchases: wholeNumber(60, 10) })
const secondsSince = (at: number) => Number(since(at).toFixed(1))

await runDrill('restore', async (stage) => {
  const { dataDir, holds, over, tell } = stage
  const whole = await startWholeProduct(dataDir)
  holds.defer(whole.stop)
  const stores = { product: whole, dataDir }
  const took: [string, number][] = []
  async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    const from = Date.now()
    const result = await work()
    took.push([what, secondsSince(from)])
    tell(`${what}: ${secondsSince(from)} s`)
    return result
  }
  const market = openMarket(whole, stage, {
    plans: plansOf({ seed: 1, purchases }),
    spreadMs: purchases * SECONDS_FOR_EACH * 1000,
  })
  market.allCame.catch(() => undefined)
  /** Buyers are not blamed for a closed browser at the destruction. */
  const blameless = { wasTurnedAway: false, programId: null, complaints: [] }
  const look = (withMails: boolean) =>
    market.look(
      withMails,
      market.visits.map((visit) => ({ ...visit, ...blameless })),
    )
  const comeOf = (part: number) =>
    until('more people', async () => market.visits.length >= purchases * part, AT_REST_WITHIN_MS)

  await comeOf(BACKUP_AFTER)
  const copies = {
    temporal: await timed("copying Temporal's", () => copyTemporal(stores)),
    product: await timed("dumping the product's", () => dumpProduct(stores)),
  }
  const toErase = await until('somebody to erase', async () =>
    (await look(false)).cases.find((one) => one.purchase?.deliveredAt && !one.openIn),
  )
  await comeOf(1)
  await desk(whole.env, 'erase', toErase.purchaseId, '--reason', 'they asked for it', '--yes')
  const mails = await readMails(whole.direct.mailUrl)
  const lost = (await look(false)).cases
  over.abort()
  tell(
    `${market.visits.length} came, ${lost.filter(({ order }) => order.paidAt).length} paid; both stores are destroyed`,
  )
  await timed('destroying', () => destroyBoth(stores))
  const downSince = Date.now()
  await timed('restoring both', () => restoreBoth(stores, copies))
  const restored = (await look(false)).cases
  const before: Before = {
    mails,
    delivered: new Set(restored.filter((one) => one.purchase?.deliveredAt).map((one) => one.purchaseId)),
    erased: { purchaseId: toErase.purchaseId, email: toErase.order.email },
  }
  tell(await timed('erasing again', () => desk(whole.env, 'erase-again')))
  await timed('starting gateway and worker', () => startOurs(stores))
  const upAt = Date.now()
  tell(`it was away for ${secondsSince(downSince)} s`)

  const isRight = await untilAtRest()
  const evidence = await look(true)
  const violations = [
    ...judgeRestore(evidence, before),
    ...(await deadLinksIn(
      evidence.cases
        // Skips links of closed purchases: their tokens may be lost, and their content hardly matters.
        .filter((one) => one.purchase && dueTo(one) !== 'its end' && one.purchaseId !== toErase.purchaseId)
        .map((one) => asOfNow(one, before)),
      whole.appUrl,
    )),
  ]
  const { another, sameAgain, feedbackLost } = mailedSince(evidence, before)
  const owed = evidence.cases.filter(
    (one) => dueTo(one) === 'a program' && one.purchaseId !== toErase.purchaseId,
  )
  const openAgain = restored.filter(({ openIn }) => openIn)
  const wentOn = openAgain.filter(({ purchaseId }) =>
    evidence.cases.some((one) => one.purchaseId === purchaseId && !one.openIn),
  )
  const runless = restored.filter(
    (one) => one.purchase && !one.purchase.deliveredAt && !one.purchase.closedAt && !one.openIn,
  )
  /** Refunded since then, so that nobody needs to know, or a Gumroad sale whose key was not entered again. */
  const unfound = evidence.cases.filter(({ order, purchase }) => order.paidAt && !purchase)
  console.log(
    [
      '',
      `${owed.length} owed a program, ${owed.filter(({ purchase }) => purchase?.deliveredAt).length} delivered.`,
      `Restored: ${restored.filter(({ purchase }) => purchase).length} purchases, ${before.delivered.size} of them delivered; ${openAgain.length} open runs, of which ${wentOn.length} went on to their end; ${runless.length} purchases without a run.`,
      `Not found again: ${unfound.length} (${unfound.map(({ order }) => `${order.channel}, ${order.money}`).join('; ')}).`,
      `Mailed another program, since theirs was lost: ${another}; the same mail again: ${sameAgain}; questions about feedback lost: ${feedbackLost}.`,
      ...took.map(([what, seconds]) => `${what}: ${seconds} s`),
      ...(isRight ? [] : ['✗ it never came to rest']),
      ...linesOf(violations),
    ].join('\n'),
  )
  return isRight && !violations.length

  /**
   * Lets those buyers return who have to, and reports when lost purchases were found. @returns whether all
   * were settled
   */
  async function untilAtRest(): Promise<boolean> {
    const isKnown = (id: string) => restored.some((one) => one.purchaseId === id && one.purchase)
    const missing = new Set(
      lost
        .filter(({ order, purchaseId }) => order.paidAt && !isKnown(purchaseId))
        .map(({ purchaseId }) => purchaseId),
    )
    const foundIn = new Map<string, { channel: string; seconds: number }>()
    const under = new Map<string, Promise<unknown>>()
    for (; ; await sleep(LOOK_EVERY_MS)) {
      const { cases, eventsUnderWay } = await look(false)
      for (const { purchaseId, purchase, order } of cases)
        if (missing.has(purchaseId) && purchase && !foundIn.has(purchaseId))
          foundIn.set(purchaseId, { channel: order.channel, seconds: secondsSince(upAt) })
      const open = cases.filter((one) => one.purchaseId !== toErase.purchaseId && !isAtRest(one))
      for (const one of open) {
        const isAsked = one.order.licenseKey || one.openIn === 'awaiting-survey'
        const hasToCome = dueTo(one) === 'a program' && isAsked && !one.purchase?.answeredAt
        if (!hasToCome || under.has(one.purchaseId)) continue
        const coming = comeAgain(one, whole)
          .catch(() => false)
          .then(() => void under.delete(one.purchaseId))
        under.set(one.purchaseId, coming)
      }
      if (!open.length && !eventsUnderWay) {
        for (const channel of STOREFRONT_SHOPS) {
          const found = [...foundIn.values()].filter((one) => one.channel === channel)
          tell(
            `found again at ${channel}: ${found.length}, the last after ${Math.max(0, ...found.map(({ seconds }) => seconds))} s`,
          )
        }
        took.push([`all ${missing.size} lost purchases found and everybody served`, secondsSince(upAt)])
        return true
      }
      if (Date.now() - upAt > AT_REST_WITHIN_MS) return false
    }
  }
})
