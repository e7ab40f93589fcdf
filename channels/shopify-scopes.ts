import { z } from 'zod'
import type { AdminApi } from './shopify-client.ts'

/** The access scopes that the app needs. */
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
