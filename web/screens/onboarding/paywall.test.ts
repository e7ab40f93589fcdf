import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { ok, refuse, SURVEY_ID } from '../../testing/fake-gateway.ts'
import { answerUpToLast, ASKED_WORDS, completeQuestionnaire, goOnToPaywall } from '../../testing/people.ts'
import type { Visit } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const WIDE = { width: 1280, height: 800 }
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
    const { page } = await visitPaywall({
      viewport: WIDE,
      answers: { 'POST /api/outlines': refuse('SERVICE_UNAVAILABLE') },
    })
    const cover = page.getByRole('img', { name: /^The cover of your program/ })
    expect(await cover.getAttribute('aria-label')).toBe(
      'The cover of your program: 4 days a week, 60 minutes a session. Equipment Commercial Gym, Goal Strength, Level Intermediate, Split Upper/Lower. Behind it the first week, still to be written.',
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

  it('has its real days, minutes and lifts, from the answers', async () => {
    const { page } = await visitPaywall({ viewport: WIDE })
    const order = page.getByRole('region', { name: 'Your order' })
    await order.getByText('Upper A, Lower A, Upper B, Lower B').waitFor()
    await order.getByText('Barbell Bench Press').waitFor()
    const cover = page.getByRole('img', { name: 'Behind it the first week: Upper A, Lower A' })
    expect(await cover.innerText()).toContain('Lower B')
  })

  it('names the weekdays where the words tell them, and which wish cannot be met and why', async () => {
    const { page } = await visitPaywall({
      answers: {
        'POST /api/outlines': ok({
          days: ['Upper', 'Lower'],
          weekdays: ['wed', 'sat'],
          minutes: 45,
          lifts: ['Push-Up'],
          impossible: ['No hip thrusts: that takes a bench, which you did not name.'],
        }),
      },
    })
    await page.getByText('Upper on Wednesday, Lower on Saturday').waitFor()
    await page.getByText('45-minute workouts').waitFor()
    await page.getByText('No hip thrusts: that takes a bench').waitFor()
  })

  it('stands without them when they cannot be had', async () => {
    const { page } = await visitPaywall({
      answers: { 'POST /api/outlines': refuse('SERVICE_UNAVAILABLE') },
    })
    await page.getByText('7-day money-back guarantee').waitFor()
    expect(await page.getByText('Lifts like').count()).toBe(0)
  })

  it('is on one screen and a half of a phone, all folded', async () => {
    const { page } = await visitPaywall()
    await page.getByText('Lifts like').waitFor()
    const last = await page.getByRole('button', { name: 'Change my answers' }).boundingBox()
    expect(last && last.y + last.height).toBeLessThanOrEqual(1270)
  })

  it('shows the buyer’s name once that is known', async () => {
    const { page } = await visitPaywall({
      viewport: WIDE,
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
      'Goes to jamie@example.com · change',
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

describe('what was understood', () => {
  async function visitAfter(words: string) {
    const visitor = await visit('/onboarding')
    await answerUpToLast(visitor.page)
    await visitor.page.getByRole('textbox').fill(words)
    await goOnToPaywall(visitor.page)
    await arrived(visitor.page)
    return visitor
  }
  const chip = (page: Page, label: string) => page.getByRole('button', { name: `Remove ${label}` })

  it('is folded to one line, with the sentence about the payment next under the button', async () => {
    const { page } = await visitAfter('No burpees, no lunges.')
    await page.getByText('Change what we understood (2)').click()
    await chip(page, 'burpees').waitFor()
    await page.getByText('Change what we understood (2)').click()
    await chip(page, 'burpees').waitFor({ state: 'hidden' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const button = await page.getByRole('button', { name: 'Get My Program - $27' }).boundingBox()
    const trust = await page.getByText('You pay on Stripe’s own page').boundingBox()
    const gap = (trust?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(40)
  })

  it('is open while a question waits', async () => {
    const { page } = await visitAfter(ASKED_WORDS)
    await page.getByRole('heading', { name: 'To be sure' }).waitFor()
  })

  it('says before the payment what must be cleared first, and what that does', async () => {
    const { page } = await visitAfter('I had rotator cuff surgery 6 weeks ago.')
    const honest = page.getByText(
      'Because of a recent operation, these weeks stay easy: three or four reps in reserve, and no planned jumps in weight.',
    )
    await honest.waitFor()
    await page.getByText('Once you are cleared, tell us and we rewrite it, free.').waitFor()
    expect(await chip(page, 'a recent operation').isVisible()).toBe(false)
  })

  it('says nothing of clearance to anybody else', async () => {
    const { page } = await visitAfter('No burpees.')
    await page.getByText('Change what we understood (1)').waitFor()
    expect(await page.getByText('weeks stay easy').count()).toBe(0)
  })
})
