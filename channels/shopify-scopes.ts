import { z } from 'zod'
import type { AdminApi } from './shopify-client.ts'

/** What the app has to be allowed, by the handles that Shopify gives them. */
export const SHOPIFY_SCOPES = [
  'read_orders',
  // Without it orders older than 60 days do not exist.
  'read_all_orders',
  // Without it an order has no name.
  'read_customers',
  'write_orders',
  // Without it disputes are not told of.
  'read_shopify_payments_disputes',
] as const

const SCOPES = `query Scopes { currentAppInstallation { accessScopes { handle } } }`

const Installation = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

/** The scopes that the app lacks. Whoever may write something may read it. */
export async function missingScopes(ask: AdminApi): Promise<string[]> {
  const { currentAppInstallation } = await ask(Installation, SCOPES, {})
  const given = new Set(currentAppInstallation.accessScopes.map(({ handle }) => handle))
  return SHOPIFY_SCOPES.filter((scope) => !given.has(scope) && !given.has(scope.replace(/^read_/, 'write_')))
}
