import type { Page } from 'playwright-core'
import type { OnboardingAnswers } from '../../domain/forms/onboarding.ts'
import { answerInWords, questionAfter, QUESTIONS, type Question } from '../screens/onboarding/questions.ts'

const ANNA = 'anna@example.com'

type Field = Question['fieldName']

/** Words with two questions back, two numbers and a sentence that nothing rests on. */
export const ASKED_WORDS =
  'Squat 140x5. No heavy legs the day after football. I am 38, 45 minutes at most. My gym closes early in August.'

/** Anna's choices. At any other question she takes the first option. */
const CHOSEN: OnboardingAnswers = {
  primaryGoal: 'Strength',
  experienceLevel: 'Intermediate',
  trainingDays: 4,
  sessionLength: 60,
  programmingSplit: 'Upper/Lower',
}

/** Instead of Anna's choice: a home gym, about which one more question is asked. */
export const AT_HOME: OnboardingAnswers = { equipment: 'home' }

/** Anna's answer to a question, unless another is given. Where she may, she types nothing. */
function answerTo(question: Question, given: OnboardingAnswers): OnboardingAnswers {
  const otherwise =
    question.type === 'single_choice' ? question.options[0]?.value : question.required ? 'a bench' : undefined
  const answer = given[question.fieldName] ?? CHOSEN[question.fieldName] ?? otherwise
  return answer === undefined ? {} : { [question.fieldName]: answer }
}

/** The questions that Anna is asked, in their order, and her answers. The given ones replace her own. */
export function interview(given: OnboardingAnswers = {}) {
  const asked: Question[] = []
  let answers: OnboardingAnswers = {}
  for (let question = QUESTIONS[0] ?? null; question; question = questionAfter(question, answers)) {
    asked.push(question)
    answers = { ...answers, ...answerTo(question, given) }
  }
  return { asked, answers }
}

/** The field of the question that Anna is asked after that of this field. */
export function after(field: Field, given: OnboardingAnswers = {}): Field {
  const { asked } = interview(given)
  const next = asked[asked.findIndex(({ fieldName }) => fieldName === field) + 1]
  if (!next) throw new Error(`nothing is asked after ${field}`)
  return next.fieldName
}

/** Waits for the question of a field. */
export async function atQuestion(page: Page, field: Field) {
  const title = QUESTIONS.find(({ fieldName }) => fieldName === field)?.title ?? field
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

/** Answers the question that is shown, and goes on past the coach's response. */
export async function answerOne(page: Page, question: Question, given: OnboardingAnswers = {}) {
  await atQuestion(page, question.fieldName)
  const answer = answerInWords(question, answerTo(question, given))
  if (question.type === 'single_choice') {
    await page.getByRole('button', { name: answer, exact: true }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  } else {
    if (answer) await page.getByRole('textbox').fill(answer)
    await page.getByRole('button', { name: 'Next' }).click()
  }
}

/** Answers the questions from the one that is shown, by default the first, up to that of a field. */
export async function answerUpTo(
  page: Page,
  field: Field,
  given: OnboardingAnswers = {},
  shown: Field = 'primaryGoal',
) {
  const { asked } = interview(given)
  const place = (wanted: Field) => asked.findIndex(({ fieldName }) => fieldName === wanted)
  for (const question of asked.slice(place(shown), place(field))) await answerOne(page, question, given)
  await atQuestion(page, field)
}

/** Answers every question before the last, which is about what to work around. */
export const answerUpToLast = (page: Page) => answerUpTo(page, 'exercisesToAvoid')

/** Leaves the last question, and submits the email if there is one. */
async function goOn(page: Page, email?: string) {
  await page.getByRole('button', { name: 'Next' }).click()
  if (email === undefined) return
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get My Program' }).click()
}
export const goOnToPaywall = (page: Page) => goOn(page, ANNA)

/** Opens what was understood, which the paywall shows in one line. */
export const unfoldUnderstood = (page: Page) => page.getByText(/^Change what we understood/).click()

/** Answers all questions, and submits the email if there is one. */
export async function completeQuestionnaire(page: Page, email?: string) {
  await answerUpToLast(page)
  await goOn(page, email)
}

/** The request that saves exactly these corrections. */
export const saved = (page: Page, corrections: unknown) =>
  page.waitForRequest(
    (request) =>
      request.method() === 'PUT' &&
      JSON.stringify(request.postDataJSON().answers.corrections) === JSON.stringify(corrections),
  )

/** The width of a page, and the least height of a button in what we understood. */
export const sizesOn = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    least: Math.min(
      ...[...(document.querySelector('h2')?.parentElement?.querySelectorAll('button') ?? [])].map(
        (each) => each.getBoundingClientRect().height,
      ),
    ),
  }))

/** Fills in the first step of the 3-step survey. */
export async function fillBasics(page: Page, email = ANNA) {
  await page.getByLabel('Name').fill('Anna Łukasik')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await page.getByRole('radio', { name: '45' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Answers the first two steps of the 3-step survey. */
export async function answerTwoSteps(page: Page, email = ANNA) {
  await fillBasics(page, email)
  await choose(page, 'Commercial Gym', 'Strength', 'Novice (0-1 years)')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Answers the whole 3-step survey, up to the last button. */
export async function answerThreeSteps(page: Page, email = ANNA) {
  await answerTwoSteps(page, email)
  await choose(page, 'RIR', 'Full Body')
  await page.getByRole('button', { name: 'Generate My Program' }).click()
}

/** Opens the folded facts and enters those of a woman of 55, in kilograms. */
export async function tellFacts(page: Page) {
  const lift = (place: number) => page.getByRole('group', { name: `Lift ${place}`, exact: true })
  await page.getByText('Make it more yours').click()
  await page.getByLabel('Age').selectOption('50 to 64')
  await page.getByLabel('Sex').selectOption('Female')
  await page.getByLabel('Weights in').selectOption('Kilograms')
  await page.getByLabel('Body weight (kg)').fill('64,5')
  await lift(1).getByLabel('Which lift').selectOption('Squat')
  await lift(1).getByLabel('Weight (kg)').fill('80')
  await lift(1).getByLabel('Reps').fill('5')
  await page.getByRole('button', { name: 'Add another lift' }).click()
  await lift(2).getByLabel('Which lift').selectOption('Pull-up')
  await lift(2).getByLabel('Reps').fill('6')
  await page.getByLabel('Bring up', { exact: true }).selectOption('Glutes')
}

/** Opens everything that is folded on a loaded page. */
export async function unfoldAll(page: Page) {
  // The weeks of a program are drawn one by one, and then everything else about it.
  await page.locator('details').first().waitFor()
  await page.waitForFunction(
    () => !/^\/(results\/|sample$)/.test(location.pathname) || document.getElementById('guidelines-title'),
  )
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))
}

/** Opens one part of a program's page by its title. */
export const unfold = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).click()

/** Consent to being counted, from an earlier visit. */
export const mayBeCounted = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('eightfold.consent', 'given'))

/** Types a license key and submits it. */
export async function enterLicense(page: Page, licenseKey = '85DB562A-C11D4B06-A2335A6B-8C079166') {
  await page.getByLabel('License key').fill(licenseKey)
  await page.getByRole('button', { name: 'Validate License' }).click()
}

export const startSurvey = (page: Page) => page.getByRole('button', { name: 'Start Survey' }).click()

/** The choices on each step of the 5-step wizard after the first. */
const WIZARD_CHOICES = [
  ['5', '75'],
  ['Commercial Gym'],
  ['Muscle Building', 'Beginner'],
  ['RIR', 'Push/Pull/Legs'],
] as const

/** Answers the first steps of the 5-step wizard. By default all five, including the last button. */
export async function answerWizard(page: Page, { steps = 5, email = ANNA } = {}) {
  await page.getByLabel('Name').fill('Anna Łukasik')
  await page.getByLabel('Email').fill(email)
  for (const choices of WIZARD_CHOICES.slice(0, steps - 1)) {
    await page.getByRole('button', { name: 'Next' }).click()
    await choose(page, ...choices)
  }
  await page.getByRole('button', { name: steps < 5 ? 'Next' : 'Generate My Program' }).click()
}

/** Chooses these radio buttons by name. */
export async function choose(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check()
}

/** Enters five reps with 225 at RPE 8 and a next set, and presses Calculate. */
export async function calculateNextSet(page: Page, reps: number, rpe: number) {
  await page.getByLabel(/^Weight in/).fill('225')
  await page.getByLabel('Reps performed').selectOption('5')
  await page.getByRole('group', { name: 'Performed RPE' }).getByLabel('8').check()
  await page.getByLabel('Target reps').selectOption(`${reps}`)
  await page.getByRole('group', { name: 'Target RPE' }).getByLabel(`${rpe}`).check()
  await page.getByRole('button', { name: 'Calculate' }).click()
}

/** Enters a hard day of a person of 30, and presses Calculate. */
export async function calculateSleep(page: Page, availableHours: number) {
  await choose(page, '26-40', 'Heavy', 'Slightly sore', 'Good', 'Low')
  await page.getByLabel('Hours available for sleep tonight').selectOption(`${availableHours}`)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

/** Enters a man of 30 with 180 lbs and 5 feet 11, and presses Calculate. */
export async function calculateMacros(page: Page, goal = 'Lose fat') {
  await choose(page, 'Male', 'Moderate: exercise 3-5 days a week', goal)
  const typed = { 'Age in years': '30', 'Weight in lbs': '180', 'Height, feet': '5', 'Height, inches': '11' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

/** Submits complete feedback. */
export async function giveFeedback(page: Page) {
  await choose(page, '4 Good')
  await page.getByLabel('Your feedback').fill('My knee is happy.')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
}
