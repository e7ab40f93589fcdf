import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { until } from '../../../dev/processes/until.ts'
import { press, tabTo } from '../../../dev/testkit/screens/keyboard.ts'
import { ProgramRequest } from '../../../domain/forms/program-request.ts'
import {
  answerThreeSteps,
  answerTwoSteps,
  answerUpToLast,
  answerWizard,
  choose,
  fillBasics,
  goOnToPaywall,
  unfoldUnderstood,
  saved,
  sizesOn,
} from '../../testing/people.ts'
import { lendTheClock, letPass } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const LUNGES = 'Remove lunges from what we leave out'
const KNEE = 'Remove knee from what we are careful with'
const TAKEN = { about: 'lift', what: 'lunge', as: 'nothing' }

/** Answers the last question of the onboarding with these words. */
async function say(page: Page, words: string) {
  await answerUpToLast(page)
  await page.getByRole('textbox').fill(words)
}

/** The chips under each heading, such as `We leave out: lunges, burpees`. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h3')].map((heading) => {
      const chips = heading.parentElement?.querySelectorAll('[data-thing]') ?? []
      return `${heading.textContent}: ${[...chips].map(({ textContent }) => textContent).join(', ')}`
    }),
  )
/** The gateway reads every correction, so what is shown follows a moment later. */
async function shows(page: Page, wanted: readonly string[]): Promise<void> {
  const isShown = async () => isDeepStrictEqual(await shown(page), wanted)
  await until('what is shown', isShown, 10_000).catch(() => undefined)
  expect(await shown(page)).toEqual(wanted)
}
const focusIsOn = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent) === wanted,
    name,
  )

describe('what we understood', () => {
  it('is shown in groups, in our own words', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges or burpees, I love pull-ups, bad left knee, 20 weeks pregnant')
    await button(page, LUNGES).waitFor()
    await shows(page, [
      'We leave out: lunges, burpees',
      'We prefer: pull-ups',
      'Careful with: knee',
      'Clear first: a pregnancy',
    ])
    await page.getByText(/^lunges: all \d+ variants, from /i).waitFor()
    await page.getByText('To show you this, an AI reads what you write.').waitFor()
  })

  it('shows nothing before the first word, or if there is nothing to say', async () => {
    const { page } = await visit('/onboarding', { browser: lendTheClock })
    await say(page, 'no burpees')
    const heading = page.getByRole('heading', { name: 'What we understood' })
    await heading.waitFor()
    for (const words of ['', 'k', 'None']) {
      await page.getByRole('textbox').fill(words)
      await heading.waitFor({ state: 'detached' })
      await letPass(page, 1500)
      expect(await heading.count()).toBe(0)
    }
    await page.getByRole('textbox').fill('I play chess on Sundays')
    await page.getByText('“I play chess on Sundays”').waitFor()
  })

  it('is read by the gateway: no word table is loaded, and the catalogue only to add something', async () => {
    const loaded: Promise<string>[] = []
    const { page } = await visit('/onboarding', {
      browser: async (page) =>
        void page.on('response', (response) => {
          if (response.url().endsWith('.js')) loaded.push(response.text())
        }),
    })
    const holds = async (word: string) => (await Promise.all(loaded)).some((script) => script.includes(word))
    await say(page, 'no lunges')
    await button(page, LUNGES).waitFor()
    expect([await holds('sentadilla'), await holds('Zottman Curl')]).toEqual([false, false])
    await button(page, 'Add something').click()
    await page.locator('option[value="Zottman Curl"]').waitFor({ state: 'attached' })
    expect([await holds('sentadilla'), await holds('Zottman Curl')]).toEqual([false, true])
  })

  it('is announced by a screen reader in one line, not item by item', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges, bad left knee')
    const status = page.getByRole('status').filter({ hasText: 'What we understood' })
    await status.getByText('What we understood: 1 to leave out, 1 to be careful with.').waitFor()
    expect(await status.getByRole('button').count()).toBe(0)
  })
})

describe('an age', () => {
  it('that was read from the text is a chip like any other', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'I am 71, no lunges')
    const sent = saved(page, [{ about: 'condition', what: 'over-65', as: 'nothing' }])
    await page.getByText('Age 71').waitFor()
    await button(page, 'Remove being 65 or older from what we are careful with').click()
    await sent
    await shows(page, ['We leave out: lunges'])
    await page.getByText('Age 71').waitFor({ state: 'detached' })
  })

  it('that a field states is shown only there', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'I am 71, no lunges')
    await button(page, 'Remove being 65 or older from what we are careful with').waitFor()
    await page.getByText('Make it more yours').click()
    await page.getByRole('combobox', { name: 'Age' }).selectOption('65 or older')
    await page.getByText('Age 71').waitFor({ state: 'detached' })
    await shows(page, ['We leave out: lunges'])
  })

  it('under 16 needs clearance from a parent', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'I am 14')
    await page.getByText('With a parent or guardian, before you start.').waitFor()
    await page.getByRole('textbox').fill('I am 14 and have epilepsy')
    await page
      .getByText('With a parent or guardian, and a doctor or another professional, before you start.')
      .waitFor()
  })
})

describe('a correction', () => {
  it('removes a thing by a tap, moves on to the next, and is saved', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges, no burpees, bad left knee')
    const sent = saved(page, [TAKEN])
    await button(page, LUNGES).click()
    await focusIsOn(page, 'Remove burpees from what we leave out')
    await shows(page, ['We leave out: burpees', 'Careful with: knee'])
    await sent
    await button(page, KNEE).click()
    await focusIsOn(page, 'What we understood')
    await button(page, 'Remove burpees from what we leave out').click()
    await focusIsOn(page, 'What we understood')
    expect(await page.getByText('We could not use').count()).toBe(0)
  })

  it('changes a lift from left out to preferred and back', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges')
    const sent = saved(page, [{ about: 'lift', what: 'lunge', as: 'prefer' }])
    await button(page, 'Ask for it instead: lunges').click()
    await focusIsOn(page, 'Remove lunges from what we prefer')
    await shows(page, ['We prefer: lunges'])
    await sent
    const back = saved(page, [{ about: 'lift', what: 'lunge', as: 'leave-out' }])
    await button(page, 'Leave it out instead: lunges').click()
    await back
    await shows(page, ['We leave out: lunges'])
  })

  it('adds an exercise, a joint and a condition from our lists', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges')
    await button(page, 'Add something').click()
    const field = page.getByRole('combobox', { name: 'An exercise, a joint or a condition' })
    await field.fill('goblet squat')
    await button(page, 'Prefer Dumbbell Goblet Squat').click()
    await focusIsOn(page, '')
    await field.fill('burpee')
    await button(page, 'Leave out Burpee').click()
    await field.fill('shoulder')
    await button(page, 'Be careful with your shoulder').click()
    await field.fill('asthma')
    await button(page, 'Be careful with asthma').click()
    await field.fill('a stroke')
    await button(page, 'Clear first: a stroke').click()
    await shows(page, [
      'We leave out: lunges, Burpee',
      'We prefer: Dumbbell Goblet Squat',
      'Careful with: shoulder, asthma',
      'Clear first: a stroke',
    ])
    await field.fill('barbell')
    expect(await button(page, 'Use a barbell').count()).toBe(0)
    await field.fill('tiddlywinks')
    await page.getByText('Nothing on our list has that name.').waitFor()
    // What was added by hand stays when the words are deleted.
    await page.getByRole('textbox', { name: 'Anything we should work around?' }).fill('')
    await button(page, LUNGES).waitFor({ state: 'detached' })
    await until('the burpee', async () => (await shown(page)).includes('We leave out: Burpee'))
  })

  it('restores what was taken out as it was', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges, no burpees')
    await button(page, 'Ask for it instead: lunges').click()
    await button(page, 'Remove lunges from what we prefer').click()
    await button(page, 'Undo: lunges').click()
    await focusIsOn(page, 'Remove lunges from what we prefer')
    await shows(page, ['We leave out: burpees', 'We prefer: lunges'])
    expect(await button(page, 'Undo: lunges').count()).toBe(0)
  })

  it('survives a reload, appears on the paywall, and can be undone there', async () => {
    const { gateway, page } = await visit('/onboarding')
    await say(page, 'no lunges, bad left knee')
    await button(page, LUNGES).click()
    await page.reload()
    await button(page, KNEE).waitFor()
    await shows(page, ['Careful with: knee'])
    await goOnToPaywall(page)
    await unfoldUnderstood(page)
    await button(page, KNEE).waitFor()
    await page.reload()
    await unfoldUnderstood(page)
    await button(page, KNEE).click()
    const sent = saved(page, [{ about: 'joint', what: 'knee', as: 'nothing' }])
    await button(page, 'Undo: lunges').click()
    await sent
    await shows(page, ['We leave out: lunges'])
    expect(gateway.calls.at(-1)).toMatchObject({ method: 'PUT' })
  })

  it('can be made with a keyboard alone', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges, no burpees')
    await button(page, LUNGES).waitFor()
    await press(page, LUNGES)
    await focusIsOn(page, 'Remove burpees from what we leave out')
    await press(page, 'Ask for it instead: burpees')
    await focusIsOn(page, 'Remove burpees from what we prefer')
    await press(page, 'Undo: lunges')
    await focusIsOn(page, LUNGES)
    await press(page, 'Add something')
    await page.keyboard.type('ankle')
    await page.keyboard.press('Enter')
    await focusIsOn(page, 'Be careful with your ankle')
    await page.keyboard.press('Enter')
    await button(page, 'Remove ankle from what we are careful with').waitFor()
    await page.keyboard.press('Escape')
    await focusIsOn(page, 'Add something')
    await tabTo(page, 'Next')
  })

  it('never hides the focus behind the button of the paywall', async () => {
    const { page } = await visit('/onboarding')
    await say(page, 'no lunges, no burpees, no bench press, bad left knee')
    await goOnToPaywall(page)
    await unfoldUnderstood(page)
    await button(page, KNEE).waitFor()
    const buy = page.getByRole('button', { name: 'Get My Program - $27' })
    await tabTo(page, LUNGES)
    // The next button is at the lower edge, below this one.
    const next = button(page, 'Ask for it instead: lunges')
    await next.evaluate((each) =>
      window.scrollBy(0, each.getBoundingClientRect().bottom - window.innerHeight),
    )
    const height = await next.evaluate((each) => each.getBoundingClientRect().height)
    expect((await next.boundingBox())?.y).toBeGreaterThan((await buy.boundingBox())?.y ?? Infinity)
    await page.keyboard.press('Tab')
    await focusIsOn(page, 'Ask for it instead: lunges')
    expect((await next.boundingBox())?.y).toBeLessThan(((await buy.boundingBox())?.y ?? 0) - height)
  })

  it('fits the smallest phone, with targets large enough for a thumb', async () => {
    const { page } = await visit('/onboarding', { viewport: { width: 320, height: 640 } })
    await say(page, 'no bulgarian split squats, knee hurts in deep squats, diabetes treated with insulin')
    await button(page, 'Add something').click()
    await page.getByRole('combobox').fill('overhead dumbbell triceps')
    const { width, least } = await sizesOn(page)
    expect(width).toBe(320)
    expect(least).toBeGreaterThanOrEqual(44)
  })
})

describe('in the other forms', () => {
  it.each([
    ['/form-direct', 45, answerTwoSteps],
    ['/program-form?token=mailed', 75, (page: Page) => answerWizard(page, { steps: 4 })],
  ])('%s knows the chosen session length', async (path, minutes, answer) => {
    const { page } = await visit(path)
    await answer(page)
    await page.getByLabel('Additional comments').fill('I have 80 minutes')
    await page.getByText(`The length that you chose counts: sessions are planned for ${minutes}.`).waitFor()
  })

  it('goes with the answers of the 3-step form', async () => {
    const { gateway, page } = await visit('/form-direct')
    await fillBasics(page)
    await choose(page, 'Home Gym', 'Strength', 'Novice (0-1 years)')
    await page.getByLabel('Your equipment').fill('a bench and dumbbells')
    await page.getByRole('button', { name: 'Continue' }).click()
    await choose(page, 'RIR', 'Full Body')
    await page.getByLabel('Additional comments').fill('no lunges')
    await button(page, LUNGES).click()
    await button(page, 'Remove a bench from what we will use').click()
    await button(page, 'Add something').click()
    await page.getByRole('combobox').fill('kettlebell')
    await button(page, 'Use a kettlebell').click()
    await page.reload()
    await button(page, 'Undo: lunges').waitFor()
    await shows(page, ['We will use: dumbbells, one kettlebell'])
    await page.getByRole('button', { name: 'Generate My Program' }).click()
    await page.waitForURL('**/results/**')
    const body = gateway.calls.find(({ method }) => method === 'POST')?.body
    expect(body).toMatchObject({
      corrections: [
        TAKEN,
        { about: 'implement', what: 'bench', as: 'nothing' },
        { about: 'implement', what: 'kettlebell', as: 'use' },
      ],
    })
    expect(ProgramRequest.safeParse(body).error).toBeUndefined()
  })

  it('goes with the answers of the wizard', async () => {
    const { gateway, page } = await visit('/program-form?token=mailed')
    await answerWizard(page, { steps: 4 })
    await choose(page, 'RIR', 'Push/Pull/Legs')
    await page.getByLabel('Additional comments').fill('no lunges')
    await button(page, LUNGES).click()
    await page.getByRole('button', { name: 'Generate My Program' }).click()
    await page.getByRole('dialog').waitFor()
    expect(gateway.calls.at(-1)?.body).toMatchObject({ corrections: [TAKEN] })
  })

  it('sends none if nothing was corrected', async () => {
    const { gateway, page } = await visit('/form-direct')
    await answerThreeSteps(page)
    await page.waitForURL('**/results/**')
    expect(gateway.calls[0]?.body).not.toHaveProperty('corrections')
  })
})
