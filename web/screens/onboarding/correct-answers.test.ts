import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import type { Stage } from '../../../domain/shop/stage.ts'
import { until } from '../../../dev/processes/until.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { ok, refuse, SURVEY_ID } from '../../testing/fake-gateway.ts'
import { AT_HOME, completeQuestionnaire, interview } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'

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

describe('the cancel address of a checkout', () => {
  const CANCELLED = `/onboarding?surveyId=${SURVEY_ID}&email=anna%40example.com&cancelled=true`
  const progress = (stage: Stage, message: string) => ({
    stage,
    message,
    weeksWritten: 8,
    programId: SAMPLE_ID,
  })

  it.each([
    ['generating', 'Generating Your Program...', 'Your eight weeks are being written.'],
    ['verifying-payment', 'Generating Your Program...', 'We are confirming your payment.'],
    ['delivered', 'Program Generated Successfully!', 'Open My Program'],
    ['refunded', 'This program is closed', 'This purchase was refunded.'],
  ] as const)('shows who has paid what became of it: %s', async (stage, title, words) => {
    const { page } = await visit(CANCELLED, { progress: progress(stage, words) })
    await heading(page, title).waitFor()
    await page.getByText(words).waitFor()
    expect(await page.getByText(/Nothing was charged|are kept/).count()).toBe(0)
  })

  it('says to who has paid and not finished that the payment is here', async () => {
    const words = 'Your payment is confirmed. Answer the questionnaire and your program is written.'
    const { page } = await visit(CANCELLED, { progress: progress('awaiting-survey', words) })
    await page.getByText(words).waitFor()
    expect(await page.getByText(/Nothing was charged|are kept/).count()).toBe(0)
  })

  it('speaks of kept answers only where they are kept', async () => {
    const { page } = await visit(CANCELLED)
    await page.getByText('Nothing was charged.', { exact: true }).waitFor()
    expect(await page.getByText(/are kept/).count()).toBe(0)
  })

  it.each([
    ['has heard of the payment before we have', ok({ payment: 'paid' })],
    ['is away', refuse('SHOP_UNAVAILABLE')],
  ])('claims nothing when the shop %s', async (_what, handler) => {
    const { gateway, page } = await visit(CANCELLED, {
      answers: { 'POST /api/surveys/:id/payment': handler },
    })
    await until('the question to the shop', async () =>
      gateway.calls.some(({ path }) => path.endsWith('/payment')),
    )
    await button(page, 'Strength').waitFor()
    expect(await page.getByText(/Nothing was charged|are kept/).count()).toBe(0)
  })

  it('shows who opens it on another device the order with its answers, which it does not overwrite', async () => {
    const { answers } = interview()
    const { gateway, page } = await visit(CANCELLED, {
      answers: { 'GET /api/surveys/:id': ok({ answers }) },
    })
    await page.getByText('Nothing was charged. Your answers are kept.', { exact: true }).waitFor()
    await page.getByText('goes to anna@example.com').waitFor()
    await button(page, 'Get My Program - $27').waitFor()
    for (const { method, body } of gateway.calls) if (method === 'PUT') expect(body).toEqual({ answers })
  })

  it('begins another survey where the named one is not to be had, so that nothing is overwritten', async () => {
    const { gateway, page } = await visit(CANCELLED, {
      answers: {
        'GET /api/surveys/:id': refuse('NOT_FOUND'),
        'POST /api/surveys': ok({ surveyId: 'srv_of_another_questionnaire' }),
      },
    })
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await button(page, 'Strength').click()
    expect((await saved).url()).toMatch(/srv_of_another_questionnaire$/)
    expect(gateway.calls.filter(({ path }) => path === '/api/surveys')).toHaveLength(1)
  })

  it('starts nothing while its answers cannot be read', async () => {
    const { gateway, page } = await visit(CANCELLED, {
      answers: { 'GET /api/surveys/:id': refuse('SERVICE_UNAVAILABLE') },
    })
    await page.getByText('Failed to start survey. Please try again.').waitFor()
    expect(await page.getByText(/are kept/).count()).toBe(0)
    expect(gateway.calls.map(({ method }) => method)).toEqual(['GET'])
  })

  it('claims nothing while nobody can say what was paid', async () => {
    const { page } = await visit(CANCELLED, {
      browser: (page) => page.route('**/progress', (route) => route.fulfill({ status: 503 })),
    })
    await page.waitForResponse('**/progress')
    await button(page, 'Strength').waitFor()
    expect(await page.getByText(/Nothing was charged|are kept/).count()).toBe(0)
  })
})
