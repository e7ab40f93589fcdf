import { describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { coloursOf } from '../../testing/colours.ts'
import { calculateMacros, calculateNextSet, calculateSleep, choose } from '../../testing/people.ts'

const visit = visitsIn(browserWithWebApp())

const RPE = '/tools/rpe-calculator'
const CALCULATORS: [path: string, title: string, answer: (page: Page) => Promise<void>][] = [
  [RPE, 'Your next set', (page) => calculateNextSet(page, 10, 10)],
  ['/tools/sleep-calculator', 'Tonight', (page) => calculateSleep(page, 8)],
  ['/tools/macro-calculator', 'Your day', (page) => calculateMacros(page)],
]
const LOOKS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const result = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const queryIn = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Whether an element is in view from its first line to its last figure. */
async function isInView(page: Page, element: Locator) {
  await element.waitFor()
  const [box, { height = 0 } = {}] = [await element.boundingBox(), page.viewportSize() ?? undefined]
  return Boolean(box && box.y >= 0 && box.y + box.height <= height)
}

describe('a result', () => {
  it.each(CALCULATORS.flatMap((calculator) => LOOKS.map((viewport) => [...calculator, viewport] as const)))(
    '%s: all of it scrolls into view and its heading is read out, also the second time',
    async (path, title, answer, viewport) => {
      const { page } = await visit(path, { viewport })
      await answer(page)
      expect(await isInView(page, result(page, title))).toBe(true)
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      await page.getByRole('button', { name: 'Calculate' }).press('Enter')
      await page.waitForFunction((heading) => document.activeElement?.textContent === heading, title)
      expect(await isInView(page, result(page, title))).toBe(true)
    },
  )

  it('leads on to the program, in an inconspicuous line', async () => {
    const { page } = await visit(RPE)
    await calculateNextSet(page, 5, 10)
    await page.getByText('Rather have your training worked out for eight weeks?').waitFor()
    await page.getByRole('link', { name: 'Get your own program' }).click()
    await page.waitForURL('**/onboarding')
  })
})

describe('the address of a result', () => {
  it.each(CALCULATORS)(
    '%s: shows the same result at once to anyone who opens it',
    async (path, title, answer) => {
      const { gateway, page } = await visit(path)
      const pages = await page.evaluate(() => history.length)
      await answer(page)
      await page.waitForURL('**?*')
      expect(await page.evaluate(() => history.length)).toBe(pages)
      const shown = await result(page, title).innerText()
      const another = await page.context().newPage()
      await another.goto(page.url())
      await result(another, title).waitFor()
      expect(await result(another, title).innerText()).toBe(shown)
      expect(await isInView(another, result(another, title))).toBe(true)
      expect(gateway.calls).toEqual([])
    },
  )

  it('names what was typed and chosen, and is replaced by the next result', async () => {
    const { page } = await visit(RPE)
    await page.getByLabel('Weight in lbs').fill('100')
    expect(queryIn(page)).toEqual({})
    await calculateNextSet(page, 10, 9)
    await page.waitForURL('**?*')
    expect(queryIn(page)).toEqual({
      ...{ units: 'lb', weight: '225', reps: '5', rpe: '8' },
      ...{ targetReps: '10', targetRpe: '9' },
    })
    await calculateNextSet(page, 8, 9)
    await page.waitForURL('**targetReps=8**')
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  it('keeps its units, without changing the visitor’s own', async () => {
    const query = 'units=kg&weight=82,5&reps=5&rpe=8&targetReps=5&targetRpe=10'
    const { gateway, page } = await visit(`${RPE}?${query}`)
    await result(page, 'Your next set').getByText('92.81').first().waitFor()
    expect(await result(page, 'Your next set').innerText()).not.toContain('lbs')
    expect(await page.getByLabel('Weight in kg').inputValue()).toBe('82,5')
    await page.goto(`${gateway.url}/tools/macro-calculator`)
    await page.getByLabel('Weight in lbs').waitFor()
    await page.goto(`${gateway.url}${RPE}?${query}`)
    await result(page, 'Your next set').waitFor()
    await choose(page, 'lbs')
    await page.getByLabel('Weight in lbs').waitFor()
  })

  it('is read field by field, and invalid fields stay unanswered', async () => {
    const query = 'units=stone&weight=heavy&reps=5&rpe=99&targetReps=8&targetRpe=8&age=7'
    const { page } = await visit(`${RPE}?${query}`)
    await page.getByText('Still needed: weight, performed RPE.').waitFor()
    expect(await page.getByLabel('Reps performed').inputValue()).toBe('5')
    expect(await page.getByLabel('Weight in lbs').inputValue()).toBe('')
    expect(await result(page, 'Your next set').count()).toBe(0)
  })

  it.each([
    [
      '/tools/sleep-calculator?age=26-40&soreness=Sore&hours=99',
      /training intensity, soreness, .* available hours/,
    ],
    [
      '/tools/macro-calculator?gender=toString&goal=recomp&age=-4&weight=80',
      /gender, age, height, activity level\./,
    ],
  ])('%s: the rest is still asked for', async (path, missing) => {
    const { page } = await visit(path)
    await page.getByText(missing).waitFor()
  })
})

describe('in forced colours', () => {
  it.each([
    ['/tools/rpe-calculator', 'RIR 2', 'RIR 1'],
    ['/tools/sleep-calculator', '26-40', 'Over 60'],
    ['/tools/macro-calculator', 'Lose fat', 'Maintain weight'],
  ])('%s: chosen options differ from the others', async (path, chosen, other) => {
    const { page } = await visit(path)
    await page.emulateMedia({ forcedColors: 'active' })
    const option = (name: string) => page.locator('label').filter({ hasText: name }).first()
    await option(chosen).click()
    const [ofChosen, ofOther] = [await coloursOf(option(chosen)), await coloursOf(option(other))]
    expect(ofChosen[0]).not.toBe(ofOther[0])
  })

  it('the bars of a result are visible', async () => {
    const { page } = await visit(RPE)
    await page.emulateMedia({ forcedColors: 'active' })
    await calculateNextSet(page, 10, 10)
    const bar = result(page, 'Your next set').locator('li > [aria-hidden]').first()
    const [ofBar, ofPage] = [await coloursOf(bar), await coloursOf(page.getByRole('main'))]
    expect(ofBar[0]).not.toBe(ofPage[0])
  })

  it('the progress of the questionnaire is visible', async () => {
    const { page } = await visit('/onboarding')
    await page.emulateMedia({ forcedColors: 'active' })
    const line = page.getByRole('progressbar')
    // A tenth of it is done and the rest is not.
    expect(await coloursOf(line)).toHaveLength(2)
  })
})
