import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { leaveFeedback } from '../../../domain/calls/feedback.ts'
import { never, ok, refuse } from '../../testing/fake-gateway.ts'
import { choose, giveFeedback } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

/** The kind of field that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(':focus')?.type)

describe('/feedback', () => {
  it('rating radio group (5 Excellent, 4 Good, 3 Average, 2 Poor, 1 Very Poor), a required multi-line text', async () => {
    const { page } = await visit('/feedback')
    await page.getByRole('heading', { name: 'Program Feedback' }).waitFor()
    expect(await page.locator('label:has([type=radio])').allInnerTexts()).toEqual([
      '5 Excellent',
      '4 Good',
      '3 Average',
      '2 Poor',
      '1 Very Poor',
    ])
    expect(await page.locator('textarea[required]').count()).toBe(1)
  })

  it("sends the rating as an integer and omits an empty email; toast 'Thank you!', view, way home", async () => {
    const { gateway, page } = await visit('/feedback')
    await giveFeedback(page)
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    await page.getByText('Thank you!', { exact: true }).waitFor()
    await page.getByText('Your feedback has been submitted successfully.', { exact: true }).waitFor()
    expect(gateway.calls).toEqual([
      {
        method: 'POST',
        path: '/api/feedback',
        contentType: 'application/json',
        body: { rating: 4, feedback: 'My knee is happy.' },
      },
    ])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(`${gateway.url}/`)
  })

  it('sends a valid email, and never an invalid one', async () => {
    const { gateway, page } = await visit('/feedback')
    await page.getByLabel('Email (optional)').fill('anna@nowhere')
    await giveFeedback(page)
    await page.getByRole('link', { name: 'Please enter a valid email address' }).waitFor()
    expect(await focused(page)).toBe('email')
    expect(gateway.calls).toEqual([])
    await page.getByLabel('Email (optional)').fill('anna@example.com')
    await page.getByRole('button', { name: 'Submit Feedback' }).click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
    expect(gateway.calls).toMatchObject([{ body: { rating: 4, email: 'anna@example.com' } }])
    expect(leaveFeedback.body.safeParse(gateway.calls[0]?.body).error).toBeUndefined()
  })

  it("rating and feedback text both required, otherwise destructive toast 'Missing Information'", async () => {
    const { gateway, page } = await visit('/feedback')
    const submit = page.getByRole('button', { name: 'Submit Feedback' })
    const toast = page.getByRole('listitem').filter({ hasText: 'Missing Information' })
    await page.getByLabel('Your feedback').fill('Only words.')
    await submit.click()
    await toast.getByText('Please provide both a rating and feedback.', { exact: true }).waitFor()
    expect(await focused(page)).toBe('radio')
    expect(await page.locator('#rating-problem').innerText()).toBe('Please choose a rating')
    // The toast is the list of what is missing.
    expect(await page.getByText('There is a problem').count()).toBe(0)
    await toast.getByRole('button', { name: 'Close' }).click()
    await toast.waitFor({ state: 'detached' })
    await choose(page, '1 Very Poor')
    await page.getByLabel('Your feedback').fill('  ')
    await submit.click()
    await toast.waitFor()
    expect(await focused(page)).toBe('textarea')
    const problem = page.locator('#feedback-problem')
    expect(await problem.innerText()).toBe('Please write your feedback')
    await page.getByLabel('Your feedback').fill('My knee is happy.')
    await problem.waitFor({ state: 'detached' })
    expect(gateway.calls).toEqual([])
  })

  it.each([
    ['a refusal', refuse('RATE_LIMITED', 'Please wait.')],
    ['a line that breaks', () => ({ status: 0, body: null })],
  ])(
    "on error it stays on the form, with the toast 'Error', and a reload loses nothing: %s",
    async (_, answer) => {
      const { page } = await visit('/feedback', { answers: { 'POST /api/feedback': answer } })
      await giveFeedback(page)
      const toast = page
        .getByRole('listitem')
        .filter({ hasText: 'Failed to submit feedback. Please try again.' })
      await toast.getByText('Error', { exact: true }).waitFor()
      await page.reload()
      expect(await page.getByLabel('Your feedback').inputValue()).toBe('My knee is happy.')
      expect(await page.getByRole('radio', { name: '4 Good' }).isChecked()).toBe(true)
    },
  )

  it('form, submitting, submitted: the form is locked while it is sent', async () => {
    const { page } = await visit('/feedback', { answers: { 'POST /api/feedback': never } })
    await giveFeedback(page)
    expect(await page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true)
    expect(await page.getByLabel('Your feedback').isDisabled()).toBe(true)
  })
})

describe('after a rating', () => {
  const rate = async (page: Page, rating: string) => {
    await choose(page, rating)
    await page.getByLabel('Your feedback').fill('Too many lunges.')
    await page.getByRole('button', { name: 'Submit Feedback' }).click()
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  }
  const rewriteIs = (state: string, until: string) => ({
    answers: { 'GET /api/programs/:id/rewrite': ok({ state, until, answers: null }) },
  })
  const fix = (page: Page) => page.getByRole('heading', { name: 'Let us fix it' })
  const [LATER, EARLIER] = ['2999-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z']

  it('of 1 or 2 that names its program, offers the rewrite and the refund', async () => {
    const { page } = await visit(`/feedback?program=${SAMPLE_ID}`, rewriteIs('open', LATER))
    await rate(page, '2 Poor')
    await fix(page).waitFor()
    const link = page.getByRole('link', { name: 'Rewrite My Program' })
    await page.getByText('within 7 days of buying').waitFor()
    await page.getByRole('link', { name: 'Return to Home' }).waitFor()
    await link.click()
    await page.getByRole('button', { name: 'Mail me the link' }).waitFor()
  })

  it('of 1 or 2 after those days, offers a mail to us', async () => {
    const { page } = await visit(`/feedback?program=${SAMPLE_ID}`, rewriteIs('over', EARLIER))
    await rate(page, '1 Very Poor')
    await fix(page).waitFor()
    const write = page.getByRole('link', { name: 'Write to Us' })
    expect(await write.getAttribute('href')).toMatch(/^mailto:/)
    await page.getByText('within 7 days of buying').waitFor({ state: 'detached' })
  })

  it('of 1 or 2 by who names no program, offers a mail to us and the refund', async () => {
    const { page } = await visit('/feedback')
    await rate(page, '1 Very Poor')
    await page.getByRole('link', { name: 'Write to Us' }).waitFor()
    await page.getByText('within 7 days of buying').waitFor()
  })

  it('of 3, only thanks', async () => {
    const { page } = await visit('/feedback')
    await rate(page, '3 Average')
    expect(await fix(page).count()).toBe(0)
  })
})
