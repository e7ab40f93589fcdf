import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Shop } from '../channels/shop.ts'
import { type EventOutcome, WebhookEvent } from '../storage/entities/webhook-event.ts'
import { eventLagSeconds } from '../watching/requests.ts'
import { isOnlyAnExpiry } from './expired-checkout.ts'
import { foreignEvents } from './foreign-events.ts'
import { openPurchase } from './open-purchase.ts'
import type { PurchaseClient } from './purchase-client.ts'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** As long as Stripe itself would go on. What is still owed then, the look at changed orders has found long ago. */
const GIVE_UP_AFTER_MS = 3 * 86_400_000

interface EventTools {
  em: EntityManager
  shop: Shop
  purchases: Pick<PurchaseClient, 'knock'>
  log: Logger
}

/**
 * Passes a kept event on to the purchase that it is about; what cannot be passed on is put off. May run twice, and in
 * two places at once: the event is only a hint to ask the shop again. Holds no connection while the shop is asked.
 * @returns whether it is owed no longer
 */
export async function handleEvent(tools: EventTools, event: WebhookEvent): Promise<boolean> {
  let change: Partial<WebhookEvent>
  try {
    change = { handledAt: new Date(), outcome: await passOn(tools, event) }
  } catch (error) {
    change = putOff(event, new Date())
    const { channel, type, tries } = event
    tools.log.warn({ err: error, channel, type, tries, outcome: change.outcome }, 'an event is not passed on')
  }
  const { channel, eventId } = event
  // What somebody else has handled meanwhile stays handled.
  await tools.em.nativeUpdate(WebhookEvent, { channel, eventId, handledAt: null }, change)
  const { handledAt, outcome } = change
  if (!handledAt || !outcome) return false
  eventLagSeconds.observe({ channel, outcome }, (handledAt.getTime() - event.receivedAt.getTime()) / 1_000)
  return true
}

async function passOn({ em, shop, purchases, log }: EventTools, event: WebhookEvent): Promise<EventOutcome> {
  const { channel, type, reference } = event
  if (!reference || (await isOnlyAnExpiry(em, event))) return 'no-order'
  const order = await shop.orderOf(reference)
  if (!order) {
    foreignEvents.inc({ channel, type })
    log.info({ channel, type }, 'an event is about an order that is not ours')
    return 'not-ours'
  }
  await purchases.knock(await openPurchase(em, channel, order))
  return 'passed-on'
}

/** The pause doubles with every try, so that what always fails leaves room for the rest. */
function putOff({ tries, receivedAt }: WebhookEvent, now: Date): Partial<WebhookEvent> {
  if (now.getTime() - receivedAt.getTime() > GIVE_UP_AFTER_MS) return { handledAt: now, outcome: 'given-up' }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)
  return { tries: tries + 1, nextTryAt: new Date(now.getTime() + pauseMs) }
}
