import { newId } from './ids.ts'
import type { Ledger } from './ledger.ts'
import type { Delivery } from './state.ts'

/** Makes the headers of one attempt; a signature carries the time of the attempt, so each gets its own. */
export type Signer = (delivery: Delivery, now: number) => Record<string, string>

export interface PostOffice {
  /** Takes a webhook on; it is sent at least once, until the app answers 2xx. */
  post(webhook: Pick<Delivery, 'shop' | 'path' | 'eventId' | 'type' | 'body'>): void
  /** Sends what is due. Never rejects. */
  deliver(): Promise<void>
}

const LONGEST_ANSWER_MS = 10_000
const LONGEST_PAUSE_MS = 30_000
/** Real shops go on for hours or days; an app that stays away this often is not coming back. */
const MOST_ATTEMPTS = 500
/** Long enough for the events of one deed to meet, so that they can swap places. */
const REORDER_MS = 1_500
const KEPT_DELIVERIES = 200

export function openPostOffice(
  { state, save }: Ledger,
  signers: Record<Delivery['shop'], Signer>,
  appUrl: () => string,
): PostOffice {
  const underway = new Set<Delivery>()

  async function send(delivery: Delivery): Promise<void> {
    const now = Date.now()
    delivery.attempts += 1
    delivery.nextAt = now + Math.min(500 * 2 ** delivery.attempts, LONGEST_PAUSE_MS)
    try {
      const answer = await fetch(`${appUrl()}${delivery.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signers[delivery.shop](delivery, now) },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      })
      await answer.arrayBuffer()
      delivery.lastAnswer = String(answer.status)
      if (answer.ok) delivery.deliveredAt = Date.now()
    } catch (error) {
      delivery.lastAnswer = error instanceof Error ? String(error.cause ?? error.message) : 'no answer'
    }
    if (!delivery.deliveredAt && delivery.attempts >= MOST_ATTEMPTS) delivery.gaveUpAt = Date.now()
  }

  function due(): Delivery[] {
    if (state.switches.hold) return []
    const now = Date.now()
    const ready = state.deliveries.filter((one) => isUnderWay(one) && one.nextAt <= now && !underway.has(one))
    return state.switches.reorder ? ready.reverse() : ready
  }

  return {
    post(webhook) {
      const now = Date.now()
      const delivery: Delivery = {
        ...webhook,
        id: newId('dlv'),
        createdAt: now,
        attempts: 0,
        nextAt: now + (state.switches.reorder ? REORDER_MS : 0),
        deliveredAt: null,
        gaveUpAt: null,
        lastAnswer: null,
      }
      state.deliveries.push(delivery)
      if (state.switches.duplicate) state.deliveries.push({ ...delivery, id: newId('dlv') })
    },

    async deliver() {
      const batch = due()
      if (batch.length === 0) return
      batch.forEach((delivery) => underway.add(delivery))
      if (state.switches.reorder) for (const delivery of batch) await send(delivery)
      else await Promise.all(batch.map(send))
      batch.forEach((delivery) => underway.delete(delivery))
      const finished = state.deliveries.filter((one) => !isUnderWay(one))
      const forgotten = new Set(finished.slice(0, Math.max(0, finished.length - KEPT_DELIVERIES)))
      state.deliveries = state.deliveries.filter((one) => !forgotten.has(one))
      await save()
    },
  }
}

export const isUnderWay = (delivery: Delivery): boolean => !delivery.deliveredAt && !delivery.gaveUpAt
