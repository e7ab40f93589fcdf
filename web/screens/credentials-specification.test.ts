import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { browserWithWebApp, visitsIn } from '../../dev/testkit/screens/test-browser.ts'
import { never } from '../testing/fake-gateway.ts'
import { enterLicense, startSurvey } from '../testing/people.ts'

const visit = visitsIn(browserWithWebApp())

const spinners = (page: Page) => page.locator('main .animate-spin').count()
const supportLink = (page: Page) => page.getByRole('link', { name: /contact support/i }).getAttribute('href')

describe('/access, as specified', () => {
  it("One email field and a button 'Access My Program' (pending 'Verifying Purchase...' with a spinner)", async () => {
    const { page } = await visit('/access', { answers: { 'POST /api/shopify/lookup': never } })
    await page.getByRole('heading', { name: 'Access Your Program', exact: true }).waitFor()
    expect(await page.getByRole('main').locator('input').count()).toBe(1)
    expect(await spinners(page)).toBe(0)
    await page.getByLabel('Email').fill('anna@example.com')
    await page.getByRole('button', { name: 'Access My Program', exact: true }).click()
    const pending = page.getByRole('button', { name: 'Verifying Purchase...', exact: true })
    expect(await pending.isDisabled()).toBe(true)
    expect(await spinners(page)).toBe(1)
  })

  it('A support-contact link and a note that order sync can take a few seconds, so retry on error', async () => {
    const { page } = await visit('/access')
    await page.getByText(/a few seconds until a new order is synced.*try\s+again/s).waitFor()
    expect(await supportLink(page)).toMatch(/^mailto:/)
  })

  it("validating: spinner, 'Validating Access...', 'Please wait while we verify your access token.'", async () => {
    const { page } = await visit('/access?token=mailed', {
      browser: (page) => page.route('**/assets/survey-screen*', () => {}),
    })
    await page.getByRole('heading', { name: 'Validating Access...', exact: true }).waitFor()
    await page.getByText('Please wait while we verify your access token.').waitFor()
    expect(await spinners(page)).toBe(1)
  })

  it("invalid token: 'Invalid Access Token', 'This access token is invalid or has expired.', back to the form", async () => {
    const { page } = await visit(`/access?token=${'x'.repeat(301)}`)
    await page.getByRole('heading', { name: 'Invalid Access Token', exact: true }).waitFor()
    await page.getByText('This access token is invalid or has expired.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Try Order Lookup Instead', exact: true }).click()
    await page.getByRole('button', { name: 'Access My Program' }).waitFor()
  })
})

describe('/license, as specified', () => {
  it('input, validating; the placeholder mentions a 35-character key but no length check exists; a help link', async () => {
    const { gateway, page } = await visit('/license', { answers: { 'POST /api/licenses/validate': never } })
    const key = page.getByLabel('License key')
    expect(await key.getAttribute('placeholder')).toContain('35-character')
    expect(await supportLink(page)).toMatch(/^mailto:/)
    await enterLicense(page, 'K')
    expect(await page.getByRole('button', { name: 'Validating...' }).isDisabled()).toBe(true)
    expect(gateway.looks).toMatchObject([{ body: { licenseKey: 'K' } }])
  })
})

describe('/survey, as specified', () => {
  it("Token input, and 'Start Survey' that waits for the answer", async () => {
    const { gateway, page } = await visit('/survey', { answers: { 'POST /api/shopify/validate': never } })
    await page.getByLabel('Access token').fill('typed')
    await startSurvey(page)
    expect(await page.getByRole('button', { name: 'Checking your token...' }).isDisabled()).toBe(true)
    expect(gateway.looks).toMatchObject([{ path: '/api/shopify/validate', body: { token: 'typed' } }])
    await page.getByRole('complementary', { name: 'Medical disclaimer' }).waitFor()
  })
})
