import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { until } from '../../../dev/processes/until.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { never, ok, refuse, SURVEY_ID, type Call } from '../../testing/fake-gateway.ts'
import {
  after,
  answerUpTo,
  answerUpToLast,
  AT_HOME,
  atQuestion,
  completeQuestionnaire,
  interview,
  unfoldUnderstood,
} from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

const ANNA = 'anna@example.com'
const of = (calls: readonly Call[], method: string) => calls.filter((call) => call.method === method)

/** Chooses a goal after the gateway's answer has been read, and before React draws the page again. */
function answerOnceCreated() {
  const fetchAll = window.fetch
  window.fetch = async (input, options) => {
    const response = await fetchAll(input, options)
    if (options?.method !== 'POST' || input !== '/api/surveys') return response
    const created = (await response.json()) as unknown
    const choose = async () => {
      for (let turn = 0; turn < 100; turn += 1) await null
      const options = [...document.querySelectorAll<HTMLButtonElement>('[role=group] button')]
      options.find(({ textContent }) => textContent === 'Strength')?.click()
    }
    return Object.assign(response, {
      json: () => {
        void choose()
        return Promise.resolve(created)
      },
    })
  }
}

describe('the questionnaire', () => {
  it('creates one survey and saves the full set after each answer', async () => {
    const { gateway, page } = await visit('/onboarding')
    await completeQuestionnaire(page, ANNA)
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()

    const [created, ...others] = of(gateway.calls, 'POST')
    expect(created).toMatchObject({ path: '/api/surveys', body: { answers: {} } })
    expect(others).toMatchObject([{ path: `/api/surveys/${SURVEY_ID}/complete`, body: { email: ANNA } }])
    const saved = of(gateway.calls, 'PUT')
    expect(saved[0]?.body).toEqual({ answers: { primaryGoal: 'Strength' } })
    expect(saved.at(-1)?.body).toEqual({ answers: interview().answers })
  })

  it('keeps the survey of somebody who answers in the very moment in which it is created', async () => {
    const { page } = await visit('/onboarding', { browser: (page) => page.addInitScript(answerOnceCreated) })
    await page.getByRole('heading', { name: 'Then the heavy sets come first.' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await atQuestion(page, after('primaryGoal'))
    expect(await page.evaluate(() => sessionStorage.getItem('eightfold.onboarding'))).toContain(SURVEY_ID)
  })

  it('answers each choice with encouragement, and by name once it knows it', async () => {
    const draft = JSON.stringify({
      ...{ surveyId: null, answers: { name: 'Anna' }, email: '', completedFor: '', step: '' },
    })
    const { page } = await visit('/onboarding', {
      browser: (page) =>
        page.addInitScript((kept) => sessionStorage.setItem('eightfold.onboarding', kept), draft),
    })
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByText('Anna, Strength').waitFor()
    await page.getByRole('heading', { name: 'Then the heavy sets come first.' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await atQuestion(page, after('primaryGoal'))
  })

  it('has a Previous option when an earlier visible question exists, and not on the first', async () => {
    const { page } = await visit('/onboarding')
    await atQuestion(page, 'primaryGoal')
    expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    await answerUpToLast(page)
    expect(await page.getByRole('textbox').getAttribute('placeholder')).toBe('Enter your answer...')
    await page.getByRole('button', { name: 'Previous' }).waitFor()
  })

  it('says Processing... while it submits, and cannot be submitted empty or twice', async () => {
    const { gateway, page } = await visit('/onboarding')
    gateway.answer('POST /api/surveys/:id/complete', never)
    await completeQuestionnaire(page)
    expect(await page.getByRole('button', { name: 'Get My Program' }).isDisabled()).toBe(true)
    await page.getByLabel('Email').fill(ANNA)
    await page.getByRole('button', { name: 'Get My Program' }).click()
    expect(await page.getByRole('button', { name: 'Processing...' }).isDisabled()).toBe(true)
    await page.getByText('You can unsubscribe').waitFor()
  })

  it('asks about a home gym, and waits for more than blanks', async () => {
    const { gateway, page } = await visit('/onboarding')
    await answerUpTo(page, 'equipmentDetails', AT_HOME)
    const next = page.getByRole('button', { name: 'Next' })
    await page.getByRole('textbox').fill('   ')
    expect(await next.isDisabled()).toBe(true)
    await page.getByRole('textbox').fill('two kettlebells')
    await next.click()
    await atQuestion(page, after('equipmentDetails', AT_HOME))
    await until('the saved answer', async () => {
      expect(of(gateway.calls, 'PUT').at(-1)?.body).toMatchObject({
        answers: { equipmentDetails: 'two kettlebells' },
      })
      return true
    })
  })

  it('keeps every answer through Previous, the browser’s Back and a reload', async () => {
    const { gateway, page } = await visit('/onboarding')
    const next = after('experienceLevel')
    await answerUpTo(page, next)
    await page.getByRole('button', { name: 'Previous' }).click()
    expect(await page.getByRole('button', { name: 'Intermediate' }).getAttribute('aria-pressed')).toBe('true')

    await page.goBack()
    await atQuestion(page, next)
    await page.goBack()
    await page.getByRole('heading', { name: 'You know your way around.' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'You know your way around.' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await atQuestion(page, next)
    expect(of(gateway.calls, 'POST')).toHaveLength(1)
  })

  it('goes on in a new tab where the closed one stopped, or starts over', async () => {
    const { gateway, page } = await visit('/onboarding')
    await answerUpToLast(page)
    const heading = (tab: Page) => tab.getByRole('heading', { name: 'Anything we should work around?' })
    await heading(page).waitFor()
    expect(await page.getByText('You continue where you left off.').count()).toBe(0)
    await page.close()

    const tab = await page.context().newPage()
    await tab.goto(`${gateway.url}/onboarding`)
    await heading(tab).waitFor()
    await tab.getByText('You continue where you left off.').waitFor()
    expect(of(gateway.calls, 'POST')).toHaveLength(1)
    await tab.getByRole('button', { name: 'Previous' }).click()
    expect(await tab.getByRole('button', { name: 'Not enough time' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(await tab.getByText('You continue where you left off.').count()).toBe(0)
    await tab.goBack()
    await tab.getByRole('button', { name: 'Start over' }).click()
    await atQuestion(tab, 'primaryGoal')
    expect(await tab.getByRole('button', { name: 'Strength' }).getAttribute('aria-pressed')).toBe('false')
    expect(await tab.getByText('You continue where you left off.').count()).toBe(0)
  })

  it('starts over after a fortnight, since answers contain health data and others may use the device', async () => {
    const { gateway, page } = await visit('/onboarding')
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    await page.close()

    const tab = await page.context().newPage()
    await tab.clock.install({ time: Date.now() + 15 * 24 * 60 * 60 * 1000 })
    await tab.goto(`${gateway.url}/onboarding`)
    await atQuestion(tab, 'primaryGoal')
    await tab.waitForFunction(
      () => !JSON.stringify({ ...localStorage, ...sessionStorage }).includes('Strength'),
    )
    expect(await tab.getByRole('button', { name: 'Strength' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('moves the focus to the heading of each step', async () => {
    const { page } = await visit('/onboarding')
    await page.getByRole('button', { name: 'Strength' }).press('Enter')
    await page.getByRole('heading', { name: 'Then the heavy sets come first.' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Then the heavy sets come first.',
    )
  })

  it('never lets a slow save overwrite a later one', async () => {
    const { gateway, page } = await visit('/onboarding')
    const arrived: unknown[] = []
    let release = () => {}
    const firstIsSlow = new Promise<void>((resolve) => (release = resolve))
    gateway.answer('PUT /api/surveys/:id', async ({ body }) => {
      if (arrived.length === 0) await firstIsSlow
      arrived.push(body)
      return { status: 200, body: { surveyId: SURVEY_ID, status: 'in_progress' } }
    })
    await answerUpTo(page, after('experienceLevel'))
    const lastSave = page.waitForResponse(
      (response) => response.request().postData()?.includes('Intermediate') ?? false,
    )
    release()
    await lastSave
    expect(arrived).toEqual([
      { answers: { primaryGoal: 'Strength' } },
      { answers: { primaryGoal: 'Strength', experienceLevel: 'Intermediate' } },
    ])
  })

  it('continues the survey that the address names', async () => {
    const { gateway, page } = await visit(`/onboarding?surveyId=${SURVEY_ID}&email=${ANNA}`)
    await completeQuestionnaire(page)
    expect(await page.getByLabel('Email').inputValue()).toBe(ANNA)
    expect(of(gateway.calls, 'POST')).toEqual([])
    expect(of(gateway.calls, 'PUT')[0]?.path).toBe(`/api/surveys/${SURVEY_ID}`)
  })
})

it('shows a long answer whole, above a disclaimer of one line that opens', async () => {
  const { page } = await visit('/onboarding')
  await answerUpToLast(page)
  const box = page.getByRole('textbox')
  await box.fill('My left knee hurts on stairs.\n'.repeat(12))
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
  const disclaimer = page.getByRole('complementary', { name: 'Medical disclaimer' })
  const advice = disclaimer.getByText('Talk to a doctor before you start')
  expect(await advice.isVisible()).toBe(false)
  await disclaimer.getByText('Medical disclaimer: not medical advice').click()
  await advice.waitFor()
})

describe('after the last question', () => {
  it('prefers the email that was corrected here to the one in the address', async () => {
    const path = `/onboarding?surveyId=${SURVEY_ID}&email=anna@gmial.com`
    const { page } = await visit(path)
    await completeQuestionnaire(page)
    await page.getByLabel('Email').fill(ANNA)
    await page.reload()
    expect(await page.getByLabel('Email').inputValue()).toBe(ANNA)
  })

  it('sends what was typed between the browser’s Back and Forward', async () => {
    const { gateway, page } = await visit('/onboarding')
    await completeQuestionnaire(page)
    await page.getByLabel('Email').waitFor()
    await page.goBack()
    await page.getByRole('textbox').fill('bad left knee')
    await page.goForward()
    await page.getByLabel('Email').fill(ANNA)
    await page.getByRole('button', { name: 'Get My Program' }).click()
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    expect(gateway.calls.slice(-2)).toMatchObject([
      { method: 'PUT', body: { answers: { exercisesToAvoid: 'bad left knee' } } },
      { method: 'POST', path: `/api/surveys/${SURVEY_ID}/complete` },
    ])

    await page.goBack()
    await page.goBack()
    await page.getByRole('textbox').fill('bad right knee')
    await page.goForward()
    await page.goForward()
    await page.getByRole('button', { name: 'Get My Program - $27' }).click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(gateway.calls.slice(-2)).toMatchObject([
      { method: 'PUT', body: { answers: { exercisesToAvoid: 'bad right knee' } } },
      { path: '/api/stripe/checkout' },
    ])
  })

  it('completes the survey again for an email that was corrected on the way back to the price', async () => {
    const { gateway, page } = await visit('/onboarding')
    await completeQuestionnaire(page, 'anna@gmial.com')
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    await page.goBack()
    await page.getByLabel('Email').fill(ANNA)
    await page.goForward()
    await page.getByRole('button', { name: 'Get My Program - $27' }).click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(gateway.calls.slice(-2)).toMatchObject([
      { path: `/api/surveys/${SURVEY_ID}/complete`, body: { email: ANNA } },
      { path: '/api/stripe/checkout', body: { email: ANNA } },
    ])
  })

  it('sells the requested program', async () => {
    const { gateway, page } = await visit('/onboarding')
    gateway.answer('POST /api/stripe/checkout', ok({ checkoutUrl: `${gateway.url}/the-checkout` }))
    await completeQuestionnaire(page, ANNA)
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('A personalized 4-day training program'),
      expect.stringContaining('60-minute workouts'),
      expect.stringContaining('a commercial gym'),
      expect.stringContaining('Focus on Strength'),
      expect.stringContaining('Instant PDF download'),
      expect.stringContaining('7-day money-back guarantee'),
    ])

    await page.getByRole('button', { name: 'Get My Program - $27' }).click()
    await page.waitForURL('**/the-checkout')
    expect(gateway.calls.at(-1)).toMatchObject({
      path: '/api/stripe/checkout',
      body: { surveyId: SURVEY_ID, email: ANNA, name: 'User' },
    })
    // A buyer who turns back at the checkout returns to the price, not to the start.
    await page.goto(`${gateway.url}/onboarding?surveyId=${SURVEY_ID}&email=${ANNA}`)
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
  })

  it('says before the price what it understood of people’s own words', async () => {
    const { page } = await visit('/onboarding')
    await answerUpToLast(page)
    await page.getByRole('textbox').fill('no burpees, please')
    await page.getByRole('button', { name: 'Remove burpees from what we leave out' }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Email').fill(ANNA)
    await page.getByRole('button', { name: 'Get My Program' }).click()
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
    await unfoldUnderstood(page)
    await page.getByRole('button', { name: 'Remove burpees from what we leave out' }).waitFor()
  })

  it('suggests a correction for a mistyped domain', async () => {
    const { page } = await visit('/onboarding')
    await completeQuestionnaire(page)
    await page.getByLabel('Email').fill('anna+gym@gmial.com')
    await page.getByRole('button', { name: 'anna+gym@gmail.com' }).click()
    expect(await page.getByLabel('Email').inputValue()).toBe('anna+gym@gmail.com')
    await page.getByText('Did you mean').waitFor({ state: 'detached' })
  })

  it.each(['javascript:alert(1)', 'https://checkout.stripe.com.evil.example/pay', 'http://127.0.0.1:9/pay'])(
    'sends nobody to %s, which is no checkout address',
    async (checkoutUrl) => {
      const { gateway, page } = await visit('/onboarding')
      gateway.answer('POST /api/stripe/checkout', ok({ checkoutUrl }))
      await completeQuestionnaire(page, ANNA)
      await page.getByRole('button', { name: 'Get My Program - $27' }).click()
      await page.getByText('Failed to create checkout. Please try again.').waitFor()
    },
  )

  it('leads a buyer who has already paid straight to the program', async () => {
    const { gateway, page } = await visit(
      `/onboarding?source=stripe&paid=true&email=anna%2Bgym@example.com`,
      {
        browser: (page) =>
          page.addInitScript(
            (kept) => sessionStorage.setItem('eightfold.onboarding', kept),
            JSON.stringify({ surveyId: null, answers: {}, email: ANNA, completedFor: '', step: '' }),
          ),
      },
    )
    await completeQuestionnaire(page)
    const email = page.getByLabel('Email')
    expect(await email.inputValue()).toBe('anna+gym@example.com')
    expect(await email.isEditable()).toBe(false)
    await page.getByRole('button', { name: 'Get My Program' }).click()
    await page.waitForURL('**/programgeneration?email=anna%2Bgym%40example.com')
    expect(gateway.calls).toContainEqual(
      expect.objectContaining({
        path: `/api/surveys/${SURVEY_ID}/complete`,
        body: { email: 'anna+gym@example.com' },
      }),
    )
  })
})

describe('when a call fails', () => {
  const choose = (page: Page) => page.getByRole('button', { name: 'Strength' }).click()
  const submit = (page: Page) => completeQuestionnaire(page, ANNA)
  const buy = async (page: Page) => {
    await submit(page)
    await page.getByRole('button', { name: 'Get My Program - $27' }).click()
  }

  it.each([
    ['POST /api/surveys', () => undefined, 'Failed to start survey. Please try again.', 'Next'],
    ['PUT /api/surveys/:id', choose, 'Failed to save answer. Please try again.', 'Continue'],
    [
      'POST /api/surveys/:id/complete',
      submit,
      'Failed to submit survey. Please try again.',
      'Get My Program',
    ],
    [
      'POST /api/stripe/checkout',
      buy,
      'Failed to create checkout. Please try again.',
      'Get My Program - $27',
    ],
  ])('%s: says so, and a retry continues where it stopped', async (route, act, message, button) => {
    let healthy = never
    const { gateway, page } = await visit('/onboarding', {
      gateway: (gateway) =>
        (healthy = gateway.answer(route, refuse('SERVICE_UNAVAILABLE', 'We are briefly unavailable.'))),
    })
    await act(page)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.getByText(message).waitFor()
    await page.getByText('We are briefly unavailable.').waitFor()

    gateway.answer(route, healthy)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: button, exact: true }).waitFor()
  })

  it('calls answers kept only in a browser that keeps them', async () => {
    const failing = { answers: { 'PUT /api/surveys/:id': refuse('SERVICE_UNAVAILABLE') } }
    const usual = await visit('/onboarding', failing)
    await choose(usual.page)
    await usual.page.getByText('Your answers are kept.').waitFor()
    const { page } = await visit('/onboarding', {
      ...failing,
      browser: (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        }),
    })
    await choose(page)
    await page.getByText('Failed to save answer. Please try again.').waitFor()
    expect(await page.getByText('are kept').count()).toBe(0)
  })

  it('starts a new survey with the same answers when the old one is gone', async () => {
    const { gateway, page } = await visit('/onboarding')
    const healthy = gateway.answer('PUT /api/surveys/:id', refuse('NOT_FOUND', 'We do not know this survey.'))
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByText('We do not know this survey.').waitFor()
    gateway.answer('PUT /api/surveys/:id', healthy)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    expect(of(gateway.calls, 'POST')).toHaveLength(2)
  })

  it('shows the program when it was already written from these answers', async () => {
    const { gateway, page } = await visit('/onboarding')
    gateway.answer('PUT /api/surveys/:id', refuse('SURVEY_CLOSED', 'Your program is already being written.'))
    gateway.publish({
      stage: 'generating',
      weeksWritten: 2,
      programId: null,
      message: 'Your eight weeks are being written.',
    })
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByRole('heading', { name: 'Generating Your Program...' }).waitFor()
    gateway.publish({
      stage: 'delivered',
      weeksWritten: 8,
      programId: SAMPLE_ID,
      message: 'Your program is ready.',
    })
    const link = page.getByRole('link', { name: 'Open My Program' })
    expect(await link.getAttribute('href')).toBe(`/api/programs/${SAMPLE_ID}/pdf`)
    expect(await link.getAttribute('target')).toBe('_blank')
  })

  it('says so when the program from these answers was closed again', async () => {
    const { gateway, page } = await visit('/onboarding')
    gateway.answer('PUT /api/surveys/:id', refuse('SURVEY_CLOSED', 'Your program is written.'))
    gateway.publish({ stage: 'refunded', weeksWritten: 8, programId: null, message: 'It was refunded.' })
    await page.getByRole('button', { name: 'Strength' }).click()
    await page.getByRole('heading', { name: 'This program is closed' }).waitFor()
    await page.getByText('It was refunded.').waitFor()
    await page.getByRole('button', { name: 'Start another program' }).click()
    await atQuestion(page, 'primaryGoal')
  })
})
