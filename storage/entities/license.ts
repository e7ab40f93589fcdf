import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A redeemed license key, sealed: the shop tells nothing of a sale without it. */
export const License = defineEntity({
  name: 'License',
  tableName: 'license',
  properties: {
    /** The shop's id of the sale, which is the order of the purchase. */
    order: p.text().primary(),
    sealedKey: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
})
export type License = InferEntity<typeof License>
