import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { SURVEY_ID } from '../../testing/fake-gateway.ts'
import { completeQuestionnaire } from '../../testing/people.ts'
import type { Visit } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const JAMIE = 'jamie@example.com'
const arrived = (page: Page) => page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()

async function visitPaywall(more: Omit<Visit, 'path'> = {}) {
  const visitor = await visit('/onboarding', { ...more })
  await completeQuestionnaire(visitor.page, JAMIE)
  await arrived(visitor.page)
  return visitor
}

describe('the price', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ])('has its button in view without scrolling: %j', async (viewport) => {
    const { page } = await visitPaywall({ viewport })
    const button = page.getByRole('button', { name: 'Get My Program - $27', exact: true })
    const box = await button.boundingBox()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(box && box.y > 0 && box.y + box.height <= viewport.height).toBe(true)
    // One line, since a button that wraps is read twice.
    expect(box?.height).toBeLessThan(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })

  it.each([
    ['the paywall', (): Promise<AsyncDisposable & { page: Page }> => visitPaywall(), 3],
    ['the landing page', () => visit('/'), 3],
  ])('is shown beside the regular one, struck through, everywhere: %s', async (_where, come, times) => {
    const { page } = await come()
    const regular = page.locator('s', { hasText: '$37' })
    expect(await regular.count()).toBe(times)
    // What names the price, except buttons and their surroundings, which have it beside them.
    const places = await regular.evaluateAll((all) =>
      all.map((each) => each.parentElement?.textContent ?? ''),
    )
    for (const place of places) expect(place).toMatch(/\$37.*\$27|\$27.*\$37/)
  })
})

describe('the requested program', () => {
  it('is drawn as its cover, from the answers, with a text alternative', async () => {
    const { page } = await visitPaywall()
    const cover = page.getByRole('img', { name: /^The cover of your program/ })
    expect(await cover.getAttribute('aria-label')).toBe(
      'The cover of your program: 4 days a week, 60 minutes a session. Equipment Commercial Gym, Goal Strength, Level Intermediate, Split Upper/Lower, Style RIR. Behind it the first week, still to be written.',
    )
    const drawn = (await cover.innerText()).replace(/\s+/g, ' ')
    for (const words of [
      'Eight weeks of strength',
      '4 days a week',
      '60 minutes a session',
      'Upper/Lower',
      'Week 1',
    ])
      expect(drawn).toContain(words)
  })

  it('shows the buyer’s name once that is known', async () => {
    const { page } = await visitPaywall({
      browser: (page) =>
        page.addInitScript(
          (kept) => sessionStorage.setItem('eightfold.onboarding', kept),
          JSON.stringify({
            ...{ surveyId: null, answers: { name: 'Anna Łukasik' }, email: '', completedFor: '', step: '' },
          }),
        ),
    })
    const cover = page.getByRole('img', { name: 'for Anna Łukasik, 4 days a week' })
    expect(await cover.innerText()).toContain('Eight weeks of strength for')
  })

  it('goes to the typed address, which can be changed on a step that leads straight back', async () => {
    const { gateway, page } = await visitPaywall()
    expect(await page.getByRole('region', { name: 'Your order' }).innerText()).toContain(
      'goes to jamie@example.com · change',
    )
    await page.getByRole('button', { name: 'change the email address' }).click()
    await page.getByLabel('Email').fill('jo@example.com')
    await page.getByRole('button', { name: 'Get My Program' }).click()
    await arrived(page)
    await page.getByText('goes to jo@example.com').waitFor()
    expect(gateway.calls.at(-1)).toMatchObject({
      path: `/api/surveys/${SURVEY_ID}/complete`,
      body: { email: 'jo@example.com' },
    })
  })
})
