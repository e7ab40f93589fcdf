import { describe, expect, it } from '@jest/globals'
import { REFUSALS } from '../../../domain/shop/errors.ts'
import { MAILED_LINKS } from '../../../domain/shop/mailed-links.ts'
import { breaks, ok, refuse, tooOften } from '../../testing/fake-gateway.ts'
import { letPass, stopTheClock } from '../../testing/visit.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'

const visit = visitsIn(browserWithWebApp())

const NOT_FOUND =
  'No recent purchase found with that email. Please check your email for the survey link or contact support.'

describe('/access', () => {
  it('takes the token of a mailed link straight to the survey, and removes it from the history', async () => {
    const { gateway, page } = await visit('/')
    await page.goto(`${gateway.url}/access?token=a+b/c`)
    await page.waitForURL('**/survey?access_token=a%2Bb%2Fc')
    expect(await page.getByLabel('Access token').inputValue()).toBe('a+b/c')
    expect(gateway.calls).toEqual([])
    await page.goBack()
    await page.waitForURL(`${gateway.url}/`)
  })

  it('looks a purchase up by its email and follows the server’s address on our own host', async () => {
    const { gateway, page } = await visit('/access')
    await page.getByLabel('Email').fill(' Anna@Example.com ')
    await page.getByRole('button', { name: 'Access My Program' }).click()
    await page.waitForURL(`${gateway.url}/survey?access_token=looked-up`)
    await page.getByText('Purchase Verified!', { exact: true }).waitFor()
    await page.getByText('Redirecting you to create your program.', { exact: true }).waitFor()
    expect(gateway.calls).toMatchObject([
      { method: 'POST', path: '/api/shopify/lookup', body: { email: 'anna@example.com' } },
    ])
  })

  it('submits the email of the address by itself after a tenth of a second', async () => {
    const { gateway, page } = await visit('/access?email=anna+gym@example.com', { browser: stopTheClock })
    await page.getByRole('button', { name: 'Access My Program' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('anna+gym@example.com')
    const pages = await page.evaluate(() => history.length)
    await letPass(page, 100)
    await page.waitForURL('**/survey?access_token=looked-up')
    expect(gateway.calls).toMatchObject([{ body: { email: 'anna+gym@example.com' } }])
    expect(await page.evaluate(() => history.length)).toBe(pages)
  })

  it('sends no request for an invalid email', async () => {
    const { gateway, page } = await visit('/access')
    await page.getByLabel('Email').fill('anna@nowhere')
    await page.getByRole('button', { name: 'Access My Program' }).click()
    await page.getByRole('link', { name: 'Please enter a valid email address' }).waitFor()
    expect(gateway.calls).toEqual([])
  })

  it.each([
    ['the server’s words', refuse('NOT_FOUND', 'No such purchase.'), 'No such purchase.'],
    ['an answer without any', () => ({ status: 404, body: null }), NOT_FOUND],
    ['a purchase that is not there', ok({ found: false }), NOT_FOUND],
    ['too many tries', tooOften(600), 'Too many attempts in a short time. Please try again in 10 minutes.'],
    [
      'nobody who answers',
      () => ({ status: 502, body: null }),
      'Failed to lookup purchase. We are briefly unavailable. Please try again in a moment.',
    ],
    [
      'a line that breaks',
      breaks,
      'Failed to lookup purchase. We could not be reached. Check your connection; nothing you entered is lost.',
    ],
  ])('returns to the form after a failure: %s', async (_what, handler, message) => {
    const { gateway, page } = await visit('/access?email=anna@example.com', {
      answers: { 'POST /api/shopify/lookup': handler },
    })
    await page.getByText('Not Found', { exact: true }).waitFor()
    // In the toast, which vanishes, and on the page, which stays.
    await page.getByRole('main').getByText(message, { exact: true }).waitFor()
    gateway.answer(
      'POST /api/shopify/lookup',
      ok({ found: true, surveyUrl: 'https://eightfold.example/survey?access_token=synced' }),
    )
    await page.getByRole('button', { name: 'Access My Program' }).click()
    await page.waitForURL('**/survey?access_token=synced')
  })

  it('says calmly that a known buyer is mailed a link, and how often, and names no failure', async () => {
    const { text } = REFUSALS.PURCHASE_NOT_FOUND
    const { page } = await visit('/access?email=anna@example.com', {
      answers: { 'POST /api/shopify/lookup': refuse('PURCHASE_NOT_FOUND') },
    })
    const said = page.getByRole('status').filter({ hasText: 'Check your inbox' })
    await said.waitFor()
    expect(await said.innerText()).toContain(
      `Asked in the last ${MAILED_LINKS.everyMinutes} minutes, or ${MAILED_LINKS.aDay} times today? Use the email you already have.`,
    )
    expect(await page.getByText(text, { exact: true }).count()).toBe(1)
    expect(await page.getByText('Not Found').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Notifications (F8)' }).count()).toBe(0)
    await page.getByLabel('Email').fill('anne@example.com')
    await said.waitFor({ state: 'detached' })
  })

  it('leads a buyer with a license key to where it is entered', async () => {
    const { page } = await visit('/access')
    await page.getByRole('link', { name: 'I have a license key' }).click()
    await page.waitForURL('**/license')
    await page.getByLabel('License key').waitFor()
  })

  it.each(['/', '/faq', '/onboarding', '/results/unknown'])(
    'is the target of “Already bought?” on %s',
    async (path) => {
      const { page } = await visit(path, {
        answers: { 'GET /api/programs/:id': refuse('NOT_FOUND', 'Nothing here.') },
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Already bought?', exact: true }).click()
      await page.waitForURL('**/access')
      await page.goBack()
      if (path === '/' || path.startsWith('/results')) {
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Already bought\?/ })
          .click()
        await page.waitForURL('**/access')
      }
    },
  )

  it('offers the look-up for a malformed token', async () => {
    const { page } = await visit(`/access?token=${'x'.repeat(301)}`)
    await page.getByRole('heading', { name: 'Invalid Access Token' }).waitFor()
    await page.getByRole('button', { name: 'Try Order Lookup Instead' }).click()
    await page.getByRole('heading', { name: 'Access Your Program' }).waitFor()
  })
})
