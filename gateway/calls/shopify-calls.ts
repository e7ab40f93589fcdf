import type { EntityManager } from '@mikro-orm/postgresql'
import { AccessToken } from '../../domain/calls/ids.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { surveyPage } from '../../domain/shop/pages.ts'
import { openPurchase } from '../../purchases/open-purchase.ts'
import { Purchase } from '../../storage/entities.ts'
import { issueAccessToken } from '../../storage/purchases.ts'
import { abortedBy } from '../http/aborted-by.ts'
import { boughtWith } from '../purchase/open.ts'
import { networkOf } from '../http/network-of.ts'
import { mailLinkToRealBuyer, openTo } from '../purchase/own-purchases.ts'
import { ownEmail, ownPurchase, ownSurvey } from '../purchase/proof.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'
import { programWriter } from '../purchase/program-writer.ts'

/** A mailed access token, which buyers of all shops have, or a look-up of the order by its email. */
export function shopifyCalls(tools: GatewayTools) {
  const { database, purchases, shopify, publicUrl, leaving, limits } = tools
  const programFor = programWriter(tools)
  return {
    validateToken: async (ctx, { token }) => {
      await limits.credential.take(token)
      const em = database.fork()
      const { purchase, issued } = await openTo(em, token)
      if (issued.provesEmail) ownPurchase(ctx, purchase.id)
      if (issued.provesEmail && purchase.email) ownEmail(ctx, purchase.email)
      if (issued.provesEmail && purchase.surveyId) ownSurvey(ctx, purchase.surveyId)
      return {
        valid: true,
        customerEmail: purchase.email ?? '',
        // A caller who only typed an email does not learn the buyer's name.
        customerName: (issued.provesEmail && purchase.name) || '',
        ...(await boughtWith(em, 'token', purchase)),
      }
    },

    createProgramByToken: async (ctx, { token: said, ...request }) => {
      const token = AccessToken.safeParse(said)
      if (!token.success) throw new Refusal('CREDENTIAL_REQUIRED')
      return limits.credential.takeFor(token.data, async () => {
        const { purchase, issued } = await openTo(database.fork(), token.data)
        const waiting = { signal: abortedBy(ctx, leaving), accessTokenHash: issued.hash }
        const id = await programFor(purchase.id, request, waiting)
        // Meanwhile it may have been refunded, or written from someone else's answers.
        const now = await openTo(database.fork(), token.data)
        if (now.purchase.surveyId) ownSurvey(ctx, now.purchase.surveyId)
        return { id }
      })
    },

    lookUpPurchase: async (ctx, { email }) => {
      const em = database.fork()
      const caller = `${email} ${networkOf(ctx.ip)}`
      const purchase = await limits.lookUps.takeFor(caller, () => unwrittenPurchaseOf(email, em))
      mailLinkToRealBuyer(tools, email)
      if (!purchase) throw new Refusal('PURCHASE_NOT_FOUND')
      if (await limits.isLookedUpCalmly(email)) await purchases.signalOrderChanged(purchase.id)
      const token = await issueAccessToken(em, purchase.id)
      return { found: true, surveyUrl: publicUrl + surveyPage(token) }
    },
  } satisfies Partial<Handlers>

  /** Asks the shop, since its webhooks may be late. An email alone never opens an existing program. */
  async function unwrittenPurchaseOf(email: string, em: EntityManager): Promise<Purchase | null> {
    for (const { order, status } of (await shopify?.ordersOfEmail(email)) ?? []) {
      if (status !== 'paid') continue
      const purchase = await em.findOneOrFail(Purchase, { id: await openPurchase(em, 'shopify', order) })
      if (!purchase.programWrittenAt && !purchase.closedAt) return purchase
    }
    return null
  }
}
