import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Channel } from '../../domain/shop/channel.ts'
import type { TakenBack } from '../../domain/shop/payment-status.ts'
import { SealedJson } from '../sealing/sealed.ts'
import { Survey } from './survey.ts'

/**
 * One payment at one shop and the facts about its progress. Its id is its workflow's id. The stage is derived
 * from the facts (`stageOf`), never stored.
 */
export const Purchase = defineEntity({
  name: 'Purchase',
  tableName: 'purchase',
  uniques: [{ properties: ['channel', 'order'] }],
  properties: {
    id: p.text().primary(),
    channel: p.text().$type<Channel>(),
    /** The shop's own id of the order. */
    order: p.text(),
    email: p.text().nullable().index(),
    name: p.text().nullable(),
    isTest: p.boolean().default(false),
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    paidAt: p.datetime().nullable(),
    /** The shop's receipt facts at payment, for the buyer's letter; null where the shop gave none. */
    orderNumber: p.text().nullable(),
    orderedAt: p.datetime().nullable(),
    /** In the currency's smallest unit. */
    amountMinor: p.integer().nullable(),
    currency: p.text().nullable(),
    /** When the shop first reported the payment as pending, as with a bank debit. */
    paymentPendingAt: p.datetime().nullable(),
    paymentFailedAt: p.datetime().nullable(),
    /** When the stored payment state was requested from the shop. */
    paymentAskedAt: p.datetime().nullable(),
    /** Weeks of the program written so far in the current attempt, 0-8. */
    weeksWritten: p.integer().default(0),
    /** Exercise names: of the model's draft while it is written, then of the program. */
    exercisesWritten: p.type(new SealedJson('purchase.exercises_written')).$type<string[]>().nullable(),
    programWrittenAt: p.datetime().nullable(),
    pdfReadyAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    /** What an operator must decide; null when nothing waits for one. */
    attentionReason: p.text().nullable(),
    closedAt: p.datetime().nullable(),
    closedBecause: p.text().$type<TakenBack>().nullable(),
    abandonedAt: p.datetime().nullable(),
    /** When the buyer was erased; nothing about them is stored from then on. */
    erasedAt: p.datetime().nullable(),
    /** When the reconciliation last woke it. */
    seenToAt: p.datetime().nullable(),
  },
})
export type Purchase = InferEntity<typeof Purchase>
