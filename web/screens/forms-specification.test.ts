import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { never } from '../testing/fake-gateway.ts'
import { answerThreeSteps, answerWizard } from '../testing/people.ts'
import { holdWaits, lendTheClock, letPass } from '../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

type Groups = Readonly<Record<string, readonly string[]>>

/** The options of each group in the step, as a person reads them. */
const groupsOf = async (page: Page): Promise<Groups> =>
  Object.fromEntries(
    await page
      .locator('fieldset fieldset')
      .evaluateAll((all) =>
        all.map((group) => [
          group.querySelector('legend')?.textContent ?? '',
          [...group.querySelectorAll('label')].map((label) => label.textContent ?? ''),
        ]),
      ),
  )

/** Answers group by group. The way on must be closed until the last one is answered. */
async function answerGroups(page: Page, groups: Groups, way: string) {
  expect(await groupsOf(page)).toEqual(groups)
  for (const [legend, options] of Object.entries(groups)) {
    expect(await page.getByRole('button', { name: way }).isDisabled()).toBe(true)
    await page
      .getByRole('group', { name: legend })
      .getByLabel(`${options.at(-1)}`)
      .check()
  }
}

const goOn = (page: Page, way: string) => page.getByRole('button', { name: way, exact: true }).click()
const step = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

/** Fills in name and email, both of which are required. */
async function introduce(page: Page, way: string) {
  for (const [label, value] of Object.entries({ Name: 'Anna', Email: 'anna@example.com' })) {
    expect(await page.getByRole('button', { name: way }).isDisabled()).toBe(true)
    await page.getByLabel(label).fill(value)
  }
}

describe('3-step survey, as specified', () => {
  it('a step advances only when its required fields are filled; Back from step 2 on; Options', async () => {
    const { page } = await visit('/form?token=mailed')
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await step(page, 'Step 1 of 3')
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
    await page.getByRole('complementary', { name: 'Medical disclaimer' }).waitFor()
    expect(await back.count()).toBe(0)
    await introduce(page, 'Continue')
    await answerGroups(
      page,
      {
        'Training days per week': ['2', '3', '4'],
        'Session length in minutes': ['30', '45', '60', '75', '90'],
      },
      'Continue',
    )
    await goOn(page, 'Continue')

    await step(page, 'Step 2 of 3')
    await back.waitFor()
    await answerGroups(
      page,
      {
        Equipment: ['Commercial Gym', 'Bodyweight Only', 'Home Gym'],
        'Primary goal': ['Hypertrophy', 'Strength', 'Powerbuilding', 'General Fitness'],
        'Experience level': [
          'Novice (0-1 years)',
          'Early-Intermediate (1-2 years)',
          'Late-Intermediate (2+ years)',
        ],
      },
      'Continue',
    )
    await page.getByLabel('Your equipment').fill('a bench')
    await goOn(page, 'Continue')

    await step(page, 'Step 3 of 3')
    await answerGroups(
      page,
      {
        'Programming style': ['RPE', 'RIR', 'No Preference'],
        'Programming split': ['Full Body', 'Upper/Lower Split', 'Push/Pull/Lower', "Don't have a preference"],
      },
      'Generate My Program',
    )
    expect(await page.getByLabel('Additional comments').inputValue()).toBe('')
    expect(await page.getByRole('button', { name: 'Generate My Program', exact: true }).isEnabled()).toBe(
      true,
    )
  })

  it('Query token, email, name; pending (overlay shown, inputs locked); submit blocked while loading; Generation time 30-60 seconds', async () => {
    const { gateway, page } = await visit('/form?token=mailed&name=Bea&email=bea%2Bgym@example.com', {
      answers: { 'POST /api/shopify/programs': never },
    })
    expect(await page.getByLabel('Name').inputValue()).toBe('Bea')
    expect(await page.getByLabel('Email').inputValue()).toBe('bea+gym@example.com')
    await answerThreeSteps(page)
    const overlay = page.getByRole('dialog', { name: 'Generating your program...' })
    await overlay.getByText('30-60 seconds').waitFor()
    const fields = await page.locator('form').evaluateAll(([form]) => {
      const controls = form?.querySelectorAll('input, textarea, button') ?? []
      return [...controls].map((control) => control.matches(':disabled'))
    })
    expect(fields.length).toBeGreaterThan(8)
    expect(fields).not.toContain(false)
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    expect(gateway.calls).toHaveLength(1)
  })
})

describe('demo survey, as specified', () => {
  it("a 'Demo Mode' banner saying license validation is temporarily disabled", async () => {
    const { page } = await visit('/form-direct')
    const banner = page.locator('p').filter({ hasText: 'Demo Mode' })
    expect(await banner.innerText()).toBe('Demo Mode License validation is temporarily disabled.')
  })
})

describe('5-step wizard, as specified', () => {
  it("five steps by name, 'Step n of 5' and a percentage; Previous, Next and Generate; options and defaults", async () => {
    const { page } = await visit('/program-form?token=mailed')
    const arrive = async (number: number, title: string) => {
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await step(page, `Step ${number} of 5`)
      await step(page, `${number * 20}%`)
      expect(await page.getByRole('button', { name: 'Previous', exact: true }).count()).toBe(
        number === 1 ? 0 : 1,
      )
    }
    await arrive(1, 'Personal Information')
    await introduce(page, 'Next')
    await goOn(page, 'Next')

    await arrive(2, 'Training Schedule')
    expect(
      await page.locator('input:checked').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual(['4', '60'])
    await goOn(page, 'Next')

    await arrive(3, 'Equipment')
    await answerGroups(
      page,
      { 'What can you train with?': ['Commercial Gym', 'Home Gym', 'Bodyweight Only'] },
      'Next',
    )
    await page.getByLabel('Home Gym').check()
    await page.getByLabel('Your equipment').fill('  ')
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    await page.getByLabel('Your equipment').fill('bands')
    await goOn(page, 'Next')

    await arrive(4, 'Goals & Experience')
    await answerGroups(
      page,
      {
        'Primary goal': ['Strength', 'Muscle Building', 'General Fitness'],
        'Experience level': ['Beginner', 'Intermediate', 'Advanced'],
      },
      'Next',
    )
    await goOn(page, 'Next')

    await arrive(5, 'Programming Preferences')
    expect(await page.getByLabel('Additional comments').inputValue()).toBe('')
    await answerGroups(
      page,
      {
        'Programming style': ['RPE', 'RIR', 'No preference'],
        'Programming split': [
          'Full body',
          'Upper/Lower',
          'Push/Pull/Legs',
          'Body part split',
          'No preference',
        ],
      },
      'Generate My Program',
    )
    expect(await page.getByRole('button', { name: 'Generate My Program' }).isEnabled()).toBe(true)
  })

  it('the fake progress rises about 0-5 percent per second', async () => {
    const { page } = await visit('/program-form?token=mailed', {
      browser: lendTheClock,
      answers: { 'POST /api/shopify/programs': never },
    })
    await answerWizard(page)
    const bar = page.getByRole('dialog', { name: 'Generating Your Program' }).getByRole('progressbar')
    const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
    // From here on only the test advances the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const seen = [await percent()]
    for (let second = 0; second < 10; second++) {
      await page.clock.runFor(1000)
      seen.push(await percent())
    }
    for (const [second, now] of seen.slice(1).entries()) {
      const rise = now - (seen[second] ?? 0)
      expect(rise).toBeGreaterThanOrEqual(0)
      expect(rise).toBeLessThanOrEqual(5)
    }
    expect(seen.at(-1)).toBeGreaterThan(0)
  })

  it('On success a toast appears, then about 1 second later the PDF opens in a new tab', async () => {
    const { page } = await visit('/program-form?token=mailed', { browser: holdWaits })
    await answerWizard(page)
    await page.getByText('Program Generated', { exact: true }).waitFor()
    const tab = page.context().waitForEvent('page')
    await letPass(page, 1000)
    await (await tab).waitForURL('**/pdf')
  })
})
