import { Counter } from 'prom-client'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Shop } from '../channels/shop.ts'
import { type EventOutcome, WebhookEvent, Checkout, Purchase } from '../storage/entities.ts'
import { eventLagSeconds } from '../platform/observability/metrics.ts'
import { openPurchase } from './open-purchase.ts'
import type { PurchaseClient } from './purchase-client.ts'

/** If all events are foreign, the configured SKU or account is wrong. */
const foreignEvents = new Counter({
  name: 'eightfold_foreign_events_total',
  help: 'Events of the shops about orders that are not ours, by shop and type of event',
  labelNames: ['channel', 'type'] as const,
})

/** The next reconciliation after it tries again: within two minutes. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** As long as Stripe itself retries. By then, reconciliation has long found the change. */
const GIVE_UP_AFTER_MS = 3 * 86_400_000

interface EventTools {
  em: EntityManager
  shop: Shop
  purchases: Pick<PurchaseClient, 'signalOrderChanged'>
  log: Logger
}

/**
 * Passes a stored event on to its purchase, or postpones it on failure. Safe to run twice and concurrently:
 * the event only triggers another look-up at the shop. Holds no database connection during the shop's call.
 * @returns whether it is settled
 */
export async function handleEvent(tools: EventTools, event: WebhookEvent): Promise<boolean> {
  let change: Partial<WebhookEvent>
  try {
    change = { handledAt: new Date(), outcome: await passOn(tools, event) }
  } catch (error) {
    change = putOff(event, new Date())
    const { channel, type, tries } = event
    tools.log.warn(
      { err: error, channel, type, tries, outcome: change.outcome },
      'an event could not be passed on',
    )
  }
  const { channel, eventId } = event
  // Does not overwrite an event that was handled concurrently.
  await tools.em.nativeUpdate(WebhookEvent, { channel, eventId, handledAt: null }, change)
  const { handledAt, outcome } = change
  if (!handledAt || !outcome) return false
  eventLagSeconds.observe({ channel, outcome }, (handledAt.getTime() - event.receivedAt.getTime()) / 1_000)
  return true
}

async function passOn({ em, shop, purchases, log }: EventTools, event: WebhookEvent): Promise<EventOutcome> {
  const { channel, type, reference } = event
  if (!reference || (await recordCheckoutExpiry(em, event))) return 'no-order'
  const order = await shop.orderOf(reference)
  if (!order) {
    foreignEvents.inc({ channel, type })
    log.info({ channel, type }, 'an event is about an order that is not ours')
    return 'not-ours'
  }
  await purchases.signalOrderChanged(await openPurchase(em, channel, order))
  return 'passed-on'
}

/** Exponential backoff, so that permanent failures leave room for the rest. */
function putOff({ tries, receivedAt }: WebhookEvent, now: Date): Partial<WebhookEvent> {
  if (now.getTime() - receivedAt.getTime() > GIVE_UP_AFTER_MS) return { handledAt: now, outcome: 'given-up' }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)
  return { tries: tries + 1, nextTryAt: new Date(now.getTime() + pauseMs) }
}

const EXPIRED = 'checkout.session.expired'

/** An expired session starts no purchase. @returns true if nothing else follows from the event */
async function recordCheckoutExpiry(
  em: EntityManager,
  { channel, type, reference }: WebhookEvent,
): Promise<boolean> {
  if (channel !== 'stripe' || type !== EXPIRED || !reference) return false
  await em.nativeUpdate(Checkout, { order: reference, closedAt: null }, { closedAt: new Date() })
  return (await em.count(Purchase, { channel, order: reference })) === 0
}
