import { addressOf, createBuyer, requestOf, tokenIn } from '../../testkit/purchases/buyer.ts'
import type { Case } from '../chaos/judge/evidence.ts'
import { readMails } from '../chaos/judge/mails.ts'
import type { WholeProduct } from '../whole-product.ts'

const FIRST_ADDRESS = 700_000
const RELOAD_AFTER_MS = 45_000

/**
 * The return of a person whose answers or key are lost. At Gumroad they enter their key again; elsewhere they
 * open the latest mailed link and answer again.
 * @returns whether there was anything to open yet
 */
export async function comeAgain(
  { order, plan }: Pick<Case, 'order' | 'plan'>,
  product: Pick<WholeProduct, 'appUrl' | 'direct'>,
): Promise<boolean> {
  const { call } = createBuyer(product.appUrl, {
    timeoutMs: RELOAD_AFTER_MS,
    headers: { 'x-forwarded-for': addressOf(FIRST_ADDRESS + plan.number) },
  })
  if (order.licenseKey) {
    const { licenseKey } = order
    return (await call('POST', '/api/programs', { licenseKey, ...requestOf(plan.email) })).status === 200
  }
  const token = (await readMails(product.direct.mailUrl, plan.email)).map(tokenIn).findLast(Boolean)
  if (!token) return false
  return (await call('POST', '/api/shopify/programs', { token, ...requestOf(plan.email) })).status === 200
}
