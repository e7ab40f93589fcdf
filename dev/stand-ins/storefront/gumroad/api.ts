import { createHash } from 'node:crypto'
import { Router } from '@koa/router'
import { z } from 'zod'
import type { Ledger } from '../ledger.ts'
import type { GumroadSale } from '../state.ts'

const VerifyParams = z.object({
  product_id: z.string(),
  license_key: z.string(),
  increment_uses_count: z.string().optional(),
})

/** Gumroad's only call without an access token; the license key is the credential. */
export function gumroadApi({ state, save }: Ledger) {
  return new Router().post('/v2/licenses/verify', async (ctx) => {
    const params = VerifyParams.safeParse(ctx.request.body).data
    const sale = state.gumroadSales.find(
      ({ productId, licenseKey }) =>
        productId === params?.product_id && licenseKey === params.license_key.toUpperCase(),
    )
    if (!sale) {
      ctx.status = 404
      ctx.body = { success: false, message: 'That license does not exist for the provided product.' }
      return
    }
    if (params?.increment_uses_count !== 'false') sale.uses += 1
    await save()
    ctx.body = { success: true, uses: sale.uses, purchase: purchaseObject(sale) }
  })
}

/** A nine-digit number, stable for each sale. */
const orderNumberOf = ({ id }: GumroadSale): number =>
  100_000_000 + (createHash('sha256').update(id).digest().readUInt32BE() % 900_000_000)

/** Like Gumroad, leaves out empty fields. */
const purchaseObject = (sale: GumroadSale) => ({
  id: sale.id,
  sale_id: sale.id,
  order_number: orderNumberOf(sale),
  sale_timestamp: new Date(sale.createdAt).toISOString(),
  created_at: new Date(sale.createdAt).toISOString(),
  product_id: sale.productId,
  product_name: sale.productName,
  email: sale.email,
  ...(sale.name ? { full_name: sale.name } : {}),
  price: sale.amountCents,
  currency: 'usd',
  quantity: 1,
  license_key: sale.licenseKey,
  custom_fields: [],
  variants: '',
  ...(sale.isTest ? { test: true } : {}),
  refunded: sale.refundedAt !== null,
  disputed: sale.dispute !== null,
  dispute_won: sale.dispute === 'won',
  chargebacked: sale.dispute !== null && sale.dispute !== 'won',
})
