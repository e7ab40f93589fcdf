import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { refuse } from '../testing/fake-gateway.ts'
import { giveFeedback } from '../testing/people.ts'
import { lendTheClock, letPass } from '../testing/visit.ts'

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

  it.each([320, 390, 1280])('cover no control, %i px wide', async (width) => {
    const { page } = await visit('/access?email=anna@example.com', {
      viewport: { width, height: 640 },
      answers: {
        'POST /api/shopify/lookup': refuse(
          'NOT_FOUND',
          'No recent purchase found with that email. Please check your email for the survey link or contact support.',
        ),
      },
    })
    await toasts(page).waitFor()
    const card = await toasts(page).boundingBox()
    if (!card) throw new Error('there is no toast')
    const covered = await page
      .locator('header, main, footer')
      .locator('a, button, input')
      .evaluateAll(
        (all, { x, y, width, height }) =>
          all
            .filter((each) => {
              const { left, right, top, bottom } = each.getBoundingClientRect()
              return left < x + width && right > x && top < y + height && bottom > y
            })
            .map((each) => each.textContent || each.getAttribute('name')),
        card,
      )
    expect(covered).toEqual([])
  })

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
