import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { ProgramRequestByLicense, ProgramRequestByToken } from '../../../domain/forms/program-request.ts'
import { refuse } from '../../testing/fake-gateway.ts'
import { answerThreeSteps, fillBasics } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { lendTheClock, letPass, visit } from '../../testing/visit.ts'
import { findChromium, launchChromium } from '../../../sandbox/browser.ts'
import { buildWeb } from '../../../sandbox/web-build.ts'

let browser: Browser
beforeAll(async () => {
  await buildWeb()
  browser = await launchChromium(await findChromium())
})
afterAll(() => browser.close())

describe('/form', () => {
  it('sends who has no token to the look-up', async () => {
    await using visitor = await visit(browser, { path: '/form' })
    const { page } = visitor
    await page.waitForURL('**/access')
    await page.getByText('Access Required', { exact: true }).waitFor()
    await page
      .getByText('Please access this form through your program purchase link.', { exact: true })
      .waitFor()
  })

  it.each([
    ['gumroad_KEY-1', '/api/programs', { licenseKey: 'KEY-1' }, ProgramRequestByLicense],
    ['mailed', '/api/shopify/programs', { token: 'mailed' }, ProgramRequestByToken],
  ])('with %s has the program written by %s, and opens its PDF here', async (token, path, proof, schema) => {
    await using visitor = await visit(browser, { path: `/form?token=${token}`, browser: lendTheClock })
    const { gateway, page } = visitor
    await answerThreeSteps(page)
    await page.getByText('Program Generated', { exact: true }).waitFor()
    expect(gateway.calls).toMatchObject([
      { method: 'POST', path, body: { ...proof, name: 'Anna Łukasik', equipment: 'Commercial Gym' } },
    ])
    expect(schema.safeParse(gateway.calls[0]?.body).error).toBeUndefined()
    await letPass(page, 1000)
    await page.waitForURL(`**/api/programs/${SAMPLE_ID}/pdf`)
  })

  it('loses no answer to a failure or a reload', async () => {
    await using visitor = await visit(browser, {
      path: '/form?token=mailed&name=Anna',
      gateway: (gateway) =>
        gateway.answer('POST /api/shopify/programs', refuse(410, 'PURCHASE_REFUNDED', 'It was refunded.')),
    })
    const { page } = visitor
    await answerThreeSteps(page)
    await page.getByText('Generation Failed', { exact: true }).waitFor()
    await page.getByText('It was refunded.', { exact: true }).waitFor()
    await page.reload()
    expect(await page.getByRole('radio', { name: 'Full Body' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
  })

  it('keeps the answers of two purchases apart', async () => {
    await using visitor = await visit(browser, { path: '/form?token=first' })
    const { gateway, page } = visitor
    await fillBasics(page)
    await page.goto(`${gateway.url}/form?token=second&name=Bea`)
    expect(await page.getByLabel('Name').inputValue()).toBe('Bea')
  })

  it('says what to do when the line breaks', async () => {
    await using visitor = await visit(browser, {
      path: '/form?token=mailed',
      gateway: (gateway) => gateway.answer('POST /api/shopify/programs', () => ({ status: 0, body: null })),
    })
    await answerThreeSteps(visitor.page)
    await visitor.page
      .getByText('Failed to generate your program. Please try again.', { exact: true })
      .waitFor()
  })
})
