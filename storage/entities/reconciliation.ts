import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** How far a shop was looked at: what changed there before this moment is known here. */
export const Reconciliation = defineEntity({
  name: 'Reconciliation',
  tableName: 'reconciliation',
  properties: {
    channel: p.text().primary().$type<'stripe' | 'shopify' | 'gumroad'>(),
    lookedUntil: p.datetime(),
  },
})
export type Reconciliation = InferEntity<typeof Reconciliation>
