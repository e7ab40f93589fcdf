import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { findChromium, launchChromium } from '../sandbox/browser.ts'
import { buildWeb } from '../sandbox/web-build.ts'
import { never } from './testing/fake-gateway.ts'
import { SAMPLE_ID } from './testing/sample-program.ts'
import { lendTheClock, letPass, visit } from './testing/visit.ts'

let browser: Browser
beforeAll(async () => {
  await buildWeb()
  browser = await launchChromium(await findChromium())
})
afterAll(() => browser.close())

const WITH_ANALYTICS = { analyticsSrc: '/analytics.js', analyticsId: 'G-TEST', adPixelId: '42' }
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)))

describe('tracking', () => {
  it('tells nobody anything unless the installation asks for it', async () => {
    await using visitor = await visit(browser, { path: '/' })
    await visitor.page.getByText('$27 Launch Special').waitFor()
    expect(await visitor.page.evaluate(() => window.dataLayer)).toBeUndefined()
  })

  it('counts pages and the click that matters', async () => {
    await using visitor = await visit(browser, {
      path: '/',
      gateway: (gateway) => gateway.decide(WITH_ANALYTICS),
    })
    const { page } = visitor
    await page.getByRole('link', { name: 'Get My 8-Week' }).click()
    await page.getByText('10%').waitFor()
    expect(await told(page)).toEqual(
      expect.arrayContaining([
        ['event', 'cta_click', { event_category: 'purchase', event_label: 'hero_button' }],
        ['set', { page_location: `${visitor.gateway.url}/onboarding`, page_referrer: '' }],
      ]),
    )
  })

  it('never tells a program’s id or an email', async () => {
    await using visitor = await visit(browser, {
      path: `/results/${SAMPLE_ID}?email=anna@example.com`,
      gateway: (gateway) => gateway.decide(WITH_ANALYTICS),
    })
    const { page } = visitor
    await page.getByText('What each muscle gets').waitFor()
    const everything = JSON.stringify(await told(page))
    expect(everything).toContain('/results/:id')
    expect(everything).not.toContain(SAMPLE_ID)
    expect(everything).not.toContain('anna')
  })

  it('reports a purchase half a second after the return from the checkout', async () => {
    const pixels: string[] = []
    await using visitor = await visit(browser, {
      path: '/programgeneration?email=anna@example.com',
      gateway: (gateway) => {
        gateway.decide(WITH_ANALYTICS)
        gateway.answer('GET /api/programs/stripe/by-email/:email', never)
      },
      browser: async (page) => {
        await page.route('https://www.facebook.com/**', (route) => {
          pixels.push(route.request().url())
          return route.abort()
        })
        await lendTheClock(page)
      },
    })
    const { page } = visitor
    await page.getByRole('heading', { name: 'Payment Confirmed!' }).waitFor()
    await letPass(page, 500)
    expect(await told(page)).toContainEqual(['event', 'purchase', { value: 27, currency: 'USD' }])
    expect(pixels).toEqual([
      expect.stringContaining('id=42&ev=Purchase&cd%5Bvalue%5D=27&cd%5Bcurrency%5D=USD'),
    ])
  })
})
