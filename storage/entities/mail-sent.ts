import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Purchase } from './purchase.ts'

/** One letter of one kind to one purchase. The row is claimed before sending, so there is never a second. */
export const MailSent = defineEntity({
  name: 'MailSent',
  tableName: 'mail_sent',
  properties: {
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').primary(),
    kind: p.text().primary(),
    messageId: p.text(),
    sentAt: p.datetime().nullable(),
  },
})
export type MailSent = InferEntity<typeof MailSent>
