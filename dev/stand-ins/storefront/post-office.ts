import { newId, type Ledger, type Delivery, type State } from './state.ts'

/** How one shop sends its webhooks. */
export interface Carrier {
  /** The headers of one attempt: a signature carries the time of its attempt. */
  headers(delivery: Delivery, now: number): Record<string, string>
  /** The shop's timeout for an answer. */
  answerWithinMs: number
  /** The time of the next attempt after a failed one; null to give up. */
  nextTry(delivery: Delivery, now: number): number | null
}

interface Webhook extends Pick<Delivery, 'shop' | 'path' | 'eventId' | 'type' | 'body'> {
  /** The earliest time to send it. */
  notBefore?: number
}

export type PostOffice = ReturnType<typeof openPostOffice>

/** Long enough to collect the events of one action, so that they can be reordered. */
const REORDER_MS = 1_500
const MAX_AT_ONCE = 50
const KEPT_DELIVERIES = 200

export function openPostOffice(
  { state, save }: Ledger,
  carriers: Record<Delivery['shop'], Carrier>,
  appUrl: () => string,
) {
  const underway = new Map<Delivery, Promise<void>>()
  const stopping = new AbortController()

  async function send(delivery: Delivery): Promise<void> {
    const { headers, nextTry, answerWithinMs } = carriers[delivery.shop]
    delivery.attempts += 1
    try {
      const answer = await fetch(`${appUrl()}${delivery.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers(delivery, Date.now()) },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]),
      })
      await answer.arrayBuffer()
      delivery.lastAnswer = String(answer.status)
      if (answer.ok) delivery.deliveredAt = Date.now()
    } catch (error) {
      delivery.lastAnswer = error instanceof Error ? String(error.cause ?? error.message) : 'no answer'
    }
    if (delivery.deliveredAt) forgetOldest(state)
    else reschedule(delivery, nextTry(delivery, Date.now()))
    await save()
  }

  function due(): Delivery[] {
    if (state.switches.hold) return []
    const now = Date.now()
    const ready = state.deliveries.filter((one) => isUnderWay(one) && one.nextAt <= now && !underway.has(one))
    return (state.switches.reorder ? ready.reverse() : ready).slice(0, MAX_AT_ONCE - underway.size)
  }

  return {
    /** Queues a webhook. It is sent at least once, until the app answers 2xx. */
    post({ notBefore = 0, ...webhook }: Webhook): void {
      const now = Date.now()
      const soonest = state.switches.reorder ? (Math.floor(now / REORDER_MS) + 2) * REORDER_MS : now
      const delivery: Delivery = {
        ...webhook,
        id: newId('dlv'),
        createdAt: now,
        attempts: 0,
        nextAt: Math.max(soonest, notBefore),
        deliveredAt: null,
        gaveUpAt: null,
        lastAnswer: null,
      }
      state.deliveries.push(delivery)
      if (state.switches.duplicate) state.deliveries.push({ ...delivery, id: newId('dlv') })
    },

    /** Starts sending due webhooks. */
    deliver(): void {
      let before = Promise.resolve()
      for (const delivery of due()) {
        const sent = before.then(() => send(delivery)).finally(() => underway.delete(delivery))
        underway.set(delivery, sent)
        if (state.switches.reorder) before = sent
      }
    },

    /** Aborts current attempts; they count as failed. */
    async stop() {
      stopping.abort()
      await Promise.all(underway.values())
    },
  }
}

export const isUnderWay = (delivery: Delivery): boolean => !delivery.deliveredAt && !delivery.gaveUpAt

function reschedule(delivery: Delivery, next: number | null): void {
  if (next === null) delivery.gaveUpAt = Date.now()
  else delivery.nextAt = next
}

function forgetOldest(state: State): void {
  const finished = state.deliveries.filter((one) => !isUnderWay(one))
  const forgotten = new Set(finished.slice(0, Math.max(0, finished.length - KEPT_DELIVERIES)))
  if (forgotten.size > 0) state.deliveries = state.deliveries.filter((one) => !forgotten.has(one))
}
