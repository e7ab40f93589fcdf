import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Survey } from './survey.ts'

/** A checkout session that we opened for a survey; it may or may not be paid one day. */
export const Checkout = defineEntity({
  name: 'Checkout',
  tableName: 'checkout',
  properties: {
    /** The shop's session id, which becomes the order of the purchase. */
    order: p.text().primary(),
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** Whom it was opened for, and the page to pay on; null in rows from before both were kept. */
    email: p.text().nullable(),
    url: p.text().nullable(),
    /** Since when nobody can pay it: it expired, was closed, or its bank debit failed. */
    closedAt: p.datetime().nullable(),
  },
})
export type Checkout = InferEntity<typeof Checkout>
