import { describe, expect, it } from '@jest/globals'
import { ok, refuse } from '../../testing/fake-gateway.ts'
import { enterLicense } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { holdWaits, lendTheClock, letPass } from '../../testing/visit.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'

const visit = visitsIn(browserWithWebApp())

const USED = {
  valid: true,
  isAnswered: true,
  programId: SAMPLE_ID,
  message: 'This license key was used already: your program is ready.',
}

const SURVEY = '**/form?token=gumroad_KEY-1&email=anna%40example.com&name=Anna'

describe('/license', () => {
  it('opens the survey two seconds after the key is accepted', async () => {
    const { gateway, page } = await visit('/license', { browser: holdWaits })
    await enterLicense(page, '  KEY-1 ')
    await page.getByRole('heading', { name: 'License validated successfully!' }).waitFor()
    await page.getByText('Welcome, Anna').waitFor()
    await page.getByText('Redirecting you to the program survey...', { exact: true }).waitFor()
    expect(await page.getByText('Test purchase').count()).toBe(0)
    expect(gateway.looks).toMatchObject([
      { method: 'POST', path: '/api/licenses/validate', body: { licenseKey: 'KEY-1' } },
    ])
    await letPass(page, 2000)
    await page.waitForURL(SURVEY)
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna')
  })

  it('accepts a key that a mail has wrapped, and sends its product', async () => {
    const { gateway, page } = await visit('/license', { site: { gumroadProductId: 'prod-8' } })
    await enterLicense(page, ' 85DB562A-C11D4B06 -\u00a0A2335A6B-8C079166 ')
    await page.getByRole('link', { name: 'Proceed to Survey' }).waitFor()
    const asked = { licenseKey: '85DB562A-C11D4B06-A2335A6B-8C079166', productId: 'prod-8' }
    expect(gateway.looks[0]?.body).toEqual(asked)
    expect(await page.evaluate(() => sessionStorage.getItem('eightfold.license'))).toBe(
      JSON.stringify({ ...asked, customerEmail: 'anna@example.com', customerName: 'Anna' }),
    )
  })

  it('offers no help with a valid key', async () => {
    const { page } = await visit('/license', { browser: lendTheClock })
    const help = page.getByText('Need help finding your license key?')
    await help.waitFor()
    await enterLicense(page)
    await page.getByText('License validated successfully!').waitFor()
    expect(await help.count()).toBe(0)
  })

  it('leads from a used key to its program, never to an empty form', async () => {
    const { gateway, page } = await visit('/license', {
      answers: { 'POST /api/licenses/validate': ok(USED) },
    })
    await enterLicense(page, 'KEY-1')
    await page.getByText(USED.message, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Open My Program' }).click()
    await page.waitForURL(`**/results/${SAMPLE_ID}`)
    await page.goto(`${gateway.url}/form?token=gumroad_KEY-1`)
    await page.getByRole('link', { name: 'Open My Program' }).waitFor()
    expect(await page.getByLabel('Name').count()).toBe(0)
  })

  it('opens it at once on request, and /survey knows the key from then on', async () => {
    const { gateway, page } = await visit('/license', { browser: lendTheClock })
    await enterLicense(page, 'KEY-1')
    await page.getByRole('link', { name: 'Proceed to Survey' }).click()
    await page.waitForURL(SURVEY)
    await page.goto(`${gateway.url}/survey`)
    await page.waitForURL(SURVEY)
  })

  it('passes on a name of two words and a tagged email unchanged', async () => {
    const customer = { customerName: 'Anna Smith', customerEmail: 'anna+gym@example.com' }
    const { page } = await visit('/license', {
      answers: { 'POST /api/licenses/validate': ok({ valid: true, ...customer }) },
    })
    await enterLicense(page)
    await page.getByRole('link', { name: 'Proceed to Survey' }).click()
    await page.waitForURL('**/form?*')
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Smith')
    expect(await page.getByLabel('Email').inputValue()).toBe('anna+gym@example.com')
  })

  it('marks a test purchase', async () => {
    const { page } = await visit('/license', {
      browser: lendTheClock,
      answers: { 'POST /api/licenses/validate': ok({ valid: true, isTest: true }) },
    })
    await enterLicense(page)
    await page.getByText('Test purchase.').waitFor()
  })

  it('has nothing to validate without a key', async () => {
    const { page } = await visit('/license')
    const validate = page.getByRole('button', { name: 'Validate License' })
    await page.getByLabel('License key').fill('   ')
    expect(await validate.isDisabled()).toBe(true)
  })

  it.each([
    [refuse('PURCHASE_REFUNDED', 'This purchase was refunded.'), 'This purchase was refunded.'],
    [ok({ valid: false, error: 'That license is not ours.' }), 'That license is not ours.'],
    [() => ({ status: 500, body: null }), 'Failed to validate license'],
    [() => ({ status: 0, body: null }), 'Failed to validate license'],
  ])('says why a key is refused, and accepts another one', async (handler, message) => {
    const { page } = await visit('/license', { answers: { 'POST /api/licenses/validate': handler } })
    await enterLicense(page, 'KEY-1')
    await page.getByRole('heading', { name: 'License validation failed' }).waitFor()
    await page.getByText(message, { exact: true }).waitFor()
    await page.getByText('You entered KEY-1').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    expect(await page.getByLabel('License key').inputValue()).toBe('')
  })
})
