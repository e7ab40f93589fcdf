import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, createBuyer, press } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { OrderReminder, Unsubscribed } from '../storage/entities.ts'
import { hashOf } from '../storage/ids.ts'
import { leftOrderIdOf } from '../workflows/purchase-id.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const waitFor = (surveyId: string) =>
  product.temporal.client.workflow.getHandle(leftOrderIdOf(hashOf(surveyId))).describe()
const addressIn = ({ headers }: Answer): string => headers.get('refresh')?.replace('0; url=', '') ?? ''

/** Somebody who answered and opened the checkout. */
async function whoLeaves(appUrl = product.url) {
  const email = `${uniqueName('buyer')}@example.com`
  const buyer = createBuyer(appUrl)
  const surveyId = await buyer.completeSurvey(email)
  const checkout = await buyer.openCheckout(surveyId, email)
  return { email, buyer, surveyId, checkout }
}

/** The same an hour later, with the letter. */
async function whoLeft() {
  const left = await whoLeaves()
  await product.activities.emailOrderLeft(left.surveyId)
  const letter = await product.mail.next(left.email, /one step away/)
  const [link = ''] = /http\S+\/api\/left-order\?token=\S+/.exec(letter.text) ?? []
  return { ...left, letter, link }
}

describe('a checkout that is opened', () => {
  it('begins the wait for its payment', async () => {
    const { surveyId } = await whoLeaves()
    const run = await until('the wait', () => waitFor(surveyId).catch(() => undefined))
    expect([run.type, run.status.name]).toEqual(['remindOfOrder', 'RUNNING'])
  })

  it('opens even if Temporal is away', async () => {
    const awaitPayment = async (): Promise<never> => {
      throw new Error('no connection')
    }
    const alone = await product.anotherGateway({ purchases: { ...product.purchases, awaitPayment } })
    const { checkout } = await whoLeaves(alone.url)
    expect(checkout).toMatch(/\/cs_\w+$/)
    await alone.stop()
  })
})

describe('the letter about a left order', () => {
  it('opens it on a device that knows nothing, which then pays and gets its program', async () => {
    const { email, surveyId, link } = await whoLeft()
    const phone = createBuyer(product.url, { headers: { accept: 'text/html' } })
    const opened = await phone.call('GET', link)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
    const page = new URL(addressIn(opened), product.url)
    expect([page.pathname, Object.fromEntries(page.searchParams)]).toEqual([
      '/onboarding',
      { surveyId, email, cancelled: 'true' },
    ])
    await press(await phone.openCheckout(surveyId, email), {
      ...{ action: 'pay', card: '4242 4242 4242 4242', name: 'Ada' },
    })
    const back = await phone.call('POST', '/api/surveys/process-stripe-payment', { email })
    expect(back).toMatchObject({ status: 200, body: { surveyId } })
  })

  it('leaves no way in once the address is corrected', async () => {
    const { email, buyer, surveyId, link } = await whoLeft()
    await buyer.call('POST', `/api/surveys/${surveyId}/complete`, { email: `corrected-${email}` })
    const { status, headers } = await createBuyer(product.url).call('GET', link)
    expect([status, headers.getSetCookie(), headers.get('refresh')]).toEqual([403, [], null])
  })

  it('leads nowhere by a link that we did not sign', async () => {
    const { link } = await whoLeft()
    const forged = new URL(link)
    const [order] = (forged.searchParams.get('token') ?? '').split('.')
    forged.searchParams.set('token', `${order}.${'A'.repeat(43)}`)
    expect((await fetch(forged)).status).toBe(403)
    forged.search = ''
    expect((await fetch(forged)).status).toBe(403)
  })

  it('ends letters to its address by one click, and not by a look', async () => {
    const { email, letter } = await whoLeft()
    const unsubscribe = /^<(.+)>$/.exec(String(letter.headers['list-unsubscribe']))?.[1] ?? ''
    const isUnsubscribed = async () => (await product.database.fork().count(Unsubscribed, { email })) === 1
    expect((await fetch(unsubscribe)).status).toBe(200)
    expect(await isUnsubscribed()).toBe(false)
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(unsubscribe, { method: 'POST', body: oneClick })).status).toBe(200)
    expect(await isUnsubscribed()).toBe(true)
  })

  it('goes to nobody who paid, whatever the webhooks have told', async () => {
    const { email, surveyId, checkout } = await whoLeaves()
    await press(checkout, { action: 'pay', card: '4242 4242 4242 4242', name: 'Ada' })
    await product.activities.emailOrderLeft(surveyId)
    expect(await product.database.fork().count(OrderReminder, { email })).toBe(0)
  })
})
