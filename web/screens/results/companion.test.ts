import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { press } from '../../../dev/testkit/screens/keyboard.ts'
import { unfold, unfoldAll } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import type { Visit } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = `/results/${SAMPLE_ID}`
const PLACE = `eightfold.place.${SAMPLE_ID}`
/** Four days a week. */
const DAYS = 32

const open = (changes: Partial<Visit> = {}) => visit(PATH, { ...changes })
const card = (page: Page) => page.getByRole('region', { name: 'Next to train' })
const showsDay = (page: Page, week: number, day: string) =>
  card(page)
    .getByText(`week ${week} of 8`)
    .and(page.locator(`:has(+ h2:has-text("${day}"))`))
    .waitFor()
const done = (page: Page) => card(page).getByRole('button', { name: 'Done, next day' }).click()
const startAt = (place: unknown) => (page: Page) =>
  page.addInitScript(([key, value]) => void (localStorage.getItem(key) ?? localStorage.setItem(key, value)), [
    PLACE,
    typeof place === 'string' ? place : JSON.stringify(place),
  ] as const)

describe('the next day to train', () => {
  it('is the first day of week 1, then the next one, and is kept for the next visit', async () => {
    const { page } = await open()
    await showsDay(page, 1, 'Day 1 - Upper')
    expect(await card(page).getByRole('button', { name: 'Back one day' }).count()).toBe(0)
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Day 2 - Lower'))
    await page.reload()
    await showsDay(page, 1, 'Day 2 - Lower')
  })

  it('continues into the next week, and can go back a day', async () => {
    const { page } = await open({ browser: startAt({ next: 3 }) })
    await showsDay(page, 1, 'Day 4 - Lower')
    await done(page)
    await showsDay(page, 2, 'Day 1 - Upper')
    expect(
      await page
        .getByRole('group')
        .filter({ hasText: 'You are here' })
        .getByRole('heading')
        .first()
        .innerText(),
    ).toBe('Week 2')
    await card(page).getByRole('button', { name: 'Back one day' }).click()
    await showsDay(page, 1, 'Day 4 - Lower')
  })

  it('marks a light week', async () => {
    const { page } = await open({ browser: startAt({ next: 16 }) })
    await showsDay(page, 5, 'Day 1 - Upper')
    await card(page).getByText('light week').waitFor()
  })

  it('can be chosen from any week on another device', async () => {
    const { page } = await open()
    await unfold(page, 'Week 3')
    await page.getByRole('button', { name: 'Train this next (week 3, Day 2 - Lower)' }).click()
    await showsDay(page, 3, 'Day 2 - Lower')
    await page.waitForFunction(() => {
      const top = document.activeElement?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < window.innerHeight / 2
    })
  })

  it('ends with week 8, and leads to what follows', async () => {
    const { page } = await open({ browser: startAt({ next: DAYS - 1 }) })
    await showsDay(page, 8, 'Day 4 - Lower')
    await done(page)
    await card(page).getByRole('heading', { name: 'Eight weeks done' }).waitFor()
    expect(await page.getByText('You are here').count()).toBe(0)
    await card(page).getByRole('link', { name: 'After week 8' }).click()
    await page.getByRole('region', { name: 'After week 8' }).getByText('begin again at week 1').waitFor()
  })

  it.each([['{"next":-1}'], ['{"next":"two"}'], ['not JSON'], ['{"next":1.5}']])(
    'is the first if the device has stored nonsense: %s',
    async (place) => {
      const { page } = await open({ browser: startAt(place) })
      await showsDay(page, 1, 'Day 1 - Upper')
    },
  )

  it('is all that is stored: no date, no weight, no set', async () => {
    const { gateway, page } = await open()
    await done(page)
    await showsDay(page, 1, 'Day 2 - Lower')
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([[PLACE, '{"next":1}']])
    expect(gateway.calls).toHaveLength(1)
  })

  it('is unchanged after a visit to another page', async () => {
    const { page } = await open()
    await done(page)
    await page.getByRole('link', { name: 'Terms of Use' }).click()
    await page.getByRole('heading', { name: 'Payment and pricing' }).waitFor()
    await page.goBack()
    await showsDay(page, 1, 'Day 2 - Lower')
    await page.goForward()
    await page.getByRole('heading', { name: 'Payment and pricing' }).waitFor()
    await page.goBack()
    await showsDay(page, 1, 'Day 2 - Lower')
  })

  it('shows rest, warm-up and load in large type, and instructions and swap on one tap', async () => {
    const { page } = await open({ browser: startAt({ next: 8 }) })
    await card(page).getByText('Rest 180 s').waitFor()
    for (const text of ['Rest 180 s', '2 sets at 50% and 75%', '+5 lb on last week']) {
      const size = await card(page)
        .getByText(text)
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect(size).toBeGreaterThanOrEqual(19)
    }
    const exercise = card(page).getByRole('button', { name: 'Barbell Bench Press' })
    expect(await exercise.getAttribute('aria-expanded')).toBe('false')
    expect(await card(page).getByText('Dumbbell Bench Press').count()).toBe(0)
    await exercise.click()
    for (const label of ['Set up', 'Do', 'Watch', 'Swap'])
      await card(page).getByRole('term').filter({ hasText: label }).waitFor()
    expect(await exercise.getAttribute('aria-expanded')).toBe('true')
    await exercise.click()
    await card(page).getByRole('term').filter({ hasText: 'Watch' }).waitFor({ state: 'detached' })
  })

  it('can be trained with a keyboard alone', async () => {
    const { page } = await open()
    await card(page).waitFor()
    await press(page, 'Barbell Bench Press')
    await card(page).getByRole('term').filter({ hasText: 'Set up' }).waitFor()
    await press(page, 'Done, next day')
    await showsDay(page, 1, 'Day 2 - Lower')
    await press(page, 'Barbell Back Squat')
    await card(page).getByRole('definition').filter({ hasText: 'Leg Press' }).waitFor()
  })
})

describe('the page of a program', () => {
  it('greets its buyer by first name, and says how to ask for a refund', async () => {
    const { page } = await open()
    await page.getByRole('heading', { level: 1, name: 'Anna, these are your eight weeks.' }).waitFor()
    await unfold(page, 'Help')
    const link = page.getByRole('link', { name: 'Ask for your money back' })
    expect(await link.getAttribute('href')).toBe(
      `mailto:support@eightfold.example?subject=Refund%20of%20program%20${SAMPLE_ID}`,
    )
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
    expect(await contact.getAttribute('href')).toBe('mailto:support@eightfold.example')
  })

  it('separates the parts of a week’s line, with its sets on one line, 320 px wide', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } })
    const boxOf = async (text: string) => {
      const box = await page.locator('summary').getByText(text, { exact: true }).first().boundingBox()
      if (!box) throw new Error(`${text} is not there`)
      return box
    }
    const [here, sets] = [
      await boxOf('You are here'),
      page.locator('#week-1 summary').getByText(/^\d+ sets$/),
    ]
    const setsBox = await sets.boundingBox()
    expect(here.y + here.height).toBeLessThanOrEqual((setsBox?.y ?? 0) + 1)
    const light = page.locator('#week-5 summary').getByText(/^\d+ sets$/)
    expect((await light.boundingBox())?.height).toBe(setsBox?.height)
  })

  it('takes four phone screens instead of thirty', async () => {
    const { page } = await open()
    await card(page).waitFor()
    // The last part: the page draws the later weeks a moment after the first.
    await page.getByText('Help', { exact: true }).waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight),
    ).toBeLessThan(4.2)
    expect(
      await card(page)
        .getByRole('heading', { name: 'Day 1 - Upper' })
        .evaluate((day) => day.getBoundingClientRect().top),
    ).toBeLessThan(844)
    expect(await page.locator('details[open]').count()).toBe(0)
  })

  it('opens the week in its address', async () => {
    const { page } = await open({ path: `${PATH}#week-6` })
    const week = page.getByRole('region', { name: 'Week 6' })
    await week.getByRole('table', { name: 'Day 2 - Lower' }).waitFor()
    expect(await page.locator('details[open]').count()).toBe(1)
  })

  it('copies its link, and says so', async () => {
    const { gateway, page } = await open({
      permissions: ['clipboard-read', 'clipboard-write'],
      path: `${PATH}#week-2`,
    })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('status').getByText('Link copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(gateway.url + PATH)
  })

  it.each([
    ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    [
      'does not open its clipboard',
      () => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))),
    ],
  ])('shows its link if the browser %s', async (_what, script) => {
    const { gateway, page } = await open({ browser: (page) => page.addInitScript(script) })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page
      .getByRole('status')
      .getByText(gateway.url + PATH, { exact: true })
      .waitFor()
  })

  it('offers help: support, and the link in the mail', async () => {
    const { page } = await open()
    await unfold(page, 'Help')
    const help = page.getByRole('region', { name: 'Help' })
    expect(await help.getByRole('link', { name: 'Get your link again.' }).getAttribute('href')).toBe(
      '/access',
    )
    expect(await help.getByRole('link', { name: 'Write to support.' }).getAttribute('href')).toMatch(
      /^mailto:/,
    )
    await help.getByText('which email you bought with').waitFor()
  })

  it('keeps the points of its chart in forced colours', async () => {
    const { page } = await open()
    await unfoldAll(page)
    await page.emulateMedia({ forcedColors: 'active' })
    const seen = await page.locator('[data-point]').evaluateAll((points) =>
      points.map((point) => {
        const { borderTopColor, borderTopWidth, width } = getComputedStyle(point)
        const ground = getComputedStyle(document.body).backgroundColor
        return {
          differs: borderTopColor !== ground,
          fills: 2 * parseFloat(borderTopWidth) >= parseFloat(width),
        }
      }),
    )
    expect(seen).toEqual(Array(8).fill({ differs: true, fills: true }))
    const drawn = await page.locator('main svg rect, main svg polyline').evaluateAll((shapes) =>
      shapes.map((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return fill === 'none' ? stroke : fill
      }),
    )
    expect(new Set(drawn).size).toBe(1)
  })
})
