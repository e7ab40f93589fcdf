import type { Page } from 'playwright-core'

/** One answer to each single-choice question, in their order. */
export const ANSWERS = [
  'Strength',
  'Intermediate',
  '4 days',
  '60 minutes',
  'Commercial Gym',
  'Upper/Lower',
  'Seeing progress',
  'Not enough time',
] as const

/** Chooses each answer and goes on past the coach's response. */
export async function answerAllOf(page: Page, answers: readonly string[] = ANSWERS) {
  for (const answer of answers) {
    await page.getByRole('button', { name: answer, exact: true }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
}

/** Answers all ten questions; with an email, submits that, too. */
export async function completeQuestionnaire(page: Page, email?: string) {
  await answerAllOf(page)
  await page.getByRole('button', { name: 'Next' }).click()
  if (email === undefined) return
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get My Program' }).click()
}

/** The first step of the 3-step survey. */
export async function fillBasics(page: Page) {
  await page.getByLabel('Name').fill('Anna Łukasik')
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await page.getByRole('radio', { name: '45' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The whole 3-step survey, up to the last button. */
export async function answerThreeSteps(page: Page) {
  await fillBasics(page)
  for (const name of ['Commercial Gym', 'Strength', 'Novice (0-1 years)']) {
    await page.getByRole('radio', { name }).check()
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const name of ['RIR', 'Full Body']) await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Generate My Program' }).click()
}
