import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createBuyer, operate, press } from '../sandbox/buyer.ts'
import { type Product, startProduct } from '../sandbox/product.ts'
import { uniqueName } from '../sandbox/testing.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const sessionOf = (checkoutUrl: string): string => checkoutUrl.split('/').at(-1) ?? ''
const statusOf = async (checkoutUrl: string) =>
  (await product.shops.stripe.lookUp(sessionOf(checkoutUrl))).status
const pay = (checkoutUrl: string) => press(checkoutUrl, { action: 'pay', name: 'Łucja Öberg' })

/** A survey with its first checkout open, and what correcting the email leads to. */
async function checkedOut() {
  const buyer = createBuyer(product.url)
  const [email, corrected] = [someone(), someone()]
  const surveyId = await buyer.completeSurvey(email)
  const first = await buyer.openCheckout(surveyId, email)
  const correct = () => buyer.openCheckout(surveyId, corrected)
  const ownPage = `${product.url}/programgeneration?email=${encodeURIComponent(corrected)}`
  return { buyer, email, surveyId, first, correct, ownPage }
}

describe('a corrected email', () => {
  it('opens another checkout and closes the first: a survey cannot be paid twice', async () => {
    const { first, correct } = await checkedOut()
    const second = await correct()
    expect(second).not.toBe(first)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['failed', 'open'])
    await pay(first)
    expect(await statusOf(first)).toBe('failed')
    await pay(second)
    expect(await statusOf(second)).toBe('paid')
  })

  it('that is corrected back opens a third, and leaves one to pay', async () => {
    const { buyer, email, surveyId, first, correct } = await checkedOut()
    const second = await correct()
    const third = await buyer.openCheckout(surveyId, email)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['failed', 'failed', 'open'])
  })

  it('leads to the program when the first checkout is paid, or its money is on its way', async () => {
    const paid = await checkedOut()
    await pay(paid.first)
    expect(await paid.correct()).toBe(paid.ownPage)

    const onItsWay = await checkedOut()
    await press(onItsWay.first, { action: 'pay-later', delay: '600' })
    expect(await onItsWay.correct()).toBe(onItsWay.ownPage)
    expect(await statusOf(onItsWay.first)).toBe('pending')
    await operate(product.storefrontUrl, 'stripe', sessionOf(onItsWay.first), 'settle')
    expect(await statusOf(onItsWay.first)).toBe('paid')
  })

  it('opens a new checkout when the bank debit of the first failed', async () => {
    const { first, correct } = await checkedOut()
    await press(first, { action: 'pay-later', delay: '600' })
    await operate(product.storefrontUrl, 'stripe', sessionOf(first), 'fail')
    expect(await statusOf(first)).toBe('failed')
    expect(await statusOf(await correct())).toBe('open')
  })
})

describe('the same email', () => {
  it('leads to the same checkout however often it is asked for', async () => {
    const { buyer, email, surveyId, first } = await checkedOut()
    const again = await Promise.all([1, 2, 3].map(() => buyer.openCheckout(surveyId, email)))
    expect(new Set([first, ...again]).size).toBe(1)
    expect(await statusOf(first)).toBe('open')
  })
})
