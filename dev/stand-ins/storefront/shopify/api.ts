import { Router } from '@koa/router'
import { getDirectiveValues, graphql, type GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { SHOPIFY_SCOPES } from '../../../../channels/shopify-client.ts'
import type { Ledger } from '../ledger.ts'
import { globalId, matches, namesLine, orderObject, type RefundLine } from './objects.ts'
import { ADMIN_SCHEMA } from './schema.ts'
import type { ShopifyOrder } from '../state.ts'
import type { Till } from '../till.ts'

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
      schema: ADMIN_SCHEMA,
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
