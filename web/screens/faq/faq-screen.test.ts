import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { QUESTIONS } from '../../texts/generated/faq.ts'

const browser = browserWithWebApp()
const visit = visitsIn(browser)

const triggers = (page: Page) => page.getByRole('main').locator('button[aria-expanded]')
const open = (page: Page) => page.getByRole('main').locator('button[aria-expanded=true]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('/faq', () => {
  it('nine questions, each with an answer', async () => {
    const { page } = await visit('/faq')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await triggers(page).allInnerTexts()).toEqual(QUESTIONS.map(({ question }) => question))
    expect(QUESTIONS).toHaveLength(9)
  })

  it.each([
    ['RPE/RIR instead of percentages', /one-rep max/],
    ['full gym', /^No\. The plan fits the equipment/],
    ['exercise hurts', /swapped automatically/],
    ['long are the sessions', /your choice/],
    ['days a week', /2, 3 or 4 days per week/],
    ['beginners', /^Yes\./],
    ['already on a program', /next eight weeks/],
    ['track my lifts', /^No\./],
    ['results', /4-6 weeks/],
    ['better than free workouts', /written for everybody/],
  ])('answers the topic: %s', (topic, answered) => {
    const { answer } = QUESTIONS.find(({ question }) => question.includes(topic)) ?? {}
    expect(answer).toMatch(answered)
  })

  it('accordion: one item open at a time; it can be closed again', async () => {
    const { page } = await visit('/faq')
    const [first, , third] = QUESTIONS
    if (!first || !third) throw new Error('there are no questions')
    expect(await open(page).count()).toBe(0)
    await page.getByRole('button', { name: first.question }).click()
    await page.getByText(first.answer).waitFor()
    await page.getByRole('button', { name: third.question }).click()
    await page.getByText(third.answer).waitFor()
    expect(await open(page).allInnerTexts()).toEqual([third.question])
    await page.getByText(first.answer).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: third.question }).click()
    expect(await open(page).count()).toBe(0)
  })

  it('keyboard navigation with Home, End and arrows', async () => {
    const { page } = await visit('/faq')
    const questions = QUESTIONS.map(({ question }) => question)
    await triggers(page).nth(1).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(questions[2])
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe(questions[1])
    await page.keyboard.press('End')
    expect(await focused(page)).toBe(questions[8])
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe(questions[0])
    await page.keyboard.press('Enter')
    expect(await open(page).allInnerTexts()).toEqual([questions[0]])
  })

  it("a 'Contact Support' mailto", async () => {
    const { page } = await visit('/faq')
    const link = page.getByRole('link', { name: 'Contact Support' })
    expect(await link.getAttribute('href')).toBe('mailto:support@eightfold.example')
  })

  it('all answers can be read without JavaScript', async () => {
    const { gateway } = await visit('/faq')
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
    const page = await withoutScripts.newPage()
    await page.goto(`${gateway.url}/faq`)
    for (const { answer } of QUESTIONS) expect(await page.getByText(answer).isVisible()).toBe(true)
    await withoutScripts.close()
  })
})
