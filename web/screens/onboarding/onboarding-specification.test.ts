import { describe, expect, it } from '@jest/globals'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { never, ok, refuse } from '../../testing/fake-gateway.ts'
import {
  answerOne,
  answerUpTo,
  AT_HOME,
  atQuestion,
  completeQuestionnaire,
  interview,
} from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { SPECIFIED } from '../../testing/specified-questions.ts'
import { percentAt, QUESTIONS } from './questions.ts'

const visit = visitsIn(browserWithWebApp())

/** The options as a person reads them, by the question. */
const SPECIFIED_OPTIONS = new Map<string, readonly string[]>(
  SPECIFIED.map(({ id, options }) => [id, Object.keys(options)]),
)

describe('the questions of the specification', () => {
  it('Onboarding question order: each question shows its options and a progress bar with percentage', async () => {
    const { page } = await visit('/onboarding')
    const { asked } = interview(AT_HOME)
    expect(asked.map(({ id }) => id).filter((id) => SPECIFIED_OPTIONS.has(id))).toEqual([
      ...SPECIFIED_OPTIONS.keys(),
    ])
    for (const question of asked) {
      const { id, title, subtitle } = question
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      if (subtitle) await page.getByText(subtitle, { exact: true }).waitFor()
      const percent = `${percentAt(question)}`
      expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
      await page.getByText(`${percent}%`, { exact: true }).waitFor()
      const options = page.getByRole('group', { name: title }).getByRole('button')
      const further = question.type === 'single_choice' ? question.options.map(({ text }) => text) : []
      expect(await options.allInnerTexts()).toEqual(SPECIFIED_OPTIONS.get(id) ?? further)
      // Text-input questions skip the response screen and use Next.
      await answerOne(page, question, AT_HOME)
    }
    await page.getByRole('heading', { name: 'Almost there!' }).waitFor()
  })

  it('Previous goes to the prior visible question and is unavailable on the first', async () => {
    const { page } = await visit('/onboarding')
    await answerUpTo(page, 'programmingSplit')
    const fields = interview().asked.map(({ fieldName }) => fieldName)
    expect(fields).not.toContain('equipmentDetails')
    for (const field of fields.slice(0, fields.indexOf('programmingSplit')).reverse()) {
      await page.getByRole('button', { name: 'Previous' }).click()
      await atQuestion(page, field)
    }
    expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(0)
  })

  it('After a single-choice answer, a response screen with title, message, emoji, the chosen answer and Continue', async () => {
    const { page } = await visit('/onboarding')
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByRole('heading', { name: 'Then the heavy sets come first.' }).waitFor()
    const shown = await page.getByRole('main').innerText()
    for (const text of ['🏋️', 'Strength', 'in small steps you can hold on to', 'Continue'])
      expect(shown).toContain(text)
    for (const question of QUESTIONS)
      if (question.type === 'single_choice')
        for (const { responseIcon } of question.options)
          expect(responseIcon).toMatch(/^\p{Extended_Pictographic}/u)
  })

  it("text_input: placeholder of the question, otherwise 'Enter your answer...'", async () => {
    const { page } = await visit('/onboarding')
    const placeholder = () => page.getByRole('textbox').getAttribute('placeholder')
    await answerUpTo(page, 'equipmentDetails', AT_HOME)
    expect(await placeholder()).toBe('Dumbbells up to 24 kg, a bench, bands, a pull-up bar')
    await answerUpTo(page, 'exercisesToAvoid', AT_HOME, 'equipmentDetails')
    expect(await placeholder()).toBe('Enter your answer...')
  })
})

describe('after the questions of the specification', () => {
  it('email capture: an email-type required input; submission needs a survey id', async () => {
    const { page } = await visit('/onboarding', { answers: { 'POST /api/surveys': never } })
    await completeQuestionnaire(page)
    await page.getByRole('heading', { name: 'Almost there!', exact: true }).waitFor()
    await page.getByText('Enter your email to unlock your program.').waitFor()
    await page.getByText('We may send you training tips and updates. You can unsubscribe').waitFor()
    const email = page.getByLabel('Email')
    expect(await email.getAttribute('type')).toBe('email')
    expect(await email.getAttribute('required')).toBe('')
    await email.fill('anna@example.com')
    expect(await page.getByRole('button', { name: 'Get My Program' }).isDisabled()).toBe(true)
  })

  it('paywall, then loading screen: instant access for $27, then Generating Your Program...', async () => {
    const { page } = await visit('/onboarding', { answers: { 'POST /api/stripe/checkout': never } })
    await completeQuestionnaire(page, 'anna@example.com')
    await page.getByText('Get instant access to your program for $27.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Get My Program - $27', exact: true }).click()
    await page.getByRole('heading', { name: 'Generating Your Program...', exact: true }).waitFor()
  })

  it('complete screen: Program Generated Successfully! and the program in a new tab', async () => {
    const { page } = await visit('/onboarding', {
      answers: { 'PUT /api/surveys/:id': refuse('SURVEY_CLOSED', 'It is written.') },
      progress: { stage: 'delivered', weeksWritten: 8, programId: SAMPLE_ID, message: 'Ready.' },
    })
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByRole('heading', { name: 'Program Generated Successfully!', exact: true }).waitFor()
    const tab = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open My Program' }).click()
    await (await tab).waitForURL(`**/api/programs/${SAMPLE_ID}/pdf`)
  })

  it.each(['source=gumroad&paid=true', 'source=stripe&paid=yes'])(
    'a return counts as paid only with the marker and paid=true, not with %s',
    async (query) => {
      const { page } = await visit(`/onboarding?${query}&email=anna@example.com`)
      await completeQuestionnaire(page)
      await page.getByRole('button', { name: 'Get My Program' }).click()
      await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    },
  )

  it('Try again reloads the page', async () => {
    const { page } = await visit('/onboarding', { answers: { 'POST /api/surveys': ok({}) } })
    await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await reloaded
  })
})
