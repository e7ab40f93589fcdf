import { describe, expect, it } from '@jest/globals'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { QUESTIONS_ASKED } from '../../domain/shop/offer.ts'
import { SAMPLE_ID } from '../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

describe('/', () => {
  it('names the price and leads to the questions', async () => {
    const { page } = await visit('/')
    await page.getByText('$27 Launch Special').waitFor()
    expect(await page.locator('s').allInnerTexts()).toEqual(Array(3).fill(expect.stringContaining('$37')))
    await page.getByRole('link', { name: 'Get My 8-Week Strength Program Now' }).click()
    await page.waitForURL('**/onboarding')
    await page.waitForFunction(() => document.title === 'Your questionnaire · Eightfold')
  })
})

describe('/thank-you', () => {
  it('tells everyone the three steps', async () => {
    const { page } = await visit('/thank-you')
    await page.getByText(`${QUESTIONS_ASKED} plain questions`).waitFor()
    await page.getByText('3-5 minutes').waitFor()
    await page.getByText('2-3 minutes').waitFor()
    expect(await page.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual([
      'Complete the assessment',
      'AI creates your program',
      'Download your PDF',
    ])
    await page.getByText('Check your email for the PDF link. Your license key is sent separately.').waitFor()
    expect(await page.getByRole('link', { name: 'Enter License Key' }).getAttribute('href')).toBe('/license')
    expect(await page.getByRole('link', { name: 'contact support' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(await page.getByRole('region', { name: 'Your purchase' }).count()).toBe(0)
  })

  it('has its one button in the first screen of a phone', async () => {
    const viewport = { width: 390, height: 844 }
    const { page } = await visit('/thank-you', {
      viewport,
      progress: { stage: 'awaiting-survey', weeksWritten: 0, programId: null, message: 'It waits for you.' },
    })
    await page.getByRole('region', { name: 'Your purchase' }).waitFor()
    const button = await page.getByRole('link', { name: 'Enter License Key' }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    expect(await page.getByText('email', { exact: false }).allInnerTexts()).toContain('By email')
    expect(await page.getByText('The link comes by email').count()).toBe(0)
  })

  it('follows this browser’s own purchase', async () => {
    const { gateway, page } = await visit('/thank-you', {
      progress: {
        stage: 'generating',
        weeksWritten: 4,
        programId: null,
        message: 'Your eight weeks are being written.',
      },
    })
    const purchase = page.getByRole('region', { name: 'Your purchase' })
    await purchase.getByText('Your eight weeks are being written.').waitFor()
    gateway.publish({
      stage: 'delivered',
      weeksWritten: 8,
      programId: SAMPLE_ID,
      message: 'Your program is ready.',
    })
    expect(await purchase.getByRole('link', { name: 'Open my program' }).getAttribute('href')).toBe(
      `/results/${SAMPLE_ID}`,
    )
  })
})

describe('any other address', () => {
  it('shows a page that says so', async () => {
    const { page } = await visit('/does/not/exist')
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
  })
})
