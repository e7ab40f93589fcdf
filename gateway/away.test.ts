import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buyAtShopify, createBuyer, requestOf, tokenIn } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { Program, Purchase, Survey, WebhookEvent } from '../storage/entities.ts'
import { purchaseState, retry } from '../workflows/messages.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ reconciliation: false })
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const idOf = (sessionId: string) => `purchase-stripe-${sessionId}`
const delivered = (sessionId: string) =>
  product.purchaseWhen(idOf(sessionId), 'the delivery', ({ deliveredAt }) => deliveredAt)

describe('with the model switched off', () => {
  it('the purchase waits for an operator, says why, and goes on by signal', async () => {
    await product.coach.stop()
    const buyer = createBuyer(product.url)
    const email = someone()
    const { surveyId, sessionId } = await buyer.buy(email)
    const waiting = buyer.call('POST', `/api/surveys/${surveyId}/generate`)
    expect(await waiting).toMatchObject({ status: 503, body: { error: 'GENERATION_DELAYED' } })
    const workflow = product.temporal.client.workflow.getHandle(idOf(sessionId))
    expect((await workflow.query(purchaseState)).stage).toBe('needs-attention')
    const { attentionReason } = await product.purchaseWhen(
      idOf(sessionId),
      'the reason',
      (purchase) => purchase.attentionReason,
    )
    expect(attentionReason).toContain('ModelUnavailable')
    await product.mail.next(email, /longer than usual/)

    await product.coach.start()
    await workflow.signal(retry)
    await delivered(sessionId)
  })

  it('for an hour after payment and answers, the program is written by rule', async () => {
    await product.coach.stop()
    const { surveyId, sessionId } = await createBuyer(product.url).buy(someone())
    await product.purchaseWhen(idOf(sessionId), 'the payment', ({ paidAt }) => paidAt)
    const longAgo = new Date(Date.now() - 61 * 60_000)
    const em = product.database.fork()
    await em.nativeUpdate(Purchase, { id: idOf(sessionId) }, { paidAt: longAgo })
    await em.nativeUpdate(Survey, { id: surveyId }, { completedAt: longAgo })
    await delivered(sessionId)
    const { report } = await em.findOneOrFail(Program, { purchaseId: idOf(sessionId) })
    expect(report).toMatchObject({ path: 'by-rule', rounds: [{ outcome: 'unavailable' }] })
    await product.coach.start()
  })
})

it('a gateway that is down for the first three tries of a webhook mails one link all the same', async () => {
  const email = someone()
  await product.gateway.stop()
  const number = await buyAtShopify(product.storefrontUrl, { email })
  await until('three tries in vain', async () =>
    /tried 3 times/.test(await (await fetch(`${product.storefrontUrl}/webhooks`)).text()),
  )
  await product.gateway.start()
  const letter = await product.mail.next(email, /Payment received/)
  const written = await createBuyer(product.url).call('POST', '/api/shopify/programs', {
    ...requestOf(email),
    token: tokenIn(letter),
  })
  expect(written.status).toBe(200)
  expect(await product.database.fork().count(WebhookEvent, { reference: number })).toBe(1)
})
