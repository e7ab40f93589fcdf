import { randomBytes } from 'node:crypto'
import { newId } from '../ids.ts'
import type { Carrier, PostOffice } from '../post-office.ts'
import type { GumroadSale, State } from '../state.ts'

/** Gumroad retries three times at intervals of an hour; here, of seconds. */
export const gumroadCarrier: Carrier = {
  headers: () => ({ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Gumroad (sandbox)' }),
  answerWithinMs: 5_000,
  nextTry: ({ attempts }, now) => (attempts > 3 ? null : now + 5_000),
}

export interface GumroadProduct {
  id: string
  name: string
  amountCents: number
}

/** Four groups of eight with hyphens: 35 characters. */
const newLicenseKey = (): string =>
  (randomBytes(16).toString('hex').toUpperCase().match(/.{8}/g) ?? []).join('-')

/** The actions on a sale. Each is idempotent. */
export type GumroadTill = ReturnType<typeof openGumroadTill>

export function openGumroadTill(state: State, { post }: Pick<PostOffice, 'post'>) {
  /** Sends an unsigned form, like Gumroad's pings. */
  function ping(resource: 'sale' | 'refund' | 'dispute' | 'dispute_won', sale: GumroadSale): void {
    const body = new URLSearchParams({
      resource_name: resource,
      sale_id: sale.id,
      product_id: sale.productId,
      product_name: sale.productName,
      email: sale.email,
      license_key: sale.licenseKey,
      refunded: String(sale.refundedAt !== null),
      disputed: String(sale.dispute !== null),
      dispute_won: String(sale.dispute === 'won'),
      ...(sale.isTest ? { test: 'true' } : {}),
    })
    post({
      shop: 'gumroad',
      path: '/api/gumroad/webhook',
      eventId: newId('ping'),
      type: resource,
      body: body.toString(),
    })
  }

  return {
    sell(product: GumroadProduct, buyer: { email: string; name: string; isTest: boolean }): GumroadSale {
      const sale: GumroadSale = {
        ...buyer,
        id: `${randomBytes(16).toString('base64url')}==`,
        licenseKey: newLicenseKey(),
        productId: product.id,
        productName: product.name,
        amountCents: product.amountCents,
        createdAt: Date.now(),
        uses: 0,
        refundedAt: null,
        dispute: null,
      }
      state.gumroadSales.push(sale)
      ping('sale', sale)
      return sale
    },

    refund(sale: GumroadSale): void {
      if (sale.refundedAt) return
      sale.refundedAt = Date.now()
      ping('refund', sale)
    },

    dispute(sale: GumroadSale): void {
      if (sale.dispute) return
      sale.dispute = 'open'
      ping('dispute', sale)
    },

    closeDispute(sale: GumroadSale, outcome: 'won' | 'lost'): void {
      if (sale.dispute !== 'open') return
      sale.dispute = outcome
      if (outcome === 'won') ping('dispute_won', sale)
    },
  }
}
