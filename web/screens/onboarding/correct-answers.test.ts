import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { until } from '../../../dev/processes/until.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { AT_HOME, completeQuestionnaire, interview } from '../../testing/people.ts'

const visit = visitsIn(browserWithWebApp())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function listOfAnswers(page: Page) {
  await completeQuestionnaire(page, 'anna@example.com')
  await button(page, 'Change my answers').click()
  await heading(page, 'Your answers').waitFor()
}

describe('Change my answers', () => {
  it('lists all answers, each with a way to its question and straight back, and a way back to the order', async () => {
    const { gateway, page } = await visit('/onboarding')
    await listOfAnswers(page)
    expect(await button(page, /Change$/).count()).toBe(interview().asked.length)
    await button(page, /What do you want most.*Strength/).click()
    await button(page, 'Muscle Building').click()
    await heading(page, 'Your answers').waitFor()
    await button(page, /What do you want most.*Muscle Building/).waitFor()
    await until('the saved answer', async () => {
      expect(gateway.calls.at(-1)).toMatchObject({ body: { answers: { primaryGoal: 'Muscle Building' } } })
      return true
    })
    await button(page, 'Back to my order').click()
    await page.getByText('Focus on Muscle Building').waitFor()
  })

  it('asks a question that a new answer requires before it goes back', async () => {
    const { page } = await visit('/onboarding')
    await listOfAnswers(page)
    await button(page, /Commercial Gym/).click()
    await button(page, 'Home Gym').click()
    await page.getByRole('textbox').fill('two kettlebells')
    await button(page, 'Next').click()
    await heading(page, 'Your answers').waitFor()
    expect(await button(page, /Change$/).count()).toBe(interview(AT_HOME).asked.length)
    await button(page, /two kettlebells/).waitFor()
  })

  it('loses nothing to Previous or to the browser’s own Back', async () => {
    const { page } = await visit('/onboarding')
    await listOfAnswers(page)
    await button(page, /Anything we should work around/).click()
    await page.getByRole('textbox').fill('no burpees')
    await button(page, 'Previous').click()
    await button(page, /no burpees/).click()
    await page.goBack()
    await heading(page, 'Your answers').waitFor()
  })
})

it('says that a cancelled checkout charged nothing, and only on that page', async () => {
  const { gateway, page } = await visit('/onboarding')
  await completeQuestionnaire(page, 'anna@example.com')
  const kept = page.getByText('Nothing was charged. Your answers are kept.', { exact: true })
  expect(await kept.count()).toBe(0)
  const { surveyId } = await page.evaluate<{ surveyId: string }>(() =>
    JSON.parse(sessionStorage.getItem('eightfold.onboarding') ?? '{}'),
  )
  await page.goto(`${gateway.url}/onboarding?surveyId=${surveyId}&email=anna@example.com&cancelled=true`)
  await kept.waitFor()
  await button(page, 'Change my answers').click()
  await heading(page, 'Your answers').waitFor()
  expect(await kept.count()).toBe(0)
})
