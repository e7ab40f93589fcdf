import { z } from 'zod'
import { fieldsWithheld } from '../platform/observability/metrics.ts'
import { UnusableShopAnswer, shopUnavailable } from './shop-unavailable.ts'

/** Shopify supports a version for a year from its date. From 2026-04 on, refunds need an idempotency key. */
const API_VERSION = '2026-10'
const LONGEST_CALL_MS = 10_000

const Failure = z.object({
  message: z.string(),
  /** Of the field that failed. Without one, all of the answer did. */
  path: z.array(z.union([z.string(), z.number()])).nullish(),
  extensions: z.object({ code: z.string().optional() }).nullish(),
})
const Answer = z.object({
  data: z.unknown(),
  errors: z
    .array(Failure)
    .nullish()
    .transform((all) => all ?? []),
})

/**
 * Sends one GraphQL operation to the shop's Admin API and parses the answer. Does not retry.
 * @param mayLack - fields that the answer can do without: Shopify withholds some without a word before, and says so
 * beside the data. Their schema takes null.
 */
export type AdminApi = <T>(
  schema: z.ZodType<T>,
  query: string,
  variables: Record<string, unknown>,
  mayLack?: readonly string[],
) => Promise<T>

/** @returns a function that throws {Refusal} SHOP_UNAVAILABLE whenever there is no usable answer */
export function shopifyAdminApi(shopUrl: string, adminToken: string): AdminApi {
  const url = `${shopUrl}/admin/api/${API_VERSION}/graphql.json`
  const headers = { 'content-type': 'application/json', 'x-shopify-access-token': adminToken }

  async function ask(body: string, mayLack: readonly string[]): Promise<unknown> {
    const signal = AbortSignal.timeout(LONGEST_CALL_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
    if (!answer.ok) throw new UnusableShopAnswer(answer.status)
    const { data, errors: failures } = Answer.parse(await answer.json())
    // GraphQL reports failures, including throttling, with status 200.
    const errors = failures.filter((failure) => !withheldField(failure, mayLack))
    if (errors.length) {
      const code = errors.find(({ extensions }) => extensions?.code)?.extensions?.code
      throw new UnusableShopAnswer(code ?? 'ERRORS', errors.map(({ message }) => message).join('; '))
    }
    for (const failure of failures) {
      const field = withheldField(failure, mayLack)
      if (field) fieldsWithheld.inc({ channel: 'shopify', field })
    }
    return data
  }

  return async (schema, query, variables, mayLack = []) => {
    try {
      return schema.parse(await ask(JSON.stringify({ query, variables }), mayLack))
    } catch (cause) {
      throw shopUnavailable('shopify', cause)
    }
  }
}

const withheldField = ({ path }: z.infer<typeof Failure>, mayLack: readonly string[]): string | undefined =>
  mayLack.find((field) => path?.includes(field))

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
