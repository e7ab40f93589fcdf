import { z } from 'zod'
import { STOREFRONT_SHOPS } from './shops.ts'

/** A time as milliseconds since 1970, so that the file stays plain JSON. */
const Instant = z.number()

/** One checkout session and the facts about its payment, from which its status follows. */
const StripeCheckout = z.object({
  id: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  amountCents: z.number(),
  currency: z.string(),
  productName: z.string(),
  reference: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  givenEmail: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  charge: z.string().nullable(),
  payerEmail: z.string().nullable(),
  payerName: z.string().nullable(),
  completedAt: Instant.nullable(),
  /** When a delayed payment will succeed or fail. */
  settlesAt: Instant.nullable(),
  willFail: z.boolean(),
  paidAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  expiredAt: Instant.nullable(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amountCents: z.number(),
      createdAt: Instant,
      /** When the payer's bank returned it. */
      failedAt: Instant.nullable().default(null),
    }),
  ),
  dispute: z
    .object({ id: z.string(), status: z.enum(['needs_response', 'won', 'lost']), createdAt: Instant })
    .nullable(),
})
export type StripeCheckout = z.infer<typeof StripeCheckout>

const StripeEvent = z.object({ id: z.string(), type: z.string(), createdAt: Instant, body: z.string() })
type StripeEvent = z.infer<typeof StripeEvent>

/** The stored answer of an idempotency key. */
const KeptAnswer = z.object({ request: z.string(), status: z.number(), body: z.string(), createdAt: Instant })
type KeptAnswer = z.infer<typeof KeptAnswer>

const GumroadSale = z.object({
  id: z.string(),
  licenseKey: z.string(),
  productId: z.string(),
  productName: z.string(),
  amountCents: z.number(),
  email: z.string(),
  name: z.string(),
  isTest: z.boolean(),
  createdAt: Instant,
  uses: z.number(),
  refundedAt: Instant.nullable(),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
})
export type GumroadSale = z.infer<typeof GumroadSale>

const ShopifyOrder = z.object({
  /** The number in the Admin API; the name is `#1001` and so on. */
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  productName: z.string(),
  amountCents: z.number(),
  /** Another item in the order; its price is included in the amount. */
  extra: z.object({ sku: z.string(), name: z.string(), amountCents: z.number() }).nullable().default(null),
  email: z.string(),
  buyer: z.string(),
  isTest: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** When the API starts to show it. */
  visibleAt: Instant,
  paidAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amountCents: z.number(),
      createdAt: Instant,
      /** Whether it includes the product's line. */
      ofLine: z.boolean().default(false),
      failedAt: Instant.nullable().default(null),
    }),
  ),
  /** The idempotency keys of refunds through the API. */
  refundKeys: z.array(z.string()),
  dispute: z.object({ id: z.string(), status: z.enum(['NEEDS_RESPONSE', 'WON', 'LOST']) }).nullable(),
})
export type ShopifyOrder = z.infer<typeof ShopifyOrder>

/** One webhook on its way to the app. */
const Delivery = z.object({
  id: z.string(),
  shop: z.enum(STOREFRONT_SHOPS),
  path: z.string(),
  eventId: z.string(),
  type: z.string(),
  body: z.string(),
  createdAt: Instant,
  attempts: z.number(),
  nextAt: Instant,
  deliveredAt: Instant.nullable(),
  gaveUpAt: Instant.nullable(),
  lastAnswer: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

/** How the shops misbehave; set on the webhooks page. */
const Switches = z.object({
  hold: z.boolean(),
  duplicate: z.boolean(),
  reorder: z.boolean(),
  /** Shopify's delay until its API and webhooks know a new order. */
  syncSeconds: z.number().default(0),
})
export type Switches = z.infer<typeof Switches>

export const State = z.object({
  switches: Switches.default({ hold: false, duplicate: false, reorder: false, syncSeconds: 0 }),
  stripeCheckouts: z.array(StripeCheckout).default([]),
  stripeEvents: z.array(StripeEvent).default([]),
  stripeKeys: z.record(z.string(), KeptAnswer).default({}),
  gumroadSales: z.array(GumroadSale).default([]),
  shopifyOrders: z.array(ShopifyOrder).default([]),
  deliveries: z.array(Delivery).default([]),
})
export type State = z.infer<typeof State>
