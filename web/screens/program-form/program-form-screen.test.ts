import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { ProgramRequestByLicense, ProgramRequestByToken } from '../../../domain/forms/program-request.ts'
import { breaks, never, refuse, tooOften } from '../../testing/fake-gateway.ts'
import { answerWizard, enterLicense, fillBasics } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { holdWaits, lendTheClock, letPass, visit } from '../../testing/visit.ts'
import { browserWithWebApp } from '../../../sandbox/test-browser.ts'

const browser = browserWithWebApp()

const PDF = `**/api/programs/${SAMPLE_ID}/pdf`

describe('/program-form', () => {
  it.each(['/program-form', '/survey/form'])(
    '%s redirects visitors without a purchase to /survey',
    async (path) => {
      await using visitor = await visit(browser, { path })
      await visitor.page.waitForURL('**/survey')
    },
  )

  it('requests the program of a token, and opens it in a new tab', async () => {
    await using visitor = await visit(browser, {
      path: '/survey/form?token=mailed&name=Anna&email=anna@example.com',
      browser: holdWaits,
    })
    const { gateway, page } = visitor
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
    const tab = page.context().waitForEvent('page')
    await letPass(page, 1000)
    await (await tab).waitForURL(PDF)
    await page.getByRole('heading', { name: 'Program Generated Successfully!' }).waitFor()
  })

  it('links the PDF when the browser opens no tab', async () => {
    await using visitor = await visit(browser, {
      path: '/program-form?token=mailed',
      browser: (page) => page.addInitScript(() => Object.assign(window, { open: () => null })),
    })
    const { page } = visitor
    await answerWizard(page)
    const tab = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open the PDF' }).click()
    await (await tab).waitForURL(PDF)
  })

  it('works with a license of this tab, and forgets it once the program exists', async () => {
    await using visitor = await visit(browser, { path: '/license', browser: lendTheClock })
    const { gateway, page } = visitor
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

  it('sends the product of a license key', async () => {
    await using visitor = await visit(browser, {
      path: '/program-form?token=gumroad_KEY-1',
      gateway: (gateway) => gateway.decide({ gumroadProductId: 'prod-8' }),
    })
    const { gateway, page } = visitor
    await answerWizard(page)
    await page.getByText('100%', { exact: true }).last().waitFor()
    expect(gateway.calls.at(-1)?.body).toMatchObject({ licenseKey: 'KEY-1', productId: 'prod-8' })
  })

  it('starts with four days of sixty minutes, and requires a description of a home gym', async () => {
    await using visitor = await visit(browser, { path: '/program-form?token=mailed' })
    const { gateway, page } = visitor
    await answerWizard(page, { steps: 1 })
    expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: '60', exact: true }).isChecked()).toBe(true)
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

  it('lets nobody go on without a valid email', async () => {
    await using visitor = await visit(browser, { path: '/program-form?token=mailed' })
    const { page } = visitor
    await page.getByLabel('Name').fill('Anna')
    await page.getByLabel('Email').fill('anna')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('link', { name: 'Please enter a valid email address' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'email')
  })

  it('never claims to be done early, and shows the progress of the run', async () => {
    await using visitor = await visit(browser, {
      path: '/program-form?token=mailed',
      browser: (page) => page.clock.install(),
      gateway: (gateway) => {
        gateway.answer('POST /api/shopify/programs', never)
        gateway.publish({
          stage: 'rendering',
          weeksWritten: 8,
          programId: null,
          message: 'We are laying out the PDF.',
        })
      },
    })
    const { page } = visitor
    await answerWizard(page)
    const modal = page.getByRole('dialog', { name: 'Generating Your Program' })
    await modal.getByText('We are laying out the PDF.').waitFor()
    await page.clock.runFor(120_000)
    await modal.getByText('90%', { exact: true }).waitFor()
  })

  it.each([
    ['/program-form', (page: Page) => answerWizard(page, { steps: 2 }), 'Equipment', 'Previous', '75'],
    ['/form', (page: Page) => fillBasics(page), 'Training preferences', 'Back', '45'],
  ])(
    '%s keeps every answer for a buyer who closed the tab and looked the purchase up again',
    async (path, answer, title, back, minutes) => {
      await using visitor = await visit(browser, { path: `${path}?token=first&email=anna@example.com` })
      const { gateway, page } = visitor
      await answer(page)
      await page.getByRole('heading', { name: title }).waitFor()
      await page.close()
      const tab = await page.context().newPage()
      await tab.goto(`${gateway.url}${path}?token=second&email=anna%40example.com`)
      await tab.getByRole('heading', { name: title }).waitFor()
      await tab.getByRole('button', { name: back }).click()
      expect(await tab.getByRole('radio', { name: minutes }).isChecked()).toBe(true)
    },
  )

  it.each([
    [refuse(410, 'PURCHASE_REFUNDED', 'It was refunded.'), 'It was refunded.'],
    [() => ({ status: 502, body: null }), 'Failed to generate program'],
    [tooOften(45), 'Please try again in 45 seconds.'],
  ])('says why it failed, and keeps every answer over a reload', async (handler, message) => {
    await using visitor = await visit(browser, {
      path: '/program-form?token=mailed',
      gateway: (gateway) => gateway.answer('POST /api/shopify/programs', handler),
    })
    const { page } = visitor
    await answerWizard(page)
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor()
    await page.waitForFunction(() => document.activeElement?.role === 'alert')
    await page.reload()
    expect(await page.getByRole('radio', { name: 'Push/Pull/Legs' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Previous' }).click()
    expect(await page.getByRole('radio', { name: 'Beginner' }).isChecked()).toBe(true)
  })

  it.each([
    [refuse(503, 'GENERATION_DELAYED', 'It is taking longer than usual.'), 'It is taking longer than usual.'],
    [breaks, 'The connection dropped.'],
  ])('keeps watching work that goes on without it', async (handler, note) => {
    let healthy = never
    await using visitor = await visit(browser, {
      path: '/program-form?token=mailed',
      browser: lendTheClock,
      gateway: (gateway) => (healthy = gateway.answer('POST /api/shopify/programs', handler)),
    })
    const { gateway, page } = visitor
    await answerWizard(page)
    await page.getByRole('heading', { name: 'Still Writing Your Program' }).waitFor()
    await page.getByText(note).waitFor()
    gateway.answer('POST /api/shopify/programs', healthy)
    await letPass(page, 5000)
    await page.getByRole('dialog').getByText('100%', { exact: true }).waitFor()
  })
})
