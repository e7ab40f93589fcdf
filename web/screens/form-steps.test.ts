import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp } from '../../sandbox/test-browser.ts'
import { never } from '../testing/fake-gateway.ts'
import { answerThreeSteps, answerWizard, completeQuestionnaire, fillBasics } from '../testing/people.ts'
import { holdWaits, letPass, visit } from '../testing/visit.ts'

const browser = browserWithWebApp()

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

/** A phone in landscape: no step fits. */
const LOW = { width: 390, height: 420 }

const FORMS = [
  { path: '/form?token=mailed', fill: fillBasics, first: 'The basics', second: 'Training preferences' },
  { path: '/form-direct', fill: fillBasics, first: 'The basics', second: 'Training preferences' },
  {
    path: '/program-form?token=mailed',
    fill: (page: Page) => answerWizard(page, { steps: 1 }),
    first: 'Personal Information',
    second: 'Training Schedule',
  },
] as const

describe.each(FORMS)('the steps of $path', ({ path, fill, first, second }) => {
  it('begin at their top', async () => {
    await using visitor = await visit(browser, { path, viewport: LOW })
    const { page } = visitor
    await fill(page)
    await heading(page, second).waitFor()
    expect(await scrolledTo(page)).toBe(0)
  })

  it('follow the browser’s own Back and Forward buttons', async () => {
    await using visitor = await visit(browser, { path })
    const { page } = visitor
    await fill(page)
    await heading(page, second).waitFor()
    await page.goBack()
    await heading(page, first).waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
    await page.goForward()
    await heading(page, second).waitFor()
    await page.reload()
    await heading(page, second).waitFor()
  })

  it('continue in a new tab', async () => {
    await using visitor = await visit(browser, { path })
    const { gateway, page } = visitor
    await fill(page)
    await heading(page, second).waitFor()
    const tab = await page.context().newPage()
    await tab.goto(gateway.url + path)
    await heading(tab, second).waitFor()
    await tab.getByRole('button', { name: /^(Back|Previous)$/ }).click()
    expect(await tab.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
  })
})

describe('when the program is there', () => {
  it.each([
    ['/form?token=mailed', answerThreeSteps],
    ['/program-form?token=mailed', answerWizard],
  ] as const)('%s says so at the top of the page, and stores no answer', async (path, answer) => {
    await using visitor = await visit(browser, { path, viewport: LOW, browser: holdWaits })
    const { gateway, page } = visitor
    await answer(page)
    if (path.startsWith('/program-form')) await letPass(page, 1000)
    await heading(page, 'Program Generated Successfully!').waitFor()
    expect(await scrolledTo(page)).toBe(0)
    const tab = await page.context().newPage()
    await tab.goto(gateway.url + path)
    expect(await tab.getByLabel('Name').inputValue()).toBe('')
  })
})

it('shows the top of the page on the way to the checkout', async () => {
  await using visitor = await visit(browser, {
    path: '/onboarding',
    viewport: LOW,
    gateway: (gateway) => void gateway.answer('POST /api/stripe/checkout', never),
  })
  const { page } = visitor
  await completeQuestionnaire(page, 'anna@example.com')
  await page.getByRole('button', { name: 'Get My Program - $27' }).click()
  await heading(page, 'Generating Your Program...').waitFor()
  expect(await scrolledTo(page)).toBe(0)
})
