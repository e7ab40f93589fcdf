import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../domain/shop/errors.ts'
import { isTakenBack, CURRENCY, NO_RECEIPT } from '../domain/shop/payment.ts'
import type { Shop, ShopOrder } from './shop.ts'
import { UnusableShopAnswer, shopUnavailable } from './shop-unavailable.ts'

export interface GumroadShopOptions {
  /** Protocol, host and port; no path. */
  apiUrl: string
  productId: string
  licenseKeyOf(order: string): Promise<string | null>
}

/** An order is a sale, by its id: the license key is a secret. Gumroad reports nothing without it. */
export interface GumroadShop extends Shop {
  /**
   * Looks up a license key without counting a use.
   * @param productId - as sent by the buyer's page, if at all; a product other than ours is refused
   * @throws {Refusal} CREDENTIAL_REFUSED when it is not a key of our product, SHOP_UNAVAILABLE
   */
  verifyLicense(licenseKey: string, productId?: string): Promise<ShopOrder>
  /** Counts the first use of a key. Idempotent. @throws {Refusal} as `verifyLicense` */
  redeem(licenseKey: string): Promise<ShopOrder>
}

const LONGEST_CALL_MS = 10_000

const Verified = z.object({
  success: z.literal(true),
  uses: z.number(),
  purchase: z.object({
    sale_id: z.string().min(1),
    product_id: z.string(),
    email: z.string(),
    full_name: z.string().nullish(),
    test: z.boolean().nullish(),
    refunded: z.boolean().nullish(),
    disputed: z.boolean().nullish(),
    dispute_won: z.boolean().nullish(),
    chargebacked: z.boolean().nullish(),
    // Only for the receipt: an unexpected format must not delay anyone.
    order_number: z.union([z.number(), z.string()]).nullish().catch(null),
    sale_timestamp: z.iso.datetime({ offset: true }).nullish().catch(null),
    price: z.int().nullish().catch(null),
    currency: z.string().regex(CURRENCY).nullish().catch(null),
  }),
})
type Verified = z.infer<typeof Verified>

export function createGumroadShop({ apiUrl, productId, licenseKeyOf }: GumroadShopOptions): GumroadShop {
  const refused = (why: { cause?: unknown } = {}) =>
    new Refusal('CREDENTIAL_REFUSED', 'We do not know this license key. Is it the one of this purchase?', why)

  async function verify(licenseKey: string, countsAsUse: boolean): Promise<Verified> {
    const fields = {
      product_id: productId,
      license_key: licenseKey.trim(),
      // Gumroad counts a use if this is missing.
      increment_uses_count: String(countsAsUse),
    }
    const answer = await post(`${apiUrl}/v2/licenses/verify`, fields)
    if (answer.status === 404) throw refused({ cause: new UnusableShopAnswer(await reasonOf(answer)) })
    const verified = answer.ok ? Verified.safeParse(await answer.json().catch(() => null)) : null
    if (!verified?.success) {
      throw shopUnavailable('gumroad', verified?.error ?? new UnusableShopAnswer(answer.status))
    }
    if (verified.data.purchase.product_id !== productId) throw refused()
    return verified.data
  }

  const shop: GumroadShop = {
    async verifyLicense(licenseKey, claimedProductId) {
      if (licenseKey.trim() === '' || (claimedProductId && claimedProductId !== productId)) throw refused()
      return toShopOrder(await verify(licenseKey, false))
    },

    async redeem(licenseKey) {
      const verified = await verify(licenseKey, false)
      return toShopOrder(verified.uses > 0 ? verified : await verify(licenseKey, true))
    },

    async lookUp(order) {
      const licenseKey = await licenseKeyOf(order)
      const found = licenseKey ? await shop.verifyLicense(licenseKey).catch(takenBackOrUnknown(order)) : null
      if (found?.order !== order) throw new Refusal('NOT_FOUND', 'Gumroad does not know this sale.')
      return found
    },

    /** Gumroad lets only the seller's own account refund, and this installation has no token for it. */
    async refund(order) {
      const { status } = await shop.lookUp(order)
      if (isTakenBack(status)) return
      throw new Refusal(
        'INVALID_REQUEST',
        `Refund sale ${order} on Gumroad's own page; it is noticed here by itself.`,
      )
    },

    /** Always empty: we learn of a sale only when its key is redeemed. */
    changedSince: async (_since, now) => ({ orders: [], lookedUntil: now }),

    /** A ping has neither signature nor id. Anyone can send one, so it must not suppress a later one. */
    readEvent(rawBody, _headers, now) {
      const ping = new URLSearchParams(rawBody.toString('utf8'))
      const sale = ping.get('sale_id')
      const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
      const id = createHash('sha256').update(minute).update(rawBody).digest('base64url')
      return {
        id,
        type: RESOURCE.exec(ping.get('resource_name') ?? '')?.[0] ?? 'sale',
        reference: sale && SALE.test(sale) ? sale : null,
      }
    },

    orderOf: async (reference) => ((await licenseKeyOf(reference)) ? reference : null),
  }
  return shop
}

const RESOURCE = /^\w{1,40}$/
const SALE = /^[\w+/=-]{1,100}$/

function toShopOrder({ purchase }: Verified): ShopOrder {
  return {
    order: purchase.sale_id,
    status: statusOf(purchase),
    email: purchase.email,
    name: purchase.full_name ?? '',
    isTest: purchase.test ?? false,
    surveyId: null,
    receipt: {
      orderNumber: purchase.order_number ? `${purchase.order_number}` : null,
      orderedAt: purchase.sale_timestamp ? new Date(purchase.sale_timestamp) : null,
      amountMinor: purchase.price ?? null,
      currency: purchase.currency ?? null,
    },
  }
}

function statusOf(purchase: Verified['purchase']): ShopOrder['status'] {
  if (purchase.refunded) return 'refunded'
  return (purchase.disputed || purchase.chargebacked) && !purchase.dispute_won ? 'disputed' : 'paid'
}

async function post(url: string, fields: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    })
  } catch (cause) {
    throw shopUnavailable('gumroad', cause)
  }
}

/** Gumroad disables the key of a fully refunded sale and then reports nothing else about it. */
const takenBackOrUnknown =
  (order: string) =>
  (error: unknown): ShopOrder | null => {
    if (!(error instanceof Refusal) || error.code !== 'CREDENTIAL_REFUSED') throw error
    if (!(error.cause instanceof UnusableShopAnswer) || error.cause.code !== KEY_DISABLED) return null
    return {
      order,
      status: 'refunded',
      email: '',
      name: '',
      isTest: false,
      surveyId: null,
      receipt: NO_RECEIPT,
    }
  }

const KEY_DISABLED = 'KEY_DISABLED'
const NotFound = z.object({ message: z.string() })

/** Tells a disabled key from an unknown one. Only the message text distinguishes them. */
async function reasonOf(answer: Response): Promise<typeof KEY_DISABLED | 404> {
  const said = NotFound.safeParse(await answer.json().catch(() => null)).data?.message
  return said === 'This license key has been disabled.' ? KEY_DISABLED : 404
}
