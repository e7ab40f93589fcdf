import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import type { Progress } from '../../../domain/shop/progress.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { interview } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

const DELIVERED: Progress = {
  stage: 'delivered',
  weeksWritten: 8,
  programId: SAMPLE_ID,
  message: 'Your program is ready.',
}

/** What the browser kept of an earlier visit. */
const kept = ({ completedFor = '', checkout = '' }) => ({
  browser: (page: Page) =>
    page.addInitScript(
      ({ draft, checkout }) => {
        localStorage.setItem('eightfold.onboarding', draft)
        if (checkout) localStorage.setItem('eightfold.checkout', checkout)
      },
      {
        checkout,
        draft: JSON.stringify({
          keptAt: Date.now(),
          draft: {
            ...{ surveyId: null, answers: interview().answers, email: 'anna@example.com' },
            ...{ completedFor, step: 'paywall' },
          },
        }),
      },
    ),
})
const bar = (page: Page) => page.getByRole('complementary', { name: 'Your program' })

describe('the landing page', () => {
  it('leads who saw the price back to the order', async () => {
    const { page } = await visit('/', kept({ completedFor: 'anna@example.com' }))
    await bar(page).getByText('Your program is waiting:').waitFor()
    await bar(page).getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Ready for your program?' }).waitFor()
  })

  it('does the same after a checkout that was left', async () => {
    const { page } = await visit('/', kept({ completedFor: 'anna@example.com', checkout: '1' }))
    await bar(page).getByRole('link', { name: 'Continue' }).waitFor()
  })

  it('leads who has bought to the program', async () => {
    const { page } = await visit('/', { ...kept({ checkout: '1' }), progress: DELIVERED })
    const link = bar(page).getByRole('link', { name: 'Open my program' })
    expect(await link.getAttribute('href')).toBe(`/results/${SAMPLE_ID}`)
  })

  it.each<[string, object]>([
    ['who only began the questions', kept({})],
    [
      'whose program is being written',
      {
        ...kept({ completedFor: 'anna@example.com', checkout: '1' }),
        progress: { ...DELIVERED, stage: 'generating', programId: null },
      },
    ],
  ])('says nothing to visitors %s', async (_who, more) => {
    const { page } = await visit('/', more)
    await page.waitForFunction(() => document.title.includes('Eightfold'))
    await page.waitForLoadState('networkidle')
    expect(await bar(page).count()).toBe(0)
  })

  it('asks the gateway nothing for a new visitor', async () => {
    const { gateway, page } = await visit('/')
    await page.waitForLoadState('networkidle')
    expect(gateway.calls).toEqual([])
    expect(await bar(page).count()).toBe(0)
  })
})
