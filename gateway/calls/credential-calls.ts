import type { EntityManager } from '@mikro-orm/postgresql'
import { LICENSE_TOKEN_PREFIX, AccessToken } from '../../domain/calls/ids.ts'
import type { ShopOrder } from '../../channels/shop.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { openPurchase } from '../../purchases/open-purchase.ts'
import { Purchase } from '../../storage/entities.ts'
import { isTakenBack } from '../../domain/shop/payment.ts'
import { closedRefusal, boughtWith, openShop } from '../purchase/open.ts'
import { abortedBy } from '../http/aborted-by.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'
import { ownPurchase, ownSurvey, ownEmail } from '../purchase/proof.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'
import { programWriter } from '../purchase/program-writer.ts'
import { surveyPage } from '../../domain/shop/pages.ts'
import { issueAccessToken } from '../../storage/purchases.ts'
import { networkOf } from '../http/network-of.ts'
import { mailLinkToRealBuyer, openTo } from '../purchase/own-purchases.ts'

/** The first channel: a Gumroad license key is the credential. */
export function licenseCalls(tools: GatewayTools) {
  const { database, purchases, gumroad, licenses, leaving, limits } = tools
  const programFor = programWriter(tools)
  return {
    validateLicense: async (ctx, { licenseKey, productId }) => {
      await limits.credential.take(licenseKey)
      const order = await stillBought(
        await openShop(gumroad).verifyLicense(licenseKey, productId),
        licenseKey,
      )
      const id = purchaseIdOf('gumroad', order.order)
      ownPurchase(ctx, id)
      const em = database.fork()
      return {
        valid: true,
        customerEmail: order.email,
        customerName: order.name,
        isTest: order.isTest,
        ...(await boughtWith(em, 'license key', await em.findOne(Purchase, { id }))),
      }
    },

    createProgramByLicense: async (ctx, { licenseKey, productId, token, ...request }) => {
      const key = licenseKey || keyIn(token)
      if (!key) throw new Refusal('CREDENTIAL_REQUIRED')
      return limits.credential.takeFor(key, async () => {
        const shop = openShop(gumroad)
        const { order } = await stillBought(await shop.verifyLicense(key, productId), key)
        await licenses.keep(order, key)
        await licenses.redeemOnce(order, () => shop.redeem(key))
        const em = database.fork()
        const purchaseId = await openPurchase(em, 'gumroad', order)
        const id = await programFor(purchaseId, request, { signal: abortedBy(ctx, leaving) })
        const { surveyId } = await em.findOneOrFail(Purchase, { id: purchaseId })
        if (surveyId) ownSurvey(ctx, surveyId)
        return { id }
      })
    },
  } satisfies Partial<Handlers>

  /** Signals a change that no ping told. @throws {Refusal} PURCHASE_REFUNDED, PURCHASE_DISPUTED */
  async function stillBought(order: ShopOrder, key: string): Promise<ShopOrder> {
    const id = purchaseIdOf('gumroad', order.order)
    setLogPurchase(id)
    if (order.status === 'paid') {
      // A dispute was won, or a refund was reversed, without a ping.
      if (await database.fork().count(Purchase, { id, closedAt: { $ne: null } }))
        await purchases.signalOrderChanged(id)
      return order
    }
    if (await database.fork().count(Purchase, { id, closedAt: null })) {
      await licenses.keep(order.order, key) // the purchase needs it to ask the shop
      await purchases.signalOrderChanged(id)
    }
    throw closedRefusal(isTakenBack(order.status) ? order.status : null)
  }
}

function keyIn(token: string | undefined): string | null {
  return token?.startsWith(LICENSE_TOKEN_PREFIX) ? token.slice(LICENSE_TOKEN_PREFIX.length) : null
}

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
