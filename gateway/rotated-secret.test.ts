import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLetterLinks } from '../activities/letter-of.ts'
import { buyAtShopify, createBuyer, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { type Product, SESSION_SECRETS, startProduct } from '../dev/testkit/product.ts'
import { uniqueName } from '../dev/testkit/testing.ts'

const NEW = 'a newer secret of the test'
type Gateway = Awaited<ReturnType<Product['anotherGateway']>>

let product: Product
/** The installation after the secret was replaced, and after the old one was removed. */
let rotated: Gateway
let newAlone: Gateway
beforeAll(async () => {
  product = await startProduct()
  rotated = await product.anotherGateway({ sessionSecrets: [NEW, ...SESSION_SECRETS] })
  newAlone = await product.anotherGateway({ sessionSecrets: [NEW] })
})
afterAll(async () => {
  await Promise.all([rotated.stop(), newAlone.stop()])
  await product.stop()
})

const someone = () => `${uniqueName('buyer')}@example.com`

describe('after the secret was replaced', () => {
  it('a browser is known by its old cookie, which is signed again', async () => {
    const email = someone()
    const [buyer, another] = [createBuyer(product.url), createBuyer(product.url)]
    const surveys = [await buyer.completeSurvey(email), await another.completeSurvey(email)]
    const surveysAt = async ({ call }: typeof buyer, { url }: Gateway) =>
      (await call('GET', `${url}/api/surveys/by-email/${email}`)).body['surveys']
    const known = [expect.objectContaining({ surveyId: surveys[0] })]
    expect(await surveysAt(buyer, rotated)).toEqual(known)
    expect(await surveysAt(buyer, newAlone)).toEqual(known)
    expect(await surveysAt(another, newAlone)).toEqual([])
  })

  it('an unsubscribe link in a sent letter works until the former secret is removed', async () => {
    const links = createLetterLinks({ publicUrl: product.url, secrets: SESSION_SECRETS })
    const { pathname, search } = new URL(links.unsubscribe('purchase-shopify-1', 'feedback-request'))
    const statusAt = async ({ url }: Gateway) => (await fetch(`${url}${pathname}${search}`)).status
    expect(await statusAt(rotated)).toBe(200)
    expect(await statusAt(newAlone)).toBe(403)
  })

  it('a mailed link opens its purchase, whichever secrets remain', async () => {
    const email = someone()
    await buyAtShopify(product.storefrontUrl, { email })
    const token = tokenIn(await product.mail.next(email, /Payment received/))
    for (const { url } of [rotated, newAlone])
      expect(await createBuyer(url).call('POST', '/api/shopify/validate', { token })).toMatchObject({
        status: 200,
      })
  })
})
