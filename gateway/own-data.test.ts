import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buyAtShopify, createBuyer, requestOf, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName } from '../dev/testkit/testing.ts'
import { ErasedPurchase, Program, Purchase, Survey } from '../storage/entities.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const LINK = /http\S+\/api\/own-data\?token=[\w-]+/

/** A buyer with two purchases, and the link that is mailed on request. */
async function buyerOfTwo() {
  const email = `${uniqueName('buyer')}@example.com`
  const order = await buyAtShopify(product.storefrontUrl, { email })
  const confirmation = await product.mail.next(email, /Payment received/)
  const { sessionId } = await createBuyer(product.url).buy(email)
  await product.mail.next(email, /program is ready/)
  await createBuyer(product.url).call('GET', `/api/programs/stripe/by-email/${email}`)
  const letter = await product.mail.next(email, /Your link/)
  const ids = [`purchase-shopify-${order}`, `purchase-stripe-${sessionId}`]
  return { email, ids, confirmation, letter, link: LINK.exec(letter.text)?.[0] ?? '' }
}

/** The address of a link or form on the page. */
const leadsTo = (html: string, attribute: 'href' | 'action'): string =>
  new URL(new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1] ?? '', product.url).href

it('shows a buyer with the mailed link what is stored, and deletes all of it on request', async () => {
  const { email, ids, confirmation, letter, link } = await buyerOfTwo()
  expect(letter.html).toContain(link)
  const page = await fetch(link)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await page.text()

  const file = await fetch(leadsTo(html, 'href'))
  expect(file.headers.get('content-disposition')).toContain('eightfold-your-data.json')
  const kept = JSON.parse(await file.text())
  expect(kept.purchases.map(({ id }: { id: string }) => id)).toEqual(ids)
  expect([kept.surveys[0].email, kept.programs[0].name]).toEqual([email, 'Łucja Öberg'])
  expect(kept.surveys[0].answers).toMatchObject({ equipment: 'commercial' })

  // A link scanner opens links but submits no form.
  expect((await fetch(leadsTo(html, 'action'))).status).toBe(405)
  const em = () => product.database.fork()
  expect(await em().count(Program, { email })).toBe(1)

  const done = await fetch(leadsTo(html, 'action'), { method: 'POST' })
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Deleted')])
  expect(await em().find(Purchase, { id: { $in: ids } }, { orderBy: { createdAt: 'asc' } })).toEqual([
    expect.objectContaining({ email: null, name: null, erasedAt: expect.any(Date) }),
    expect.objectContaining({ email: null, name: null, erasedAt: expect.any(Date) }),
  ])
  expect([await em().count(Program, { email }), await em().count(Survey, { email })]).toEqual([0, 0])
  expect(await em().count(ErasedPurchase)).toBeGreaterThanOrEqual(2)
  for (const mail of [letter, confirmation])
    expect((await fetch(`${product.url}/api/own-data?token=${tokenIn(mail)}`)).status).toBe(403)
})

it('does not claim to be done before it is', async () => {
  const { link, ids } = await buyerOfTwo()
  const intervene = async () => 'under-way' as const
  const slow = await product.anotherGateway({ purchases: { ...product.purchases, intervene } })
  const { search } = new URL(link)
  const said = await fetch(`${slow.url}/api/own-data/erase${search}`, { method: 'POST' })
  expect([said.status, await said.text()]).toEqual([200, expect.not.stringContaining('Deleted')])
  expect(await product.database.fork().count(Purchase, { id: { $in: ids }, erasedAt: null })).toBe(2)
  await slow.stop()
})

it('shows nothing to a visitor who only knows an address', async () => {
  const email = `${uniqueName('buyer')}@example.com`
  await buyAtShopify(product.storefrontUrl, { email })
  await product.mail.next(email, /Payment received/)
  const stranger = createBuyer(product.url)
  const { body } = await stranger.call('POST', '/api/shopify/lookup', { email })
  const token = /access_token=([\w-]+)/.exec(String(body['surveyUrl']))?.[1]
  expect((await fetch(`${product.url}/api/own-data?token=${token}`)).status).toBe(403)
  expect((await fetch(`${product.url}/api/own-data/export?token=nothing-of-ours`)).status).toBe(403)
  expect((await fetch(`${product.url}/api/own-data/erase?token=${token}`, { method: 'POST' })).status).toBe(
    403,
  )
  expect((await fetch(`${product.url}/api/own-data`)).status).toBe(403)
  await stranger.call('POST', '/api/shopify/programs', { token, ...requestOf(email) })
})
