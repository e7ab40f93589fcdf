import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import {
  calculateMacros,
  calculateNextSet,
  calculateSleep,
  choose,
  mayBeCounted,
} from '../../testing/people.ts'

const visit = visitsIn(browserWithWebApp())

const RPE = '/tools/rpe-calculator'
const SLEEP = '/tools/sleep-calculator'
const MACRO = '/tools/macro-calculator'

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click()
const result = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** The options of a list, except the one for no choice. */
const choicesOf = (page: Page, label: string) =>
  page
    .getByLabel(label)
    .evaluate((list: HTMLSelectElement) => [...list.options].map(({ text }) => text).slice(1))
/** Everything that a person can see or hear, for comparison. */
const whole = (page: Page) => page.locator('body').ariaSnapshot()

const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)))
const WITH_ANALYTICS = { analyticsSrc: '/analytics.js', analyticsId: 'G-TEST' }

describe('/tools', () => {
  it("hero 'Professional Fitness Tools' (all tools free, no sign-up), three tool cards", async () => {
    const { page } = await visit('/tools')
    await page.getByRole('heading', { name: 'Professional Fitness Tools', level: 1 }).waitFor()
    await page.getByText('All tools are free, no sign-up.').waitFor()
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      RPE,
      SLEEP,
      MACRO,
    ])
  })

  it('marketing navigation (Features, How it Works, Pricing at /#features, …; FAQ at /faq; Free Tools at /tools)', async () => {
    const { page } = await visit('/tools', { viewport: { width: 1280, height: 800 } })
    const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link')
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['Features', '/#features'],
      ['How it Works', '/#how-it-works'],
      ['Pricing', '/#pricing'],
      ['FAQ', '/faq'],
      ['Free Tools', '/tools'],
    ])
  })

  it("a call-to-action 'Build My Custom Program' linking to /", async () => {
    const { gateway, page } = await visit('/tools')
    await page.getByRole('link', { name: 'Build My Custom Program' }).click()
    await page.waitForURL(`${gateway.url}/`)
  })

  it.each([
    [RPE, 'RPE/RIR Calculator'],
    [SLEEP, 'Sleep Recovery Calculator'],
    [MACRO, 'TDEE & Macro Calculator'],
  ])(
    "each of the three calculator pages has a 'Back to Tools' link and a footer: %s",
    async (path, heading) => {
      const { page } = await visit(path)
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await page.getByRole('contentinfo').waitFor()
      await page.getByRole('link', { name: 'Back to Tools' }).click()
      await page.waitForURL('**/tools')
    },
  )
})

describe('calculators: results appear only after Calculate with all required fields filled', () => {
  it.each([
    [
      RPE,
      'Your next set',
      [
        (page: Page) => page.getByLabel('Weight in lbs').fill('100,5'),
        (page: Page) => page.getByLabel('Reps performed').selectOption('5'),
        (page: Page) => page.getByRole('group', { name: 'Performed RPE' }).getByLabel('9').check(),
        (page: Page) => page.getByLabel('Target reps').selectOption('20'),
        (page: Page) => page.getByRole('group', { name: 'Target RPE' }).getByLabel('6').check(),
      ],
    ],
    [
      SLEEP,
      'Tonight',
      [
        ...['Over 60', 'None', 'Very sore', 'Fair', 'Medium'].map(
          (name) => (page: Page) => choose(page, name),
        ),
        (page: Page) => page.getByLabel('Hours available for sleep tonight').selectOption('4'),
      ],
    ],
    [
      MACRO,
      'Your day',
      [
        ...['Female', 'Sedentary: little or no exercise', 'Maintain weight'].map(
          (name) => (page: Page) => choose(page, name),
        ),
        (page: Page) => page.getByLabel('Age in years').fill('41'),
        (page: Page) => page.getByLabel('Weight in lbs').fill('150'),
        (page: Page) => page.getByLabel('Height, feet').fill('5'),
      ],
    ],
  ])('otherwise nothing happens: %s', async (path, title, answers) => {
    const { gateway, page } = await visit(path)
    await page.getByText('Still needed').waitFor()
    for (const answer of answers) {
      const before = await whole(page)
      await calculate(page)
      expect((await whole(page)).replace(' [active]', '')).toBe(before.replace(' [active]', ''))
      await answer(page)
    }
    expect(await page.getByText('Still needed').count()).toBe(0)
    expect(await result(page, title).count()).toBe(0)
    await calculate(page)
    await result(page, title).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title)
    expect(gateway.calls).toEqual([])
  })

  it('accepts only numbers above 0, and keeps the last result otherwise', async () => {
    const { page } = await visit(RPE)
    await calculateNextSet(page, 5, 8)
    await result(page, 'Your next set').waitFor()
    for (const weight of ['', 'a lot', '-80', '0']) {
      await page.getByLabel('Weight in lbs').fill(weight)
      await page.getByText('Still needed: weight.').waitFor()
      await calculate(page)
      expect(await result(page, 'Your next set').innerText()).toContain('225 lbs')
    }
  })
})

describe('a calculator drawn at build time', () => {
  it('accepts no input before its code has loaded, so that none is lost', async () => {
    let letCome = () => {}
    const mayCome = new Promise<void>((resolve) => (letCome = resolve))
    const { gateway, page } = await visit('/terms')
    await page.route('**/assets/rpe-screen*', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(gateway.url + RPE, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'How hard is hard?' }).waitFor()
    expect(await page.getByLabel('Weight in lbs').isDisabled()).toBe(true)
    letCome()
    await calculateNextSet(page, 5, 10)
    await result(page, 'Your next set').waitFor()
  })
})

describe('/tools/rpe-calculator', () => {
  it('RPE: reps 1-20 selectable; RPE selectable from 6, 7, 8, 9, 10 (shown as RIR 4, 3, 2, 1, 0)', async () => {
    const { page } = await visit(RPE)
    for (const label of ['Reps performed', 'Target reps']) {
      expect(await choicesOf(page, label)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}`))
    }
    for (const name of ['Performed RPE', 'Target RPE']) {
      expect(await page.getByRole('group', { name }).locator('label').allInnerTexts()).toEqual([
        '6\nRIR 4',
        '7\nRIR 3',
        '8\nRIR 2',
        '9\nRIR 1',
        '10\nRIR 0',
      ])
    }
  })

  it('outputs estimatedMax and recommendedWeight, rounded to 2 decimals, in lbs, without a caution', async () => {
    const { page } = await visit(RPE)
    await calculateNextSet(page, 5, 10)
    const shown = (await result(page, 'Your next set').innerText()).replace(/\s+/g, ' ')
    expect(shown).toContain('Recommended weight for 5 reps at RPE 10 253.13 lbs')
    expect(shown).toContain('Estimated max 281.25 lbs')
    expect(await page.getByRole('note').count()).toBe(0)
  })

  it('cautions when the recommendation is heavier for more reps than the lift it was computed from', async () => {
    const { page } = await visit(RPE)
    await calculateNextSet(page, 10, 10)
    expect(await result(page, 'Your next set').innerText()).toContain('300.94')
    const caution = await page.getByRole('note').innerText()
    expect(caution).toContain('heavier than what you lifted, and for more reps')
    expect(caution).toMatch(/Our programs would say about \d+ lbs\./)
  })

  it('remembers kilograms, also on the other calculator', async () => {
    const { gateway, page } = await visit(RPE)
    await choose(page, 'kg')
    await page.reload()
    await page.getByLabel('Weight in kg').waitFor()
    await page.goto(gateway.url + MACRO)
    await page.getByLabel('Height in cm').waitFor()
  })
})

describe('/tools/sleep-calculator', () => {
  it("if available hours are at least the recommendation, a 'Perfect!' message with 3 tips", async () => {
    const { page } = await visit(SLEEP)
    await calculateSleep(page, 9)
    const shown = result(page, 'Tonight')
    await shown.getByText('Perfect! 9 hours cover what you need tonight.').waitFor()
    expect(await shown.getByRole('listitem').count()).toBe(3)
    await shown.getByRole('img', { name: '9 hours needed, 9 hours available.' }).waitFor()
  })

  it('otherwise a shortfall message with 4 tips', async () => {
    const { page } = await visit(SLEEP)
    await calculateSleep(page, 8)
    const shown = result(page, 'Tonight')
    await shown.getByText('You are 1 hour short of what you need tonight.').waitFor()
    expect(await shown.getByRole('listitem').count()).toBe(4)
    await shown.getByRole('img', { name: '9 hours needed, 8 hours available, 1 hour missing.' }).waitFor()
  })

  it('can be used by keyboard alone', async () => {
    const { page } = await visit(SLEEP)
    await page.getByRole('link', { name: 'Back to Tools' }).focus()
    const keys = ['ArrowDown', 'ArrowDown', 'Space', 'ArrowUp', 'Space']
    // The first key of a group chooses: Down its second answer, Up its last, Space its first.
    for (const key of keys) {
      await page.keyboard.press('Tab')
      await page.keyboard.press(key)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // 7 hours, 26-40, light, not sore, a good night, low stress.
    await result(page, 'Tonight').getByRole('img', { name: '7 hours needed, 8 hours available.' }).waitFor()
  })

  it('available hours selectable 4 to 10', async () => {
    const { page } = await visit(SLEEP)
    expect(await choicesOf(page, 'Hours available for sleep tonight')).toEqual([
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
  })
})

describe('/tools/macro-calculator', () => {
  it('outputs bmr, tdee, calories, protein, carbs, fat; results rounded to whole numbers', async () => {
    const { page } = await visit(MACRO)
    await calculateMacros(page)
    const shown = (await result(page, 'Your day').innerText()).replace(/\s+/g, ' ')
    expect(shown).toContain(
      'Calories for your goal 2,370 kcal a day TDEE 2,788 kcal BMR 1,799 kcal Protein 178 g 30% Carbs 267 g 45% Fat 66 g 25%',
    )
  })

  it('accepts metric units, a decimal comma, and inches instead of feet', async () => {
    const { page } = await visit(MACRO)
    await calculateMacros(page)
    await page.getByLabel('Height, feet').fill('')
    await page.getByLabel('Height, inches').fill('71')
    await choose(page, 'Maintain weight')
    await calculate(page)
    await result(page, 'Your day').getByText('1,799').waitFor()
    await choose(page, 'Metric', 'Female', 'Light: exercise 1-3 days a week', 'Lose fat')
    const typed = { 'Age in years': '45', 'Weight in kg': '62,5', 'Height in cm': '165' }
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
    await calculate(page)
    await result(page, 'Your day').getByText('1,485').waitFor()
  })

  it('advice to monitor for 2-4 weeks', async () => {
    const { page } = await visit(MACRO)
    await page.getByText('Weigh yourself for 2-4 weeks and adjust.').waitFor()
  })

  it('optional body fat (collected, not used)', async () => {
    const { page } = await visit(MACRO)
    await page.getByLabel('Body fat in % (optional)').fill('35')
    await calculateMacros(page)
    await result(page, 'Your day').getByText('2,370').waitFor()
  })
})

describe('named events: tool_click, calculator_use', () => {
  it('are reported with category and label', async () => {
    const { page } = await visit('/tools', { site: WITH_ANALYTICS, browser: mayBeCounted })
    await page.getByRole('link', { name: 'Sleep Recovery Calculator' }).click()
    await page.waitForURL(`**${SLEEP}`)
    await calculate(page)
    await calculateSleep(page, 9)
    const events = (await told(page)).filter(
      ([, name]) => /tool/.test(String(name)) || /calc/.test(String(name)),
    )
    expect(events).toEqual([
      ['event', 'tool_click', { event_category: 'tools', event_label: 'sleep_calculator' }],
      ['event', 'calculator_use', { event_category: 'tools', event_label: 'sleep_calculator' }],
    ])
  })
})
