import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Survey } from './survey.ts'

/** A checkout session that we opened for a survey, whether or not it is ever paid. */
export const Checkout = defineEntity({
  name: 'Checkout',
  tableName: 'checkout',
  properties: {
    /** The shop's session id, which becomes the order of the purchase. */
    order: p.text().primary(),
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    email: p.text(),
    /** The payment page. */
    url: p.text(),
    /** When it became unpayable: it expired, was closed, or its bank debit failed. */
    closedAt: p.datetime().nullable(),
  },
})
export type Checkout = InferEntity<typeof Checkout>
