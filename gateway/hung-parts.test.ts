import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ANSWERS,
  buyAtGumroad,
  buyAtShopify,
  createBuyer,
  requestOf,
} from '../dev/testkit/purchases/buyer.ts'
import { layLine, type Line } from '../dev/processes/proxy.ts'
import { type OutsidePart, type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Purchase } from '../storage/entities.ts'

/** More than a PostgreSQL pool has connections. */
const PURCHASES = 12

let product: Product
const lines = new Map<OutsidePart, Line>()
const lineTo = (part: OutsidePart): Line => {
  const line = lines.get(part)
  if (!line) throw new Error(`there is no proxy to ${part}`)
  return line
}
beforeAll(async () => {
  product = await startProduct({
    by: async (part, url) => {
      const line = await layLine(url)
      lines.set(part, line)
      return line.url
    },
  })
})
afterEach(() => {
  for (const line of lines.values()) line.thaw()
})
afterAll(async () => {
  await product.stop()
  await Promise.all([...lines.values()].map((line) => line.stop()))
})

const someone = () => `${uniqueName('buyer')}@example.com`
const buy = async (): Promise<string> => {
  const { sessionId } = await createBuyer(product.url).buy(someone())
  return `purchase-stripe-${sessionId}`
}
const buyAtOnce = (count: number) => Promise.all(Array.from({ length: count }, buy))

/** How many of these purchases match. */
const countOf = (ids: string[], facts: object): Promise<number> =>
  product.database.fork().count(Purchase, { id: { $in: ids }, ...facts })
const all = (ids: string[], what: string, facts: object) =>
  until(what, async () => (await countOf(ids, facts)) === ids.length, 110_000)

/** What a visitor without a purchase does meanwhile. */
const browse = async () => {
  const { status } = await createBuyer(product.url).call('POST', '/api/surveys', { answers: ANSWERS })
  return status
}

describe('a mail server that accepts and says nothing', () => {
  it('holds up only the mails: programs are written, and no connection is held', async () => {
    lineTo('mail').freeze()
    const purchases = await buyAtOnce(PURCHASES)
    await all(purchases, 'the programs of all', { programWrittenAt: { $ne: null } })
    expect(await product.connectionsHeld()).toBe(0)
    expect(await browse()).toBe(201)
    expect(await countOf(purchases, { deliveredAt: { $ne: null } })).toBe(0)
    expect(await countOf(purchases, { attentionReason: { $ne: null } })).toBe(0)
    lineTo('mail').thaw()
    await all(purchases, 'the delivery of all', { deliveredAt: { $ne: null } })
  })
})

describe('a model that says nothing', () => {
  it('holds up only what it should write', async () => {
    const [before = ''] = await buyAtOnce(1)
    await all([before], 'the program', { programWrittenAt: { $ne: null } })
    lineTo('model').freeze()
    const purchases = await buyAtOnce(PURCHASES)
    await all(purchases, 'the payment of all', { paidAt: { $ne: null } })
    await sleep(1_500)
    expect(await product.connectionsHeld()).toBe(0)
    expect(await browse()).toBe(201)
    lineTo('model').thaw()
    await all(purchases, 'the delivery of all', { deliveredAt: { $ne: null } })
  })
})

describe('shops that say nothing', () => {
  it('hold up only the calls that ask them, and hold no connection', async () => {
    const paid = await buyAtOnce(3)
    await all(paid, 'the delivery', { deliveredAt: { $ne: null } })
    const sales = await Promise.all(
      Array.from({ length: PURCHASES }, () => buyAtGumroad(product.storefrontUrl, { email: someone() })),
    )
    const shopper = someone()
    const order = await buyAtShopify(product.storefrontUrl, { email: shopper })
    const buyer = createBuyer(product.url)
    const surveyId = await buyer.completeSurvey(someone())

    const { activities, shops } = product
    lineTo('shops').freeze()
    const asking = [
      ...sales.map(({ key }) =>
        buyer.call('POST', '/api/programs', { ...requestOf(someone()), licenseKey: key }),
      ),
      ...sales.map(({ key }) => buyer.call('POST', '/api/licenses/validate', { licenseKey: key })),
      buyer.call('POST', '/api/shopify/lookup', { email: shopper }),
      buyer.call('POST', '/api/stripe/checkout', { surveyId, email: someone(), name: 'Jo' }),
      ...paid.flatMap((id) => [activities.verifyPayment(id), activities.refundAtShop(id)]),
      activities.reconcileOrders(),
      shops.shopify.lookUp(order),
    ]
    await sleep(2_500)
    expect(await product.connectionsHeld()).toBe(0)
    expect(await browse()).toBe(201)
    lineTo('shops').thaw()
    const ended = await Promise.allSettled(asking)
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('hold no connection either when Gumroad goes silent while keys are redeemed', async () => {
    const sales = await Promise.all(
      Array.from({ length: PURCHASES }, () => buyAtGumroad(product.storefrontUrl, { email: someone() })),
    )
    const { shops } = product
    const another = await product.anotherGateway({
      gumroad: {
        ...shops.gumroad,
        redeem: async (key) => {
          lineTo('shops').freeze()
          return shops.gumroad.redeem(key)
        },
      },
    })
    const buyer = createBuyer(another.url)
    const redeeming = sales.map(({ key }) =>
      buyer.call('POST', '/api/programs', { ...requestOf(someone()), licenseKey: key }),
    )
    await sleep(2_500)
    expect(await product.connectionsHeld()).toBe(0)
    expect(await browse()).toBe(201)
    lineTo('shops').thaw()
    await Promise.all(redeeming)
    await another.stop()
  })
})
