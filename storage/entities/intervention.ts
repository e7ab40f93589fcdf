import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { InterventionKind, InterventionOutcome } from '../../domain/shop/intervention.ts'
import { SealedText } from '../sealing/sealed.ts'
import { Purchase } from './purchase.ts'
import { Survey } from './survey.ts'

/**
 * A change to a purchase that an operator requested: what, by whom and why. The workflow receives only the id
 * and the kind, so that its history names nobody.
 */
export const Intervention = defineEntity({
  name: 'Intervention',
  tableName: 'intervention',
  properties: {
    id: p.text().primary(),
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').index(),
    kind: p.text().$type<InterventionKind>(),
    actor: p.text(),
    /** Sealed because it may quote the buyer. */
    reason: p.type(new SealedText('intervention.reason')).$type<string>(),
    /** The new address for mail; kept until the intervention is settled. */
    email: p.text().nullable(),
    /** The answers for the rewritten program. */
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** When the purchase's rows were changed. */
    appliedAt: p.datetime().nullable(),
    /** When all of it was done; `outcome` says how it ended. */
    settledAt: p.datetime().nullable(),
    outcome: p.text().$type<InterventionOutcome>().nullable(),
  },
})
export type Intervention = InferEntity<typeof Intervention>
