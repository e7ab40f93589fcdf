import { z } from 'zod'
import { UnusableShopAnswer, shopUnavailable } from './shop-unavailable.ts'

/** Shopify supports a version for a year from its date. From 2026-04 on, refunds need an idempotency key. */
const API_VERSION = '2026-10'
const LONGEST_CALL_MS = 10_000

const Failure = z.object({
  message: z.string(),
  extensions: z.object({ code: z.string().optional() }).nullish(),
})
const Answer = z.object({ data: z.unknown(), errors: z.array(Failure).optional() })

/** Sends one GraphQL operation to the shop's Admin API and parses the answer. Does not retry. */
export type AdminApi = <T>(
  schema: z.ZodType<T>,
  query: string,
  variables: Record<string, unknown>,
) => Promise<T>

/** @returns a function that throws {Refusal} SHOP_UNAVAILABLE whenever there is no usable answer */
export function shopifyAdminApi(shopUrl: string, adminToken: string): AdminApi {
  const url = `${shopUrl}/admin/api/${API_VERSION}/graphql.json`
  const headers = { 'content-type': 'application/json', 'x-shopify-access-token': adminToken }

  async function ask(body: string): Promise<unknown> {
    const signal = AbortSignal.timeout(LONGEST_CALL_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
    if (!answer.ok) throw new UnusableShopAnswer(answer.status)
    const { data, errors } = Answer.parse(await answer.json())
    // GraphQL reports failures, including throttling, with status 200.
    if (errors) {
      const code = errors.find(({ extensions }) => extensions?.code)?.extensions?.code
      throw new UnusableShopAnswer(code ?? 'ERRORS', errors.map(({ message }) => message).join('; '))
    }
    return data
  }

  return async (schema, query, variables) => {
    try {
      return schema.parse(await ask(JSON.stringify({ query, variables })))
    } catch (cause) {
      throw shopUnavailable('shopify', cause)
    }
  }
}

export const SHOPIFY_SCOPES = [
  'read_orders',
  // Without it, orders older than 60 days are hidden.
  'read_all_orders',
  // Without it, an order has no customer name.
  'read_customers',
  'write_orders',
  // Without it, disputes are not reported.
  'read_shopify_payments_disputes',
] as const

const SCOPES = `query Scopes { currentAppInstallation { accessScopes { handle } } }`

const Installation = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

/** The scopes that the app lacks. A write scope includes the read scope. */
export async function missingScopes(ask: AdminApi): Promise<string[]> {
  const { currentAppInstallation } = await ask(Installation, SCOPES, {})
  const given = new Set(currentAppInstallation.accessScopes.map(({ handle }) => handle))
  return SHOPIFY_SCOPES.filter((scope) => !given.has(scope) && !given.has(scope.replace(/^read_/, 'write_')))
}
