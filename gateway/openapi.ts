import Router from '@koa/router'
import { z } from 'zod'
import * as api from '../domain/api.ts'
import { type RefusalCode, REFUSALS } from '../domain/errors.ts'
import {
  ProgramRequest,
  ProgramRequestByLicense,
  ProgramRequestByToken,
} from '../domain/forms/program-request.ts'

interface Call {
  does: string
  body?: z.ZodType
  answer?: z.ZodType
  /** Refusals of this call, beyond those that any call may give. */
  refuses?: readonly RefusalCode[]
}

/** Refusals that any call may give. */
const ANYWHERE: readonly RefusalCode[] = [
  'INVALID_REQUEST',
  'RATE_LIMITED',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
]

const WAITING: readonly RefusalCode[] = ['GENERATION_DELAYED', 'PURCHASE_REFUNDED']

/** Every call of the gateway, keyed `METHOD /path`. */
export const CALLS: Readonly<Record<string, Call>> = {
  'POST /api/surveys': { does: 'Start a survey.', body: api.CreateSurvey, answer: api.SurveyCreated },
  'PUT /api/surveys/{id}': {
    does: 'Save all answers so far.',
    body: api.SaveAnswers,
    answer: api.SurveySaved,
    refuses: ['NOT_FOUND', 'SURVEY_CLOSED'],
  },
  'POST /api/surveys/{id}/complete': {
    does: 'Complete the survey with an email.',
    body: api.CompleteSurvey,
    answer: api.SurveySaved,
    refuses: ['NOT_FOUND', 'SURVEY_CLOSED', 'MISSING_REQUIRED_FIELDS'],
  },
  'GET /api/surveys/by-email/{email}': {
    does: "This browser's own surveys under an email.",
    answer: api.SurveysByEmail,
  },
  'POST /api/surveys/{id}/generate': {
    does: 'Write the program of a paid survey; answers when its PDF is ready. May be called again: there is one program.',
    answer: api.ProgramCreated,
    refuses: [
      'NOT_FOUND',
      'MISSING_REQUIRED_FIELDS',
      'NO_COMPLETED_SURVEY',
      'PAYMENT_REQUIRED',
      'PAYMENT_PENDING',
      'SURVEY_CLOSED',
      'SHOP_UNAVAILABLE',
      ...WAITING,
    ],
  },
  'GET /api/surveys/{id}/progress': {
    does: 'How far the purchase of a survey has come.',
    answer: api.Progress,
    refuses: ['NOT_FOUND'],
  },
  'POST /api/surveys/process-stripe-payment': {
    does: 'Find the payment of an email that this browser has proven, and the survey it is for.',
    body: api.ProcessPayment,
    answer: api.PaymentProcessed,
    refuses: [
      'PAYMENT_REQUIRED',
      'PAYMENT_PENDING',
      'NO_COMPLETED_SURVEY',
      'PURCHASE_REFUNDED',
      'SHOP_UNAVAILABLE',
    ],
  },
  'POST /api/stripe/checkout': {
    does: 'Open the hosted checkout for a survey.',
    body: api.CreateCheckout,
    answer: api.CheckoutCreated,
    refuses: [
      'NOT_FOUND',
      'MISSING_REQUIRED_FIELDS',
      'NO_COMPLETED_SURVEY',
      'PURCHASE_REFUNDED',
      'SHOP_UNAVAILABLE',
    ],
  },
  'POST /api/licenses/validate': {
    does: 'Check a Gumroad license key. Counts as no use of it.',
    body: api.ValidateLicense,
    answer: api.LicenseValidation,
    refuses: ['CREDENTIAL_REFUSED', 'PURCHASE_REFUNDED', 'SHOP_UNAVAILABLE'],
  },
  'POST /api/programs': {
    does: 'Write the program of a license key; answers when its PDF is ready. May be called again: there is one program.',
    body: ProgramRequestByLicense,
    answer: api.ProgramCreated,
    refuses: ['CREDENTIAL_REQUIRED', 'CREDENTIAL_REFUSED', 'SHOP_UNAVAILABLE', ...WAITING],
  },
  'POST /api/shopify/validate': {
    does: 'Check an access token.',
    body: api.ValidateToken,
    answer: api.TokenValidation,
    refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', 'PURCHASE_REFUNDED'],
  },
  'POST /api/shopify/lookup': {
    does: 'Find a recent order by its email; the buyer hears of it by mail.',
    body: api.LookUpPurchase,
    answer: api.PurchaseFound,
    refuses: ['PURCHASE_NOT_FOUND', 'SHOP_UNAVAILABLE'],
  },
  'POST /api/shopify/programs': {
    does: 'Write the program of an access token; answers when its PDF is ready. May be called again: there is one program.',
    body: ProgramRequestByToken,
    answer: api.ProgramCreated,
    refuses: ['CREDENTIAL_REQUIRED', 'CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', ...WAITING],
  },
  'POST /api/shopify/webhook': {
    does: "Shopify's signed events.",
    refuses: ['WEBHOOK_UNSIGNED', 'PAYLOAD_TOO_LARGE'],
  },
  'POST /api/gumroad/webhook': {
    does: "Gumroad's pings: unsigned, so only hints to ask it again.",
    refuses: ['PAYLOAD_TOO_LARGE'],
  },
  'POST /api/stripe/webhook': {
    does: "Stripe's signed events.",
    refuses: ['WEBHOOK_UNSIGNED', 'PAYLOAD_TOO_LARGE'],
  },
  'GET /api/programs/stripe/by-email/{email}': {
    does: "This browser's own programs under an email.",
    answer: api.ProgramsByEmail,
  },
  'POST /api/programs/generate-direct': {
    does: 'Write a demo program; answers when its PDF is ready.',
    body: ProgramRequest,
    answer: api.ProgramCreated,
    refuses: ['DEMO_BUDGET_SPENT', 'GENERATION_DELAYED'],
  },
  'GET /api/programs/{id}': {
    does: 'A program.',
    answer: api.ProgramRecord,
    refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED'],
  },
  'GET /api/programs/{id}/pdf': {
    does: 'Its PDF, with ETag and ranges. `?paper=a4` or `?paper=letter`; without it, what is usual where the language is spoken.',
    refuses: ['NOT_FOUND', 'PURCHASE_REFUNDED'],
  },
  'GET /api/programs/{id}/progress': {
    does: 'How far the purchase of a program has come.',
    answer: api.Progress,
    refuses: ['NOT_FOUND'],
  },
  'GET /api/progress': {
    does: "How far this browser's own latest purchase has come.",
    answer: api.Progress,
    refuses: ['NOT_FOUND'],
  },
  'POST /api/feedback': { does: 'Leave feedback.', body: api.Feedback, answer: api.FeedbackReceived },
  'GET /api/unsubscribe': { does: 'A page with an unsubscribe button.', refuses: ['CREDENTIAL_REFUSED'] },
  'POST /api/unsubscribe': { does: 'Unsubscribe by one click (RFC 8058).', refuses: ['CREDENTIAL_REFUSED'] },
  'GET /healthz': { does: 'Whether this process lives.' },
  'GET /readyz': { does: 'Whether PostgreSQL and Temporal answer.' },
  'GET /metrics': { does: 'Figures for Prometheus.' },
  'GET /openapi.json': { does: 'This description.' },
}

/** Serves the description, made from the schemas that the routes validate with. */
export const openApiRoutes = (): Router => {
  const description = describe()
  return new Router().get('/openapi.json', (ctx) => {
    ctx.body = description
  })
}

function describe() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, call] of Object.entries(CALLS)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(path, call) }
  }
  return { openapi: '3.1.0', info: { title: 'Eightfold', version: '1' }, paths }
}

function operation(path: string, { does, body, answer, refuses = [] }: Call) {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    summary: does,
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body, 'input') } } : {}),
    responses: {
      '2XX': { description: 'Done', ...(answer ? { content: json(answer, 'output') } : {}) },
      ...refusalsByStatus([...ANYWHERE, ...refuses]),
    },
  }
}

function refusalsByStatus(codes: readonly RefusalCode[]) {
  const byStatus: Record<string, { description: string; content: object }> = {}
  for (const code of codes) {
    const status = String(REFUSALS[code].status)
    const description = byStatus[status] ? `${byStatus[status].description}, ${code}` : code
    byStatus[status] = { description, content: json(api.ErrorBody, 'output') }
  }
  return byStatus
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
})
