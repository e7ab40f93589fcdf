import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp } from '../../dev/testkit/screens/test-browser.ts'
import { type FakeGateway, startFakeGateway } from '../testing/fake-gateway.ts'
import { ONBOARDING, PUBLIC_PAGES } from './pages.ts'

const browser = browserWithWebApp()
let gateway: FakeGateway
beforeAll(async () => {
  gateway = await startFakeGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** A sentence that each page must contain. */
const SAYS: Readonly<Record<string, string>> = {
  '/': '$27 Launch Special',
  '/faq': 'Typically in 4-6 weeks',
  '/terms': '12-week',
  '/tools': 'Professional Fitness Tools',
  '/tools/rpe-calculator': 'RPE',
  '/tools/sleep-calculator': 'Sleep',
  '/tools/macro-calculator': 'TDEE',
  '/onboarding': 'What do you want most',
}

const tag = (page: Page, selector: string) => page.locator(selector).getAttribute('content')

describe.each([...PUBLIC_PAGES, ONBOARDING])('$path', ({ path, title, description, data }) => {
  it('can be read without JavaScript, and has a description for search engines', async () => {
    await using context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(gateway.url + path)
    await page
      .getByText(SAYS[path] ?? '')
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await page.title()).toBe(`${title} · Eightfold`)
    expect(await tag(page, 'meta[name=description]')).toBe(description)
    expect(await tag(page, 'meta[property="og:title"]')).toBe(`${title} · Eightfold`)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `https://eightfold.example${path}`,
    )
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
    const told = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(told.map((text) => JSON.parse(text))).toEqual(data ?? [])
  })

  it('is taken over by the browser unchanged', async () => {
    await using context = await browser.newContext()
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(gateway.url + path)
    const drawn = page.locator('h1')
    await drawn.evaluate((heading) => heading.setAttribute('data-drawn', 'at build'))
    // The first sign of use, for pages that wait for one.
    await page.keyboard.press('Shift')
    // React stores its state on the nodes that it has taken over.
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1')
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
    })
    expect(await drawn.getAttribute('data-drawn')).toBe('at build')
    expect(await page.title()).toBe(`${title} · Eightfold`)
    expect(complaints).toEqual([])
  })
})

describe.each(['/access', '/results/some-id', '/thank-you', '/form'])('%s', (path) => {
  it('is excluded from search engines', async () => {
    const html = await (await fetch(gateway.url + path)).text()
    expect(html).toContain('<meta name="robots" content="noindex" />')
  })
})

it('says what is coming while the script of a program’s page loads', async () => {
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${gateway.url}/results/some-id`)
  await page.getByRole('heading', { name: 'Loading your program' }).waitFor()
})

it('says to a buyer back from the checkout that the payment is confirmed while the script loads', async () => {
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${gateway.url}/programgeneration?email=anna@example.com`)
  await page.getByRole('heading', { name: 'Payment Confirmed!' }).waitFor()
})
