import { MAILED_LINKS } from './mailed-links.ts'

/** Every expected refusal. The codes are the closed list of `error` values on the wire. */
export const REFUSALS = {
  INVALID_REQUEST: { status: 400, text: 'The request is incomplete or not valid.' },
  WEBHOOK_UNSIGNED: { status: 400, text: 'The signature of this event is missing or wrong.' },
  CREDENTIAL_REQUIRED: { status: 401, text: 'Access token required' },
  PAYMENT_REQUIRED: { status: 402, text: 'We have not received a payment for this program yet.' },
  PAYMENT_PENDING: {
    status: 402,
    text: 'Your bank is still confirming the payment. That can take a few days; we email you as soon as it arrives, and your answers are saved.',
  },
  PAYMENT_FAILED: { status: 402, text: 'Your payment did not go through. Nothing was charged.' },
  CREDENTIAL_REFUSED: { status: 403, text: 'Invalid or expired token' },
  CREDENTIAL_EXPIRED: {
    status: 403,
    text: 'This link is too old. Ask for a fresh one under Access Your Program.',
  },
  ORIGIN_REFUSED: { status: 403, text: 'This call is only open to our own pages.' },
  SHOP_CLOSED: { status: 404, text: 'We do not sell through this shop.' },
  NOT_FOUND: { status: 404, text: 'We could not find what you are looking for.' },
  PURCHASE_NOT_FOUND: {
    status: 404,
    text: `If we know that address, we have just emailed a link to what was bought with it. If you asked in the last ${MAILED_LINKS.everyMinutes} minutes, or ${MAILED_LINKS.aDay} times today, use the email that you already have. Nothing there? Check your spam folder, or contact support.`,
  },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This address does not support that method.' },
  SURVEY_CLOSED: { status: 409, text: 'Your program is already being written from the answers you gave.' },
  PURCHASE_REFUNDED: { status: 410, text: 'This purchase was refunded, so its program is closed.' },
  PURCHASE_DISPUTED: {
    status: 409,
    text: 'The payment for this program is disputed. The program is closed until that is settled.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, text: 'That is more text than we can take.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'Please send JSON.' },
  NO_COMPLETED_SURVEY: { status: 422, text: 'Please answer the questionnaire first.' },
  MISSING_REQUIRED_FIELDS: { status: 422, text: 'Some answers that your program needs are missing.' },
  RATE_LIMITED: { status: 429, text: 'Too many attempts in a short time.' },
  DEMO_BUDGET_SPENT: {
    status: 429,
    text: 'The demo has written all its programs for today. Please come back tomorrow.',
  },
  INTERNAL: { status: 500, text: 'Something went wrong on our side.' },
  SHOP_UNAVAILABLE: {
    status: 502,
    text: 'The payment provider is not answering. Please try again in a moment.',
  },
  GENERATION_DELAYED: {
    status: 503,
    text: 'Writing your program is taking longer than usual. Your purchase is safe: we will email you the link.',
  },
  SERVICE_UNAVAILABLE: { status: 503, text: 'We are briefly unavailable. Please try again in a moment.' },
} as const

export type RefusalCode = keyof typeof REFUSALS

/** One invalid field: its path (dotted) and what is wrong. */
export interface FieldIssue {
  path: string
  message: string
}

/** An expected refusal. `code` is its identity on the wire, in logs and in Temporal. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: readonly FieldIssue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: RefusalCode,
    message: string = REFUSALS[code].text,
    options: ErrorOptions & { fields?: readonly FieldIssue[]; retryAfterSeconds?: number } = {},
  ) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
