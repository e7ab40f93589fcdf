import { describe, expect, it } from '@jest/globals'
import { ProgramRequest } from '../../../domain/forms/program-request.ts'
import { browserWithWebApp } from '../../../sandbox/test-browser.ts'
import { breaks, never, refuse } from '../../testing/fake-gateway.ts'
import { answerThreeSteps, fillBasics } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { lendTheClock, letPass, visit } from '../../testing/visit.ts'

const browser = browserWithWebApp()

describe('the demo survey', () => {
  it('says that it is a demo, requests the program, and shows it', async () => {
    await using visitor = await visit(browser, { path: '/form-direct' })
    const { gateway, page } = visitor
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

  it('lets nobody go on before every required answer is given', async () => {
    await using visitor = await visit(browser, { path: '/form-direct' })
    const { page } = visitor
    const next = page.getByRole('button', { name: 'Continue' })
    expect(await next.isDisabled()).toBe(true)
    await page.getByLabel('Name').fill('Anna')
    await page.getByLabel('Email').fill('anna')
    await page.getByRole('radio', { name: '2', exact: true }).check()
    expect(await next.isDisabled()).toBe(true)
    await page.getByRole('radio', { name: '75' }).check()
    await next.click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await summary.getByRole('link', { name: 'Please enter a valid email address' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'email')
    await page.getByLabel('Email').fill('anna@example.com')
    await next.click()
    await page.getByText('Step 2 of 3').waitFor()
  })

  it('sends a home gym as one line, and Back loses nothing', async () => {
    await using visitor = await visit(browser, { path: '/form-direct' })
    const { gateway, page } = visitor
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

  it('locks the form while the program is being written, and never claims to be done', async () => {
    await using visitor = await visit(browser, { path: '/form-direct' })
    const { gateway, page } = visitor
    gateway.answer('POST /api/programs/generate-direct', never)
    await page.clock.install()
    await answerThreeSteps(page)
    const overlay = page.getByRole('dialog', { name: 'Generating your program...' })
    await overlay.waitFor()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
    await page.clock.runFor(120_000)
    await overlay.getByText('90%', { exact: true }).waitFor()
    expect(await page.locator('button', { hasText: 'Generating your program...' }).isDisabled()).toBe(true)
  })

  it.each([
    [
      refuse(429, 'DEMO_BUDGET_SPENT', 'The demo has written all its programs for today.'),
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
  ])('stays on the form and says why when it fails', async (handler, message) => {
    await using visitor = await visit(browser, { path: '/form-direct' })
    const { gateway, page } = visitor
    gateway.answer('POST /api/programs/generate-direct', handler)
    await answerThreeSteps(page)
    await page.getByText('Generation Failed', { exact: true }).waitFor()
    await page.getByText(message, { exact: true }).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Generate My Program')
    expect(await page.getByRole('radio', { name: 'Full Body' }).isChecked()).toBe(true)
  })
})

describe('a demo that takes long', () => {
  it('is watched, not started again, and shown when it is ready', async () => {
    const stage = {
      stage: 'generating',
      weeksWritten: 3,
      programId: null,
      message: 'Being written.',
    } as const
    await using visitor = await visit(browser, {
      path: '/form-direct',
      gateway: (gateway) => {
        gateway.answer('POST /api/programs/generate-direct', refuse(503, 'GENERATION_DELAYED', 'Longer.'))
        gateway.publish(stage)
        gateway.startUnknown()
      },
    })
    const { gateway, page } = visitor
    await answerThreeSteps(page)
    await page.getByRole('heading', { name: 'Still Writing Your Program' }).waitFor()
    await page.getByText('the demo sends no mail').waitFor()
    await page.getByText('3 of 8 weeks written').waitFor()
    gateway.publish({ ...stage, stage: 'delivered', weeksWritten: 8, programId: SAMPLE_ID })
    await page.waitForURL(`**/results/${SAMPLE_ID}`)
    expect(gateway.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('the toast', () => {
  it('shows its text without losing the page when its code cannot be loaded', async () => {
    await using visitor = await visit(browser, {
      path: '/form-direct',
      browser: (page) => page.route('**/toast-card-*.js', (route) => route.abort()),
    })
    const { gateway, page } = visitor
    gateway.answer('POST /api/programs/generate-direct', breaks)
    await answerThreeSteps(page)
    const toast = page.getByRole('alert').filter({ hasText: 'Generation Failed' })
    await toast.getByText('We could not be reached.').waitFor()
    await toast.getByRole('button', { name: 'Close' }).click()
    await toast.waitFor({ state: 'detached' })
    expect(await page.getByRole('radio', { name: 'Full Body' }).isChecked()).toBe(true)
  })

  it('closes after five seconds, and F8 focuses it before that', async () => {
    await using visitor = await visit(browser, { path: '/form-direct', browser: lendTheClock })
    const { gateway, page } = visitor
    gateway.answer('POST /api/programs/generate-direct', refuse(500, 'INTERNAL', 'Something went wrong.'))
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
