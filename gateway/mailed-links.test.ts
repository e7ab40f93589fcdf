import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createBuyer, press, tokenIn } from '../sandbox/buyer.ts'
import { type Product, startProduct } from '../sandbox/product.ts'
import { uniqueName } from '../sandbox/testing.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const someone = (name: string) => `${uniqueName(name)}@example.com`

it('goes to the address that it opens, whatever address the survey names', async () => {
  const [victim, attacker] = [someone('victim'), someone('attacker')]
  const browser = createBuyer(product.url)
  const surveyId = await browser.completeSurvey(attacker)
  const checkoutUrl = await browser.openCheckout(surveyId, victim)
  await press(checkoutUrl, { action: 'pay' })
  await product.mail.next(attacker, /program is ready/)

  await createBuyer(product.url).call('POST', '/api/surveys/process-stripe-payment', { email: victim })
  const letter = await product.mail.next(victim, /Your link/)
  expect(tokenIn(letter)).not.toBe('')
  const lettersToAttacker = await product.mail.to(attacker)
  expect(lettersToAttacker.map(tokenIn)).toEqual(lettersToAttacker.map(() => ''))
})

it('is mailed once an hour however often it is asked for', async () => {
  const email = someone('buyer')
  await createBuyer(product.url).buy(email)
  await product.mail.next(email, /program is ready/)
  const stranger = createBuyer(product.url)
  const ask = () => stranger.call('GET', `/api/programs/stripe/by-email/${email}`)
  await Promise.all(Array.from({ length: 10 }, ask))
  await product.mail.next(email, /Your link/)
  await ask()
  expect((await product.mail.to(email)).filter(({ subject }) => /Your link/.test(subject))).toHaveLength(1)
})
