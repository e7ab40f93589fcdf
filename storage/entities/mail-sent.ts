import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Purchase } from './purchase.ts'

/**
 * One letter of one kind and optional occasion to one purchase. It is claimed, sent and then marked. If an
 * attempt breaks off in between, the same mail is sent again with the same Message-ID.
 */
export const MailSent = defineEntity({
  name: 'MailSent',
  tableName: 'mail_sent',
  properties: {
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').primary(),
    kind: p.text().primary(),
    messageId: p.text(),
    sentAt: p.datetime().nullable(),
    /** Until then, whoever claimed it may still be sending it. */
    claimedUntil: p.datetime().nullable(),
  },
})
export type MailSent = InferEntity<typeof MailSent>
