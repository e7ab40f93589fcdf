import { register } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { reconcileOrders } from '../activities/reconcile-orders.ts'
import { createStripeShop } from '../channels/stripe.ts'
import { buyAtShopify, createBuyer, misbehave, operate, press } from '../dev/testkit/purchases/buyer.ts'
import { type Product, startProduct } from '../dev/testkit/product.ts'
import { SHOPIFY, STRIPE } from '../dev/stand-ins/storefront/testing.ts'
import { uniqueName, until } from '../dev/testkit/testing.ts'
import { MailSent, Purchase, WebhookEvent } from '../storage/entities.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ reconciliation: false })
})
afterEach(() => misbehave(product.storefrontUrl, {}))
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const idOf = (order: string) => `purchase-shopify-${order}`
const order = (email: string, more: { product?: string; pending?: 'on' } = {}) =>
  buyAtShopify(product.storefrontUrl, { email, ...more })
const shopHost = () => new URL(product.storefrontUrl).host
const lettersOf = (orderNumber: string) =>
  product.database.fork().find(MailSent, { purchaseId: idOf(orderNumber) }, { fields: ['kind'] })

/** The stored event, as soon as it matches. */
const eventWhen = (eventId: string, what: string, holds: (event: WebhookEvent) => unknown) =>
  until(`${eventId}: ${what}`, async () => {
    const event = await product.database.fork().findOne(WebhookEvent, { eventId })
    return event && holds(event) ? event : undefined
  })

function signalOf() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}

interface Forged {
  /** A gateway other than the first. */
  to?: string
  topic?: string
  secret?: string
  shop?: string
  triggeredAt?: Date
  webhookId?: string
}

/** Sends a webhook as Shopify does, or a forged one. */
function send(body: object, { topic = 'orders/paid', ...forged }: Forged = {}): Promise<Response> {
  const raw = JSON.stringify(body)
  return fetch(`${forged.to ?? product.url}/api/shopify/webhook`, {
    method: 'POST',
    body: raw,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': createHmac('sha256', forged.secret ?? SHOPIFY.webhookSecret)
        .update(raw)
        .digest('base64'),
      'x-shopify-shop-domain': forged.shop ?? shopHost(),
      'x-shopify-webhook-id': forged.webhookId ?? uniqueName('webhook'),
      'x-shopify-triggered-at': (forged.triggeredAt ?? new Date()).toISOString(),
    },
  })
}

describe('a webhook', () => {
  it.each<[string, () => Forged]>([
    ['signed with another secret', () => ({ secret: 'shpss_another0123456' })],
    ['of another shop', () => ({ shop: 'another-shop.example' })],
    ['of the day before yesterday', () => ({ triggeredAt: new Date(Date.now() - 2 * 86_400_000) })],
    ['from the future', () => ({ triggeredAt: new Date(Date.now() + 3_600_000) })],
  ])('%s is refused and stores nothing', async (_name, forged) => {
    const answer = await send({ id: 1 }, { ...forged(), webhookId: 'forged' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'WEBHOOK_UNSIGNED' })
    expect(await product.database.fork().count(WebhookEvent, { eventId: 'forged' })).toBe(0)
  })

  it('without a signature, or of more than 5 MB, is refused', async () => {
    const plain = { method: 'POST', body: '{"id":1}' }
    expect((await fetch(`${product.url}/api/shopify/webhook`, plain)).status).toBe(400)
    expect((await send({ id: 1, note: 'x'.repeat(5_300_000) })).status).toBe(413)
  })

  it('of an order with many lines is accepted, but an unsigned one has to be small', async () => {
    const number = await order(someone())
    const webhookId = uniqueName('large')
    expect((await send({ id: Number(number), note: 'x'.repeat(1_000_000) }, { webhookId })).status).toBe(200)
    await eventWhen(webhookId, 'the look', ({ handledAt }) => handledAt)
    const body = new URLSearchParams({ sale_id: 'x'.repeat(70_000) })
    expect((await fetch(`${product.url}/api/gumroad/webhook`, { method: 'POST', body })).status).toBe(413)
  })

  it('is answered before the shop is asked, and handled once it answers', async () => {
    const asked = signalOf()
    const answers = signalOf()
    const gateway = await product.anotherGateway({
      shopify: {
        ...product.shops.shopify,
        orderOf: async (reference) => {
          asked.give()
          await answers.given
          return product.shops.shopify.orderOf(reference)
        },
      },
    })
    const number = await order(someone(), { product: 'CHALK-BALL' })
    const webhookId = uniqueName('slow')
    expect((await send({ id: Number(number) }, { webhookId, to: gateway.url })).status).toBe(200)
    await asked.given
    expect((await send({ id: Number(number) }, { webhookId, to: gateway.url })).status).toBe(200)
    expect((await eventWhen(webhookId, 'it is kept', () => true)).handledAt).toBeNull()
    answers.give()
    await eventWhen(webhookId, 'the end', ({ outcome }) => outcome === 'not-ours')
    expect(await product.database.fork().count(WebhookEvent, { eventId: webhookId })).toBe(1)
    await gateway.stop()
  })

  it('about an order that the shop does not show yet stays pending until it does', async () => {
    await misbehave(product.storefrontUrl, { hold: 'on', syncSeconds: '2' })
    const email = someone()
    const number = await order(email)
    const webhookId = uniqueName('early')
    expect((await send({ id: Number(number) }, { webhookId })).status).toBe(200)
    const early = await eventWhen(webhookId, 'the first try', ({ tries, handledAt }) => tries || handledAt)
    expect(early).toMatchObject({ tries: 1, handledAt: null })
    await until('the order', async () => product.shops.shopify.lookUp(number))
    await product.database
      .fork()
      .nativeUpdate(WebhookEvent, { eventId: webhookId }, { nextTryAt: new Date() })
    await product.activities.reconcileOrders()
    expect(await eventWhen(webhookId, 'the end', ({ handledAt }) => handledAt)).toMatchObject({
      outcome: 'passed-on',
    })
    await product.mail.next(email, /Payment received/)
  })

  it('is never believed: a paid order that the shop does not know starts no purchase', async () => {
    const webhookId = uniqueName('unknown')
    expect((await send({ id: 4_711 }, { webhookId })).status).toBe(200)
    await eventWhen(webhookId, 'the look', ({ tries }) => tries > 0)
    expect(await product.database.fork().findOne(Purchase, { id: idOf('4711') })).toBeNull()
  })

  it('about another product or an unpaid order mails nobody', async () => {
    const [buyerOfChalk, waiting] = [someone(), someone()]
    const chalk = await order(buyerOfChalk, { product: 'CHALK-BALL' })
    const unpaid = await order(waiting, { pending: 'on' })
    await send({ id: Number(unpaid) })
    await until('the look', async () => {
      const events = await product.database.fork().find(WebhookEvent, { reference: { $in: [chalk, unpaid] } })
      return events.length === 2 && events.every(({ handledAt }) => handledAt)
    })
    expect(await product.database.fork().findOne(Purchase, { id: idOf(chalk) })).toBeNull()
    expect(await product.mail.to(buyerOfChalk)).toEqual([])
    expect(await product.mail.to(waiting)).toEqual([])
    expect(await register.metrics()).toMatch(
      /eightfold_foreign_events_total\{channel="shopify",type="orders\/paid"\} [1-9]/,
    )

    await operate(product.storefrontUrl, 'shopify', unpaid, 'pay')
    await product.mail.next(waiting, /Payment received/)
  })
})

describe('the buyer gets one link', () => {
  it('when every webhook comes twice', async () => {
    await misbehave(product.storefrontUrl, { duplicate: 'on' })
    const email = someone()
    const number = await order(email)
    await product.mail.next(email, /Payment received/)
    await until('both deliveries', async () => {
      const page = await (await fetch(`${product.storefrontUrl}/webhooks`)).text()
      return (page.match(/delivered at try 1/g) ?? []).length >= 2
    })
    expect(await product.database.fork().count(WebhookEvent, { reference: number })).toBe(1)
    expect(await product.mail.to(email)).toHaveLength(1)
  })

  it('when twenty different webhooks of one order come at once', async () => {
    await misbehave(product.storefrontUrl, { hold: 'on' })
    const email = someone()
    const number = await order(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ id: Number(number) })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await product.mail.next(email, /Payment received/)
    await product.purchaseWhen(idOf(number), 'the payment', ({ paidAt }) => paidAt)
    expect(await product.mail.to(email)).toHaveLength(1)
  })

  it('from the reconciliation when no webhook ever comes', async () => {
    await misbehave(product.storefrontUrl, { hold: 'on' })
    const email = someone()
    await order(email)
    expect(await product.mail.to(email)).toEqual([])
    await product.activities.reconcileOrders()
    await product.mail.next(email, /Payment received/)
  })

  it('while another shop, with pending events, is away', async () => {
    await misbehave(product.storefrontUrl, { hold: 'on' })
    const { database, objects, purchases } = product
    const stripe = createStripeShop({ ...STRIPE, apiUrl: 'http://127.0.0.1:9' })
    const reconcile = reconcileOrders({
      ...{ database, objects, purchases, log: pino({ level: 'silent' }) },
      shops: { ...product.shops, stripe },
    })
    const kept = { channel: 'stripe', type: 'refund.created', receivedAt: new Date(), tries: 0 } as const
    const [first, second] = [uniqueName('evt'), uniqueName('evt')]
    await database.fork().insertMany(WebhookEvent, [
      { ...kept, eventId: first, reference: 'pi_1', nextTryAt: new Date(0) },
      { ...kept, eventId: second, reference: null, nextTryAt: new Date() },
    ])
    const email = someone()
    await order(email)
    await expect(reconcile()).rejects.toMatchObject({ code: 'SHOP_UNAVAILABLE' })
    await product.mail.next(email, /Payment received/)
    const em = database.fork()
    expect(await em.count(WebhookEvent, { eventId: second, handledAt: { $ne: null } })).toBe(1)
    expect(await em.nativeDelete(WebhookEvent, { eventId: first, handledAt: null })).toBe(1)
  })
})

describe('a refund that overtakes the payment', () => {
  it('takes precedence: no link is mailed, and the look-up finds nothing', async () => {
    await misbehave(product.storefrontUrl, { hold: 'on', reorder: 'on' })
    const email = someone()
    const number = await order(email)
    await operate(product.storefrontUrl, 'shopify', number, 'refund')
    await press(`${product.storefrontUrl}/webhooks/retry`, {})
    await misbehave(product.storefrontUrl, { reorder: 'on' })

    await product.purchaseWhen(idOf(number), 'the end', ({ closedAt }) => closedAt)
    await product.mail.next(email, /refund/)
    await until('both webhooks', async () => {
      const events = await product.database.fork().find(WebhookEvent, { reference: number })
      return events.length === 2 && events.every(({ handledAt }) => handledAt)
    })
    expect((await lettersOf(number)).map(({ kind }) => kind)).toEqual(['refund'])
    expect(await createBuyer(product.url).call('POST', '/api/shopify/lookup', { email })).toMatchObject({
      status: 404,
      body: { found: false },
    })
  })
})
