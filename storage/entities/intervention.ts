import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { InterventionKind, InterventionOutcome } from '../../domain/intervention.ts'
import { SealedText } from '../sealing/sealed.ts'
import { Purchase } from './purchase.ts'
import { Survey } from './survey.ts'

/**
 * What an operator asked to be done to a purchase, who asked, and why. The workflow is told the id and the kind alone,
 * so that its history names nobody.
 */
export const Intervention = defineEntity({
  name: 'Intervention',
  tableName: 'intervention',
  properties: {
    id: p.text().primary(),
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').index(),
    kind: p.text().$type<InterventionKind>(),
    actor: p.text(),
    /** It may quote the buyer. */
    reason: p.type(new SealedText('intervention.reason')).$type<string>(),
    /** Where mail goes from now on, until that is done. */
    email: p.text().nullable(),
    /** The answers to write anew from. */
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** When the rows of the purchase were changed. */
    appliedAt: p.datetime().nullable(),
    /** When nothing of it was owed any more; `outcome` says how it ended. */
    settledAt: p.datetime().nullable(),
    outcome: p.text().$type<InterventionOutcome>().nullable(),
  },
})
export type Intervention = InferEntity<typeof Intervention>
