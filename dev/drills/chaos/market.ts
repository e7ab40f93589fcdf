import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { retry } from '../../../workflows/messages.ts'
import { until } from '../../processes/until.ts'
import { addressOf, createBuyer } from '../../testkit/purchases/buyer.ts'
import { type Stage, withTemporal } from '../run-drill.ts'
import { type Market, visit } from './buyers.ts'
import { isSettled, type Violation, violationsIn } from './judge/checks.ts'
import { gatherEvidence, readShopBooks } from './judge/evidence.ts'
import { replayAll } from './judge/histories.ts'
import { deadLinksIn } from './judge/links.ts'
import { LONGEST_TOLD_MS } from './judge/patience.ts'
import type { Plan, Visit } from './plans.ts'

const AT_ONCE = 12
/** A buyer who still waits after this long no longer occupies a slot. */
const MAKES_ROOM_AFTER_MS = 60_000
const LOOK_EVERY_MS = 5_000
/**
 * In this time, everybody retries once and most retry twice; a buyer who is not served by then never will be.
 */
const PEOPLE_WAIT_MS = LONGEST_TOLD_MS + 90_000
const READ_WITHIN_MS = 180_000

/** Retries a failed read: on a busy machine, any read may time out once. */
const readWithRetries = <T extends object>(what: string, read: () => Promise<T>): Promise<T> =>
  until(
    what,
    () =>
      read().catch((error: unknown) => {
        console.error(`${what} could not be read, and is read again:`, error)
        return undefined
      }),
    READ_WITHIN_MS,
  )

/** Starts the buyers one after another over `spreadMs`, at most a dozen at a time. */
export function startBuyers(plans: readonly Plan[], market: Market, spreadMs: number) {
  const startedAt = Date.now()
  /** The visits that have started. */
  const visits: Visit[] = []
  const atOnce = pLimit(AT_ONCE)
  const leaving: Promise<void>[] = []
  const come = async () => {
    for (const plan of plans) {
      const afterMs = startedAt + plan.comes * spreadMs - Date.now()
      if (afterMs > 0) await sleep(afterMs, undefined, { signal: market.over })
      await new Promise<void>((isIn) => {
        void atOnce(async () => {
          const begun = visit(plan, market)
          visits.push(begun.visit)
          leaving.push(begun.ended)
          isIn()
          await Promise.race([begun.ended, sleep(MAKES_ROOM_AFTER_MS)])
        })
      })
    }
  }
  const allCame = come()
  return { visits, allCame, allLeft: allCame.then(() => Promise.all(leaving)) }
}

/** People who buy, and what comes of their orders. */
export function openMarket(
  product: Market['product'],
  { dataDir, over, tell }: Pick<Stage, 'dataDir' | 'over' | 'tell'>,
  { plans, spreadMs }: { plans: readonly Plan[]; spreadMs: number },
) {
  const crowd = startBuyers(plans, { product, dataDir, over: over.signal }, spreadMs)
  const { visits } = crowd
  const look = (withMails: boolean, of: readonly Visit[] = visits) =>
    readWithRetries('what has come of it', () =>
      gatherEvidence({ direct: product.direct, dataDir, visits: of, withMails }),
    )

  /**
   * Enters license keys again: Gumroad retries its pings only briefly, so changes of a sale show when its key
   * is entered.
   */
  async function showKeysAgain(): Promise<void> {
    const regretted = visits.filter(({ plan }) => plan.channel === 'gumroad' && plan.afterwards !== 'keeps')
    const emails = new Set(regretted.map(({ plan }) => plan.email))
    const { orders } = await readShopBooks(dataDir)
    for (const { licenseKey, email } of orders) {
      if (!licenseKey || !emails.has(email)) continue
      const { call } = createBuyer(product.appUrl, { headers: { 'x-forwarded-for': addressOf(500_000) } })
      await readWithRetries('a key', () => call('POST', '/api/licenses/validate', { licenseKey }))
    }
  }

  /** Waits until all purchases are settled, as long as there is progress. @returns whether they settled in time */
  async function untilQuiet(withinMs: number): Promise<boolean> {
    let giveUpAt = Infinity
    let fewest = Infinity
    let quietSince: number | null = null
    for (let told = ''; ; await sleep(LOOK_EVERY_MS)) {
      const { cases, eventsNotHandled, eventsUnderWay } = await look(false)
      const open = cases.filter((one) => !isSettled(one))
      const waiting = visits.filter(({ hasEnded, wasTurnedAway }) => !hasEnded && !wasTurnedAway)
      const events = eventsNotHandled + eventsUnderWay
      const left = open.length + events
      if (left < fewest) {
        fewest = left
        giveUpAt = Date.now() + withinMs
      }
      quietSince = left ? null : (quietSince ?? Date.now())
      const state = `${open.length} purchases are open, ${waiting.length} people wait, ${events} events are under way`
      if (state !== told) tell(state)
      told = state
      if (quietSince && (!waiting.length || Date.now() - quietSince > PEOPLE_WAIT_MS)) return true
      if (Date.now() > giveUpAt) return false
    }
  }

  return {
    ...crowd,
    look,
    /**
     * Waits until everything is done, and judges it. Nobody waits any longer then.
     * @param withinMs - the longest time without progress
     * @param keepIn - where histories that do not replay are stored
     */
    async judge(
      withinMs: number,
      keepIn: string,
      { bundle, retries = false }: { bundle?: Parameters<typeof replayAll>[2]; retries?: boolean } = {},
    ) {
      await showKeysAgain()
      if (retries) await retryAll(product.direct.temporalAddress)
      const isQuiet = await untilQuiet(withinMs)
      const quietAt = isQuiet ? Date.now() : null
      over.abort()
      await crowd.allLeft
      tell('reading what has come of it')
      const evidence = await look(true)
      const histories = await readWithRetries('the histories', () =>
        replayAll(product.direct.temporalAddress, keepIn, bundle),
      )
      const violations: Violation[] = [
        ...violationsIn(evidence),
        ...(await deadLinksIn(evidence.cases, product.appUrl)),
        ...histories.violations,
      ]
      if (!isQuiet) violations.push({ kind: 'stuck', about: 'the run', what: 'it never became quiet' })
      return { ...histories, evidence, violations, quietAt }
    },
  }
}

/** Acts as an operator after all faults: retries everything that needs attention. */
const retryAll = (temporalAddress: string): Promise<void> =>
  withTemporal(temporalAddress, async ({ workflow }) => {
    const query = 'EightfoldStage = "needs-attention" and ExecutionStatus = "Running"'
    for await (const { workflowId } of workflow.list({ query }))
      await workflow.getHandle(workflowId).signal(retry)
  })
