import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { refuse } from '../testing/fake-gateway.ts'
import { choose, giveFeedback } from '../testing/people.ts'
import { lendTheClock, letPass, type Visit } from '../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const WIDE = { width: 1280, height: 800 }
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' }).click()
const viewport = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true })
const toasts = (page: Page) => viewport(page).getByRole('listitem')

/** Drags the toast to the right by this many pixels. */
async function swipe(page: Page, pixels: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('there is no toast')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y)
  await page.mouse.move(x + pixels, y)
  await page.mouse.up()
}

/** A page on a screen of this width, small enough that it has to be scrolled. */
async function at(width: number, path: string, answers: Visit['answers'] = {}): Promise<Page> {
  const { page } = await visit(path, { viewport: { width, height: 640 }, answers })
  return page
}

async function after(act: (page: Page) => Promise<unknown>, page: Page): Promise<Page> {
  await act(page)
  return page
}

/** The headings, by their letters, and the controls under the toast. */
async function coveredOn(page: Page): Promise<string[]> {
  const card = await toasts(page).boundingBox()
  if (!card) throw new Error('there is no toast')
  return page
    .locator('header, main, footer')
    .locator('h1, h2, h3, a, button, input, select, textarea, summary, label')
    .evaluateAll((all, { x, y, width, height }) => {
      const lettersOf = (each: Element) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return [...range.getClientRects()]
      }
      return all
        .filter((each) =>
          (/^H\d$/.test(each.tagName) ? lettersOf(each) : [each.getBoundingClientRect()]).some(
            ({ left, right, top, bottom }) =>
              right > left && left < x + width && right > x && top < y + height && bottom > y,
          ),
        )
        .map((each) => each.textContent || each.getAttribute('name') || each.tagName)
    }, card)
}

describe('Toasts', () => {
  it('at most 1 at once', async () => {
    const { page } = await visit('/feedback', {
      answers: { 'POST /api/feedback': refuse('INTERNAL', 'Broken.') },
    })
    await submit(page)
    await toasts(page).getByText('Missing Information', { exact: true }).waitFor()
    await giveFeedback(page)
    await toasts(page).getByText('Error', { exact: true }).waitFor()
    expect(await toasts(page).count()).toBe(1)
  })

  it("destructive: 'Missing Information' and 'Not Found', unlike 'Thank you!'", async () => {
    const { gateway, page } = await visit('/feedback')
    const colourOf = async (title: string) => {
      const toast = toasts(page).filter({ hasText: title })
      return toast.evaluate((card) => getComputedStyle(card).borderLeftColor)
    }
    await submit(page)
    const destructive = await colourOf('Missing Information')
    await giveFeedback(page)
    expect(await colourOf('Thank you!')).not.toBe(destructive)
    gateway.answer('POST /api/shopify/lookup', refuse('NOT_FOUND', 'Nothing here.'))
    await page.goto(`${gateway.url}/access?email=anna@example.com`)
    expect(await colourOf('Not Found')).toBe(destructive)
  })

  const MOMENTS: readonly [string, (width: number) => Promise<Page>][] = [
    [
      'Not Found',
      (width) =>
        at(width, '/access?email=anna@example.com', {
          'POST /api/shopify/lookup': refuse(
            'NOT_FOUND',
            'No recent purchase found with that email. Please check your email for the survey link or contact support.',
          ),
        }),
    ],
    ['Access Required', (width) => at(width, '/form')],
    ['Purchase Verified!', (width) => at(width, '/access?email=anna@example.com')],
    ['Missing Information', async (width) => after(submit, await at(width, '/feedback'))],
    ['Thank you!', async (width) => after(giveFeedback, await at(width, '/feedback'))],
  ]

  it.each(MOMENTS.flatMap(([title, arrive]) => [320, 390, 1280].map((width) => ({ title, width, arrive }))))(
    'cover no heading and no control: $title, $width px wide',
    async ({ title, width, arrive }) => {
      const page = await arrive(width)
      await toasts(page).filter({ hasText: title }).waitFor()
      expect(await coveredOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )

  it.each([320, 390, 1280])(
    'move down what is in view where a page is scrolled, %i px wide',
    async (width) => {
      const page = await at(width, '/feedback', { 'POST /api/feedback': refuse('INTERNAL', 'Broken.') })
      const button = page.getByRole('button', { name: 'Submit Feedback' })
      await page.getByLabel('Your feedback').fill('My knee is happy.')
      await choose(page, '4 Good')
      await button.scrollIntoViewIfNeeded()
      const topOf = () => button.evaluate((each) => each.getBoundingClientRect().top)
      const before = await topOf()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await button.click()
      await toasts(page).filter({ hasText: 'Error' }).waitFor()
      const card = await toasts(page).boundingBox()
      expect(await topOf()).toBeGreaterThanOrEqual(before + (card?.height ?? Infinity))
    },
  )

  it('removed 1,000,000 ms after dismissal', async () => {
    const { page } = await visit('/feedback', { browser: lendTheClock })
    await submit(page)
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await toasts(page).waitFor({ state: 'detached' })
    await page.clock.fastForward(999_000)
    expect(await viewport(page).count()).toBe(1)
    await letPass(page, 1_000_000)
    await viewport(page).waitFor({ state: 'detached' })
  })

  it('viewport max 420 px wide on medium screens', async () => {
    const { page } = await visit('/feedback', { viewport: WIDE })
    await submit(page)
    await toasts(page).waitFor()
    const width = () =>
      viewport(page)
        .locator('ol')
        .evaluate((list) => list.clientWidth)
    expect(await width()).toBe(420)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await width()).toBe(390)
  })

  it('swipe direction right, threshold 50', async () => {
    const { page } = await visit('/feedback')
    await submit(page)
    await toasts(page).waitFor()
    await swipe(page, 40)
    await swipe(page, -80)
    expect(await toasts(page).count()).toBe(1)
    await swipe(page, 60)
    await toasts(page).waitFor({ state: 'detached' })
  })
})
