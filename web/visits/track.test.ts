import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { never, ok, refuse } from '../testing/fake-gateway.ts'
import { answerWizard, atQuestion, completeQuestionnaire, mayBeCounted } from '../testing/people.ts'
import { SAMPLE_ID } from '../testing/sample-program.ts'
import { lendTheClock, letPass } from '../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const WITH_ANALYTICS = { analyticsSrc: '/analytics.js', analyticsId: 'G-TEST', adPixelId: '42' }
const PIXEL = 'https://www.facebook.com/**'
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)))

describe('tracking', () => {
  it('reports nothing unless the installation is configured to', async () => {
    const { page } = await visit('/')
    await page.getByText('$27 Launch Special').waitFor()
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  })

  it('counts pages and the click on the main button', async () => {
    const { gateway, page } = await visit('/', { site: WITH_ANALYTICS, browser: mayBeCounted })
    await page.getByRole('link', { name: 'Get My 8-Week' }).click()
    await atQuestion(page, 'primaryGoal')
    expect(await told(page)).toEqual(
      expect.arrayContaining([
        ['event', 'cta_click', { event_category: 'purchase', event_label: 'hero_button' }],
        ['set', { page_location: `${gateway.url}/onboarding`, page_referrer: '' }],
      ]),
    )
  })

  it('never reports a program’s id or an email', async () => {
    const { page } = await visit(`/results/${SAMPLE_ID}?email=anna@example.com`, {
      site: WITH_ANALYTICS,
      browser: mayBeCounted,
    })
    await page.getByText('Next to train').waitFor()
    const everything = JSON.stringify(await told(page))
    expect(everything).toContain('/results/:id')
    expect(everything).not.toContain(SAMPLE_ID)
    expect(everything).not.toContain('anna')
  })

  it('reports a purchase once, half a second after the return from the checkout', async () => {
    const pixels: URL[] = []
    const { gateway, page } = await visit('/programgeneration?email=anna@example.com', {
      answers: { 'GET /api/programs/stripe/by-email/:email': never },
      site: WITH_ANALYTICS,
      browser: async (page) => {
        await mayBeCounted(page)
        await page.route(PIXEL, (route) => route.abort())
        page.on('request', (request) => {
          const url = new URL(request.url())
          if (url.host === 'www.facebook.com') pixels.push(url)
        })
        await lendTheClock(page)
      },
    })
    const oneMore = page.waitForRequest(PIXEL)
    await page.getByRole('heading', { name: 'Payment Confirmed!' }).waitFor()
    await letPass(page, 500)
    await oneMore
    const eventId = pixels[0]?.searchParams.get('eid')
    expect(eventId).toMatch(/^[0-9a-f]{32}$/)
    expect(Object.fromEntries(pixels[0]?.searchParams ?? [])).toMatchObject({
      id: '42',
      ev: 'Purchase',
      'cd[value]': '27',
      'cd[currency]': 'USD',
    })
    expect(await told(page)).toContainEqual([
      'event',
      'purchase',
      { value: 27, currency: 'USD', transaction_id: eventId },
    ])

    await page.reload()
    await letPass(page, 500)
    // Another purchase in the same browser is another event. By then a second report of the first would have
    // been sent.
    const another = page.waitForRequest(PIXEL)
    await page.goto(`${gateway.url}/programgeneration?email=bea@example.com`)
    await letPass(page, 500)
    await another
    expect(pixels.map(({ searchParams }) => searchParams.get('eid'))).toEqual([
      eventId,
      expect.not.stringMatching(`${eventId}`),
    ])
  })

  it('counts the questionnaire that was submitted', async () => {
    const { page } = await visit('/onboarding', { site: WITH_ANALYTICS, browser: mayBeCounted })
    await completeQuestionnaire(page, 'anna@example.com')
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    expect(await told(page)).toContainEqual([
      'event',
      'form_submitted',
      { event_category: 'program', event_label: 'onboarding' },
    ])
  })

  it.each([
    ['program_generated', ok({ id: SAMPLE_ID }), 'Program Generated Successfully!'],
    ['program_generation_failed', refuse('PURCHASE_REFUNDED', 'It was refunded.'), 'It was refunded.'],
  ])('counts form_submitted, and then %s', async (outcome, handler, shown) => {
    const { page } = await visit('/program-form?token=mailed', {
      answers: { 'POST /api/shopify/programs': handler },
      site: WITH_ANALYTICS,
      browser: mayBeCounted,
    })
    await answerWizard(page)
    await page.getByText(shown, { exact: true }).waitFor()
    const details = { event_category: 'program', event_label: 'wizard' }
    const events = (await told(page)).filter(([, name]) => name !== 'page_view')
    expect(events.slice(-2)).toEqual([
      ['event', 'form_submitted', details],
      ['event', outcome, details],
    ])
  })
})

describe('consent', () => {
  const tracked = (browserSays?: (page: Page) => Promise<unknown>) =>
    visit('/thank-you', { site: WITH_ANALYTICS, ...(browserSays && { browser: browserSays }) })
  const bar = (page: Page) => page.getByRole('region', { name: 'Privacy' })
  const scripts = (page: Page) => page.locator('script[src*="analytics.js"]').count()

  it('is asked first, and a yes is stored and sends what waited', async () => {
    const { page } = await tracked()
    await bar(page).waitFor()
    expect([await scripts(page), await told(page)]).toEqual([0, []])
    await bar(page).getByRole('button', { name: 'Yes, count me' }).press('Enter')
    await bar(page).waitFor({ state: 'detached' })
    expect(await scripts(page)).toBe(1)
    expect(await told(page)).toContainEqual(['event', 'page_view', {}])
    await page.reload()
    await page.waitForFunction(() => window.dataLayer?.length)
    expect(await bar(page).count()).toBe(0)
  })

  it('is not asked again after a no, and nothing is loaded or reported', async () => {
    const { page } = await tracked()
    await bar(page).getByRole('button', { name: 'No' }).click()
    await bar(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('link', { name: 'Enter License Key' }).click()
    await page.getByRole('heading', { name: 'Enter your license key' }).waitFor()
    expect([await bar(page).count(), await scripts(page), await told(page)]).toEqual([0, 0, []])
  })

  it('can be withdrawn', async () => {
    const { page } = await tracked()
    await bar(page).getByRole('button', { name: 'Yes, count me' }).click()
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await bar(page).waitFor()
    expect(await scripts(page)).toBe(0)
    expect(await page.getByRole('button', { name: 'Privacy choices' }).count()).toBe(0)
  })

  it.each(['doNotTrack', 'globalPrivacyControl'])('%s is a no', async (signal) => {
    const { page } = await tracked((page) =>
      page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true
        Object.defineProperty(Navigator.prototype, name, { get: () => value })
      }, signal),
    )
    await page.getByRole('link', { name: 'Enter License Key' }).click()
    await page.getByRole('heading', { name: 'Enter your license key' }).waitFor()
    expect([await bar(page).count(), await scripts(page), await told(page)]).toEqual([0, 0, []])
  })
})
