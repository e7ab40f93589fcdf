import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A license key that was shown here, sealed: the shop tells nothing of a sale without it. */
export const License = defineEntity({
  name: 'License',
  tableName: 'license',
  properties: {
    /** The shop's id of the sale, which is the order of the purchase. */
    order: p.text().primary(),
    sealedKey: p.text(),
    /** When the shop had counted its use. */
    redeemedAt: p.datetime().nullable(),
    /** Until then somebody may still be redeeming it. */
    claimedUntil: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
})
export type License = InferEntity<typeof License>
