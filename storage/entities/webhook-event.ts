import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { ShopChannel } from '../../domain/shop/channel.ts'

/**
 * A shop's webhook event, stored before it is acknowledged, so that none is lost and none is handled twice.
 */
export const WebhookEvent = defineEntity({
  name: 'WebhookEvent',
  tableName: 'webhook_event',
  properties: {
    channel: p.text().primary().$type<ShopChannel>(),
    eventId: p.text().primary(),
    type: p.text(),
    reference: p.text().nullable(),
    receivedAt: p.datetime().onCreate(() => new Date()),
    /** Failed attempts so far. */
    tries: p.integer().default(0),
    nextTryAt: p.datetime().onCreate(() => new Date()),
    /** When it was settled; `outcome` says how. */
    handledAt: p.datetime().nullable(),
    outcome: p.text().$type<EventOutcome>().nullable(),
  },
})
export type WebhookEvent = InferEntity<typeof WebhookEvent>

/** How an event was settled: its purchase was notified, it concerns no order of ours, or it was given up. */
export type EventOutcome = 'passed-on' | 'no-order' | 'not-ours' | 'given-up'
