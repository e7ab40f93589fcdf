import { describe, expect, it } from '@jest/globals'
import { browserWithWebApp, visitsIn } from '../dev/testkit/screens/test-browser.ts'
import { SAMPLE_ID } from './testing/sample-program.ts'

const visit = visitsIn(browserWithWebApp())

/** The route table of section 2, and what each address shows without a credential. */
const ROUTES = [
  ['/', 'Eight weeks of strength, written for you.'],
  ['/form', 'Access Your Program'],
  ['/form-direct', 'The basics'],
  [`/results/${SAMPLE_ID}`, 'Anna, these are your eight weeks.'],
  ['/terms', 'Terms of Use'],
  ['/thank-you', 'Thank you'],
  ['/access', 'Access Your Program'],
  ['/license', 'Enter your license key'],
  ['/survey', 'Start your survey'],
  ['/survey/form?token=mailed', 'Personal Information'],
  ['/program-form?token=mailed', 'Personal Information'],
  ['/feedback', 'Program Feedback'],
  ['/tools', 'Professional Fitness Tools'],
  ['/tools/rpe-calculator', 'RPE/RIR Calculator'],
  ['/tools/sleep-calculator', 'Sleep Recovery Calculator'],
  ['/tools/macro-calculator', 'TDEE & Macro Calculator'],
  ['/faq', 'Frequently Asked Questions'],
  ['/onboarding', 'What do you want most from the next eight weeks?'],
  ['/programgeneration', 'Access Error'],
] as const

describe('section 2', () => {
  it('Route table: every address has its screen, and /program-form the same one as /survey/form', async () => {
    const { gateway, page } = await visit('/nowhere')
    for (const [path, heading] of ROUTES) {
      await page.goto(gateway.url + path, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    expect(ROUTES).toHaveLength(19)
  })
})
