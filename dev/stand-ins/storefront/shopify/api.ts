import { readFileSync } from 'node:fs'
import { Router } from '@koa/router'
import { buildSchema, getDirectiveValues, graphql, type GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { SHOPIFY_SCOPES } from '../../../../channels/shopify-client.ts'
import type { Ledger, ShopifyOrder } from '../state.ts'
import { type Till, leftCents, refundedCents } from '../till.ts'

/** By its place in the repository: the built storefront lies elsewhere. */
const SCHEMA = readFileSync('dev/stand-ins/storefront/shopify/admin.graphql', 'utf8')

const Operation = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) })

interface OrdersArgs {
  query?: string
  first?: number
  after?: string
  reverse: boolean
  sortKey: string
}
interface RefundArgs {
  input: {
    orderId: string
    transactions?: { amount: string; kind: string }[]
    refundLineItems?: RefundLine[]
  }
}

/** Shopify's GraphQL Admin API for the operations that the app sends. */
export function shopifyApi(
  { state, save }: Ledger,
  till: Pick<Till<ShopifyOrder>, 'refund'>,
  adminToken: string,
) {
  const schema = buildSchema(SCHEMA)
  const visible = () => state.orders.shopify.filter(({ visibleAt }) => visibleAt <= Date.now())

  const resolvers = {
    order({ id }: { id: string }) {
      const found = visible().find((order) => globalId(order) === id)
      return found ? orderObject(found) : null
    },

    currentAppInstallation: { accessScopes: SHOPIFY_SCOPES.map((handle) => ({ handle })) },

    orders({ query = '', first = 50, after, reverse, sortKey }: OrdersArgs) {
      const found = visible().filter((order) => matches(order, query))
      if (sortKey === 'UPDATED_AT') found.sort((one, other) => one.updatedAt - other.updatedAt)
      if (reverse) found.reverse()
      const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
      const nodes = found.slice(start, start + first)
      return {
        nodes: nodes.map(orderObject),
        pageInfo: { hasNextPage: start + first < found.length, endCursor: nodes.at(-1)?.id ?? null },
      }
    },

    refundCreate({ input }: RefundArgs, _context: unknown, info: GraphQLResolveInfo) {
      const order = visible().find((one) => globalId(one) === input.orderId)
      if (!order)
        return { order: null, userErrors: [{ field: ['orderId'], message: 'Order does not exist' }] }
      const key = idempotencyKey(info)
      if (!order.refundKeys.includes(key)) {
        const ofLine = namesLine(order, input.refundLineItems ?? [])
        if (!till.refund(order, centsOf(input), ofLine))
          return { order: orderObject(order), userErrors: [tooMuch] }
        order.refundKeys.push(key)
      }
      return { order: orderObject(order), userErrors: [] }
    },
  }

  return new Router().post('/admin/api/:version/graphql.json', async (ctx) => {
    if (ctx.get('X-Shopify-Access-Token') !== adminToken) {
      ctx.status = 401
      ctx.body = { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' }
      return
    }
    const operation =
      Operation.safeParse(ctx.request.body).data ?? ctx.throw(400, 'This is no GraphQL operation.')
    ctx.body = await graphql({
      schema,
      source: operation.query,
      variableValues: operation.variables,
      rootValue: resolvers,
    })
    await save()
  })
}

const tooMuch = { field: ['transactions'], message: 'Refund amount is more than what is left to refund' }

/** Required for refunds since 2026-04. */
function idempotencyKey({ schema, fieldNodes: [field], variableValues }: GraphQLResolveInfo): string {
  const directive = schema.getDirective('idempotent')
  const given = directive && field ? getDirectiveValues(directive, field, variableValues) : undefined
  if (typeof given?.['key'] !== 'string')
    throw new Error('The @idempotent directive is required for this mutation.')
  return given['key']
}

const centsOf = ({ transactions = [] }: RefundArgs['input']): number =>
  transactions.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)

export const globalId = ({ id }: ShopifyOrder): string => `gid://shopify/Order/${id}`

export const isLineRefunded = ({ refunds }: ShopifyOrder): boolean =>
  refunds.some(({ ofLine, failedAt }) => ofLine && !failedAt)
export const lineCents = ({ amountCents, extra }: ShopifyOrder): number =>
  amountCents - (extra?.amountCents ?? 0)

export function financialStatus(order: ShopifyOrder): string {
  if (!order.paidAt) return order.cancelledAt ? 'VOIDED' : 'PENDING'
  if (refundedCents(order) === 0) return 'PAID'
  return leftCents(order) > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

/** Converts an order to the schema's `Order`; the executor picks the requested fields. */
function orderObject(order: ShopifyOrder) {
  const [firstName, ...rest] = order.name.split(' ')
  const isAllRefunded = leftCents(order) === 0
  const status = order.dispute?.status === 'open' ? 'NEEDS_RESPONSE' : order.dispute?.status.toUpperCase()
  return {
    id: globalId(order),
    legacyResourceId: order.id,
    name: order.number,
    email: order.email,
    test: order.isTest,
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
    cancelledAt: order.cancelledAt ? new Date(order.cancelledAt).toISOString() : null,
    displayFinancialStatus: financialStatus(order),
    totalReceivedSet: inDollars(order.paidAt ? order.amountCents : 0),
    customer: { firstName: firstName || null, lastName: rest.join(' ') || null },
    disputes: status ? [{ status, initiatedAs: 'CHARGEBACK' }] : [],
    lineItems: {
      nodes: [
        { id: lineId(order, 1), sku: order.sku, isBack: isAllRefunded || isLineRefunded(order) },
        ...(order.extra ? [{ id: lineId(order, 2), sku: order.extra.sku, isBack: isAllRefunded }] : []),
      ].map(({ isBack, ...line }) => ({ ...line, refundableQuantity: isBack ? 0 : 1 })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    refunds: order.refunds.map(({ id }) => ({ id: `gid://shopify/Refund/${id}` })),
    suggestedRefund: ({ suggestFullRefund, refundLineItems }: SuggestArgs) => ({
      suggestedTransactions: suggestedTransactions(
        order,
        suggestFullRefund ? order.amountCents : namedCents(order, refundLineItems ?? []),
      ),
    }),
  }
}

interface RefundLine {
  lineItemId: string
}
interface SuggestArgs {
  suggestFullRefund: boolean
  refundLineItems?: RefundLine[] | null
}

const lineId = (order: ShopifyOrder, position: number): string =>
  `gid://shopify/LineItem/${order.id}${position}`

/** Whether a refund includes the product's line. */
const namesLine = (order: ShopifyOrder, lines: readonly RefundLine[]): boolean =>
  lines.some(({ lineItemId }) => lineItemId === lineId(order, 1))

const namedCents = (order: ShopifyOrder, lines: readonly RefundLine[]): number =>
  namesLine(order, lines) && !isLineRefunded(order) ? lineCents(order) : 0

function suggestedTransactions(order: ShopifyOrder, wanted: number) {
  const left = Math.min(wanted, leftCents(order))
  if (!order.paidAt || left === 0) return []
  const parentTransaction = { id: `gid://shopify/OrderTransaction/${order.id}1` }
  return [{ gateway: 'shopify_payments', parentTransaction, amountSet: inDollars(left) }]
}

const inDollars = (cents: number) => ({
  presentmentMoney: { amount: (cents / 100).toFixed(2), currencyCode: 'USD' },
})

/**
 * Whether an order matches Shopify's order search: all terms, such as `email:"a@b.c"` or
 * `updated_at:>='2026-11-02'`, must match. As at Shopify, a part of an email is enough.
 */
function matches(order: ShopifyOrder, query: string): boolean {
  const terms = [...query.matchAll(/(\w+):(>=)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+))/g)]
  return terms.every(([, field, , double, single, bare]) => {
    const value = double?.replace(/\\(.)/g, '$1') ?? single ?? bare ?? ''
    if (field === 'email') return order.email.toLowerCase().includes(value.toLowerCase())
    if (field === 'updated_at') return order.updatedAt >= Date.parse(value)
    throw new Error(`the sandbox knows no search by ${field}`)
  })
}
