import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OnboardingAnswers } from '../domain/forms/onboarding.ts'
import type { TrainingAnswers } from '../domain/forms/program-request.ts'
import type { GeneratedProgram } from '../domain/program/program.ts'
import type { ModelReading } from '../domain/reading/statement.ts'
import type { Channel, ShopChannel } from '../domain/shop/channel.ts'
import type { Concern } from '../domain/shop/concern.ts'
import type { InterventionKind, InterventionOutcome } from '../domain/shop/intervention.ts'
import type { TakenBack } from '../domain/shop/payment.ts'
import { SealedJson, SealedText } from './sealing/sealed.ts'

const now = () => p.datetime().onCreate(() => new Date())

/** The answers of one person, from either form. Complete once `completedAt` is set. */
export const Survey = defineEntity({
  name: 'Survey',
  properties: {
    /** Unguessable: whoever has it may read and change the survey. */
    id: p.text().primary(),
    answers: p.type(new SealedJson('survey.answers')).$type<OnboardingAnswers | TrainingAnswers>(),
    /** The hash of the access token that the answers came with; null for answers without one. */
    accessTokenHash: p.text().nullable(),
    email: p.text().nullable().index(),
    name: p.text().nullable(),
    createdAt: now(),
    completedAt: p.datetime().nullable(),
    /** A trigger says whether a purchase or an intervention refers to it. */
    bought: p.boolean().default(false),
  },
})
export type Survey = InferEntity<typeof Survey>

/** One payment at one shop and its progress, by its workflow's id. `stageOf` derives the stage. */
export const Purchase = defineEntity({
  name: 'Purchase',
  uniques: [{ properties: ['channel', 'order'] }],
  properties: {
    id: p.text().primary(),
    channel: p.text().$type<Channel>(),
    order: p.text(),
    /** The shop's, until an operator corrects it. */
    email: p.text().nullable().index(),
    /** What the shop said last. */
    shopEmail: p.text().nullable(),
    /** How often the shop changed it after the payment. */
    addressChanges: p.integer().default(0),
    name: p.text().nullable(),
    isTest: p.boolean().default(false),
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').nullable(),
    createdAt: now(),
    paidAt: p.datetime().nullable(),
    /** The shop's receipt facts at payment, for the buyer's letter; null where the shop gave none. */
    orderNumber: p.text().nullable(),
    orderedAt: p.datetime().nullable(),
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
    /** What a person must see to while it goes on. */
    concerns: p.array<Concern>().default([]),
    /** How often a refund that the shop had reported was taken back. */
    refundsFailed: p.integer().default(0),
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

/** Kept unsealed. Red flags and findings are sealed: they tell about a person. */
const ASKED_FOR_BY_SQL = [
  'model',
  'promptVersion',
  'path',
  'usage',
  'costUsd',
  'score',
  'reading',
  'foreword',
]

export const GENERATED = new SealedJson<GeneratedProgram>('program.generated')

/** The program of a purchase and how it was made. Rendered PDFs are objects, named by their hashes. */
export const Program = defineEntity({
  name: 'Program',
  properties: {
    /** Unguessable, because it is the credential for the results page and the PDF. */
    id: p.text().primary(),
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').unique(),
    name: p.text(),
    email: p.text(),
    generated: p.type(GENERATED).$type<GeneratedProgram>(),
    block: p.type(new SealedJson('program.block')).$type<unknown>(),
    /** Model, prompt version, tokens, rounds, findings and the path that made the delivered program. */
    report: p.type(new SealedJson('program.report', ASKED_FOR_BY_SQL)).$type<unknown>(),
    outdated: p.boolean().default(false),
    createdAt: now(),
    /** A4, with weights in kilograms. */
    pdfSha256: p.text().nullable(),
    /** US Letter, with weights in pounds. */
    pdfLetterSha256: p.text().nullable(),
    /** For phones, with weights in either unit. */
    pdfPhoneKgSha256: p.text().nullable(),
    pdfPhoneLbSha256: p.text().nullable(),
    /** Pocket cards on A4 and on US Letter. */
    pdfCardsSha256: p.text().nullable(),
    pdfCardsLetterSha256: p.text().nullable(),
  },
})
export type Program = InferEntity<typeof Program>

/** The token of a link that opens one purchase; only its SHA-256 is stored. */
export const AccessToken = defineEntity({
  name: 'AccessToken',
  properties: {
    hash: p.text().primary(),
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').index(),
    /** Whether we mailed it to the purchase's address: issued for a typed email, it proves nothing. */
    provesEmail: p.boolean().default(true),
    createdAt: now(),
  },
})
export type AccessToken = InferEntity<typeof AccessToken>

export const Checkout = defineEntity({
  name: 'Checkout',
  properties: {
    /** The shop's session id, which becomes the order of the purchase. */
    order: p.text().primary(),
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').index(),
    createdAt: now(),
    email: p.text(),
    url: p.text(),
    /** When it became unpayable: it expired, was closed, or its bank debit failed. */
    closedAt: p.datetime().nullable(),
  },
})
export type Checkout = InferEntity<typeof Checkout>

/** Claimed, sent, then marked. A broken-off attempt is repeated with the same Message-ID. */
export const MailSent = defineEntity({
  name: 'MailSent',
  properties: {
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').primary(),
    kind: p.text().primary(),
    messageId: p.text().index(),
    sentAt: p.datetime().nullable(),
    /** Until then, whoever claimed it may still be sending it. */
    claimedUntil: p.datetime().nullable(),
  },
})
export type MailSent = InferEntity<typeof MailSent>

/** The one letter about an order that was left unpaid, which has no purchase. As `MailSent`. */
export const OrderReminder = defineEntity({
  name: 'OrderReminder',
  properties: {
    surveyId: () => p.manyToOne(Survey).mapToPk().name('survey_id').primary(),
    /** Nobody gets a second one, whatever they order. */
    email: p.text().unique(),
    messageId: p.text(),
    sentAt: p.datetime().nullable(),
    claimedUntil: p.datetime().nullable(),
  },
})
export type OrderReminder = InferEntity<typeof OrderReminder>

/** What an operator requested, and why. The workflow gets only id and kind: it names nobody. */
export const Intervention = defineEntity({
  name: 'Intervention',
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
    createdAt: now(),
    /** When the purchase's rows were changed. */
    appliedAt: p.datetime().nullable(),
    /** When all of it was done; `outcome` says how it ended. */
    settledAt: p.datetime().nullable(),
    outcome: p.text().$type<InterventionOutcome>().nullable(),
  },
})
export type Intervention = InferEntity<typeof Intervention>

/** An address that an operator corrected, as a keyed hash: receipts and mails of the buyer name it. */
export const FormerAddress = defineEntity({
  name: 'FormerAddress',
  properties: {
    hash: p.text().primary(),
    purchaseId: () => p.manyToOne(Purchase).mapToPk().name('purchase_id').primary().index(),
  },
})
export type FormerAddress = InferEntity<typeof FormerAddress>

/** A license key that a buyer entered here, sealed. The shop reports nothing about a sale without its key. */
export const License = defineEntity({
  name: 'License',
  properties: {
    /** The shop's sale id, which is the purchase's order. */
    order: p.text().primary(),
    sealedKey: p.text(),
    /** When the shop counted its use. */
    redeemedAt: p.datetime().nullable(),
    /** Until then, another request may still be redeeming it. */
    claimedUntil: p.datetime().nullable(),
    createdAt: now(),
  },
})
export type License = InferEntity<typeof License>

export const FeedbackEntry = defineEntity({
  name: 'FeedbackEntry',
  tableName: 'feedback',
  properties: {
    id: p.integer().primary(),
    rating: p.integer(),
    feedback: p.type(new SealedText('feedback.feedback')).$type<string>(),
    email: p.text().nullable(),
    createdAt: now(),
  },
})
export type FeedbackEntry = InferEntity<typeof FeedbackEntry>

export const Unsubscribed = defineEntity({
  name: 'Unsubscribed',
  properties: {
    email: p.text().primary(),
    createdAt: now(),
  },
})
export type Unsubscribed = InferEntity<typeof Unsubscribed>

/** A purchase whose buyer was erased. Nothing that a shop reports about it is stored. */
export const ErasedPurchase = defineEntity({
  name: 'ErasedPurchase',
  properties: {
    hash: p.text().primary(),
    erasedAt: now(),
  },
})
export type ErasedPurchase = InferEntity<typeof ErasedPurchase>

/** No program points to it: it is about to be stored, or, as a trigger records, to be deleted. */
export const LooseObject = defineEntity({
  name: 'LooseObject',
  properties: {
    /** The hash of its bytes. */
    key: p.text().primary(),
    /** When it becomes due for deletion. */
    dueAt: p.datetime(),
  },
})
export type LooseObject = InferEntity<typeof LooseObject>

/** Stored before it is acknowledged, so that none is lost and none is handled twice. */
export const WebhookEvent = defineEntity({
  name: 'WebhookEvent',
  properties: {
    channel: p.text().primary().$type<ShopChannel>(),
    eventId: p.text().primary(),
    type: p.text(),
    reference: p.text().nullable(),
    receivedAt: now(),
    /** Failed attempts so far. */
    tries: p.integer().default(0),
    nextTryAt: now(),
    /** When it was settled; `outcome` says how. */
    handledAt: p.datetime().nullable(),
    outcome: p.text().$type<EventOutcome>().nullable(),
  },
})
export type WebhookEvent = InferEntity<typeof WebhookEvent>

/** How an event was settled: its purchase was notified, it concerns no order of ours, or it was given up. */
export type EventOutcome = 'passed-on' | 'no-order' | 'not-ours' | 'given-up'

/** How far a shop has been reconciled: all changes before this moment are known. */
export const Reconciliation = defineEntity({
  name: 'Reconciliation',
  properties: {
    channel: p.text().primary().$type<ShopChannel>(),
    lookedUntil: p.datetime(),
  },
})
export type Reconciliation = InferEntity<typeof Reconciliation>

/** A model's reading of a text, asked once. It quotes people: it is sealed and soon deleted. */
export const Reading = defineEntity({
  name: 'Reading',
  properties: {
    /** The hash of the texts, the model and the version of its prompt. */
    key: p.text().primary(),
    statements: p.type(new SealedJson('reading.statements')).$type<ModelReading>(),
    usage: p.json<{ tokensIn: number; tokensInCached: number; tokensOut: number }>(),
    /** In US dollars; null when the model's price is unknown. */
    costUsd: p.float().nullable(),
    createdAt: now().index(),
  },
})
export type Reading = InferEntity<typeof Reading>
