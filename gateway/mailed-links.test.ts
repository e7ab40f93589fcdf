import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buyAtShopify, createBuyer, press, requestOf, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'

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

it('is the program again for the address that answered, and nothing more', async () => {
  const [payer, answered] = [someone('payer'), someone('answered')]
  const browser = createBuyer(product.url)
  const surveyId = await browser.completeSurvey(answered)
  await press(await browser.openCheckout(surveyId, payer), { action: 'pay' })
  const first = await product.mail.next(answered, /program is ready/)
  const { status } = await createBuyer(product.url).call('GET', `/api/programs/stripe/by-email/${answered}`)
  expect(status).toBe(200)
  const again = await until('the second letter', async () => (await product.mail.to(answered))[1])
  expect(again.subject).toBe(first.subject)
  expect(again.headers['message-id']).not.toBe(first.headers['message-id'])
  expect(tokenIn(again)).toBe('')
})

it('is mailed once an hour, however often it is requested', async () => {
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

it('is not mailed when another site makes a browser request it', async () => {
  const email = someone('buyer')
  await createBuyer(product.url).buy(email)
  await product.mail.next(email, /program is ready/)
  const ask = (site: string) =>
    createBuyer(product.url).call('GET', `/api/programs/stripe/by-email/${email}`, undefined, {
      'sec-fetch-site': site,
    })
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await ask(site)).toMatchObject({ status: 200, body: { programs: [] } })
  const links = async () => (await product.mail.to(email)).filter(({ subject }) => /Your link/.test(subject))
  // Mail goes out in the order of requests. Once another buyer has mail, an earlier link
  // would have arrived too.
  const other = someone('other')
  await createBuyer(product.url).buy(other)
  await product.mail.next(other, /program is ready/)
  expect(await links()).toEqual([])
  await ask('same-origin')
  await product.mail.next(email, /Your link/)
})

it('is not mailed to a buyer who returns from a checkout, whatever was bought with that address before', async () => {
  const email = someone('buyer')
  await createBuyer(product.url).buy(email)
  await product.mail.next(email, /program is ready/)
  const again = createBuyer(product.url)
  const surveyId = await again.completeSurvey(someone('mistyped'))
  const ask = () => again.call('GET', `/api/programs/stripe/by-email/${email}`)
  await again.openCheckout(surveyId, email)
  expect(await ask()).toMatchObject({ status: 200, body: { programs: [] } })
  await again.call('POST', `/api/surveys/${surveyId}/complete`, { email })
  expect(await ask()).toMatchObject({ status: 200, body: { programs: [] } })
  const links = async () => (await product.mail.to(email)).filter(({ subject }) => /Your link/.test(subject))
  // Mail goes out in the order of requests. Once another buyer has mail, an earlier link
  // would have arrived too.
  const other = someone('other')
  await createBuyer(product.url).buy(other)
  await product.mail.next(other, /program is ready/)
  expect(await links()).toEqual([])

  // Nothing was paid here, so a link to the earlier purchase is all there is to give.
  expect((await again.call('POST', '/api/surveys/process-stripe-payment', { email })).status).toBe(402)
  const letter = await product.mail.next(email, /Your link/)
  expect(letter.text).toContain('Somebody entered your email on our page')
})

it('is mailed three times a day, however often it is requested', async () => {
  const limited = await startProduct({ rateLimits: true })
  const email = someone('buyer')
  const { sessionId } = await createBuyer(limited.url).buy(email)
  await limited.mail.next(email, /program is ready/)
  const asked: string[] = []
  const purchases = {
    ...limited.purchases,
    mailAccessLink: async (purchaseId: string) => void asked.push(purchaseId),
  }
  const another = await limited.anotherGateway({ purchases })
  const ask = () => createBuyer(another.url).call('GET', `/api/programs/stripe/by-email/${email}`)
  const anHourLater = () =>
    limited.database
      .fork()
      .getConnection()
      .execute(`update rate_limit set expire = 0 where key like 'link:hour:%'`)
  for (let hour = 0; hour < 6; hour += 1) {
    await ask()
    await ask()
    await until('the counting', async () => {
      const [row] = await limited.database
        .fork()
        .getConnection()
        .execute<{ points: number }[]>(`select points from rate_limit where key like 'link:hour:%'`)
      return (row?.points ?? 0) >= 2
    })
    await anHourLater()
  }
  expect(asked).toEqual(Array(3).fill(`purchase-stripe-${sessionId}`))
  await another.stop()
  await limited.stop()
})

it('reaches a buyer in whose name a stranger tried the demo', async () => {
  const email = someone('victim')
  await buyAtShopify(product.storefrontUrl, { email })
  await product.mail.next(email, /Payment received/)
  const stranger = createBuyer(product.url)
  expect((await stranger.call('POST', '/api/programs/generate-direct', requestOf(email))).status).toBe(200)
  expect((await stranger.call('POST', '/api/shopify/lookup', { email })).status).toBe(200)
  await product.mail.next(email, /Your link/)
})

it('leads a buyer who also tried the demo only to what was bought', async () => {
  const email = someone('buyer')
  const browser = createBuyer(product.url)
  const { surveyId } = await browser.buy(email)
  const bought = await browser.call('POST', `/api/surveys/${surveyId}/generate`)
  expect((await browser.call('POST', '/api/programs/generate-direct', requestOf(email))).status).toBe(200)
  const { body } = await browser.call('GET', `/api/programs/stripe/by-email/${email}`)
  expect(body).toEqual({ programs: [{ id: bought.body['id'] }] })
  const paid = await browser.call('POST', '/api/surveys/process-stripe-payment', { email })
  expect(paid).toMatchObject({ status: 200, body: { surveyId } })
})
