import { afterEach, describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStripeShop } from '../../../channels/stripe.ts'
import { until } from '../../processes/until.ts'
import { startStorefront } from './server.ts'
import { GUMROAD, SHOPIFY, SHOPS, STRIPE, press, startReceiver, startTestStorefront } from './testing.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

async function receiver(answer?: (count: number) => number) {
  const started = await startReceiver(answer)
  cleanUp.push(started.stop)
  return started
}

async function storefrontFor(appUrl: string) {
  const storefront = await startTestStorefront(appUrl)
  cleanUp.push(storefront.stop)
  return storefront
}

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-'))
  cleanUp.push(() => rm(folder, { recursive: true }))
  return folder
}

async function buy(storefrontUrl: string, surveyId = 's1'): Promise<string> {
  const shop = createStripeShop({ ...STRIPE, apiUrl: storefrontUrl })
  const request = { surveyId, email: 'a@example.com', name: 'Ada', publicUrl: 'https://app.example' }
  const { sessionId, url } = await shop.createCheckout(request)
  await press(url, { action: 'pay' })
  return sessionId
}

describe('a webhook', () => {
  it('is sent again with the same body until the app accepts it', async () => {
    const app = await receiver((count) => (count < 3 ? 503 : 200))
    await buy((await storefrontFor(app.url)).url)

    await until('the third try', async () => app.received.length === 3)

    expect(new Set(app.received.map(({ body }) => body.toString())).size).toBe(1)
  })

  it('waits while webhooks are held back, and is sent afterwards', async () => {
    const app = await receiver()
    const { url } = await storefrontFor(app.url)
    await press(`${url}/webhooks/switches`, { hold: 'on' })
    await buy(url)
    expect(await (await fetch(`${url}/webhooks`)).text()).toContain('not sent yet')
    expect(app.received).toHaveLength(0)

    await press(`${url}/webhooks/switches`, {})

    await until('the webhook', async () => app.received.length === 1)
  })

  it('arrives twice with the same event when webhooks are duplicated', async () => {
    const app = await receiver()
    const { url } = await storefrontFor(app.url)
    await press(`${url}/webhooks/switches`, { duplicate: 'on' })
    await buy(url)

    await until('both', async () => app.received.length === 2)

    expect(app.received[0]?.body).toEqual(app.received[1]?.body)
  })

  it('overtakes the previous one when webhooks are reordered', async () => {
    const app = await receiver()
    const { url } = await storefrontFor(app.url)
    await press(`${url}/webhooks/switches`, { reorder: 'on', hold: 'on' })
    const order = await buy(url)
    await press(`${url}/orders/stripe/${order}`, { action: 'dispute' })
    await press(`${url}/webhooks/retry`, {})
    await press(`${url}/webhooks/switches`, { reorder: 'on' })

    await until('all three', async () => app.received.length === 3)

    expect(app.typesReceived()).toEqual([
      'charge.dispute.funds_withdrawn',
      'charge.dispute.created',
      'checkout.session.completed',
    ])
  })

  it('arrives after an outage of the app, even if the storefront was restarted meanwhile', async () => {
    const dataDir = await dataFolder()
    let appUrl = 'http://127.0.0.1:9'
    const options = { dataDir, appUrl: () => appUrl, ...SHOPS }
    const before = await startStorefront(options)
    const order = await buy(before.url)
    await before.stop()
    const app = await receiver()
    appUrl = app.url

    const after = await startStorefront(options)
    cleanUp.push(after.stop)

    const webhook = await until('the webhook', async () => app.received[0])
    expect(JSON.parse(webhook.body.toString()).data.object.id).toBe(order)
    const shop = createStripeShop({ ...STRIPE, apiUrl: after.url })
    expect(await shop.lookUp(order)).toMatchObject({ status: 'paid' })
  })
})

describe('the process', () => {
  async function startProcess(dataDir: string, appUrl: string) {
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
      env: {
        ...process.env,
        SHOPIFY_SKU: SHOPIFY.sku,
        DATA_DIR: dataDir,
        PUBLIC_URL: appUrl,
        STRIPE_SECRET_KEY: STRIPE.secretKey,
        STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
        SHOPIFY_ADMIN_TOKEN: SHOPIFY.adminToken,
        SHOPIFY_WEBHOOK_SECRET: SHOPIFY.webhookSecret,
        GUMROAD_PRODUCT_ID: GUMROAD.productId,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    cleanUp.push(async () => {
      child.kill('SIGKILL')
      await ended
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    const url = await until('its address', async () => /http:\/\/\S+/.exec(printed)?.[0])
    return { child, ended, url }
  }

  it('forgets neither orders nor webhooks when it is killed', async () => {
    const dataDir = await dataFolder()
    const app = await receiver()
    const first = await startProcess(dataDir, 'http://127.0.0.1:9')
    const order = await buy(first.url)
    first.child.kill('SIGKILL')
    await first.ended

    const second = await startProcess(dataDir, app.url)

    await until('the webhook', async () => app.received.length === 1)
    const shop = createStripeShop({ ...STRIPE, apiUrl: second.url })
    expect(await shop.lookUp(order)).toMatchObject({ status: 'paid' })
  })

  it('ends when it is asked to', async () => {
    const { child, ended } = await startProcess(await dataFolder(), 'http://127.0.0.1:9')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
