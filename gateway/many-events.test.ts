import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createBuyer, press } from '../dev/testkit/purchases/buyer.ts'
import { layLine, type Line } from '../dev/processes/proxy.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { WebhookEvent } from '../storage/entities.ts'

const BUYERS = 30

let product: Product
let shops: Line
beforeAll(async () => {
  product = await startProduct({
    reconciliation: false,
    by: async (part, url) => {
      if (part !== 'shops') return url
      shops = await layLine(url)
      return shops.url
    },
  })
})
afterAll(async () => {
  shops.thaw()
  await product.stop()
  await shops.stop()
})

it('are all handled by the gateway that took them, though they came at once', async () => {
  const checkouts = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const email = `${uniqueName('buyer')}@example.com`
      const buyer = createBuyer(product.url)
      return buyer.openCheckout(await buyer.completeSurvey(email), email)
    }),
  )
  const eventsThat = (where: object) => product.database.fork().count(WebhookEvent, where)
  shops.freeze()
  for (const checkout of checkouts)
    await press(checkout, { action: 'pay', card: '4242 4242 4242 4242', name: 'Zoë Ng' })
  await until('all events', async () => (await eventsThat({})) >= BUYERS)
  expect(await eventsThat({ handledAt: { $ne: null } })).toBe(0)
  shops.thaw()
  await until('all to be handled', async () => (await eventsThat({ handledAt: null })) === 0)
})
