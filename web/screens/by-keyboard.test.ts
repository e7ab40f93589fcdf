import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { press, tabTo } from '../../dev/testkit/screens/keyboard.ts'
import { ok } from '../testing/fake-gateway.ts'
import { atQuestion, interview } from '../testing/people.ts'
import { SAMPLE_ID } from '../testing/sample-program.ts'
import { answerInWords } from './onboarding/questions.ts'

const visit = visitsIn(browserWithWebApp())

/** Waits for the step, and expects the focus on its heading, so that it is read out. */
async function arriveAt(page: Page, heading: string) {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await page.waitForFunction((name) => document.activeElement?.textContent === name, heading)
}

/** Enters a group of radio buttons at its first option, and moves on with the arrow key. */
async function chooseByArrows(page: Page, first: string, steps: number) {
  await tabTo(page, first)
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
}

describe('with a keyboard alone', () => {
  it('somebody answers the onboarding and gets to the checkout', async () => {
    const { page } = await visit('/onboarding', {
      gateway: (gateway) =>
        gateway.answer('POST /api/stripe/checkout', ok({ checkoutUrl: `${gateway.url}/faq` })),
    })
    await atQuestion(page, 'primaryGoal')
    const { asked, answers } = interview()
    for (const question of asked.slice(0, -1)) {
      const answer = answerInWords(question, answers)
      if (question.type === 'single_choice') {
        await press(page, answer)
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
        await press(page, 'Continue')
      } else {
        await tabTo(page, question.title)
        await page.keyboard.type(answer)
        await press(page, 'Next')
      }
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    }
    await arriveAt(page, 'Anything we should work around?')
    await tabTo(page, 'Anything we should work around?')
    await page.keyboard.type('no burpees')
    await press(page, 'Next')
    await arriveAt(page, 'Almost there!')
    await tabTo(page, 'Email')
    await page.keyboard.type('anna@nowhere')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('There is a problem').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'email')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('anna@example.com')
    await page.keyboard.press('Enter')
    await arriveAt(page, 'Ready for your program?')
    await press(page, 'Get My Program - $27')
    await page.waitForURL('**/faq')
  })

  it('somebody with a license key gets to the survey and to the program', async () => {
    const { gateway, page } = await visit('/license')
    await page.getByLabel('License key').waitFor()
    await tabTo(page, 'License key')
    await page.keyboard.type('KEY-1')
    await page.keyboard.press('Enter')
    await arriveAt(page, 'License validated successfully!')
    await press(page, 'Proceed to Survey')

    await arriveAt(page, 'The basics')
    await chooseByArrows(page, '2', 1)
    await chooseByArrows(page, '30', 2)
    await press(page, 'Continue')
    await arriveAt(page, 'Training preferences')
    await chooseByArrows(page, 'Commercial Gym', 1)
    await chooseByArrows(page, 'Hypertrophy', 3)
    await chooseByArrows(page, 'Novice (0-1 years)', 2)
    await press(page, 'Continue')
    await arriveAt(page, 'Programming details')
    await chooseByArrows(page, 'RPE', 1)
    await chooseByArrows(page, 'Full Body', 1)
    await press(page, 'Generate My Program')
    await page.waitForURL(`**/api/programs/${SAMPLE_ID}/pdf`)
    expect(gateway.calls.at(-1)).toMatchObject({
      path: '/api/programs',
      body: {
        trainingDays: 3,
        sessionLength: 60,
        equipment: 'Bodyweight Only',
        primaryGoal: 'General Fitness',
        experienceLevel: 'Late-Intermediate (2+ years)',
        programmingStyle: 'RIR',
        programmingSplit: 'Upper/Lower Split',
      },
    })
  })

  it('somebody with an access token walks the wizard', async () => {
    const { page } = await visit('/survey?token=mailed')
    await page.getByLabel('Access token').waitFor()
    await press(page, 'Start Survey')
    await arriveAt(page, 'Welcome, Anna')
    await press(page, 'Start Creating Your Program')
    await arriveAt(page, 'Personal Information')
    await press(page, 'Next')
    await arriveAt(page, 'Training Schedule')
    await press(page, 'Next')
    await arriveAt(page, 'Equipment')
    await chooseByArrows(page, 'Commercial Gym', 1)
    await tabTo(page, 'Your equipment')
    await page.keyboard.type('two kettlebells')
    await press(page, 'Next')
    await arriveAt(page, 'Goals & Experience')
    await chooseByArrows(page, 'Strength', 1)
    await chooseByArrows(page, 'Beginner', 1)
    await press(page, 'Next')
    await arriveAt(page, 'Programming Preferences')
    await chooseByArrows(page, 'RPE', 1)
    await chooseByArrows(page, 'Full body', 4)
    await press(page, 'Generate My Program')
    await arriveAt(page, 'Program Generated Successfully!')
  })

  it('somebody opens the PDF, chooses the weights and goes to a week of the results', async () => {
    const { page } = await visit(`/results/${SAMPLE_ID}`)
    await page.getByText('Your program is ready.').waitFor()
    const asked = page.context().waitForEvent('request', (request) => request.url().includes('/pdf'))
    await press(page, 'View & Print Program')
    await asked
    await page.bringToFront()
    await tabTo(page, 'lb, US Letter')
    await page.keyboard.press('ArrowUp')
    expect(await page.getByRole('radio', { name: 'kg, A4' }).isChecked()).toBe(true)
    await press(page, 'Week 5Light week 32 sets')
    await page
      .getByRole('region', { name: 'Week 5' })
      .getByRole('heading', { name: 'Day 1 - Upper' })
      .waitFor()
  })
})
