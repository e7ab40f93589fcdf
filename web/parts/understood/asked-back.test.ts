import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { press, tabTo } from '../../../dev/testkit/screens/keyboard.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { ASKED_WORDS } from '../../testing/people.ts'
import {
  answerTwoSteps,
  answerUpToLast,
  answerWizard,
  choose,
  goOnToPaywall,
  saved,
  sizesOn,
} from '../../testing/people.ts'
import type { Visit } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const LEGS = 'Leave out all leg work, or only on the day you mean?'
const UNIT = 'Squat 140: pounds or kilograms?'
const question = (page: Page, name: string) => page.getByRole('group', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The name of what has the focus: a button’s words, or the question of a group. */
const focusIsOn = (page: Page, name: string) =>
  page.waitForFunction((wanted) => {
    const { activeElement: here } = document
    const label = document.getElementById(here?.getAttribute('aria-labelledby') ?? '') ?? here
    return (here?.ariaLabel ?? label?.textContent) === wanted
  }, name)

/** Says the words on the last question of the onboarding. */
async function asked(more: Partial<Visit> = {}) {
  const visitor = await visit('/onboarding', { ...more })
  await answerUpToLast(visitor.page)
  await visitor.page.getByRole('textbox').fill(ASKED_WORDS)
  await question(visitor.page, LEGS).waitFor()
  return visitor
}
const LEGS_PART = { about: 'question', what: 'all-leg-work', as: 'part' }
const SQUAT_LB = { about: 'value', what: 'squat', as: 'lb' }

describe('a question back', () => {
  it('shows the words that it is about, and its choices', async () => {
    const { page } = await asked()
    const legs = question(page, LEGS)
    await legs.getByText('You wrote: “No heavy legs the day after football.”').waitFor()
    expect(await legs.getByRole('button').allTextContents()).toEqual([
      'Leave out all leg work',
      'Only on that day',
      'Leave nothing out',
    ])
    await page.getByText('Until you answer, we stay on the safe side.').waitFor()
    await page
      .getByRole('status')

      .getByText(/: 2 questions for you, .*2 of your numbers, .*1 sentence that we could not use\.$/)
      .waitFor({ state: 'attached' })
  })

  it('disappears when it is answered, and can be answered in another way', async () => {
    const { page } = await asked()
    const first = saved(page, [LEGS_PART])
    await button(page, 'Only on that day').click()
    await first
    await focusIsOn(page, UNIT)
    expect(await question(page, LEGS).count()).toBe(0)
    const both = saved(page, [LEGS_PART, SQUAT_LB])
    await button(page, '140 lb').click()
    await both
    await focusIsOn(page, 'What we understood')
    await button(page, 'Remove Squat 140 lb × 5 from your numbers').waitFor()
    await page.getByText('Until you answer').waitFor({ state: 'detached' })

    const again = saved(page, [LEGS_PART])
    await button(page, 'Change your answer: 140 lb').click()
    await again
    await focusIsOn(page, UNIT)
    await button(page, '140 kg').click()
    await button(page, 'Remove Squat 140 kg × 5 from your numbers').waitFor()
    await button(page, 'Change your answer: Only on that day').click()
    await question(page, LEGS).waitFor()
  })

  it('is answered with a keyboard alone, and never by a second press', async () => {
    const { page } = await asked()
    await press(page, 'Leave nothing out')
    await focusIsOn(page, UNIT)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await focusIsOn(page, UNIT)
    await page.keyboard.press('Tab')
    await focusIsOn(page, '140 lb')
    await page.keyboard.press('Enter')
    await focusIsOn(page, 'What we understood')
    await press(page, 'Change your answer: 140 lb')
    await focusIsOn(page, UNIT)
    await tabTo(page, 'Next')
  })

  it('is asked again on the paywall, and goes with the answers of the other forms', async () => {
    const { page } = await asked()
    await goOnToPaywall(page)
    const sent = saved(page, [LEGS_PART])
    await button(page, 'Only on that day').click()
    await sent
  })

  it.each([
    [
      '/form-direct',
      async (page: Page) => {
        await answerTwoSteps(page)
        await choose(page, 'RIR', 'Full Body')
      },
    ],
    [
      '/program-form?token=mailed',
      async (page: Page) => {
        await answerWizard(page, { steps: 4 })
        await choose(page, 'RIR', 'Push/Pull/Legs')
      },
    ],
  ])('goes with the answers of %s', async (path, answer) => {
    const { gateway, page } = await visit(path)
    await answer(page)
    await page.getByLabel('Additional comments').fill(ASKED_WORDS)
    await button(page, 'Only on that day').click()
    await page.getByText('“My gym closes early in August.”').waitFor()
    await page.getByRole('button', { name: 'Generate My Program' }).click()
    await page.waitForURL((url) => url.pathname !== path).catch(() => {})
    expect(gateway.calls.findLast(({ method }) => method !== 'GET')?.body).toMatchObject({
      corrections: [LEGS_PART],
    })
  })

  it.each([320, 390])('fits a phone that is %d wide, with targets for a thumb', async (width) => {
    const { page } = await asked({ viewport: { width, height: 700 } })
    const shown = await sizesOn(page)
    expect(shown.width).toBe(width)
    expect(shown.least).toBeGreaterThanOrEqual(44)
  })
})

describe('a number from words', () => {
  it('is a chip that can be taken back and restored', async () => {
    const { page } = await asked()
    const sent = saved(page, [{ about: 'value', what: 'age', as: 'nothing' }])
    await button(page, 'Remove Age 38 from your numbers').click()
    await sent
    await focusIsOn(page, 'Remove 45 minutes a session from your numbers')
    await button(page, 'Undo: Age 38').click()
    await focusIsOn(page, 'Remove Age 38 from your numbers')
  })
})

describe('a sentence that nothing rests on', () => {
  it('is quoted as plain text, whatever it holds', async () => {
    const { page } = await visit('/onboarding', { viewport: { width: 320, height: 640 } })
    await answerUpToLast(page)
    await page
      .getByRole('textbox')
      .fill(`no lunges. <img src=x onerror=alert(1)> is my cat. ${'W'.repeat(150)}. Thanks!`)
    await page.getByText('“<img src=x onerror=alert(1)> is my cat.”').waitFor()
    expect(await page.getByText('“Thanks!”').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
