import escapeHtml from 'escape-html'
import type { Context } from 'koa'
import { Refusal } from '../../domain/shop/errors.ts'
import { PRICE } from '../../domain/shop/offer.ts'
import { NAMELESS } from '../../domain/shop/person.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { readPayAgain } from '../../purchases/pay-again-token.ts'
import { Purchase } from '../../storage/entities.ts'
import { partsOf } from '../../workflows/purchase-id.ts'
import { ownOriginOnly } from '../http/own-origin.ts'
import { plainPage } from '../http/plain-page.ts'
import type { Handlers } from '../http/routes.ts'
import { checkoutOpener } from '../purchase/checkouts.ts'
import { mailedCheckout } from '../purchase/left-checkout.ts'
import { ownSurvey, proofOfEmail } from '../purchase/proof.ts'
import type { GatewayTools } from '../tools.ts'

const formWith = (label: string): string => `<form method="post"><button>${label}</button></form>`

/** Pays for the survey of a failed payment, by the link mailed to who was about to pay. A GET only shows the button. */
export function payAgainCalls(tools: GatewayTools) {
  const { database, publicUrl, sessionSecrets } = tools
  const checkoutUrlFor = checkoutOpener(tools)
  const fromOwnPage = ownOriginOnly(publicUrl)
  const withProofs = proofOfEmail(publicUrl)

  const purchaseIn = ({ query: { token } }: Context): string => {
    const purchaseId = typeof token === 'string' ? readPayAgain(sessionSecrets, token) : null
    if (!purchaseId) throw new Refusal('CREDENTIAL_REFUSED', 'This link to the checkout is not valid.')
    setLogPurchase(purchaseId)
    return purchaseId
  }

  const failedCheckout = (purchaseId: string) => mailedCheckout(database.fork(), partsOf(purchaseId).order)

  return {
    showPayAgain: async (ctx) => {
      const { surveyId } = await failedCheckout(purchaseIn(ctx))
      const isPaid = await database.fork().count(Purchase, { surveyId, paidAt: { $ne: null } })
      ctx.type = 'html'
      ctx.body = isPaid
        ? plainPage('You have already paid', formWith('Open my program'))
        : plainPage(
            'Your 8-week program',
            `<p>Your answers are saved. Pay, and your program is written from them at once.</p>${formWith(`Pay ${PRICE} and get my program`)}`,
          )
    },

    payAgain: (ctx) =>
      fromOwnPage(ctx, () =>
        withProofs(ctx, async () => {
          const { surveyId, email } = await failedCheckout(purchaseIn(ctx))
          const address = await checkoutUrlFor({ surveyId, email, name: NAMELESS })
          ownSurvey(ctx, surveyId)
          // Not a redirect: our pages' policy keeps a form from being sent on to another site.
          ctx.set('Refresh', `0; url=${address}`)
          ctx.type = 'html'
          ctx.body = plainPage('One moment', `<p><a href="${escapeHtml(address)}">Go on</a></p>`)
        }),
      ),
  } satisfies Partial<Handlers>
}
