import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A shop's event, kept before it is answered, so that none is lost and none is handled twice. */
export const WebhookEvent = defineEntity({
  name: 'WebhookEvent',
  tableName: 'webhook_event',
  properties: {
    channel: p.text().primary().$type<'stripe' | 'shopify' | 'gumroad'>(),
    eventId: p.text().primary(),
    type: p.text(),
    reference: p.text().nullable(),
    receivedAt: p.datetime().onCreate(() => new Date()),
    /** Tries in vain so far. */
    tries: p.integer().default(0),
    nextTryAt: p.datetime().onCreate(() => new Date()),
    /** When it stopped being owed; `outcome` says why. */
    handledAt: p.datetime().nullable(),
    outcome: p.text().$type<EventOutcome>().nullable(),
  },
})
export type WebhookEvent = InferEntity<typeof WebhookEvent>

/** What became of an event: its purchase heard of it, it is about nothing of ours, or we gave it up. */
export type EventOutcome = 'passed-on' | 'no-order' | 'not-ours' | 'given-up'
