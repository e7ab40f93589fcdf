import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../dev/testkit/screens/test-browser.ts'
import { QUESTIONS } from './texts/generated/faq.ts'
import { atQuestion, mayBeCounted } from './testing/people.ts'
import { isTakenOver, lendTheClock, letPass, type Visit } from './testing/visit.ts'

const MAX_SCRIPT_BYTES = 4 * 1024
const APP = '**/assets/open-*.js'
const ENTRY = '**/assets/index-*.js'
const QUESTIONS_SCREEN = '**/assets/onboarding-screen-*.js'
const WITH_ANALYTICS = { analyticsSrc: '/analytics.js', analyticsId: 'G-TEST' }

const visit = visitsIn(browserWithWebApp())

/** A visitor whose page has loaded and who has not touched it. */
const arrive = (path: string, more: Partial<Visit> = {}) => visit(path, { isUntouched: true, ...more })
const counted = (path: string, more: Partial<Visit> = {}) =>
  arrive(path, { site: WITH_ANALYTICS, browser: mayBeCounted, ...more })
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)))
const pageViews = async (page: Page) => (await told(page)).filter(([, name]) => name === 'page_view').length

const heroButton = (page: Page) => page.getByRole('link', { name: 'Get My 8-Week' })
const question = (page: Page) => page.getByRole('button', { name: QUESTIONS[2]?.question ?? '' })
const answer = (page: Page) => page.getByText(QUESTIONS[2]?.answer ?? '')
const isOnboarding = (page: Page) => atQuestion(page, 'primaryGoal')
/** A click with no pointer movement before it. */
const clickAtOnce = (page: Page, locator = heroButton(page)) =>
  locator.evaluate((thing: HTMLElement) => thing.click())

/** Holds back the app until the test releases it. */
async function comesLate(page: Page) {
  let come = () => {}
  const mayCome = new Promise<void>((resolve) => (come = resolve))
  await page.route(APP, (route) => mayCome.then(() => route.continue()))
  return () => come()
}

/** The size of the scripts that a page requests, in bytes as sent. */
async function scriptBytes(path: string, more: Partial<Visit> = {}) {
  const files = new Set<string>()
  const { page } = await arrive(path, {
    ...more,
    browser: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) files.add(pathname)
      })
    },
  })
  await page.waitForLoadState('networkidle')
  return [...files].reduce((sum, file) => sum + readFileSync(join('dist', 'web', `${file}.br`)).length, 0)
}

describe('a page of text', () => {
  it.each(['/', '/faq', '/terms', '/tools', '/nowhere'])(
    '%s loads at most 4 KB of compressed script before the first touch',
    async (path) => {
      const bytes = await scriptBytes(path)
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    },
  )

  it('loads no more if visits are counted', async () => {
    expect(await scriptBytes('/', { site: WITH_ANALYTICS })).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  })

  it.each(['touchstart', 'keydown', 'focusin'])('becomes the app at a %s', async (sign) => {
    const { page } = await arrive('/')
    await page.getByRole('main').dispatchEvent(sign)
    await page.waitForFunction(isTakenOver)
  })

  it('loads the questions ahead once a pointer is on their button', async () => {
    const { page } = await arrive('/')
    await page.keyboard.press('Shift')
    await page.waitForFunction(isTakenOver)
    const questions = page.waitForRequest(QUESTIONS_SCREEN)
    await heroButton(page).hover()
    await questions
  })

  it('becomes the app when a mouse is moved, but not under a resting one', async () => {
    const asked: string[] = []
    const { page } = await arrive('/', {
      browser: async (page) => {
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      },
    })
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')))
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.includes('/open-'))).toEqual([])
    await page.mouse.move(100, 100)
    await page.mouse.move(120, 120)
    await page.waitForFunction(isTakenOver)
  })
})

describe('a first touch', () => {
  it('of the button leads to the questions', async () => {
    const { page } = await arrive('/', { hasTouch: true })
    await heroButton(page).tap()
    await isOnboarding(page)
  })

  it('opens the menu on a phone, and its links close it', async () => {
    const { page } = await arrive('/', { hasTouch: true })
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('button', { name: 'Close menu', expanded: true }).waitFor()
    await page.getByRole('link', { name: 'Pricing' }).tap()
    await page.getByRole('button', { name: 'Open menu', expanded: false }).waitFor()
  })

  it('opens an answer', async () => {
    const { page } = await arrive('/faq', { hasTouch: true })
    await question(page).tap()
    await answer(page).waitFor()
  })

  it.each([
    ['/', heroButton, isOnboarding],
    ['/faq', question, (page: Page) => answer(page).waitFor()],
  ] as const)('by the Enter key works on %s', async (path, thing, done) => {
    const { page } = await arrive(path)
    const wanted = await thing(page).elementHandle()
    do await page.keyboard.press('Tab')
    while (!(await wanted?.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Enter')
    await done(page)
  })

  // The tab is the browser's: with a busy machine, Chromium opens it now and then without telling Playwright.
  it('that opens another tab is left to the browser', async () => {
    const { page } = await arrive('/')
    await page.evaluate(() => {
      window.addEventListener('click', ({ defaultPrevented }) => Object.assign(window, { defaultPrevented }))
    })
    await heroButton(page).click({ modifiers: ['ControlOrMeta'] })
    await page.waitForFunction(isTakenOver)
    expect(await page.evaluate(() => 'defaultPrevented' in window && window.defaultPrevented)).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('a click before the app has loaded', () => {
  it('is kept for the app, without another page load', async () => {
    let come = () => {}
    const { page } = await arrive('/', { browser: async (page) => void (come = await comesLate(page)) })
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await clickAtOnce(page)
    come()
    await isOnboarding(page)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  it('shows at once that it is at work, before and after the app has come, until its screen is there', async () => {
    let screenComes = () => {}
    const mayCome = new Promise<void>((resolve) => (screenComes = resolve))
    const { page } = await arrive('/', {
      browser: (page) => page.route(QUESTIONS_SCREEN, (route) => mayCome.then(() => route.continue())),
    })
    const come = await comesLate(page)
    const busy = page.locator('a[aria-busy="true"]')
    await clickAtOnce(page)
    await busy.waitFor()
    come()
    await page.waitForFunction(isTakenOver)
    await busy.waitFor()
    expect(await busy.innerText()).toContain('Get My 8-Week')
    screenComes()
    await isOnboarding(page)
    expect(await busy.count()).toBe(0)
  })

  it('shows no work any more to somebody who comes back', async () => {
    const { page } = await arrive('/', { browser: (page) => page.route(APP, (route) => route.abort()) })
    await clickAtOnce(page)
    await page.waitForURL('**/onboarding')
    await page.goBack()
    await heroButton(page).waitFor()
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0)
  })

  it('closes its menu', async () => {
    let come = () => {}
    const { page } = await arrive('/', { browser: async (page) => void (come = await comesLate(page)) })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Pricing' }).click()
    come()
    await page.waitForURL('**/#pricing')
    await page.getByRole('link', { name: 'Pricing' }).waitFor({ state: 'hidden' })
  })

  it('restores the scroll position if the browser does not', async () => {
    const { page } = await arrive('/', {
      browser: (page) => page.addInitScript(() => (window.history.scrollRestoration = 'manual')),
    })
    await page.evaluate(() => window.scrollTo(0, 5000))
    await clickAtOnce(page, page.getByRole('link', { name: 'View All FAQs' }))
    await page.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.goBack()
    await heroButton(page).waitFor()
    // Some pixels above may have shifted while fonts and pictures loaded.
    await page.waitForFunction(() => Math.abs(window.scrollY - 5000) < 100)
  })

  it('is followed by the browser after four seconds', async () => {
    const { page } = await arrive('/', {
      browser: async (page) => {
        await lendTheClock(page)
        await comesLate(page)
      },
    })
    await clickAtOnce(page)
    await letPass(page, 4000)
    await page.waitForURL('**/onboarding', { waitUntil: 'commit' })
  })

  it('is followed by the browser at a second click', async () => {
    const { page } = await arrive('/', { browser: async (page) => void (await comesLate(page)) })
    await clickAtOnce(page)
    await clickAtOnce(page)
    await page.waitForURL('**/onboarding', { waitUntil: 'commit' })
  })

  it.each([
    ['the app', APP],
    ['any script', ENTRY],
  ])('leads to the right page even if %s never loads', async (_, files) => {
    const { page } = await arrive('/', { browser: (page) => page.route(files, (route) => route.abort()) })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'FAQ', exact: true }).click()
    await page.waitForURL('**/faq')
    await page.getByRole('link', { name: 'Create My Program' }).click()
    await page.waitForURL('**/onboarding')
  })

  it('shows its answer even if the app never loads', async () => {
    const { page } = await arrive('/faq', { browser: (page) => page.route(APP, (route) => route.abort()) })
    await question(page).click()
    await answer(page).waitFor()
  })
})

describe('the fonts', () => {
  async function fontsOf(page: Page) {
    await page.evaluate(() => document.fonts.ready)
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.woff2')),
    )
  }

  it('contain at first only the letters of our own words, in less than half the bytes', async () => {
    const { page } = await arrive('/')
    const fonts = await fontsOf(page)
    expect(fonts.map((file) => file.replace(/-[^-]{8}\.woff2$/, '')).sort()).toEqual([
      '/assets/sofia-sans-extra-condensed-first',
      '/assets/sofia-sans-first',
    ])
    for (const file of fonts)
      expect(readFileSync(join('dist', 'web', file)).length).toBeLessThanOrEqual(20 * 1024)
  })

  it('load the rest for a name with other letters', async () => {
    const { page } = await arrive('/')
    await page.getByRole('heading', { level: 1 }).evaluate((title) => title.append('Žofie'))
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('condensed-latin-ext')),
    )
  })
})

describe('the first question', () => {
  const option = (page: Page) => page.getByRole('button', { name: 'Strength' })

  it('can be read before the app has loaded', async () => {
    const { page } = await arrive('/onboarding', { browser: comesLate })
    await option(page).waitFor()
    await page.getByRole('heading', { name: 'What do you want most' }).waitFor()
  })

  it('can be answered before the app has loaded', async () => {
    let come = () => {}
    const { page } = await arrive('/onboarding', {
      browser: async (page) => void (come = await comesLate(page)),
    })
    await clickAtOnce(page, option(page))
    come()
    await page.getByRole('heading', { name: 'Then the heavy sets come first.' }).waitFor()
  })

  it('is not shown again to somebody who has answered it', async () => {
    const { page } = await arrive('/onboarding')
    await option(page).click()
    await page.getByRole('heading', { name: 'Then the heavy sets come first.' }).waitFor()
    const come = await comesLate(page)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('main').waitFor({ state: 'hidden' })
    come()
    await page.getByRole('heading', { name: 'Then the heavy sets come first.' }).waitFor()
  })
})

describe('if visits are counted', () => {
  it('an untouched page counts, but only once', async () => {
    const { page } = await counted('/')
    await page.waitForFunction(() => document.querySelector('script[src*="analytics.js"]'))
    expect(await pageViews(page)).toBe(1)
    await page.keyboard.press('Shift')
    await page.waitForFunction(isTakenOver)
    await page.getByRole('link', { name: 'Terms of Use' }).click()
    await page.getByRole('heading', { name: 'Terms of Use' }).waitFor()
    expect(await pageViews(page)).toBe(2)
  })

  it('the first click on the button counts', async () => {
    const { page } = await counted('/')
    await clickAtOnce(page)
    await isOnboarding(page)
    expect(await told(page)).toContainEqual([
      'event',
      'cta_click',
      { event_category: 'purchase', event_label: 'hero_button' },
    ])
  })

  it('a visitor who was not asked is asked, and can answer before the app has loaded', async () => {
    const { page } = await arrive('/', { site: WITH_ANALYTICS })
    await page.route(APP, (route) => route.abort())
    const bar = page.getByRole('region', { name: 'Privacy' })
    await bar.getByRole('button', { name: 'Yes, count me' }).click()
    await bar.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.querySelector('script[src*="analytics.js"]'))
    expect(await pageViews(page)).toBe(1)
  })
})
