import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** An address that unsubscribed from optional letters. */
export const Unsubscribed = defineEntity({
  name: 'Unsubscribed',
  tableName: 'unsubscribed',
  properties: {
    email: p.text().primary(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
})
export type Unsubscribed = InferEntity<typeof Unsubscribed>
