import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createBuyer, requestOf, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { rewriteOnce } from '../purchases/rewrite-once.ts'
import { Intervention, Purchase } from '../storage/entities.ts'
import { unguessableId } from '../storage/ids.ts'
import { BY_BUYER, rewriteStateOf } from '../storage/rewrites.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

type Buyer = ReturnType<typeof createBuyer>

const CHANGES = {
  trainingDays: 4,
  sessionLength: 45,
  equipment: 'home',
  equipmentDetails: 'two dumbbells and a bench',
  exercisesToAvoid: '',
  corrections: [],
}

/** A buyer whose program is delivered. */
async function delivered() {
  const email = `${uniqueName('buyer')}@example.com`
  const who = createBuyer(product.url)
  const { surveyId, sessionId } = await who.buy(email)
  const { body } = await who.call('POST', `/api/surveys/${surveyId}/generate`)
  const purchaseId = `purchase-stripe-${sessionId}`
  await product.purchaseWhen(purchaseId, 'the delivery', ({ deliveredAt }) => deliveredAt)
  return { who, email, purchaseId, programId: String(body['id']) }
}

const read = async (who: Buyer, programId: string) =>
  (await who.call('GET', `/api/programs/${programId}/rewrite`)).body
const rewrite = (who: Buyer, programId: string) =>
  who.call('POST', `/api/programs/${programId}/rewrite`, CHANGES)
const overviewOf = async (who: Buyer, programId: string) => {
  const { body } = await who.call('GET', `/api/programs/${programId}`)
  return (body['generatedProgram'] as { overview: Record<string, unknown> }).overview
}
const askedFor = (purchaseId: string) =>
  product.database.fork().count(Intervention, { purchaseId, ...BY_BUYER })
const isUsed = (who: Buyer, programId: string) =>
  until('the rewrite', async () => (await read(who, programId))['state'] === 'used')

it('gives the buyer a program of changed answers at the same address, once, and mails it', async () => {
  const { who, email, purchaseId, programId } = await delivered()
  expect(await read(who, programId)).toMatchObject({
    state: 'open',
    until: expect.any(String),
    answers: { trainingDays: 3, sessionLength: 60, equipment: 'commercial' },
  })
  const pdf = async () =>
    (await who.call('GET', `/api/programs/${programId}/pdf?paper=a4`)).headers.get('etag')
  const former = await pdf()
  const answers = await Promise.all([rewrite(who, programId), rewrite(who, programId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await isUsed(who, programId)
  expect(await askedFor(purchaseId)).toBe(1)
  expect(await overviewOf(who, programId)).toMatchObject({ daysPerWeek: 4, sessionLength: 45 })
  expect(await pdf()).not.toBe(former)
  const letters = await until('two letters', async () => {
    const all = (await product.mail.to(email)).filter(({ subject }) => /program is ready/.test(subject))
    return all.length === 2 && all
  })
  expect(letters.every(({ text }) => text.includes(`/results/${programId}`))).toBe(true)

  const again = await rewrite(who, programId)
  expect([again.status, again.body['error']]).toEqual([409, 'REWRITE_USED'])
  // The browser is still known as the buyer's.
  const { body } = await who.call('GET', `/api/programs/stripe/by-email/${email}`)
  expect(body).toEqual({ programs: [{ id: programId }] })
})

it('is not done while the former PDF is only remembered', async () => {
  const { purchaseId } = await delivered()
  const em = product.database.fork()
  const purchase = await em.findOneOrFail(Purchase, { id: purchaseId })
  const meanwhile = product.database.fork()
  const now = new Date()
  await meanwhile.insert(Intervention, {
    ...{ id: unguessableId(), purchaseId, ...BY_BUYER, reason: 'of a test' },
    ...{ createdAt: now, appliedAt: now },
  })
  await meanwhile.nativeUpdate(Purchase, { id: purchaseId }, { pdfReadyAt: null })
  expect(await rewriteStateOf(em, purchase, now)).toBe('writing')
})

it('needs more than the address of the program: the mailed link proves who asks', async () => {
  const { email, purchaseId, programId } = await delivered()
  const friend = createBuyer(product.url)
  expect(await read(friend, programId)).toMatchObject({ state: 'open', answers: null })
  const refused = await rewrite(friend, programId)
  expect([refused.status, refused.body['error']]).toEqual([403, 'REWRITE_UNPROVEN'])
  expect(await askedFor(purchaseId)).toBe(0)

  const { body } = await friend.call('POST', `/api/programs/${programId}/own-link`)
  expect(body).toEqual({ goesTo: expect.stringMatching(/^b•••@example\.com$/) })
  const token = tokenIn(await product.mail.next(email, /Your link/))
  await friend.call('POST', '/api/shopify/validate', { token })
  expect(await read(friend, programId)).toMatchObject({ answers: { trainingDays: 3 } })
  expect((await rewrite(friend, programId)).status).toBe(200)
  await isUsed(friend, programId)
})

it('is open for seven days', async () => {
  const { who, purchaseId, programId } = await delivered()
  const ago = (ms: number) =>
    product.database
      .fork()
      .nativeUpdate(Purchase, { id: purchaseId }, { deliveredAt: new Date(Date.now() - ms) })
  const DAYS = 86_400_000
  await ago(7 * DAYS - 60_000)
  expect(await read(who, programId)).toMatchObject({ state: 'open' })
  await ago(7 * DAYS)
  expect(await read(who, programId)).toMatchObject({ state: 'over', answers: null })
  const refused = await rewrite(who, programId)
  expect([refused.status, refused.body['error']]).toEqual([409, 'REWRITE_OVER'])
  expect(await askedFor(purchaseId)).toBe(0)
})

it('stays open if the purchase could not be told', async () => {
  const { who, purchaseId, programId } = await delivered()
  const away = {
    intervene: async () => {
      throw new Error('Temporal is away')
    },
  }
  const tools = { database: product.database, purchases: away }
  const failed = rewriteOnce(tools, purchaseId, {
    ...CHANGES,
    trainingDays: 4,
    sessionLength: 45,
    equipment: 'home',
  })
  await expect(failed).rejects.toThrow('Temporal is away')
  expect(await read(who, programId)).toMatchObject({ state: 'open' })
})

it('is not for a demo, which nobody has bought', async () => {
  const visitor = createBuyer(product.url)
  const email = `${uniqueName('visitor')}@example.com`
  const { body } = await visitor.call('POST', '/api/programs/generate-direct', requestOf(email))
  expect((await visitor.call('GET', `/api/programs/${String(body['id'])}/rewrite`)).status).toBe(404)
})
