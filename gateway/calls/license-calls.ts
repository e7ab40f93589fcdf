import { LICENSE_TOKEN_PREFIX } from '../../domain/calls/ids.ts'
import type { ShopOrder } from '../../channels/shop.ts'
import { Refusal } from '../../domain/shop/errors.ts'
import { setLogPurchase } from '../../platform/observability/log.ts'
import { openPurchase } from '../../purchases/open-purchase.ts'
import { Purchase } from '../../storage/entities.ts'
import { isTakenBack } from '../../domain/shop/payment.ts'
import { closedRefusal, boughtWith, openShop } from '../purchase/open.ts'
import { abortedBy } from '../http/aborted-by.ts'
import { purchaseIdOf } from '../../workflows/purchase-id.ts'
import { ownPurchase, ownSurvey } from '../purchase/proof.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'
import { programWriter } from '../purchase/program-writer.ts'

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
