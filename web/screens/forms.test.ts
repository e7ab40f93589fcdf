import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import {
  ProgramRequest,
  ProgramRequestByLicense,
  ProgramRequestByToken,
} from '../../domain/forms/program-request.ts'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { breaks, never, refuse, tooOften } from '../testing/fake-gateway.ts'
import {
  answerThreeSteps,
  answerWizard,
  completeQuestionnaire,
  enterLicense,
  fillBasics,
} from '../testing/people.ts'
import { SAMPLE_ID } from '../testing/sample-program.ts'
import { holdWaits, lendTheClock, letPass } from '../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

/** A phone in landscape: no step fits. */
const LOW = { width: 390, height: 420 }
const PDF = `**/api/programs/${SAMPLE_ID}/pdf`
const WRITING = {
  stage: 'generating',
  weeksWritten: 3,
  programId: null,
  message: 'Your eight weeks are being written.',
} as const
const RENDERING = { ...WRITING, stage: 'rendering', message: 'We are laying out the PDF.' } as const
const REFUNDED = refuse('PURCHASE_REFUNDED', 'It was refunded.')
const DELAYED = refuse('GENERATION_DELAYED', 'It is taking longer than usual.')

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isChosen = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).isChecked()
const focusOn = (page: Page, wanted: string) =>
  page.waitForFunction(
    (name) =>
      [
        document.activeElement?.id,
        document.activeElement?.role,
        document.activeElement?.textContent,
      ].includes(name),
    wanted,
  )

const THREE_STEPS = {
  begin: fillBasics,
  answer: (page: Page) => answerThreeSteps(page),
  /** Answers all but one of what the first step requires. */
  almost: async (page: Page) => {
    await page.getByLabel('Name').fill('Anna')
    await page.getByLabel('Email').fill('anna')
    await page.getByRole('radio', { name: '2', exact: true }).check()
  },
  steps: 3,
  first: 'The basics',
  second: 'Training preferences',
  next: 'Continue',
  back: 'Back',
  busy: 'Generating your program...',
  busyButton: 'Generating your program...',
  /** A choice of the last step, and one of the step before. */
  chosen: 'Full Body',
  chosenBefore: 'Strength',
  failureIn: (page: Page) => page.getByRole('listitem').filter({ hasText: 'Generation Failed' }),
  focusAfterFailure: 'Generate My Program',
  successIn: (page: Page) => page.getByText('Program Generated', { exact: true }),
}

const FORMS = [
  {
    ...THREE_STEPS,
    name: 'the 3-step survey',
    path: '/form?token=mailed',
    call: 'POST /api/shopify/programs',
    failures: [
      [REFUNDED, 'It was refunded.'],
      [tooOften(240), /Please try again in 4 minutes\.$/],
    ],
  },
  {
    ...THREE_STEPS,
    name: 'the demo survey',
    path: '/form-direct',
    call: 'POST /api/programs/generate-direct',
    failures: [
      [
        refuse('DEMO_BUDGET_SPENT', 'The demo has written all its programs for today.'),
        'The demo has written all its programs for today.',
      ],
      [
        () => ({ status: 500, body: null }),
        'Failed to generate your program. Please try again. We are briefly unavailable. Please try again in a moment.',
      ],
      [
        breaks,
        'Failed to generate your program. Please try again. We could not be reached. Check your connection; nothing you entered is lost.',
      ],
    ],
  },
  {
    name: 'the 5-step wizard',
    path: '/program-form?token=mailed',
    call: 'POST /api/shopify/programs',
    begin: (page: Page, email?: string) => answerWizard(page, { steps: 1, ...(email && { email }) }),
    answer: (page: Page) => answerWizard(page),
    almost: (page: Page) => page.getByLabel('Name').fill('Anna'),
    steps: 5,
    first: 'Personal Information',
    second: 'Training Schedule',
    next: 'Next',
    back: 'Previous',
    busy: 'Generating Your Program',
    busyButton: 'Generate My Program',
    chosen: 'Push/Pull/Legs',
    chosenBefore: 'Beginner',
    failureIn: (page: Page) => page.getByRole('alert'),
    focusAfterFailure: 'alert',
    successIn: (page: Page) => page.getByRole('dialog').getByText('100%', { exact: true }),
    failures: [
      [REFUNDED, 'It was refunded.'],
      [() => ({ status: 502, body: null }), 'Failed to generate program'],
      [tooOften(45), 'Please try again in 45 seconds.'],
    ],
  },
] as const

describe.each(FORMS)('$name', (form) => {
  it('has steps that begin at their top, follow the browser’s own buttons, and continue in a new tab', async () => {
    const { gateway, page } = await visit(form.path, { viewport: LOW })
    await form.begin(page)
    await heading(page, form.second).waitFor()
    expect(await scrolledTo(page)).toBe(0)
    await page.goBack()
    await heading(page, form.first).waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
    await page.goForward()
    await heading(page, form.second).waitFor()
    await page.reload()
    await heading(page, form.second).waitFor()
    const tab = await page.context().newPage()
    await tab.goto(gateway.url + form.path)
    await heading(tab, form.second).waitFor()
    await press(tab, form.back)
    expect(await tab.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
  })

  it('lets nobody go on before every required answer is given, and without a valid email', async () => {
    const { page } = await visit(form.path)
    const next = page.getByRole('button', { name: form.next })
    expect(await next.isDisabled()).toBe(true)
    await form.almost(page)
    expect(await next.isDisabled()).toBe(true)
    await form.begin(page, 'anna')
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await summary.getByRole('link', { name: 'Please enter a valid email address' }).waitFor()
    await focusOn(page, 'email')
    await page.getByLabel('Email').fill('anna@example.com')
    await next.click()
    await heading(page, form.second).waitFor()
  })

  it('locks the form while the program is being written, and never claims to be done', async () => {
    const { gateway, page } = await visit(form.path, {
      browser: (page) => page.clock.install(),
      answers: { [form.call]: never },
      progress: WRITING,
    })
    await form.answer(page)
    const overlay = page.getByRole('dialog', { name: form.busy })
    await overlay.getByText(WRITING.message).waitFor()
    await overlay.getByRole('progressbar').waitFor()
    expect(await overlay.locator('rect[fill-opacity="1"]').count()).toBe(3)
    gateway.publish(RENDERING)
    await overlay.getByText(RENDERING.message).waitFor()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
    await page.clock.runFor(120_000)
    await overlay.getByText('90%', { exact: true }).waitFor()
    gateway.publish({ ...RENDERING, weeksWritten: 8, message: 'All eight weeks are written.' })
    await overlay.getByText('All eight weeks are written.').waitFor()
    await overlay.getByText('90%', { exact: true }).waitFor()
    expect(await page.locator('button', { hasText: form.busyButton }).isDisabled()).toBe(true)
    expect(gateway.calls).toHaveLength(1)
  })

  it('stays on the form and says why when it fails, and keeps every answer over a reload', async () => {
    const { gateway, page } = await visit(form.path)
    for (const [index, [handler, message]] of form.failures.entries()) {
      gateway.answer(form.call, handler)
      await (index === 0 ? form.answer(page) : press(page, 'Generate My Program'))
      await form.failureIn(page).getByText(message, { exact: true }).waitFor()
      await focusOn(page, form.focusAfterFailure)
      expect(await isChosen(page, form.chosen)).toBe(true)
    }
    await page.reload()
    expect(await isChosen(page, form.chosen)).toBe(true)
    await press(page, form.back)
    expect(await isChosen(page, form.chosenBefore)).toBe(true)
    for (let left = form.steps - 2; left > 0; left--) await press(page, form.back)
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
  })
})

const [SURVEY, , WIZARD] = FORMS

describe('a form without a purchase', () => {
  it('redirects visitors without a token to the look-up', async () => {
    const { page } = await visit('/form')
    await page.waitForURL('**/access')
    await page.getByText('Access Required', { exact: true }).waitFor()
    await page
      .getByText('Please access this form through your program purchase link.', { exact: true })
      .waitFor()
  })

  it.each(['/program-form', '/survey/form'])(
    '%s redirects visitors without a purchase to /survey',
    async (path) => {
      const { page } = await visit(path)
      await page.waitForURL('**/survey')
    },
  )
})

describe('the program of a form', () => {
  /** The form in a new tab has none of the answers. */
  async function storesNoAnswer(page: Page, address: string) {
    const tab = await page.context().newPage()
    await tab.goto(address)
    expect(await tab.getByLabel('Name').inputValue()).toBe('')
    await tab.close()
  }

  it.each([
    ['gumroad_KEY-1', '/api/programs', { licenseKey: 'KEY-1' }, ProgramRequestByLicense],
    ['mailed', '/api/shopify/programs', { token: 'mailed' }, ProgramRequestByToken],
  ])('with %s requests the program by %s, and opens its PDF here', async (token, path, proof, schema) => {
    const address = `/form?token=${token}`
    const { gateway, page } = await visit(address, { viewport: LOW, browser: holdWaits })
    await answerThreeSteps(page)
    await page.getByText('Program Generated', { exact: true }).waitFor()
    expect(gateway.calls).toMatchObject([
      { method: 'POST', path, body: { ...proof, name: 'Anna Łukasik', equipment: 'Commercial Gym' } },
    ])
    expect(schema.safeParse(gateway.calls[0]?.body).error).toBeUndefined()
    await heading(page, 'Program Generated Successfully!').waitFor()
    expect(await scrolledTo(page)).toBe(0)
    await storesNoAnswer(page, gateway.url + address)
    await letPass(page, 1000)
    await page.waitForURL(PDF)
  })

  it('requests the program of a token, and opens it in a new tab', async () => {
    const { gateway, page } = await visit('/survey/form?token=mailed&name=Anna&email=anna@example.com', {
      viewport: LOW,
      browser: holdWaits,
    })
    await page.getByText('Step 1 of 5', { exact: true }).waitFor()
    await page.getByText('20%', { exact: true }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('anna@example.com')
    await answerWizard(page)
    const modal = page.getByRole('dialog', { name: 'Generating Your Program' })
    await modal.getByText('100%', { exact: true }).waitFor()
    expect(gateway.calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/shopify/programs',
        body: {
          token: 'mailed',
          name: 'Anna Łukasik',
          email: 'anna@example.com',
          trainingDays: 5,
          sessionLength: 75,
          equipment: 'commercial',
          primaryGoal: 'Muscle Building',
          experienceLevel: 'Beginner',
          programmingStyle: 'RIR',
          programmingSplit: 'Push/Pull/Legs',
        },
      },
    ])
    expect(ProgramRequestByToken.safeParse(gateway.calls[0]?.body).error).toBeUndefined()
    const opened = page.context().waitForEvent('page')
    await letPass(page, 1000)
    await (await opened).waitForURL(PDF)
    await heading(page, 'Program Generated Successfully!').waitFor()
    expect(await scrolledTo(page)).toBe(0)
    await storesNoAnswer(page, `${gateway.url}/program-form?token=mailed`)
  })

  it('is linked when the browser opens no tab', async () => {
    const { page } = await visit('/program-form?token=mailed', {
      browser: (page) => page.addInitScript(() => Object.assign(window, { open: () => null })),
    })
    await answerWizard(page)
    const tab = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open the PDF' }).click()
    await (await tab).waitForURL(PDF)
  })

  it('works with a license of this tab, and forgets it once the program exists', async () => {
    const { gateway, page } = await visit('/license', { browser: lendTheClock })
    await enterLicense(page, 'KEY-1')
    await page.getByText('License validated successfully!').waitFor()
    await page.goto(`${gateway.url}/program-form`)
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna')
    await answerWizard(page)
    await page.getByText('100%', { exact: true }).last().waitFor()
    const call = gateway.calls.at(-1)
    expect(call).toMatchObject({ path: '/api/programs', body: { licenseKey: 'KEY-1' } })
    expect(ProgramRequestByLicense.safeParse(call?.body).error).toBeUndefined()
    await letPass(page, 1000)
    await page.getByRole('heading', { name: 'Program Generated Successfully!' }).waitFor()
    await page.goto(`${gateway.url}/program-form`)
    await page.waitForURL('**/survey')
  })

  it('is asked for with the product of a license key', async () => {
    const { gateway, page } = await visit('/program-form?token=gumroad_KEY-1', {
      site: { gumroadProductId: 'prod-8' },
    })
    await answerWizard(page)
    await page.getByText('100%', { exact: true }).last().waitFor()
    expect(gateway.calls.at(-1)?.body).toMatchObject({ licenseKey: 'KEY-1', productId: 'prod-8' })
  })

  it('says that it is a demo, requests the program, and shows it', async () => {
    const { gateway, page } = await visit('/form-direct')
    await page.getByText('Demo Mode').waitFor()
    await answerThreeSteps(page)
    await page.waitForURL(`**/results/${SAMPLE_ID}`)
    const call = gateway.calls.find(({ method }) => method === 'POST')
    expect(call).toMatchObject({
      path: '/api/programs/generate-direct',
      body: {
        name: 'Anna Łukasik',
        email: 'anna@example.com',
        trainingDays: 3,
        sessionLength: 45,
        equipment: 'Commercial Gym',
        primaryGoal: 'Strength',
        experienceLevel: 'Novice (0-1 years)',
        programmingStyle: 'RIR',
        programmingSplit: 'Full Body',
        exercisesToAvoid: '',
      },
    })
    expect(ProgramRequest.safeParse(call?.body).error).toBeUndefined()
  })
})

describe('a home gym', () => {
  it('sends a home gym as one line, and Back loses nothing', async () => {
    const { gateway, page } = await visit('/form-direct')
    await fillBasics(page)
    for (const name of ['Home Gym', 'Powerbuilding', 'Late-Intermediate (2+ years)']) {
      await page.getByRole('radio', { name }).check()
    }
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Please list the equipment you have at home' }).click()
    await page.waitForFunction(() => document.activeElement?.id === 'equipmentDetails')
    await page.getByLabel('Your equipment').fill('a bench and 2 x 24 kg')
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    for (const name of ['No Preference', "Don't have a preference"])
      await page.getByRole('radio', { name }).check()
    await page.getByLabel('Additional comments').fill('no burpees')
    await page.getByRole('button', { name: 'Remove burpees from what we leave out' }).waitFor()
    await page.getByRole('button', { name: 'Remove a bench from what we will use' }).waitFor()
    await page.getByRole('button', { name: 'Generate My Program' }).click()
    await page.waitForURL('**/results/**')
    const body = gateway.calls.find(({ method }) => method === 'POST')?.body
    expect(body).toMatchObject({
      equipment: 'Home Gym: a bench and 2 x 24 kg',
      exercisesToAvoid: 'no burpees',
    })
    expect(ProgramRequest.safeParse(body).error).toBeUndefined()
  })

  it('must be described in the wizard, which starts with four days of sixty minutes', async () => {
    const { gateway, page } = await visit('/program-form?token=mailed')
    await answerWizard(page, { steps: 1 })
    expect(await isChosen(page, '4')).toBe(true)
    expect(await isChosen(page, '60')).toBe(true)
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await page.getByRole('radio', { name: 'Home Gym' }).check()
    expect(await next.isDisabled()).toBe(true)
    await page.getByLabel('Your equipment').fill('two kettlebells')
    await next.click()
    for (const name of ['Strength', 'Advanced']) await page.getByRole('radio', { name }).check()
    await next.click()
    await page.getByText('Step 5 of 5', { exact: true }).waitFor()
    for (const preference of await page.getByRole('radio', { name: 'No preference' }).all())
      await preference.check()
    await page.getByRole('button', { name: 'Generate My Program' }).click()
    await page.getByRole('link', { name: 'Open the PDF' }).waitFor()
    const body = gateway.calls[0]?.body
    expect(body).toMatchObject({ trainingDays: 4, equipment: 'home', equipmentDetails: 'two kettlebells' })
    expect(ProgramRequestByToken.safeParse(body).error).toBeUndefined()
  })
})

describe('the purchase behind a form', () => {
  it.each([
    ['gumroad_KEY-1', 'POST /api/licenses/validate'],
    ['mailed', 'POST /api/shopify/validate'],
  ])('with %s that was refunded says so before anything is asked', async (token, route) => {
    const { page } = await visit(`/form?token=${token}`, { answers: { [route]: REFUNDED } })
    await page.getByText('It was refunded.', { exact: true }).waitFor()
    expect(await page.getByLabel('Name').count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'This program is closed' }).count()).toBe(1)
    expect(await page.getByRole('main').getByRole('link', { name: 'Access Your Program' }).count()).toBe(0)
  })

  it('may be unknown for the moment: the form opens anyway', async () => {
    const { page } = await visit('/form?token=mailed', { answers: { 'POST /api/shopify/validate': breaks } })
    await fillBasics(page)
  })

  it('keeps its answers apart from those of another', async () => {
    const { gateway, page } = await visit('/form?token=first')
    await fillBasics(page)
    await page.goto(`${gateway.url}/form?token=second&name=Bea`)
    expect(await page.getByLabel('Name').inputValue()).toBe('Bea')
  })

  it.each([
    ['/program-form', (page: Page) => answerWizard(page, { steps: 2 }), 'Equipment', 'Previous', '75'],
    ['/form', (page: Page) => fillBasics(page), 'Training preferences', 'Back', '45'],
  ])(
    '%s keeps every answer for a buyer who closed the tab and looked the purchase up again',
    async (path, answer, title, back, minutes) => {
      const { gateway, page } = await visit(`${path}?token=first&email=anna@example.com`)
      await answer(page)
      await page.getByRole('heading', { name: title }).waitFor()
      await page.close()
      const tab = await page.context().newPage()
      await tab.goto(`${gateway.url}${path}?token=second&email=anna%40example.com`)
      await tab.getByRole('heading', { name: title }).waitFor()
      await tab.getByRole('button', { name: back }).click()
      expect(await isChosen(tab, minutes)).toBe(true)
    },
  )
})

describe('writing that goes on without the form', () => {
  const LOST = 'The connection dropped.'
  const LONGER = 'It is taking longer than usual.'

  it.each([
    [SURVEY.name, 'takes longer than a call can wait', SURVEY, DELAYED, LONGER],
    [SURVEY.name, 'loses the line', SURVEY, breaks, LOST],
    [SURVEY.name, 'outlasts a proxy', SURVEY, () => ({ status: 504, body: null }), LOST],
    [WIZARD.name, 'takes longer than a call can wait', WIZARD, DELAYED, LONGER],
    [WIZARD.name, 'loses the line', WIZARD, breaks, LOST],
  ] as const)(
    '%s keeps watching when it %s, and opens the program when it is ready',
    async (_form, _what, form, handler, note) => {
      let healthy = never
      const { gateway, page } = await visit(form.path, {
        browser: lendTheClock,
        progress: WRITING,
        gateway: (gateway) => {
          healthy = gateway.answer(form.call, handler)
          gateway.startUnknown()
        },
      })
      await form.answer(page)
      await heading(page, 'Still Writing Your Program').waitFor()
      await page.getByText(note).waitFor()
      await page.getByText('3 of 8 weeks written').waitFor()
      await page.getByText('The link to your program comes by email.').waitFor()
      expect(await page.getByText('Generation Failed').count()).toBe(0)
      gateway.answer(form.call, healthy)
      await letPass(page, 5000)
      await form.successIn(page).waitFor()
    },
  )

  it('keeps waiting when the gateway is down for a moment', async () => {
    let healthy = never
    const { gateway, page } = await visit(SURVEY.path, {
      browser: lendTheClock,
      gateway: (gateway) => {
        healthy = gateway.answer(SURVEY.call, DELAYED)
      },
    })
    await answerThreeSteps(page)
    await page.getByText(LONGER, { exact: true }).waitFor()
    gateway.answer(SURVEY.call, () => ({ status: 502, body: null }))
    await letPass(page, 5000)
    await page.waitForFunction(() => window.waits?.includes(10_000))
    await page.getByText(LONGER, { exact: true }).waitFor()
    gateway.answer(SURVEY.call, healthy)
    await letPass(page, 10_000)
    await page.getByText('Program Generated', { exact: true }).waitFor()
  })

  it('asks at once when the run says that the PDF is ready', async () => {
    let healthy = never
    const { gateway, page } = await visit(SURVEY.path, {
      browser: lendTheClock,
      progress: WRITING,
      gateway: (gateway) => void (healthy = gateway.answer(SURVEY.call, DELAYED)),
    })
    await answerThreeSteps(page)
    await page.getByText('3 of 8 weeks written').waitFor()
    gateway.answer(SURVEY.call, healthy)
    gateway.publish({ ...WRITING, stage: 'emailing', weeksWritten: 8, programId: SAMPLE_ID })
    await page.getByText('Program Generated', { exact: true }).waitFor()
  })

  it('leads from the wait back to the answers', async () => {
    const { page } = await visit(SURVEY.path, { answers: { [SURVEY.call]: breaks } })
    await answerThreeSteps(page)
    await page.getByRole('button', { name: 'Back to my answers' }).click()
    expect(await isChosen(page, 'Full Body')).toBe(true)
  })

  it('of a demo is watched, not started again, and shown when it is ready', async () => {
    const { gateway, page } = await visit('/form-direct', {
      answers: { 'POST /api/programs/generate-direct': DELAYED },
      progress: WRITING,
      gateway: (gateway) => gateway.startUnknown(),
    })
    await answerThreeSteps(page)
    await heading(page, 'Still Writing Your Program').waitFor()
    await page.getByText('the demo sends no mail').waitFor()
    await page.getByText('3 of 8 weeks written').waitFor()
    gateway.publish({ ...WRITING, stage: 'delivered', weeksWritten: 8, programId: SAMPLE_ID })
    await page.waitForURL(`**/results/${SAMPLE_ID}`)
    expect(gateway.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('the toast', () => {
  it('shows its text without losing the page when its code cannot be loaded', async () => {
    const { gateway, page } = await visit('/form-direct', {
      browser: (page) => page.route('**/toast-card-*.js', (route) => route.abort()),
    })
    gateway.answer('POST /api/programs/generate-direct', breaks)
    await answerThreeSteps(page)
    const toast = page.getByRole('alert').filter({ hasText: 'Generation Failed' })
    await toast.getByText('We could not be reached.').waitFor()
    await toast.getByRole('button', { name: 'Close' }).click()
    await toast.waitFor({ state: 'detached' })
    expect(await isChosen(page, 'Full Body')).toBe(true)
  })

  it('closes after five seconds, and F8 focuses it before that', async () => {
    const { gateway, page } = await visit('/form-direct', { browser: lendTheClock })
    gateway.answer('POST /api/programs/generate-direct', refuse('INTERNAL', 'Something went wrong.'))
    await answerThreeSteps(page)
    const toast = page.getByRole('listitem').filter({ hasText: 'Generation Failed' })
    await toast.waitFor()
    await letPass(page, 5000)
    await toast.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Generate My Program' }).click()
    await toast.waitFor()
    await page.keyboard.press('F8')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')),
    ).toContain('F8')
  })
})

describe('the way to the checkout', () => {
  it('shows the top of the page', async () => {
    const { page } = await visit('/onboarding', {
      viewport: LOW,
      answers: { 'POST /api/stripe/checkout': never },
    })
    await completeQuestionnaire(page, 'anna@example.com')
    await page.getByRole('button', { name: 'Get My Program - $27' }).click()
    await heading(page, 'Generating Your Program...').waitFor()
    expect(await scrolledTo(page)).toBe(0)
  })
})
