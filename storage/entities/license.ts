import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A license key that a buyer entered here, sealed. The shop reports nothing about a sale without its key. */
export const License = defineEntity({
  name: 'License',
  tableName: 'license',
  properties: {
    /** The shop's sale id, which is the purchase's order. */
    order: p.text().primary(),
    sealedKey: p.text(),
    /** When the shop counted its use. */
    redeemedAt: p.datetime().nullable(),
    /** Until then, another request may still be redeeming it. */
    claimedUntil: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
})
export type License = InferEntity<typeof License>
