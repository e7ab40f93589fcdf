import { z } from 'zod'
import { PAYMENT_STATUSES } from '../shop/payment.ts'
import { NAMELESS } from '../shop/person.ts'
import { emailAddress } from '../forms/program-request.ts'
import { NAME_LIMIT } from '../forms/limits.ts'
import type { Call } from './call.ts'
import { UnguessableId } from './ids.ts'

export const createCheckout = {
  method: 'POST',
  path: '/api/stripe/checkout',
  does: 'Open the hosted checkout for a survey.',
  body: z.strictObject({
    surveyId: UnguessableId,
    email: emailAddress,
    name: z.string().trim().max(NAME_LIMIT).default(NAMELESS),
  }),
  answer: z.object({ checkoutUrl: z.url() }),
  limit: 'payments',
  refuses: [
    'NOT_FOUND',
    'MISSING_REQUIRED_FIELDS',
    'NO_COMPLETED_SURVEY',
    'PURCHASE_REFUNDED',
    'PURCHASE_DISPUTED',
    'SHOP_CLOSED',
    'SHOP_UNAVAILABLE',
  ],
} as const satisfies Call

export const checkPayment = {
  method: 'POST',
  path: '/api/surveys/{id}/payment',
  does: 'Ask the shop whether a survey is paid. Idempotent.',
  answer: z.object({ payment: z.enum(PAYMENT_STATUSES) }),
  isPrivate: true,
  limit: 'payments',
  refuses: ['NOT_FOUND', 'SHOP_CLOSED', 'SHOP_UNAVAILABLE'],
} as const satisfies Call

export const processPayment = {
  method: 'POST',
  path: '/api/surveys/process-stripe-payment',
  does: 'Find the paid survey of an email that this browser has proven.',
  body: z.strictObject({ email: emailAddress }),
  answer: z.object({ surveyId: z.string() }),
  limit: 'payments',
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
} as const satisfies Call
