import Router from '@koa/router'
import * as api from '../domain/api.ts'
import { ProgramRecord } from '../domain/program-record.ts'
import { Progress } from '../domain/progress.ts'
import type { RefusalCode } from '../domain/errors.ts'
import {
  ProgramRequest,
  ProgramRequestByLicense,
  ProgramRequestByToken,
} from '../domain/forms/program-request.ts'
import { type Call, describe } from './openapi-document.ts'
import { CALLS_OF_MACHINES } from './openapi-machines.ts'
import {
  AS_EVENTS,
  OF_A_CALENDAR,
  OF_A_PDF,
  OF_A_SPREADSHEET,
  OF_A_TEXT,
  PROGRAM_CALLS,
  SURVEY_CALLS,
} from './openapi-parts.ts'

const WAITING: readonly RefusalCode[] = ['GENERATION_DELAYED', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED']

/** Every call of the gateway, keyed `METHOD /path`. */
export const CALLS: Readonly<Record<string, Call>> = {
  'POST /api/surveys': {
    id: 'createSurvey',
    does: 'Start a survey.',
    body: api.CreateSurvey,
    bodyIsOptional: true,
    answer: api.SurveyCreated,
    status: 201,
    leadsTo: SURVEY_CALLS,
  },
  'PUT /api/surveys/{id}': {
    id: 'saveAnswers',
    does: 'Save all answers so far.',
    body: api.SaveAnswers,
    answer: api.SurveySaved,
    refuses: ['NOT_FOUND', 'SURVEY_CLOSED'],
  },
  'POST /api/surveys/{id}/complete': {
    id: 'completeSurvey',
    does: 'Complete the survey with an email.',
    body: api.CompleteSurvey,
    answer: api.SurveySaved,
    refuses: ['NOT_FOUND', 'SURVEY_CLOSED', 'MISSING_REQUIRED_FIELDS'],
  },
  'GET /api/surveys/by-email/{email}': {
    id: 'listOwnSurveys',
    does: "This browser's own surveys under an email.",
    answer: api.SurveysByEmail,
  },
  'POST /api/surveys/{id}/generate': {
    id: 'generateProgram',
    does: 'Write the program of a paid survey; answers when its PDF is ready. May be called again: there is one program.',
    answer: api.ProgramCreated,
    leadsTo: PROGRAM_CALLS,
    refuses: [
      'NOT_FOUND',
      'MISSING_REQUIRED_FIELDS',
      'NO_COMPLETED_SURVEY',
      'PAYMENT_REQUIRED',
      'PAYMENT_PENDING',
      'PAYMENT_FAILED',
      'SURVEY_CLOSED',
      'SHOP_CLOSED',
      'SHOP_UNAVAILABLE',
      ...WAITING,
    ],
  },
  'GET /api/surveys/{id}/progress': {
    id: 'readSurveyProgress',
    does: 'How far the purchase of a survey has come.',
    answer: Progress,
    ...AS_EVENTS,
    refuses: ['NOT_FOUND'],
  },
  'POST /api/surveys/process-stripe-payment': {
    id: 'processPayment',
    does: 'Find the payment of an email that this browser has proven, and the survey it is for.',
    body: api.ProcessPayment,
    answer: api.PaymentProcessed,
    refuses: [
      'PAYMENT_REQUIRED',
      'PAYMENT_PENDING',
      'PAYMENT_FAILED',
      'NO_COMPLETED_SURVEY',
      'PURCHASE_REFUNDED',
      'PURCHASE_DISPUTED',
      'SHOP_CLOSED',
      'SHOP_UNAVAILABLE',
    ],
  },
  'POST /api/stripe/checkout': {
    id: 'createCheckout',
    does: 'Open the hosted checkout for a survey.',
    body: api.CreateCheckout,
    answer: api.CheckoutCreated,
    refuses: [
      'NOT_FOUND',
      'MISSING_REQUIRED_FIELDS',
      'NO_COMPLETED_SURVEY',
      'PURCHASE_REFUNDED',
      'PURCHASE_DISPUTED',
      'SHOP_CLOSED',
      'SHOP_UNAVAILABLE',
    ],
  },
  'POST /api/licenses/validate': {
    id: 'validateLicense',
    does: 'Check a Gumroad license key. Counts as no use of it.',
    body: api.ValidateLicense,
    answer: api.LicenseValidation,
    refuses: [
      'CREDENTIAL_REFUSED',
      'PURCHASE_REFUNDED',
      'PURCHASE_DISPUTED',
      'SHOP_CLOSED',
      'SHOP_UNAVAILABLE',
    ],
  },
  'POST /api/programs': {
    id: 'createProgramByLicense',
    does: 'Write the program of a license key; answers when its PDF is ready. May be called again: there is one program.',
    body: ProgramRequestByLicense,
    answer: api.ProgramCreated,
    leadsTo: PROGRAM_CALLS,
    refuses: ['CREDENTIAL_REQUIRED', 'CREDENTIAL_REFUSED', 'SHOP_CLOSED', 'SHOP_UNAVAILABLE', ...WAITING],
  },
  'POST /api/shopify/validate': {
    id: 'validateToken',
    does: 'Check an access token.',
    body: api.ValidateToken,
    answer: api.TokenValidation,
    refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
  },
  'POST /api/shopify/lookup': {
    id: 'lookUpPurchase',
    does: 'Find a recent order by its email; the buyer hears of it by mail.',
    body: api.LookUpPurchase,
    answer: api.PurchaseFound,
    refuses: ['PURCHASE_NOT_FOUND', 'SHOP_UNAVAILABLE'],
  },
  'POST /api/shopify/programs': {
    id: 'createProgramByToken',
    does: 'Write the program of an access token; answers when its PDF is ready. May be called again: there is one program.',
    body: ProgramRequestByToken,
    answer: api.ProgramCreated,
    leadsTo: PROGRAM_CALLS,
    refuses: ['CREDENTIAL_REQUIRED', 'CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', ...WAITING],
  },
  'GET /api/programs/stripe/by-email/{email}': {
    id: 'listOwnPrograms',
    does: "This browser's own programs under an email.",
    answer: api.ProgramsByEmail,
  },
  'POST /api/programs/generate-direct': {
    id: 'createDemoProgram',
    does: 'Write a demo program; answers when its PDF is ready.',
    body: ProgramRequest,
    answer: api.ProgramCreated,
    leadsTo: PROGRAM_CALLS,
    refuses: ['DEMO_BUDGET_SPENT', 'GENERATION_DELAYED'],
  },
  'GET /api/programs/{id}': {
    id: 'readProgram',
    does: 'A program.',
    answer: ProgramRecord,
    refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
  },
  'GET /api/programs/{id}/pdf': {
    id: 'readPdf',
    does: 'Its PDF, with ETag and ranges, for either paper or for a phone.',
    ...OF_A_PDF,
    refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
  },
  'GET /api/programs/{id}/spreadsheet': {
    id: 'readSpreadsheet',
    does: 'It as a spreadsheet: a sheet a week, which reckons the next loads from what is typed in.',
    ...OF_A_SPREADSHEET,
    refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
  },
  'GET /api/programs/{id}/calendar': {
    id: 'readCalendar',
    does: 'It as a calendar: an event for each training day.',
    ...OF_A_CALENDAR,
    refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
  },
  'GET /api/programs/{id}/liftosaur': {
    id: 'readLiftosaur',
    does: 'It as a text for the editor of Liftosaur.',
    ...OF_A_TEXT,
    refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
  },
  'GET /api/programs/{id}/progress': {
    id: 'readProgramProgress',
    does: 'How far the purchase of a program has come.',
    answer: Progress,
    ...AS_EVENTS,
    refuses: ['NOT_FOUND'],
  },
  'GET /api/progress': {
    id: 'readOwnProgress',
    does: "How far this browser's own latest purchase has come.",
    answer: Progress,
    ...AS_EVENTS,
    refuses: ['NOT_FOUND'],
  },
  'POST /api/readings': {
    id: 'readWords',
    does: "What a language model reads in somebody's own words, within three seconds or not at all.",
    body: api.AskReading,
    answer: api.ReadingFound,
  },
  'POST /api/feedback': {
    id: 'leaveFeedback',
    does: 'Leave feedback.',
    body: api.Feedback,
    answer: api.FeedbackReceived,
    status: 201,
  },
  ...CALLS_OF_MACHINES,
}

/** Serves the description, made from the schemas that the routes validate with. */
export const openApiRoutes = (): Router => {
  const description = describe(CALLS)
  return new Router().get('/openapi.json', (ctx) => {
    ctx.body = description
  })
}
