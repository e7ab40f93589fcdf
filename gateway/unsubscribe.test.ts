import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buyAtShopify, createBuyer, requestOf, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import type { Mail } from '../dev/stand-ins/mailbox.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Unsubscribed } from '../storage/entities.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** The link behind the unsubscribe button of mail programs. */
const linkIn = ({ headers }: Mail): string => /^<(.+)>$/.exec(String(headers['list-unsubscribe']))?.[1] ?? ''
const isUnsubscribed = async (email: string) =>
  (await product.database.fork().count(Unsubscribed, { email })) === 1

/** A buyer who has not answered yet and was reminded of it. */
async function reminded() {
  const email = `${uniqueName('buyer')}@example.com`
  const order = await buyAtShopify(product.storefrontUrl, { email })
  const purchaseId = `purchase-shopify-${order}`
  const confirmation = await product.mail.next(email, /Payment received/)
  await product.activities.emailBuyer(purchaseId, 'survey-reminder-1', '')
  const reminder = await until('the reminder', async () =>
    (await product.mail.to(email)).find((mail) => mail.id !== confirmation.id),
  )
  return { email, purchaseId, confirmation, reminder }
}
const lettersTo = (email: string, count: number) =>
  until(`${count} letters`, async () => {
    const letters = await product.mail.to(email)
    return letters.length >= count && letters
  })
const oneClick = (link: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })

it('is offered by one click in optional letters, and in no others', async () => {
  const { confirmation, reminder } = await reminded()
  expect(reminder.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(new URL(linkIn(reminder)).origin).toBe(product.url)
  expect(reminder.text).toContain(linkIn(reminder))
  expect(confirmation.headers).not.toHaveProperty('list-unsubscribe')
})

it('is not triggered by a scanner that opens every link of a letter', async () => {
  const { email, purchaseId, reminder } = await reminded()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await fetch(linkIn(reminder), { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
  }
  expect(await (await fetch(linkIn(reminder))).text()).toMatch(/<form method="post">.*Unsubscribe/)
  expect(await isUnsubscribed(email)).toBe(false)
  await product.activities.emailBuyer(purchaseId, 'survey-reminder-2', '')
  await lettersTo(email, 3)
})

it('takes one click, and stops optional letters but nothing of the purchase', async () => {
  const { email, purchaseId, reminder } = await reminded()
  expect((await oneClick(linkIn(reminder))).status).toBe(200)
  expect((await oneClick(linkIn(reminder))).status).toBe(200)
  expect(await isUnsubscribed(email)).toBe(true)

  await product.activities.emailBuyer(purchaseId, 'survey-reminder-2', '')
  await product.activities.emailBuyer(purchaseId, 'feedback-request', '')
  await product.activities.emailBuyer(purchaseId, 'taking-longer', '')
  const letters = await lettersTo(email, 3)
  expect(letters.at(-1)?.subject).toMatch(/longer/)
})

it('from a letter to an address in a survey stops letters to that address only', async () => {
  const { email, purchaseId, confirmation } = await reminded()
  const named = `${uniqueName('named')}@example.com`
  const request = { ...requestOf(named), token: tokenIn(confirmation) }
  expect((await createBuyer(product.url).call('POST', '/api/shopify/programs', request)).status).toBe(200)
  await product.mail.next(named, /program is ready/)
  await product.activities.emailBuyer(purchaseId, 'feedback-request', '')
  const question = await product.mail.next(named, /How is your program/)
  expect((await oneClick(linkIn(question))).status).toBe(200)
  expect(await isUnsubscribed(named)).toBe(true)
  expect(await isUnsubscribed(email)).toBe(false)

  await product.activities.emailBuyer(purchaseId, 'feedback-request', 'again')
  await product.activities.emailBuyer(purchaseId, 'program-ready', 'again')
  const subjects = (await lettersTo(named, 3)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /How is your program/.test(subject))).toHaveLength(1)
})

it('is refused for a link that we did not sign', async () => {
  const { email, reminder } = await reminded()
  const link = new URL(linkIn(reminder))
  const [purchase = '', signature = ''] = (link.searchParams.get('token') ?? '').split('.')
  const another = Buffer.from('purchase-shopify-1').toString('base64url')
  for (const token of [
    `${another}.${signature}`,
    `${purchase}.`,
    purchase,
    '',
    `${purchase}.${'A'.repeat(43)}`,
  ]) {
    link.searchParams.set('token', token)
    const answer = await oneClick(link.href)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: 'CREDENTIAL_REFUSED' })
    expect((await fetch(link)).status).toBe(403)
  }
  link.search = ''
  expect((await oneClick(link.href)).status).toBe(403)
  expect(await isUnsubscribed(email)).toBe(false)
})
