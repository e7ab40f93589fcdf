import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { after, answerOne, answerUpTo, AT_HOME, atQuestion, interview } from '../../testing/people.ts'

const browser = browserWithWebApp()
const visit = visitsIn(browser)

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const SECOND = after('primaryGoal')
/** Checks that earlier keys have been handled: a key with an effect follows them. */
const stillAt = async (page: Page, field: Parameters<typeof atQuestion>[1]) => {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await atQuestion(page, field)
  expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0)
}

describe('numbers and Enter', () => {
  it('answer the questions: a number chooses, Enter goes on', async () => {
    const { gateway, page } = await visit('/onboarding')
    await atQuestion(page, 'primaryGoal')
    const { asked, answers } = interview()
    for (const question of asked.slice(0, -1)) {
      if (question.type === 'text_input') {
        await answerOne(page, question)
        continue
      }
      const place = question.options.findIndex(({ value }) => value === answers[question.fieldName])
      await page.keyboard.press(`${place + 1}`)
      await page.getByRole('button', { name: 'Continue' }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Continue' }).waitFor({ state: 'detached' })
    }
    await heading(page, 'Anything we should work around?')
    expect(gateway.calls.at(-1)?.body).toEqual({ answers })
    // It may stay empty, and one press too many does not skip it.
    await page.keyboard.press('Enter')
    await stillAt(page, 'exercisesToAvoid')
  })

  it('Enter goes on from an answered question, and does nothing on an unanswered one', async () => {
    const { page } = await visit('/onboarding')
    await answerUpTo(page, SECOND)
    await page.keyboard.press('Enter')
    await stillAt(page, SECOND)
    await page.goBack()
    await page.goBack()
    await atQuestion(page, 'primaryGoal')
    await page.keyboard.press('Enter')
    await atQuestion(page, SECOND)
  })

  it('a button that has the focus keeps its own Enter', async () => {
    const { page } = await visit('/onboarding')
    await answerUpTo(page, after(SECOND))
    await page.getByRole('button', { name: 'Previous' }).click()
    await atQuestion(page, SECOND)
    await page.getByRole('button', { name: 'Previous' }).press('Enter')
    await atQuestion(page, 'primaryGoal')
    await page.getByRole('button', { name: 'General Fitness' }).press('Enter')
    await heading(page, 'A base for everything else.')
  })

  it('keys typed into a field stay there, and keys with a modifier are left to the browser', async () => {
    const { page } = await visit('/onboarding')
    for (const key of ['Control+1', 'Alt+2', 'Meta+3', '9', '0']) await page.keyboard.press(key)
    await stillAt(page, 'primaryGoal')
    await answerUpTo(page, 'equipmentDetails', AT_HOME)
    const field = page.getByRole('textbox')
    await field.pressSequentially('2 kettlebells')
    await field.press('Enter')
    await field.pressSequentially('1 band')
    expect(await field.inputValue()).toBe('2 kettlebells\n1 band')
    await stillAt(page, 'equipmentDetails')
  })

  it('act on the menu while it is open', async () => {
    const { page } = await visit('/onboarding')
    await page.getByRole('banner').getByRole('link').first().focus()
    await page.keyboard.press('1')
    await stillAt(page, 'primaryGoal')
  })
})

describe('the number on the card', () => {
  const shown = (page: Page) => page.getByRole('group').getByText('1', { exact: true }).isVisible()

  it('is shown with a mouse, and each button names its key', async () => {
    const { page } = await visit('/onboarding', { viewport: { width: 1280, height: 800 } })
    expect(await shown(page)).toBe(true)
    expect(await page.getByRole('button', { name: 'Strength' }).getAttribute('aria-keyshortcuts')).toBe('2')
  })

  it('is not shown on a phone', async () => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true })
    const visitor = await visit('/onboarding')
    const page = await context.newPage()
    await page.goto(visitor.page.url())
    await atQuestion(page, 'primaryGoal')
    expect(await shown(page)).toBe(false)
    await context.close()
  })
})
