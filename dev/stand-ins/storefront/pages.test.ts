import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { createStripeShop } from '../../../channels/stripe.ts'
import { testBrowser } from '../../testkit/screens/test-browser.ts'
import { STRIPE, startReceiver, startTestStorefront } from './testing.ts'

let app: Awaited<ReturnType<typeof startReceiver>>
let storefront: Awaited<ReturnType<typeof startTestStorefront>>
const browser = testBrowser()

beforeAll(async () => {
  app = await startReceiver()
  storefront = await startTestStorefront(app.url)
})
afterAll(async () => {
  await browser.close()
  await storefront.stop()
  await app.stop()
})

const openCheckout = async (surveyId: string) => {
  const shop = createStripeShop({ ...STRIPE, apiUrl: storefront.url })
  return (await shop.createCheckout({ surveyId, email: 'ada@example.com', publicUrl: app.url })).url
}

async function visit(
  url: string,
  check: (page: Page) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme })
  const page = await context.newPage()
  await page.goto(new URL(url, storefront.url).href)
  await check(page)
  await context.close()
}

async function buyOn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Buy' }).click()
}

describe('a buyer on a phone', () => {
  it('pays on the checkout page after a declined card, and returns to the app', async () => {
    await visit(await openCheckout('survey-1'), async (page) => {
      await page.getByLabel('Card number').fill('4000 0000 0000 0002')
      await page.getByRole('button', { name: 'Pay $27.00' }).click()
      await expect(page.getByRole('alert').textContent()).resolves.toContain('declined')
      await page.getByLabel('Card number').fill('4242 4242 4242 4242')
      await page.getByRole('button', { name: 'Pay $27.00' }).click()
      await page.waitForURL(`${app.url}/programgeneration?*`)
    })
  })

  it('gets a license key on Gumroad', async () => {
    await visit('/gumroad', async (page) => {
      await buyOn(page)
      const key = await page.locator('code').textContent()
      expect(key).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{8}){3}$/)
    })
  })

  it('gets an order on Shopify, which the merchant then refunds', async () => {
    await visit('/shopify', async (page) => {
      await buyOn(page)
      await page.getByRole('heading', { name: 'Your order is #1001' }).waitFor()
      await page.getByRole('link', { name: 'Orders', exact: true }).click()
      const order = page.getByRole('listitem').filter({ hasText: '#1001' })
      await order.getByRole('button', { name: 'Refund', exact: true }).click()
      await order.getByRole('heading', { name: 'refunded' }).waitFor()
    })
  })
})

describe('every page', () => {
  const PAGES = ['/', '/gumroad', '/shopify', '/orders', '/webhooks', 'a checkout'] as const

  it.each(PAGES.flatMap((path) => [[path, 'light'] as const, [path, 'dark'] as const]))(
    '%s is accessible and fits a phone when it is %s',
    async (path, colorScheme) => {
      const url = path === 'a checkout' ? await openCheckout('survey-2') : path
      await visit(
        url,
        async (page) => {
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        },
        colorScheme,
      )
    },
  )
})
