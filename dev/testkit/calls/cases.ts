import { changeableIn } from '../../../domain/forms/changes.ts'
import { SAMPLE_ANSWERS } from '../../../domain/forms/sample-person.ts'
import { type CallName, type CallOf, callOf, titleOf } from '../../../domain/calls/index.ts'
import { trainingAnswersOf } from '../../../domain/forms/onboarding.ts'
import type { RefusalCode } from '../../../domain/shop/errors.ts'
import { type Answer, ANSWERS, requestOf } from '../purchases/buyer.ts'
import type { CallWorld } from './world.ts'

const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAAAA'
const UNKNOWN_KEY = 'ABCDEF01-23456789-ABCDEF01-23456789'

/**
 * One request to a call: its situation, the expected refusal (null for none), and a function that sends it.
 */
export type Case = [
  when: string,
  refusal: RefusalCode | null,
  ask: (title: string, world: CallWorld) => Promise<Answer>,
]

/** The calls that our own pages make. */
export type PageCall = {
  [Name in CallName]: CallOf<Name> extends { caller: string } ? never : Name
}[CallName]

type From<T> = (world: CallWorld) => T
/** What a world holds under a name, or what is made from it. */
type Of<T> =
  From<T> | { [Name in keyof CallWorld]: CallWorld[Name] extends T ? Name : never }[keyof CallWorld]
const from = <T>(of: Of<T>, world: CallWorld): T =>
  typeof of === 'function' ? of(world) : (world[of] as unknown as T)

/** Sends a request with a body, by default from a browser without proofs. */
const sending =
  (body: From<unknown>, id: Of<string> = () => '', who: Of<CallWorld['me']> = 'me'): Case[2] =>
  (call, world) =>
    world.ask(from(who, world), call.replace(/\{\w+\}/, from(id, world)), body(world))
const reading = (id: Of<string>, who?: Of<CallWorld['me']>) => sending(() => undefined, id, who)
const sendingTo = (id: Of<string>, body: object) => sending(() => body, id)
/** From a browser that may have proofs, with that email in the body. */
const returning = (who: Of<CallWorld['me']>, email: Of<string>) =>
  sending((w) => ({ email: from(email, w) }), undefined, who)
const ordering = (more: From<object>) =>
  sending((world) => ({ ...requestOf('anna@example.com'), ...more(world) }))

const OF_A_PROGRAM: readonly Case[] = [
  ['its id', null, reading('programId')],
  ['an unknown id', 'NOT_FOUND', reading(() => NOBODY)],
  ['a refunded program', 'PURCHASE_REFUNDED', reading('refundedProgramId')],
  ['a disputed program', 'PURCHASE_DISPUTED', reading('disputedProgramId')],
]

const CHANGES = changeableIn(SAMPLE_ANSWERS)
const rewriting = (id: Of<string>, who?: Of<CallWorld['me']>) => sending(() => CHANGES, id, who)

/** Every call of our own pages, each with its successful answers and its refusals. */
export const CASES: { readonly [Name in PageCall]: readonly Case[] } = {
  createProgramByLicense: [
    ['a license key and answers', null, ordering((w) => ({ licenseKey: w.key, productId: w.productId }))],
    ['the same key again', null, ordering((w) => ({ licenseKey: w.key }))],
    ['the key as a token', null, ordering((w) => ({ token: `gumroad_${w.key}` }))],
    ['neither key nor token', 'CREDENTIAL_REQUIRED', ordering(() => ({}))],
    ['a key that nobody bought', 'CREDENTIAL_REFUSED', ordering(() => ({ licenseKey: UNKNOWN_KEY }))],
    ['a key of another product', 'CREDENTIAL_REFUSED', ordering((w) => ({ licenseKey: w.foreignKey }))],
    ['a refunded key', 'PURCHASE_REFUNDED', ordering((w) => ({ licenseKey: w.refundedKey }))],
    ['a disputed key', 'PURCHASE_DISPUTED', ordering((w) => ({ licenseKey: w.disputedKey }))],
    ['incomplete answers', 'INVALID_REQUEST', sending((w) => ({ licenseKey: w.key }))],
  ],
  createProgramByToken: [
    ['a token and answers', null, ordering((w) => ({ token: w.token }))],
    ['the same token again', null, ordering((w) => ({ token: w.token }))],
    ['no token', 'CREDENTIAL_REQUIRED', ordering(() => ({ token: ' ' }))],
    ['an unknown token', 'CREDENTIAL_REFUSED', ordering(() => ({ token: NOBODY }))],
    ['an expired token', 'CREDENTIAL_EXPIRED', ordering((w) => ({ token: w.expiredToken }))],
    ['a token of a refunded order', 'PURCHASE_REFUNDED', ordering((w) => ({ token: w.refundedToken }))],
    ['a token of a disputed order', 'PURCHASE_DISPUTED', ordering((w) => ({ token: w.disputedToken }))],
    ['incomplete answers', 'INVALID_REQUEST', sending((w) => ({ token: w.token }))],
  ],
  createDemoProgram: [
    ['answers', null, ordering(() => ({}))],
    ['the daily budget is spent', 'DEMO_BUDGET_SPENT', ordering(() => ({}))],
    ['incomplete answers', 'INVALID_REQUEST', sending(() => ({ name: 'Anna' }))],
  ],
  validateLicense: [
    ['a license key', null, sending((w) => ({ licenseKey: w.key, productId: w.productId }))],
    ['a key that was used', null, sending((w) => ({ licenseKey: w.usedKey }))],
    ['a key that nobody bought', 'CREDENTIAL_REFUSED', sending(() => ({ licenseKey: UNKNOWN_KEY }))],
    [
      'a key for another product',
      'CREDENTIAL_REFUSED',
      sending((w) => ({ licenseKey: w.key, productId: 'other' })),
    ],
    ['a refunded key', 'PURCHASE_REFUNDED', sending((w) => ({ licenseKey: w.refundedKey }))],
    ['a disputed key', 'PURCHASE_DISPUTED', sending((w) => ({ licenseKey: w.disputedKey }))],
    ['a blank key', 'INVALID_REQUEST', sending(() => ({ licenseKey: ' ' }))],
  ],
  validateToken: [
    ['a token', null, sending((w) => ({ token: w.freshToken }))],
    ['a token that was used', null, sending((w) => ({ token: w.token }))],
    ['an unknown token', 'CREDENTIAL_REFUSED', sending(() => ({ token: NOBODY }))],
    ['an expired token', 'CREDENTIAL_EXPIRED', sending((w) => ({ token: w.expiredToken }))],
    ['a token of a refunded order', 'PURCHASE_REFUNDED', sending((w) => ({ token: w.refundedToken }))],
    ['a token of a disputed order', 'PURCHASE_DISPUTED', sending((w) => ({ token: w.disputedToken }))],
    ['a blank token', 'INVALID_REQUEST', sending(() => ({ token: ' ' }))],
  ],
  lookUpPurchase: [
    ['the email of an order without a program', null, sending((w) => ({ email: w.unwrittenEmail }))],
    [
      'the email of an order with a program',
      'PURCHASE_NOT_FOUND',
      sending((w) => ({ email: w.writtenEmail })),
    ],
    ['an email without an order', 'PURCHASE_NOT_FOUND', sending(() => ({ email: 'nobody@example.com' }))],
    ['no email', 'INVALID_REQUEST', sending(() => ({ email: 'nobody' }))],
  ],
  readProgram: OF_A_PROGRAM,
  readPdf: OF_A_PROGRAM,
  readSpreadsheet: OF_A_PROGRAM,
  readCalendar: OF_A_PROGRAM,
  readLiftosaur: OF_A_PROGRAM,
  readRewrite: OF_A_PROGRAM,
  rewriteProgram: [
    ['the buyer', null, rewriting('rewrittenProgramId', 'payer')],
    ['a browser that has proven nothing', 'REWRITE_UNPROVEN', rewriting('programId', 'stranger')],
    ['the buyer once more', 'REWRITE_USED', rewriting('usedRewriteId', 'payer')],
    ['the buyer after its days', 'REWRITE_OVER', rewriting('overRewriteId', 'payer')],
    ['an unknown id', 'NOT_FOUND', rewriting(() => NOBODY)],
    ['a refunded program', 'PURCHASE_REFUNDED', rewriting('refundedProgramId')],
    ['a disputed program', 'PURCHASE_DISPUTED', rewriting('disputedProgramId')],
    ['incomplete answers', 'INVALID_REQUEST', sendingTo('programId', { trainingDays: 3 })],
  ],
  mailOwnLink: OF_A_PROGRAM,
  leaveFeedback: [
    ['a rating and words', null, sending(() => ({ rating: 5, feedback: 'Good.' }))],
    ['no words', 'INVALID_REQUEST', sending(() => ({ rating: 5, feedback: ' ' }))],
    ['a rating above 5', 'INVALID_REQUEST', sending(() => ({ rating: 6, feedback: 'Good.' }))],
  ],
  readWords: [
    ['words', null, sending(() => ({ exercisesToAvoid: 'my knees hurt' }))],
    ['no words', null, sending(() => ({ equipment: 'commercial', exercisesToAvoid: 'none' }))],
    ['an invalid survey id', 'INVALID_REQUEST', sending(() => ({ surveyId: 'anna' }))],
  ],
  outlineProgram: [
    ['complete answers', null, sending(() => trainingAnswersOf(ANSWERS).data)],
    ['incomplete answers', 'INVALID_REQUEST', sending(() => ({ trainingDays: 4 }))],
  ],
  createSurvey: [
    ['no answers yet', null, sending(() => ({ answers: {} }))],
    ['an unknown field', 'INVALID_REQUEST', sending(() => ({ answers: { shoeSize: 44 } }))],
  ],
  readSurvey: [
    ['its id', null, reading('unpaidSurvey')],
    ['an unknown id', 'NOT_FOUND', reading(() => NOBODY)],
  ],
  saveAnswers: [
    ['all answers so far', null, sendingTo('unpaidSurvey', { answers: ANSWERS })],
    ['an unknown id', 'NOT_FOUND', sendingTo(() => NOBODY, { answers: {} })],
    ['a survey whose program is written', 'SURVEY_CLOSED', sendingTo('survey', { answers: {} })],
    ['no answers', 'INVALID_REQUEST', sendingTo('unpaidSurvey', {})],
  ],
  completeSurvey: [
    ['an email', null, sendingTo('unpaidSurvey', { email: 'anna@example.com' })],
    ['an unknown id', 'NOT_FOUND', sendingTo(() => NOBODY, { email: 'anna@example.com' })],
    ['a survey that lacks answers', 'MISSING_REQUIRED_FIELDS', sendingTo('bareSurvey', { email: 'a@b.cd' })],
    ['a survey whose program is written', 'SURVEY_CLOSED', sendingTo('survey', { email: 'a@b.cd' })],
    ['no email', 'INVALID_REQUEST', sendingTo('unpaidSurvey', { email: 'anna' })],
  ],
  createCheckout: [
    ['a survey', null, sending((w) => ({ surveyId: w.unpaidSurvey, email: 'a@b.cd', name: 'Anna' }))],
    ['a survey that is paid', null, sending((w) => ({ surveyId: w.survey, email: 'a@b.cd', name: 'Anna' }))],
    [
      'a survey that was refunded',
      'PURCHASE_REFUNDED',
      sending((w) => ({ surveyId: w.refundedSurvey, email: 'a@b.cd' })),
    ],
    [
      'a survey whose payment is disputed',
      'PURCHASE_DISPUTED',
      sending((w) => ({ surveyId: w.disputedSurvey, email: 'a@b.cd' })),
    ],
    [
      'a survey that lacks answers',
      'MISSING_REQUIRED_FIELDS',
      sending((w) => ({ surveyId: w.bareSurvey, email: 'a@b.cd' })),
    ],
    [
      'a survey that is not complete',
      'NO_COMPLETED_SURVEY',
      sending((w) => ({ surveyId: w.openSurvey, email: 'a@b.cd' })),
    ],
    ['an unknown id', 'NOT_FOUND', sending(() => ({ surveyId: NOBODY, email: 'a@b.cd' }))],
    ['no email', 'INVALID_REQUEST', sending((w) => ({ surveyId: w.unpaidSurvey, email: 'anna' }))],
  ],
  listOwnPrograms: [
    ['an email that this browser proved', null, reading('email', 'payer')],
    ['any other email', null, reading('email')],
    ['no email', 'INVALID_REQUEST', reading(() => 'nobody')],
  ],
  listOwnSurveys: [
    ["the email of this browser's own surveys", null, reading('email', 'payer')],
    ['any other email', null, reading('email')],
    ['no email', 'INVALID_REQUEST', reading(() => 'nobody')],
  ],
  processPayment: [
    ["the email of this browser's paid survey", null, returning('payer', 'email')],
    ['any other email', 'PAYMENT_REQUIRED', sending((w) => ({ email: w.email }))],
    [
      "this browser's survey with a pending bank debit",
      'PAYMENT_PENDING',
      returning('patient', 'pendingEmail'),
    ],
    ["this browser's survey with a failed bank debit", 'PAYMENT_FAILED', returning('unlucky', 'failedEmail')],
    ["this browser's survey, paid but not complete", 'NO_COMPLETED_SURVEY', returning('hasty', 'hastyEmail')],
    ["this browser's survey, refunded", 'PURCHASE_REFUNDED', returning('repentant', 'refundedEmail')],
    [
      "this browser's survey with a disputed payment",
      'PURCHASE_DISPUTED',
      returning('disputing', 'disputedEmail'),
    ],
    ['no email', 'INVALID_REQUEST', sending(() => ({ email: 'nobody' }))],
  ],
  checkPayment: [
    ['a paid survey', null, reading('survey')],
    ['a survey that nobody has paid', null, reading('unpaidSurvey')],
    ['a survey with a pending bank debit', null, reading('pendingSurvey')],
    ['an unknown id', 'NOT_FOUND', reading(() => NOBODY)],
  ],
  generateProgram: [
    ['a paid survey', null, reading('survey')],
    ['an unknown id', 'NOT_FOUND', reading(() => NOBODY)],
    ['a survey that lacks answers', 'MISSING_REQUIRED_FIELDS', reading('bareSurvey')],
    ['a survey that is not complete', 'NO_COMPLETED_SURVEY', reading('hastySurvey')],
    ['a survey that is not paid', 'PAYMENT_REQUIRED', reading('unpaidSurvey')],
    ['a survey with a pending bank debit', 'PAYMENT_PENDING', reading('pendingSurvey')],
    ['a survey with a failed bank debit', 'PAYMENT_FAILED', reading('failedSurvey')],
    ['a survey that was refunded', 'PURCHASE_REFUNDED', reading('refundedSurvey')],
    ['a survey whose payment is disputed', 'PURCHASE_DISPUTED', reading('disputedSurvey')],
    ['a purchase whose program was written from other answers', 'SURVEY_CLOSED', reading('supersededSurvey')],
  ],
  readSurveyProgress: [
    ['its id', null, reading('survey')],
    ['an unknown id', 'NOT_FOUND', reading(() => NOBODY)],
  ],
  readProgramProgress: [
    ['its id', null, reading('programId')],
    ['an unknown id', 'NOT_FOUND', reading(() => NOBODY)],
  ],
  readOwnProgress: [
    ['a browser that has bought', null, reading(() => '', 'payer')],
    ['a browser that has not', 'NOT_FOUND', reading(() => '', 'stranger')],
  ],
  readDescription: [['anybody', null, reading(() => '')]],
}

export const ASKED = Object.keys(CASES) as PageCall[]
/** The display name of a call: `GET /api/programs/{id}`. */
export const named = (name: PageCall): string => titleOf(callOf(name))
