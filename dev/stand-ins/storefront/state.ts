import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ShopChannel } from '../../../domain/shop/channel.ts'

/** The shops that have a stand-in. */
export const STOREFRONT_SHOPS = ['stripe', 'shopify', 'gumroad'] as const satisfies readonly ShopChannel[]
export type StorefrontShop = (typeof STOREFRONT_SHOPS)[number]

/** A time as milliseconds since 1970, so that the file stays plain JSON. */
const Instant = z.number()

const Refund = z.object({
  id: z.string(),
  amountCents: z.number(),
  createdAt: Instant,
  /** Whether it includes the product's line. */
  ofLine: z.boolean(),
  /** When the payer's bank returned it. */
  failedAt: Instant.nullable(),
})
export type Refund = z.infer<typeof Refund>

const Dispute = z.object({ id: z.string(), status: z.enum(['open', 'won', 'lost']), createdAt: Instant })
export type Dispute = z.infer<typeof Dispute>

const Order = z.object({
  id: z.string(),
  createdAt: Instant,
  productName: z.string(),
  amountCents: z.number(),
  email: z.string(),
  /** The buyer's; empty if they gave none. */
  name: z.string(),
  isTest: z.boolean(),
  paidAt: Instant.nullable(),
  refunds: z.array(Refund),
  dispute: Dispute.nullable(),
})
/** What every shop keeps of an order. Its status follows from these facts. */
export type Order = z.infer<typeof Order>

/** One checkout session. Its email is the payer's, or the one that was given when it was opened. */
const StripeCheckout = Order.extend({
  expiresAt: Instant,
  currency: z.string(),
  reference: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  givenEmail: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  charge: z.string().nullable(),
  completedAt: Instant.nullable(),
  /** When a delayed payment will succeed or fail. */
  settlesAt: Instant.nullable(),
  willFail: z.boolean(),
  failedAt: Instant.nullable(),
  expiredAt: Instant.nullable(),
})
export type StripeCheckout = z.infer<typeof StripeCheckout>

const StripeEvent = z.object({ id: z.string(), type: z.string(), createdAt: Instant, body: z.string() })

/** The stored answer of an idempotency key. */
const KeptAnswer = z.object({ request: z.string(), status: z.number(), body: z.string(), createdAt: Instant })

const GumroadSale = Order.extend({ licenseKey: z.string(), productId: z.string(), uses: z.number() })
export type GumroadSale = z.infer<typeof GumroadSale>

const ShopifyOrder = Order.extend({
  /** As people see it: `#1001` and so on. */
  number: z.string(),
  sku: z.string(),
  /** Another item in the order; its price is included in the amount. */
  extra: z.object({ sku: z.string(), name: z.string(), amountCents: z.number() }).nullable(),
  updatedAt: Instant,
  /** When the API starts to show it. */
  visibleAt: Instant,
  cancelledAt: Instant.nullable(),
  /** The idempotency keys of refunds through the API. */
  refundKeys: z.array(z.string()),
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

export const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

/** How the shops misbehave; set on the webhooks page. */
export const SwitchesForm = z.object({
  hold: checkbox,
  duplicate: checkbox,
  reorder: checkbox,
  /** Shopify's delay until its API and webhooks know a new order. */
  syncSeconds: z.coerce.number().min(0).max(3600).default(0),
})
const Switches = z.object({
  hold: z.boolean(),
  duplicate: z.boolean(),
  reorder: z.boolean(),
  syncSeconds: z.number(),
})

export const State = z.object({
  switches: Switches.default({ hold: false, duplicate: false, reorder: false, syncSeconds: 0 }),
  orders: z
    .object({
      stripe: z.array(StripeCheckout),
      shopify: z.array(ShopifyOrder),
      gumroad: z.array(GumroadSale),
    })
    .default(() => ({ stripe: [], shopify: [], gumroad: [] })),
  stripeEvents: z.array(StripeEvent).default([]),
  stripeKeys: z.record(z.string(), KeptAnswer).default({}),
  deliveries: z.array(Delivery).default([]),
})
export type State = z.infer<typeof State>

export type Ledger = Awaited<ReturnType<typeof openLedger>>

/**
 * The in-memory state, and a function that persists it.
 * @throws {Error} naming the file when it does not contain a storefront's state
 */
export async function openLedger(file: string) {
  const state = await readState(file)
  await mkdir(dirname(file), { recursive: true })
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  async function write(): Promise<void> {
    waiting = null
    await writeFile(`${file}.new`, JSON.stringify(state))
    // A rename is atomic, so a kill leaves either the old file or the new one.
    await rename(`${file}.new`, file)
  }

  return {
    state,
    /** Resolves once all changes made before are on disk. Those that arrive during a write share the next one. */
    save(): Promise<void> {
      waiting ??= running = running.then(write, write)
      return waiting
    },
  }
}

async function readState(file: string): Promise<State> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    return State.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} does not contain a storefront's state; delete it to start with empty shops`, {
      cause,
    })
  }
}

/** An id in Stripe's format; the prefix names the type of object. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`

export const seconds = (instant: number): number => Math.floor(instant / 1000)

export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
