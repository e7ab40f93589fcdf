import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Purchase } from './purchase.ts'

/** The token of a link that opens one purchase; only its SHA-256 is stored. */
export const AccessToken = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  properties: {
    hash: p.text().primary(),
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').index(),
    /**
     * Whether we mailed it to the purchase's address. A token that was issued for a typed email proves
     * nothing.
     */
    provesEmail: p.boolean().default(true),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
})
export type AccessToken = InferEntity<typeof AccessToken>
