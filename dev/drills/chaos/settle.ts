import { setTimeout as sleep } from 'node:timers/promises'
import { retry } from '../../../workflows/messages.ts'
import { addressOf, createBuyer } from '../../testkit/purchases/buyer.ts'
import { until } from '../../processes/until.ts'
import { withTemporal } from '../run-drill.ts'
import type { Visit } from './buyers.ts'
import { isSettled } from './judge/checks.ts'
import { type Evidence, readShopBooks } from './judge/evidence.ts'
import { LONGEST_TOLD_MS } from './judge/patience.ts'

const LOOK_EVERY_MS = 5_000
/**
 * In this time, everybody retries once and most retry twice; a buyer who is not served by then never will be.
 */
const PEOPLE_WAIT_MS = LONGEST_TOLD_MS + 90_000

const READ_WITHIN_MS = 180_000

/** Retries a failed read: on a busy machine, any read may time out once. */
export const readWithRetries = <T extends object>(what: string, read: () => Promise<T>): Promise<T> =>
  until(
    what,
    () =>
      read().catch((error: unknown) => {
        console.error(`${what} could not be read, and is read again:`, error)
        return undefined
      }),
    READ_WITHIN_MS,
  )

/**
 * Waits until all purchases are settled. As long as there is progress, it keeps waiting.
 *
 * @param withinMs - the longest time without progress
 * @returns whether they settled in time
 */
export async function untilQuiet(
  look: () => Promise<Evidence>,
  visits: readonly Visit[],
  withinMs: number,
  tell: (what: string) => void,
): Promise<boolean> {
  let giveUpAt = Infinity
  let fewest = Infinity
  let quietSince: number | null = null
  for (let told = ''; ; await sleep(LOOK_EVERY_MS)) {
    const { cases, eventsNotHandled, eventsUnderWay } = await readWithRetries('what has come of it', look)
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

/**
 * Enters license keys again: Gumroad retries its pings only briefly, so changes of a sale show when its key
 * is entered.
 */
export async function showKeysAgain(
  dataDir: string,
  appUrl: string,
  visits: readonly Visit[],
): Promise<void> {
  const regretted = new Set(
    visits
      .filter(({ plan }) => plan.channel === 'gumroad' && plan.afterwards !== 'keeps')
      .map(({ plan }) => plan.email),
  )
  const { orders } = await readShopBooks(dataDir)
  for (const { licenseKey, email } of orders) {
    if (!licenseKey || !regretted.has(email)) continue
    const headers = { 'x-forwarded-for': addressOf(500_000) }
    const { call } = createBuyer(appUrl, { headers })
    await readWithRetries('a key', () => call('POST', '/api/licenses/validate', { licenseKey }))
  }
}

/** Acts as an operator after all faults: retries everything that needs attention. */
export const retryAll = (temporalAddress: string): Promise<void> =>
  withTemporal(temporalAddress, async ({ workflow }) => {
    const query = 'EightfoldStage = "needs-attention" and ExecutionStatus = "Running"'
    for await (const { workflowId } of workflow.list({ query }))
      await workflow.getHandle(workflowId).signal(retry)
  })
