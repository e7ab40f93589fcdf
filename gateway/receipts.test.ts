import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buyAtGumroad, buyAtShopify, createBuyer, requestOf } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName } from '../dev/testkit/testing.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const PAID_TODAY = /\n\nPaid: \$27\.00\nDate: \w+ \d{1,2}, \d{4} \(UTC\)\nOrder number: (.+)\n\n/

it.each<[shop: string, buy: (email: string) => Promise<unknown>, orderNumber: RegExp]>([
  ['Stripe', (email) => createBuyer(product.url).buy(email), /^pi_\w+$/],
  ['Shopify', (email) => buyAtShopify(product.storefrontUrl, { email }), /^#\d{4}$/],
  [
    'Gumroad',
    async (email) => {
      const { key } = await buyAtGumroad(product.storefrontUrl, { email })
      await createBuyer(product.url).call('POST', '/api/programs', { ...requestOf(email), licenseKey: key })
    },
    /^\d{9}$/,
  ],
])('a buyer at %s is mailed the amount, the date and the order number', async (_shop, buy, orderNumber) => {
  const email = someone()
  await buy(email)
  const { text } = await product.mail.next(email, /Payment received/)
  expect(text).toMatch(PAID_TODAY)
  expect(PAID_TODAY.exec(text)?.[1]).toMatch(orderNumber)
})

it('the mail with the program names its days, its minutes and its first lifts', async () => {
  const email = someone()
  const buyer = createBuyer(product.url)
  await buyer.buy(email)
  const ready = await product.mail.next(email, /program is ready/)
  const { body } = await buyer.call('GET', `/api/programs/${/results\/([\w-]+)/.exec(ready.text)?.[1]}`)
  const { overview, weeks } = body['generatedProgram'] as {
    overview: { daysPerWeek: number; sessionLength: number }
    weeks: { workouts: { exercises: { name: string }[] }[] }[]
  }
  expect(ready.text).toContain(
    `Each week: ${overview.daysPerWeek} days\nEach session: ${overview.sessionLength} minutes`,
  )
  const names = [...new Set(weeks[0]?.workouts[0]?.exercises.map(({ name }) => name))]
  expect(ready.text).toContain(`First lifts: ${names.slice(0, 3).join(', ')}\n`)
  expect(ready.text).toContain('\n\nHi Łucja,\n\n')
  for (const form of ['spreadsheet', 'calendar', 'liftosaur'])
    expect(ready.text).toContain(`${product.url}/api/programs/${body['id']}/${form}\n`)
})
