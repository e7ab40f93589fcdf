import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/**
 * The hash of the id of a purchase whose buyer was erased. Nothing that a shop reports about it later is
 * stored.
 */
export const ErasedPurchase = defineEntity({
  name: 'ErasedPurchase',
  tableName: 'erased_purchase',
  properties: {
    hash: p.text().primary(),
    erasedAt: p.datetime().onCreate(() => new Date()),
  },
})
export type ErasedPurchase = InferEntity<typeof ErasedPurchase>
