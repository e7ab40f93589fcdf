import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { filledIn } from '../domain/calls/call.ts'
import { describedOf } from '../domain/calls/described.ts'
import { CALL_NAMES, callOf } from '../domain/calls/index.ts'
import {
  type Answer,
  ANSWERS,
  buyAtGumroad,
  buyAtShopify,
  createBuyer,
  operate,
  press,
  requestOf,
  tokenIn,
} from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Program, Purchase, Survey } from '../storage/entities.ts'

/** A paid order for which no program was requested. */
interface Bought {
  email: string
  purchaseId: string
  /** What happens to its money at the shop. */
  operate: (what: 'refund' | 'dispute' | 'win-dispute') => Promise<unknown>
  /** The first call that the channel's page makes. */
  ask: () => Promise<Answer>
  /** Answers the questionnaire and waits for the program. */
  write: () => Promise<Answer>
}

let product: Product
let buyer: ReturnType<typeof createBuyer>
beforeAll(async () => {
  product = await startProduct()
  buyer = createBuyer(product.url)
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const operating =
  (shop: string, order: string): Bought['operate'] =>
  (what) =>
    operate(product.storefrontUrl, shop, order, what)

const CHANNELS: Readonly<Record<string, () => Promise<Bought>>> = {
  async stripe() {
    const email = someone()
    const surveyId = String((await buyer.call('POST', '/api/surveys', { answers: ANSWERS })).body['surveyId'])
    await buyer.call('POST', `/api/surveys/${surveyId}/complete`, { email })
    const checkout = await buyer.openCheckout(surveyId, email)
    // No checkout opens for an unfinished survey, but an earlier version may have left one open.
    await product.database.fork().nativeUpdate(Survey, { id: surveyId }, { completedAt: null })
    await press(checkout, { action: 'pay' })
    await product.mail.next(email, /Payment received/)
    const order = checkout.split('/').at(-1) ?? ''
    return {
      email,
      purchaseId: `purchase-stripe-${order}`,
      operate: operating('stripe', order),
      ask: () => buyer.call('POST', '/api/surveys/process-stripe-payment', { email }),
      async write() {
        await buyer.call('POST', `/api/surveys/${surveyId}/complete`, { email })
        return buyer.call('POST', `/api/surveys/${surveyId}/generate`)
      },
    }
  },
  async gumroad() {
    const email = someone()
    const { sale, key } = await buyAtGumroad(product.storefrontUrl, { email })
    return {
      email,
      purchaseId: `purchase-gumroad-${sale}`,
      operate: operating('gumroad', sale),
      ask: () => buyer.call('POST', '/api/licenses/validate', { licenseKey: key }),
      write: () => buyer.call('POST', '/api/programs', { ...requestOf(email), licenseKey: key }),
    }
  },
  async shopify() {
    const email = someone()
    const order = await buyAtShopify(product.storefrontUrl, { email })
    const token = tokenIn(await product.mail.next(email, /Payment received/))
    return {
      email,
      purchaseId: `purchase-shopify-${order}`,
      operate: operating('shopify', order),
      ask: () => buyer.call('POST', '/api/shopify/validate', { token }),
      write: () => buyer.call('POST', '/api/shopify/programs', { ...requestOf(email), token }),
    }
  },
}

/** What a refund closes. */
const OF_A_PROGRAM = CALL_NAMES.filter((name) => {
  const { path, refuses } = callOf(name)
  return path.startsWith('/api/programs/{id}') && refuses?.includes('PURCHASE_REFUNDED')
})

const REFUNDED = { status: 410, body: { error: 'PURCHASE_REFUNDED' } }
const subjectsTo = async (email: string) => (await product.mail.to(email)).map(({ subject }) => subject)
const programsOf = (purchaseId: string) => product.database.fork().count(Program, { purchaseId })
const closed = (purchaseId: string) =>
  product.purchaseWhen(purchaseId, 'the close', ({ closedAt }) => closedAt)

describe.each(Object.entries(CHANNELS))('a refund at %s', (channel, buy) => {
  it('before the survey: page and form say so, nothing is written', async () => {
    const bought = await buy()
    await bought.operate('refund')
    // Gumroad sends nothing about a key that nobody has used yet.
    if (channel === 'gumroad')
      expect(await product.database.fork().findOne(Purchase, { id: bought.purchaseId })).toBeNull()
    else {
      await product.mail.next(bought.email, /refund/)
      await closed(bought.purchaseId)
    }
    expect(await bought.ask()).toMatchObject(REFUNDED)
    expect(await bought.write()).toMatchObject(REFUNDED)
    expect(await programsOf(bought.purchaseId)).toBe(0)
  })

  it('while the program is written: the writing stops, waiting callers are told, and one mail says so', async () => {
    await product.coach.stop()
    await product.coach.start({ tokensPerSecond: 40 })
    const bought = await buy()
    const waiting = bought.write()
    await product.purchaseWhen(bought.purchaseId, 'the first week', ({ weeksWritten }) => weeksWritten > 0)
    await bought.operate('refund')
    expect(await waiting).toMatchObject(REFUNDED)
    await product.mail.next(bought.email, /refund/)
    expect(await bought.ask()).toMatchObject(REFUNDED)
    expect(await programsOf(bought.purchaseId)).toBe(0)
    const subjects = await subjectsTo(bought.email)
    expect(subjects.filter((subject) => /refund/.test(subject))).toHaveLength(1)
    expect(subjects.filter((subject) => /ready/.test(subject))).toEqual([])
    await product.coach.stop()
    await product.coach.start()
  })

  it('after the delivery: program, PDF and credential are closed, and one mail says so', async () => {
    const bought = await buy()
    const id = String((await bought.write()).body['id'])
    expect(OF_A_PROGRAM).toContain('readPdf')
    await product.purchaseWhen(bought.purchaseId, 'the delivery', ({ deliveredAt }) => deliveredAt)
    await bought.operate('refund')
    await product.mail.next(bought.email, /refund/)
    for (const name of OF_A_PROGRAM) {
      const { method, path } = callOf(name)
      const ask = () => buyer.call(method, filledIn(path, { id }), describedOf(name).exampleBody)
      expect(await until(name, async () => refusedIn(await ask()))).toMatchObject(REFUNDED)
    }
    expect(await bought.ask()).toMatchObject(REFUNDED)
    expect(await bought.write()).toMatchObject(REFUNDED)
    expect((await subjectsTo(bought.email)).filter((subject) => /refund/.test(subject))).toHaveLength(1)
  })
})

describe.each(Object.entries(CHANNELS))('a dispute at %s', (_, buy) => {
  it('closes the program and says why, until it is won', async () => {
    const bought = await buy()
    const program = `/api/programs/${String((await bought.write()).body['id'])}`
    await product.purchaseWhen(bought.purchaseId, 'the delivery', ({ deliveredAt }) => deliveredAt)
    const isAt = async (status: number) => (await buyer.call('GET', program)).status === status
    await bought.operate('dispute')
    await until('the close', () => isAt(409))
    const disputed = { status: 409, body: { error: 'PURCHASE_DISPUTED' } }
    expect(await bought.ask()).toMatchObject(disputed)
    expect(await bought.write()).toMatchObject(disputed)
    await bought.operate('win-dispute')
    await until('the opening', () => isAt(200))
  })
})

const refusedIn = (answer: Answer) => (answer.status === 200 ? undefined : answer)

it('does not hide an earlier purchase of the same email', async () => {
  const email = someone()
  const own = createBuyer(product.url)
  const first = await own.buy(email)
  const second = await own.buy(email)
  await operate(product.storefrontUrl, 'stripe', second.sessionId, 'refund')
  await closed(`purchase-stripe-${second.sessionId}`)
  expect(await own.call('POST', '/api/surveys/process-stripe-payment', { email })).toMatchObject({
    status: 200,
    body: { surveyId: first.surveyId },
  })
})
