import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { retry } from '../../workflows/messages.ts'
import { createBuyer } from '../buyer.ts'
import { addressOf, type Visit } from './buyers.ts'
import { isSettled } from './checks.ts'
import type { Evidence } from './evidence.ts'
import { readShopBooks } from './shop-orders.ts'

const LOOK_EVERY_MS = 5_000

/** Waits until nothing more will happen. @returns the evidence if that came in time */
export async function untilQuiet(
  look: () => Promise<Evidence>,
  visits: readonly Visit[],
  withinMs: number,
  tell: (what: string) => void,
): Promise<boolean> {
  for (const giveUpAt = Date.now() + withinMs; ;) {
    const { cases, eventsNotHandled, eventsUnderWay } = await look()
    const open = cases.filter((one) => !isSettled(one))
    const present = visits.filter(({ hasEnded, wasTurnedAway }) => !hasEnded && !wasTurnedAway)
    if (!open.length && !present.length && !eventsNotHandled && !eventsUnderWay) return true
    tell(
      `${open.length} purchases are open, ${present.length} people wait, ${eventsUnderWay + eventsNotHandled} events are under way`,
    )
    if (Date.now() > giveUpAt) return false
    await sleep(LOOK_EVERY_MS)
  }
}

/** Gumroad's pings are few and never repeated for long: what became of its sales shows when a key is shown again. */
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
    await createBuyer(appUrl, { headers }).call('POST', '/api/licenses/validate', { licenseKey })
  }
}

/** What an operator does once all is well again: retry everything that needs attention. */
export async function retryAll(temporalAddress: string): Promise<void> {
  const connection = await Connection.connect({ address: temporalAddress })
  try {
    const { workflow } = new Client({ connection })
    const waiting = workflow.list({
      query: 'EightfoldStage = "needs-attention" and ExecutionStatus = "Running"',
    })
    for await (const { workflowId } of waiting) await workflow.getHandle(workflowId).signal(retry)
  } finally {
    await connection.close()
  }
}
