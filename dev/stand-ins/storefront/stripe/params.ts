import { z } from 'zod'
import { newId } from '../ids.ts'
import type { StripeCheckout } from '../state.ts'
import { StripeApiError } from './api-error.ts'

const SESSION_LIFE_MS = 24 * 60 * 60 * 1000

/** Like Stripe, rejects unknown parameters. */
export const SessionParams = z.strictObject({
  mode: z.literal('payment'),
  line_items: z
    .array(
      z.strictObject({
        quantity: z.coerce.number().int().min(1),
        price_data: z.strictObject({
          currency: z.string().length(3),
          unit_amount: z.coerce.number().int().min(50),
          product_data: z.strictObject({ name: z.string().min(1) }),
        }),
      }),
    )
    .length(1),
  client_reference_id: z.string().max(200).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
  customer_email: z.email().max(800).optional(),
  success_url: z.url().max(5000),
  cancel_url: z.url().max(5000).optional(),
})

export const RefundParams = z
  .strictObject({
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    amount: z.coerce.number().int().min(1).optional(),
  })
  .refine((params) => params.charge ?? params.payment_intent, { path: ['charge'], message: 'Required' })

/**
 * @throws {StripeApiError} 400 naming the first wrong parameter in Stripe's notation:
 * `line_items[0][quantity]`
 */
export function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const [first = '', ...rest] = issue?.path ?? []
  const param = [String(first), ...rest.map((part) => `[${String(part)}]`)].join('')
  throw new StripeApiError(400, 'invalid_request_error', `Invalid ${param}: ${issue?.message ?? ''}`, {
    param,
    code: 'parameter_invalid',
  })
}

export function newCheckout(params: z.infer<typeof SessionParams>): StripeCheckout {
  const [item] = params.line_items
  if (!item)
    throw new StripeApiError(400, 'invalid_request_error', 'Missing required param: line_items.', {
      param: 'line_items',
    })
  const now = Date.now()
  return {
    id: newId('cs_test'),
    createdAt: now,
    expiresAt: now + SESSION_LIFE_MS,
    amountCents: item.price_data.unit_amount * item.quantity,
    currency: item.price_data.currency,
    productName: item.price_data.product_data.name,
    reference: params.client_reference_id ?? null,
    metadata: params.metadata,
    givenEmail: params.customer_email ?? null,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    paymentIntent: null,
    charge: null,
    payerEmail: null,
    payerName: null,
    completedAt: null,
    settlesAt: null,
    willFail: false,
    paidAt: null,
    failedAt: null,
    expiredAt: null,
    refunds: [],
    dispute: null,
  }
}
