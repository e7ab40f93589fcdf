import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../domain/shop/errors.ts'
import type { ShopEvent } from './shop.ts'

/** Shopify retries for four hours; a day allows for clock differences and for its own delays. */
const OLDEST_MS = 24 * 60 * 60 * 1000
const FUTURE_MS = 5 * 60 * 1000

const id = z.union([z.number(), z.string()]).transform(String)
/** Topics, and where in the body the order's number is. */
const ORDER_IN = new Map<string, z.ZodType<string>>([
  ['orders/paid', z.object({ id }).transform((order) => order.id)],
  ['orders/cancelled', z.object({ id }).transform((order) => order.id)],
  ['refunds/create', z.object({ order_id: id }).transform((refund) => refund.order_id)],
  ['disputes/create', z.object({ order_id: id }).transform((dispute) => dispute.order_id)],
  ['disputes/update', z.object({ order_id: id }).transform((dispute) => dispute.order_id)],
])

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Checks signature, shop and age. @throws {Refusal} WEBHOOK_UNSIGNED; INVALID_REQUEST if no event */
export function readShopifyEvent(
  rawBody: Buffer,
  headers: Headers,
  { secret, shopHost, now }: { secret: string; shopHost: string; now: Date },
): ShopEvent {
  const text = (name: string) => String(headers[`x-shopify-${name}`] ?? '')
  const age = now.getTime() - Date.parse(text('triggered-at'))
  const genuine =
    isSigned(rawBody, text('hmac-sha256'), secret) &&
    text('shop-domain').toLowerCase() === shopHost &&
    age <= OLDEST_MS &&
    age >= -FUTURE_MS
  if (!genuine) throw new Refusal('WEBHOOK_UNSIGNED')
  const [event, topic] = [text('webhook-id'), text('topic')]
  if (event === '' || topic === '') throw new Refusal('INVALID_REQUEST', 'This is not an event of Shopify.')
  return { id: event, type: topic, reference: referenceOf(topic, rawBody) }
}

function isSigned(rawBody: Buffer, signature: string, secret: string): boolean {
  if (secret.trim() === '') return false
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function referenceOf(topic: string, rawBody: Buffer): string | null {
  const schema = ORDER_IN.get(topic)
  if (!schema) return null
  try {
    return schema.parse(JSON.parse(rawBody.toString('utf8')))
  } catch (cause) {
    throw new Refusal('INVALID_REQUEST', 'This is not an event of Shopify.', { cause })
  }
}
