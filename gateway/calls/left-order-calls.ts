import escapeHtml from 'escape-html'
import { Refusal } from '../../domain/shop/errors.ts'
import { leftOrderPage } from '../../domain/shop/pages.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { readLeftOrder } from '../../purchases/left-order-token.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'
import { plainPage } from '../http/plain-page.ts'
import type { Handlers } from '../http/routes.ts'
import { mailedCheckout } from '../purchase/left-checkout.ts'
import { ownSurvey, proofOfEmail } from '../purchase/proof.ts'
import type { GatewayTools } from '../tools.ts'

/**
 * Opens an order by the link that was mailed to who left it. Opening it changes nothing that we keep: the
 * browser learns the survey's id, and proves later by its cookie that the paid program is its own.
 */
export function leftOrderCalls({
  database,
  publicUrl,
  sessionSecrets,
}: Pick<GatewayTools, 'database' | 'publicUrl' | 'sessionSecrets'>) {
  const withProofs = proofOfEmail(publicUrl)
  return {
    openLeftOrder: (ctx) =>
      withProofs(ctx, async () => {
        const { token } = ctx.query
        const order = typeof token === 'string' ? readLeftOrder(sessionSecrets, token) : null
        if (!order) throw new Refusal('CREDENTIAL_REFUSED', 'This link to an order is not valid.')
        setLogPurchase(purchaseIdOf('stripe', order))
        const { surveyId, email } = await mailedCheckout(database.fork(), order)
        ownSurvey(ctx, surveyId)
        const address = leftOrderPage(surveyId, email)
        // As the answer to a payment does: the gateway redirects nothing.
        ctx.set('Refresh', `0; url=${address}`)
        ctx.type = 'html'
        ctx.body = plainPage('One moment', `<p><a href="${escapeHtml(address)}">See my order</a></p>`)
      }),
  } satisfies Partial<Handlers>
}
