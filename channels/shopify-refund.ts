import { z } from 'zod'
import { shopUnavailable } from './shop-unavailable.ts'
import type { AdminApi } from './shopify-client.ts'

const SUGGEST = `
  query SuggestRefund($id: ID!, $all: Boolean!, $lines: [RefundLineItemInput!]) {
    order(id: $id) {
      refunds { id }
      suggestedRefund(suggestFullRefund: $all, refundLineItems: $lines) {
        suggestedTransactions {
          gateway
          parentTransaction { id }
          amountSet { presentmentMoney { amount currencyCode } }
        }
      }
    }
  }`

const REFUND = `
  mutation Refund($input: RefundInput!, $key: String!) {
    refundCreate(input: $input) @idempotent(key: $key) {
      userErrors { message }
    }
  }`

const Suggested = z.object({
  order: z
    .object({
      refunds: z.array(z.unknown()),
      suggestedRefund: z
        .object({
          suggestedTransactions: z.array(
            z.object({
              gateway: z.string().nullable(),
              parentTransaction: z.object({ id: z.string() }).nullable(),
              amountSet: z.object({
                presentmentMoney: z.object({ amount: z.string(), currencyCode: z.string() }),
              }),
            }),
          ),
        })
        .nullable(),
    })
    .nullable(),
})

const Refunded = z.object({
  refundCreate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
})

export interface RefundLine {
  lineItemId: string
  quantity: number
  restockType: 'NO_RESTOCK'
}

/**
 * Refunds the remaining money of an order in the buyer's currency.
 * @param orderId - Shopify's global id
 * @param lines - the lines to refund; null for the whole order
 * @throws {Refusal} SHOP_UNAVAILABLE, also when Shopify declines; its reason is the cause
 */
export async function refundOrder(ask: AdminApi, orderId: string, lines: RefundLine[] | null): Promise<void> {
  const { order } = await ask(Suggested, SUGGEST, { id: orderId, all: lines === null, lines: lines ?? [] })
  const payments = order?.suggestedRefund?.suggestedTransactions ?? []
  const currency = payments[0]?.amountSet.presentmentMoney.currencyCode
  if (!order || !currency) return
  const transactions = payments.map(({ gateway, parentTransaction, amountSet }) => ({
    orderId,
    kind: 'REFUND',
    gateway: gateway ?? '',
    parentId: parentTransaction?.id ?? null,
    amount: amountSet.presentmentMoney.amount,
  }))
  // The key includes the refunds so far and the remaining amounts: after another refund, it is a new call.
  const amounts = transactions.map(({ amount }) => amount).join('-')
  const key = `eightfold-refund-${orderId}-${order.refunds.length}-${amounts}`
  const input = {
    orderId,
    currency,
    notify: true,
    note: 'Refunded by Eightfold',
    transactions,
    refundLineItems: lines ?? [],
  }
  const { refundCreate } = await ask(Refunded, REFUND, { input, key })
  const [problem] = refundCreate.userErrors
  if (problem) throw shopUnavailable('shopify', new Error(`Shopify: ${problem.message}`))
}
