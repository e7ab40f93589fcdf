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
    handledAt: p.datetime().nullable(),
  },
})
export type WebhookEvent = InferEntity<typeof WebhookEvent>
