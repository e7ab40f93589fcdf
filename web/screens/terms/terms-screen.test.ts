import { describe, expect, it } from '@jest/globals'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { RETENTION } from '../../../storage/retention.ts'
import { SECTIONS } from '../../texts/generated/terms.ts'

const visit = visitsIn(browserWithWebApp())

/** The sections in the specification's order, each with what it must say. */
const SPECIFIED = [
  ['Service description', /12-week/],
  ['Acceptance of terms', /agree/],
  ['Payment and pricing', /pay once.*\(USD\).*include taxes.*processed by a payment provider/s],
  ['7-day money-back refund policy', /7-day money-back guarantee.*5-7 business days/s],
  ['Medical disclaimer', /not medical advice/],
  ['Intellectual property', /personal use only/],
  ['Limitation of liability', /limited to the amount that you paid/],
  ['Your responsibilities', /truthfully/],
  ['Privacy', /your name, your email/],
  ['Changes to terms', /may change/],
  ['Governing law', /law of the place/],
  ['Contact', /Please contact support/],
] as const

describe('/terms', () => {
  it('has all sections in their order, and the back-to-home link', async () => {
    const { gateway, page } = await visit('/terms')
    await page.getByRole('heading', { name: 'Terms of Use', level: 1 }).waitFor()
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings).toEqual(SPECIFIED.map(([title], index) => `${index + 1}. ${title}`))
    const sections = await page.getByRole('main').locator('ol > li').allInnerTexts()
    for (const [index, [, says]] of SPECIFIED.entries()) expect(sections[index]).toMatch(says)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL(`${gateway.url}/`)
  })

  it('has the address for refund requests where it mentions refunds', async () => {
    const { page } = await visit('/terms')
    const link = page.locator('#refunds').getByRole('link', { name: 'support@eightfold.example' })
    expect(await link.getAttribute('href')).toBe('mailto:support@eightfold.example?subject=Refund')
  })

  it('says how long answers without a purchase are kept', () => {
    const after = RETENTION.find(({ table }) => table === 'survey')?.after
    const privacy = SECTIONS.find(({ title }) => title === 'Privacy')?.paragraphs.join(' ')
    expect(privacy).toContain(`are deleted, at the latest ${after} after you last used them`)
  })

  it('says in section 1 that the length on the purchase page counts, since programs have 8 weeks', () => {
    expect(SECTIONS[0]?.paragraphs[0]).toMatch(
      /12-week.*such as 8 weeks, that length is what you have bought/,
    )
  })
})
