import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { testBrowser, type TestBrowser } from '../../../sandbox/test-browser.ts'
import { buildWeb } from '../../../sandbox/web-build.ts'
import { never, ok, refuse } from '../../testing/fake-gateway.ts'
import { answerAllOf, completeQuestionnaire } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { visit } from '../../testing/visit.ts'
import { QUESTIONS } from './questions.ts'

let browser: TestBrowser
beforeAll(async () => {
  await buildWeb()
  browser = await testBrowser()
})
afterAll(() => browser.close())

/** The order of section 4, with the options of section 3 as a person reads them. The two texts have none. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  primary_goal: ['Muscle Building', 'Strength', 'General Fitness'],
  experience_level: ['Beginner', 'Intermediate', 'Advanced'],
  training_days: ['3 days', '4 days', '5 days', '6+ days'],
  session_length: ['30 minutes', '45 minutes', '60 minutes', '90+ minutes'],
  equipment: ['Commercial Gym', 'Home Gym', 'Bodyweight Only'],
  equipment_details: [],
  programming_split: ['Full Body', 'Upper/Lower', 'Push/Pull/Legs', 'Body Part Split'],
  motivation: ['Seeing progress', 'Feeling confident', 'Looking better', 'Staying healthy'],
  biggest_challenge: ['Not enough time', 'Staying motivated', 'Not knowing what to do', 'Injury or pain'],
  exercises_to_avoid: [],
}

describe('the questions of the specification', () => {
  it('Onboarding question order: each of the ten shows its options and a progress bar with percentage', async () => {
    await using visitor = await visit(browser, { path: '/onboarding' })
    const { page } = visitor
    expect(QUESTIONS.map(({ id }) => id)).toEqual(Object.keys(SPECIFIED))
    for (const [index, { id, title, subtitle }] of QUESTIONS.entries()) {
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      if (subtitle) await page.getByText(subtitle, { exact: true }).waitFor()
      const percent = `${(index + 1) * 10}`
      expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
      await page.getByText(`${percent}%`, { exact: true }).waitFor()
      const options = page.getByRole('group', { name: title }).getByRole('button')
      expect(await options.allInnerTexts()).toEqual(SPECIFIED[id])
      if (id === 'equipment') await answerAllOf(page, ['Home Gym'])
      else if (SPECIFIED[id]?.[0]) await answerAllOf(page, [SPECIFIED[id][0]])
      else {
        // Text-input questions skip the response screen and use Next.
        await page.getByRole('textbox').fill('dumbbells')
        await page.getByRole('button', { name: 'Next' }).click()
      }
    }
    await page.getByRole('heading', { name: 'Almost there!' }).waitFor()
  })

  it('Previous goes to the prior visible question and is unavailable on the first', async () => {
    await using visitor = await visit(browser, { path: '/onboarding' })
    const { page } = visitor
    await answerAllOf(page, ['Strength', 'Intermediate', '4 days', '60 minutes', 'Commercial Gym'])
    await page.getByText('70%', { exact: true }).waitFor()
    for (const percent of [50, 40, 30, 20, 10]) {
      await page.getByRole('button', { name: 'Previous' }).click()
      await page.getByText(`${percent}%`, { exact: true }).waitFor()
    }
    expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(0)
  })

  it('After a single-choice answer, a response screen with title, message, emoji, the chosen answer and Continue', async () => {
    await using visitor = await visit(browser, { path: '/onboarding' })
    const { page } = visitor
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
    await using visitor = await visit(browser, { path: '/onboarding' })
    const { page } = visitor
    const placeholder = () => page.getByRole('textbox').getAttribute('placeholder')
    await answerAllOf(page, ['Strength', 'Beginner', '3 days', '30 minutes', 'Home Gym'])
    expect(await placeholder()).toBe('Dumbbells up to 24 kg, a bench, bands, a pull-up bar')
    await page.getByRole('textbox').fill('bands')
    await page.getByRole('button', { name: 'Next' }).click()
    await answerAllOf(page, ['Full Body', 'Staying healthy', 'Injury or pain'])
    expect(await placeholder()).toBe('Enter your answer...')
  })
})

describe('after the questions of the specification', () => {
  it('email capture: an email-type required input; submission needs a survey id', async () => {
    await using visitor = await visit(browser, {
      path: '/onboarding',
      gateway: (gateway) => gateway.answer('POST /api/surveys', never),
    })
    const { page } = visitor
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
    await using visitor = await visit(browser, {
      path: '/onboarding',
      gateway: (gateway) => gateway.answer('POST /api/stripe/checkout', never),
    })
    const { page } = visitor
    await completeQuestionnaire(page, 'anna@example.com')
    await page.getByText('Get instant access to your program for $27.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Get My Program - $27', exact: true }).click()
    await page.getByRole('heading', { name: 'Generating Your Program...', exact: true }).waitFor()
  })

  it('complete screen: Program Generated Successfully! and the program in a new tab', async () => {
    await using visitor = await visit(browser, {
      path: '/onboarding',
      gateway: (gateway) => {
        gateway.answer('PUT /api/surveys/:id', refuse(409, 'SURVEY_CLOSED', 'It is written.'))
        gateway.publish({ stage: 'delivered', weeksWritten: 8, programId: SAMPLE_ID, message: 'Ready.' })
      },
    })
    const { page } = visitor
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByRole('heading', { name: 'Program Generated Successfully!', exact: true }).waitFor()
    const tab = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open My Program' }).click()
    await (await tab).waitForURL(`**/api/programs/${SAMPLE_ID}/pdf`)
  })

  it.each(['source=gumroad&paid=true', 'source=stripe&paid=yes'])(
    'a return counts as paid only with the marker and paid=true, not with %s',
    async (query) => {
      await using visitor = await visit(browser, { path: `/onboarding?${query}&email=anna@example.com` })
      const { page } = visitor
      await completeQuestionnaire(page)
      await page.getByRole('button', { name: 'Get My Program' }).click()
      await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    },
  )

  it('Try again reloads the page', async () => {
    await using visitor = await visit(browser, {
      path: '/onboarding',
      gateway: (gateway) => gateway.answer('POST /api/surveys', ok({})),
    })
    const { page } = visitor
    await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await reloaded
  })
})
