import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { ShopChannel } from '../../domain/shop/channel.ts'

/** How far a shop has been reconciled: all changes before this moment are known. */
export const Reconciliation = defineEntity({
  name: 'Reconciliation',
  tableName: 'reconciliation',
  properties: {
    channel: p.text().primary().$type<ShopChannel>(),
    lookedUntil: p.datetime(),
  },
})
export type Reconciliation = InferEntity<typeof Reconciliation>
