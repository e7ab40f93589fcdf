import Stripe from 'stripe'
import { z } from 'zod'
import { Refusal } from '../domain/shop/errors.ts'
import type { ShopEvent } from './shop.ts'

const OLDEST_SECONDS = 300

const Event = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() }), z.null()]).optional(),
    }),
  }),
})

const ABOUT_A_SESSION =
  /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/
const ABOUT_A_PAYMENT = /^(charge\.refunded|charge\.refund\.updated|refund\.\w+|charge\.dispute\.\w+)$/

/** Checks the signature. @throws {Refusal} WEBHOOK_UNSIGNED; INVALID_REQUEST if it is no event */
export function readStripeEvent(
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): ShopEvent {
  const event = Event.safeParse(verified(rawBody, signature, secret, now))
  if (!event.success)
    throw new Refusal('INVALID_REQUEST', 'This is not an event of Stripe.', { cause: event.error })
  const { id, type, data } = event.data
  return { id, type, reference: referenceOf(type, data.object) }
}

function verified(rawBody: Buffer, signature: string | undefined, secret: string, now: Date): unknown {
  if (secret.trim() === '') throw new Refusal('WEBHOOK_UNSIGNED', 'No webhook secret is set.')
  try {
    const age = now.getTime() / 1000 - signedAt(signature ?? '')
    // The SDK accepts timestamps far in the future, which would allow a replay prepared in advance.
    if (!(Math.abs(age) <= OLDEST_SECONDS)) throw new Error(`signed ${Math.round(age)} seconds ago`)
    return Stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      secret,
      OLDEST_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw new Refusal('INVALID_REQUEST', 'This is not an event of Stripe.', { cause })
    throw new Refusal('WEBHOOK_UNSIGNED', undefined, { cause })
  }
}

/** The `t=` that the SDK uses: the last one if there are several. */
function signedAt(signature: string): number {
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  return Number.parseInt(times.at(-1)?.slice(2) ?? '', 10)
}

type EventObject = z.infer<typeof Event>['data']['object']

function referenceOf(type: string, { id, payment_intent: intent }: EventObject): string | null {
  if (ABOUT_A_SESSION.test(type)) return id ?? null
  if (!ABOUT_A_PAYMENT.test(type)) return null
  return (typeof intent === 'string' ? intent : intent?.id) ?? null
}
