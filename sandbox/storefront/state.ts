import { z } from 'zod'

/** An instant as milliseconds since 1970, so that the file stays plain JSON. */
const Instant = z.number()

/** One checkout session and everything that happened to its money. What it looks like follows from these facts. */
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
  /** When a delayed payment will arrive or fail by itself. */
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
      /** When the payer's bank sent it back. */
      failedAt: Instant.nullable().default(null),
    }),
  ),
  dispute: z
    .object({ id: z.string(), status: z.enum(['needs_response', 'won', 'lost']), createdAt: Instant })
    .nullable(),
})
export type StripeCheckout = z.infer<typeof StripeCheckout>

const StripeEvent = z.object({ id: z.string(), type: z.string(), createdAt: Instant, body: z.string() })
export type StripeEvent = z.infer<typeof StripeEvent>

/** What an idempotency key answered with, so that it can answer the same again. */
const KeptAnswer = z.object({ request: z.string(), status: z.number(), body: z.string(), createdAt: Instant })
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** One sale at Gumroad. */
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

/** One order at Shopify. */
const ShopifyOrder = z.object({
  /** The number in the Admin API; `#1001` and so on is its name. */
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  productName: z.string(),
  amountCents: z.number(),
  /** What else was bought with it; its price is part of the amount. */
  extra: z.object({ sku: z.string(), name: z.string(), amountCents: z.number() }).nullable().default(null),
  email: z.string(),
  buyer: z.string(),
  isTest: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** When the API begins to know it. */
  visibleAt: Instant,
  paidAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amountCents: z.number(),
      createdAt: Instant,
      /** Whether it names the line of the product. */
      ofLine: z.boolean().default(false),
      failedAt: Instant.nullable().default(null),
    }),
  ),
  /** The idempotency keys of refunds that were made through the API. */
  refundKeys: z.array(z.string()),
  dispute: z.object({ id: z.string(), status: z.enum(['NEEDS_RESPONSE', 'WON', 'LOST']) }).nullable(),
})
export type ShopifyOrder = z.infer<typeof ShopifyOrder>

/** One webhook on its way to the app. */
const Delivery = z.object({
  id: z.string(),
  shop: z.enum(['stripe', 'shopify', 'gumroad']),
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

/** How the shops misbehave, chosen on the webhooks page. */
const Switches = z.object({
  hold: z.boolean(),
  duplicate: z.boolean(),
  reorder: z.boolean(),
  /** How long Shopify takes until its API and its webhooks know a new order. */
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
/** Everything the storefront remembers. */
export type State = z.infer<typeof State>
