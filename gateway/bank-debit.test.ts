import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Answer, createBuyer, operate, press } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** A buyer whose bank debit is pending, and the page that they wait on. */
async function whoPaysByDebit() {
  const email = `${uniqueName('buyer')}@example.com`
  const buyer = createBuyer(product.url)
  const surveyId = await buyer.completeSurvey(email)
  const checkout = await buyer.openCheckout(surveyId, email)
  await press(checkout, { action: 'pay-later', delay: '600' })
  const order = checkout.split('/').at(-1) ?? ''
  const process = () => buyer.call('POST', '/api/surveys/process-stripe-payment', { email })
  const stage = async () => (await buyer.call('GET', `/api/surveys/${surveyId}/progress`)).body['stage']
  const bankSays = (answer: 'settle' | 'fail') => operate(product.storefrontUrl, 'stripe', order, answer)
  expect(await process()).toMatchObject({ status: 402, body: { error: 'PAYMENT_PENDING' } })
  await until('the wait', async () => (await stage()) === 'verifying-payment' || undefined)
  return { email, buyer, surveyId, order, process, stage, bankSays }
}

/** Where a page of ours goes on to. */
const addressIn = ({ headers }: Answer): string => headers.get('refresh')?.replace('0; url=', '') ?? ''

/** The same after the debit has failed, with the link of the mail that says so. */
async function whoseDebitFailed() {
  const debit = await whoPaysByDebit()
  const id = `purchase-stripe-${debit.order}`
  await product.purchaseWhen(id, 'the wait', ({ paymentPendingAt }) => paymentPendingAt)
  await debit.bankSays('fail')
  const letter = await product.mail.next(debit.email, /did not go through/)
  const [link = ''] = /http\S+\/api\/pay-again\?token=\S+/.exec(letter.text) ?? []
  return { ...debit, link }
}

describe('a bank debit', () => {
  it('that fails is reported on the open page and after a reload, and can be paid again', async () => {
    const { email, buyer, surveyId, process, stage, bankSays } = await whoPaysByDebit()
    await bankSays('fail')
    expect(await process()).toMatchObject({
      status: 402,
      body: { error: 'PAYMENT_FAILED', message: 'Your payment did not go through. Nothing was charged.' },
    })
    await until('the failure', async () => (await stage()) === 'payment-failed' || undefined)
    expect(await process()).toMatchObject({ status: 402, body: { error: 'PAYMENT_FAILED' } })
    expect(await buyer.call('POST', `/api/surveys/${surveyId}/generate`)).toMatchObject({
      status: 402,
      body: { error: 'PAYMENT_FAILED' },
    })
    await press(await buyer.openCheckout(surveyId, email), {
      action: 'pay',
      card: '4242 4242 4242 4242',
      name: 'Ada',
    })
    expect(await process()).toMatchObject({ status: 200, body: { surveyId } })
  })

  it('that failed can be paid by the link of its mail, on a device that knows nothing', async () => {
    const { email, surveyId, stage, link } = await whoseDebitFailed()
    const phone = createBuyer(product.url, { headers: { accept: 'text/html' } })
    const shown = await phone.call('GET', link)
    expect([shown.status, shown.body['text']]).toEqual([200, expect.stringContaining('Pay $27')])
    expect(await stage()).toBe('payment-failed')

    const checkout = addressIn(await phone.call('POST', link))
    await press(checkout, { action: 'pay', card: '4242 4242 4242 4242', name: 'Ada' })
    const back = await phone.call('POST', '/api/surveys/process-stripe-payment', { email })
    expect(back).toMatchObject({ status: 200, body: { surveyId } })

    await until('the payment', async () =>
      String((await phone.call('GET', link)).body['text']).includes('You have already paid'),
    )
    expect(addressIn(await phone.call('POST', link))).toContain('/programgeneration?email=')
  })

  it('that failed leaves no way in once the buyer has corrected the address', async () => {
    const { email, buyer, surveyId, link } = await whoseDebitFailed()
    await buyer.call('POST', `/api/surveys/${surveyId}/complete`, { email: `corrected-${email}` })
    const { status, headers } = await createBuyer(product.url).call('POST', link)
    expect([status, headers.getSetCookie()]).toEqual([403, []])
  })

  it('that settles is reported on the open page', async () => {
    const { process, stage, bankSays } = await whoPaysByDebit()
    await bankSays('settle')
    await until('the writing', async () => (await stage()) !== 'verifying-payment' || undefined)
    expect((await process()).status).toBe(200)
  })

  it('that failed does not hide that a later purchase was refunded', async () => {
    const { email, buyer, process, bankSays } = await whoPaysByDebit()
    await bankSays('fail')
    await until('the failure', async () => (await process()).body['error'] === 'PAYMENT_FAILED')
    const { sessionId } = await buyer.buy(email)
    await operate(product.storefrontUrl, 'stripe', sessionId, 'refund')
    await product.purchaseWhen(`purchase-stripe-${sessionId}`, 'the close', ({ closedAt }) => closedAt)
    expect(await process()).toMatchObject({ status: 410, body: { error: 'PURCHASE_REFUNDED' } })
  })
})
