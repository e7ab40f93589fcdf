import { setTimeout as wait } from 'node:timers/promises'
import { quantileOf } from '../../commands/figures.ts'
import { optionsOf, wholeNumber } from '../../commands/options.ts'
import { startBuyers } from '../chaos/market.ts'
import { type Plan, plainPlan } from '../chaos/plans.ts'
import { runDrill } from '../run-drill.ts'
import { onSale } from '../whole-product.ts'
import {
  createCaller,
  flood,
  MAX_UNDER_WAY,
  newTally,
  note,
  probe,
  type Tally,
  unexpectedIn,
} from './flood.ts'
import { createVisitors, delivery, lostOf, type Visitors } from './visitors.ts'

const TIMES = 5
const CALM_SECONDS = 15
const CALM_AT_ONCE = 24
const RECOVERED_AFTER_GOOD_CALLS = 20
const RECOVERS_WITHIN_MS = 120_000
const A_BUYER_EVERY_SECONDS = 5
const BUYERS_LEAVE_WITHIN_MS = 600_000
/** Beyond the addresses of the flood. */
const FIRST_BUYER = 8_000_000

/** People who buy at Stripe during the flood, one after another. */
function plansFor(seconds: number): Plan[] {
  const count = Math.ceil(seconds / A_BUYER_EVERY_SECONDS)
  return Array.from({ length: count }, (_, index) => {
    const number = FIRST_BUYER + index
    const who = { number, email: `buyer-${number}@overload.example`, channel: 'stripe' as const }
    return { ...plainPlan(who), comes: index / count }
  })
}

/** A closed loop: each caller waits for its answer before the next call. */
async function calm(visitors: Visitors): Promise<Tally> {
  const tally = newTally()
  const until = Date.now() + CALM_SECONDS * 1000
  const caller = async () => {
    while (Date.now() < until) note(tally, await visitors.next())
  }
  await Promise.all(Array.from({ length: CALM_AT_ONCE }, caller))
  return tally
}

/** @returns the seconds until calls are as fast as in the calm phase; undefined if that never happens */
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

const p95 = ({ times }: Tally) => quantileOf(times, 0.95)
const isPutOff = (status: number) => status === 429 || status === 503

const { minutes } = optionsOf({ minutes: wholeNumber(10, 1, 60) })
const seconds = minutes * 60

await runDrill('overload', async ({ dataDir, holds, over: ending }) => {
  const product = await onSale({ dataDir, holds }, { tokensPerSecond: 250 })
  const caller = createCaller(product.appUrl)
  holds.defer(async () => caller.close())
  const visitors = createVisitors(caller, product.direct.stripeWebhookSecret)
  await calm(visitors) // warms up compilation and connections
  const before = await calm(visitors)
  const perSecond = before.times.length / CALM_SECONDS
  console.log(`Served in calm: ${perSecond.toFixed(0)} calls/s, 95 % within ${p95(before).toFixed(0)} ms.`)

  const over = new AbortController()
  const crowd = startBuyers(plansFor(seconds), { product, dataDir, over: ending.signal }, seconds * 1000)
  const probing = probe(caller, over.signal)
  const flooded = await flood(visitors, perSecond * TIMES, seconds, ending.signal)
  over.abort()
  const { tally, sent, unsent } = flooded
  const recovered = await recovery(visitors, Math.max(100, 2 * p95(before)))
  const probes = await probing
  await Promise.race([crowd.allLeft, wait(BUYERS_LEAVE_WITHIN_MS)])
  const buyers = crowd.visits.filter(({ hasEnded }) => hasEnded).map(({ plan }) => plan.email)
  const refusals = crowd.visits.flatMap((visit) => [...visit.refusals])
  const putOff = refusals.reduce((sum, [status, times]) => sum + (isPutOff(status) ? times : 0), 0)
  const complaints = crowd.visits.flatMap((visit) => [
    ...visit.complaints,
    ...(visit.hasEnded ? [] : [visit.trying()]),
    ...[...visit.refusals.keys()].filter((status) => !isPutOff(status)).map(String),
  ])
  const delivered = await delivery(new Set(buyers), product)
  const lost = await lostOf(visitors, product)
  const rate = (calls: number) => (calls / flooded.seconds).toFixed(0)
  console.log(
    [
      `Sent: ${sent} calls in ${flooded.seconds.toFixed(0)} s, ${rate(sent)}/s; beyond ${MAX_UNDER_WAY} at once, not sent: ${unsent}. 99 % sent no later than ${flooded.ownDelayMs.toFixed(0)} ms after their time.`,
      `Answers by status: ${JSON.stringify(tally.byStatus)}`,
      `Served meanwhile: ${rate(tally.times.length)} calls/s, 95 % within ${p95(tally).toFixed(0)} ms.`,
      `Health and home page: ${JSON.stringify(probes.byStatus)}, 95 % within ${p95(probes).toFixed(0)} ms.`,
      `Refusals without Retry-After: ${tally.refusedWithoutRetryAfter}`,
      `Accepted and lost: ${lost}`,
      `Paid meanwhile: ${buyers.length}, put off ${putOff} times; without a program: ${delivered.undelivered}, the last had it ${delivered.seconds.toFixed(0)} s after the end.`,
      `Recovered: ${recovered === undefined ? 'not' : `${recovered.toFixed(1)} s after the end`}`,
      ...complaints.map((complaint) => `A buyer was sent away: ${complaint}`),
    ].join('\n'),
  )
  const isWrong =
    [...unexpectedIn(tally), ...unexpectedIn(probes), ...complaints, ...product.crashes()].length ||
    tally.refusedWithoutRetryAfter ||
    lost ||
    delivered.undelivered
  return !isWrong && recovered !== undefined
})
