import { describe, expect, it } from '@jest/globals'
import { REFUSALS } from '../../../domain/shop/errors.ts'
import { breaks, ok, refuse, tooOften, type FakeGateway } from '../../testing/fake-gateway.ts'
import { mayBeCounted, startSurvey } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'

const visit = visitsIn(browserWithWebApp())

const USED = {
  valid: true,
  isAnswered: true,
  programId: SAMPLE_ID,
  message: 'This token was used already: your program is ready.',
}

describe('/survey', () => {
  it.each(['token', 'access_token'])('takes the token of the address as %s and continues', async (name) => {
    const { gateway, page } = await visit(`/survey?${name}=a+b`)
    await startSurvey(page)
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    expect(gateway.looks.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/shopify/validate',
      body: { token: 'a+b' },
    })
    await page.getByRole('link', { name: 'Start Creating Your Program' }).click()
    await page.waitForURL('**/program-form?token=a%2Bb&email=anna%40example.com&name=Anna')
    expect(await page.getByLabel('Email').inputValue()).toBe('anna@example.com')
  })

  it('passes on a name of two words and a tagged email unchanged', async () => {
    const customer = { customerName: 'Anna Smith', customerEmail: 'anna+gym@example.com' }
    const { page } = await visit('/survey?token=mailed', {
      answers: { 'POST /api/shopify/validate': ok({ valid: true, ...customer }) },
    })
    await startSurvey(page)
    await page.getByRole('link', { name: 'Start Creating Your Program' }).click()
    await page.waitForURL('**/program-form?*')
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Smith')
    expect(await page.getByLabel('Email').inputValue()).toBe('anna+gym@example.com')
  })

  it.each([
    ['refunded', '/survey?token=mailed', 'PURCHASE_REFUNDED'],
    ['disputed', '/survey?token=mailed', 'PURCHASE_DISPUTED'],
    ['refunded', '/program-form?token=mailed', 'PURCHASE_REFUNDED'],
    ['disputed', '/form?token=mailed', 'PURCHASE_DISPUTED'],
  ] as const)('asks nobody to start whose purchase is %s: %s', async (_what, path, code) => {
    const { page } = await visit(path, { answers: { 'POST /api/shopify/validate': refuse(code) } })
    await page.getByRole('heading', { name: 'This program is closed' }).waitFor()
    await page.getByRole('alert').getByText(REFUSALS[code].text).waitFor()
    expect(await page.getByText(/Start|fresh link/).count()).toBe(0)
  })

  it('says of a typed token whose purchase is refunded that the program is closed', async () => {
    const { page } = await visit('/survey', {
      answers: { 'POST /api/shopify/validate': refuse('PURCHASE_REFUNDED') },
    })
    await page.getByLabel('Access token').fill('refunded')
    await startSurvey(page)
    await page.getByRole('heading', { name: 'This program is closed' }).waitFor()
  })

  it('has nothing to start without a token', async () => {
    const { page } = await visit('/survey')
    expect(await page.getByRole('button', { name: 'Start Survey' }).isDisabled()).toBe(true)
  })

  it('reports the purchase once the token is accepted', async () => {
    const { page } = await visit('/survey?token=mailed', {
      site: { adPixelId: '42' },
      browser: async (page) => {
        await mayBeCounted(page)
        await page.route('https://www.facebook.com/**', (route) => route.abort())
      },
    })
    const reported = page.waitForRequest('https://www.facebook.com/**')
    await startSurvey(page)
    expect((await reported).url()).toMatch(/ev=Purchase&eid=\w+&cd%5Bvalue%5D=27&cd%5Bcurrency%5D=USD/)
  })

  it('links the program that a typed token has already bought', async () => {
    const { page } = await visit('/survey', { answers: { 'POST /api/shopify/validate': ok(USED) } })
    await page.getByLabel('Access token').fill('used')
    await startSurvey(page)
    await page.getByText(USED.message, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Open My Program' }).click()
    await page.waitForURL(`**/results/${SAMPLE_ID}`)
  })

  it('opens the program that a mailed link has already bought', async () => {
    const { page } = await visit('/access?token=used', {
      answers: { 'POST /api/shopify/validate': ok(USED) },
    })
    await page.waitForURL(`**/results/${SAMPLE_ID}`)
  })

  it('shows a buyer who has answered the progress of their program, and asks for nothing more', async () => {
    const { page } = await visit('/access?token=answered', {
      answers: { 'POST /api/shopify/validate': ok({ valid: true, isAnswered: true }) },
      progress: {
        stage: 'generating',
        message: 'Your eight weeks are being written.',
        weeksWritten: 3,
        programId: null,
      },
    })
    await page.getByText('Your eight weeks are being written.').waitFor()
    expect(await page.getByRole('button', { name: 'Start Survey' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Start Creating Your Program' }).count()).toBe(0)
  })

  it('watches a program that is being written, and opens it when it is ready', async () => {
    const progress = (stage: 'generating' | 'delivered', message: string) => (gateway: FakeGateway) =>
      gateway.publish({ stage, message, weeksWritten: 3, programId: SAMPLE_ID })
    const { gateway, page } = await visit('/survey?token=mailed', {
      gateway: progress('generating', 'Your eight weeks are being written.'),
    })
    await startSurvey(page)
    const purchase = page.getByRole('region', { name: 'Your purchase' })
    await purchase.getByText('Your eight weeks are being written.').waitFor()
    progress('delivered', 'Your program is ready.')(gateway)
    await purchase.getByRole('link', { name: 'Open my program' }).click()
    await page.waitForURL(`**/results/${SAMPLE_ID}`)
  })

  it.each([
    [
      'refused, with a reason',
      refuse('CREDENTIAL_EXPIRED', 'This link is too old.'),
      'This link is too old.',
    ],
    ['refused, without one', () => ({ status: 403, body: null }), 'Invalid or expired token'],
    ['found bad', ok({ valid: false }), 'Invalid or expired token'],
    ['too often', tooOften(90), 'Please try again in 90 seconds.'],
    ['nobody answers', () => ({ status: 503, body: null }), 'Failed to validate token. Please try again.'],
    ['the line breaks', breaks, 'Failed to validate token. Please try again.'],
    ['the line breaks: what to do', breaks, 'We could not be reached.'],
  ])('says what is wrong: %s', async (_what, handler, message) => {
    const { page } = await visit('/survey?token=old', { answers: { 'POST /api/shopify/validate': handler } })
    await startSurvey(page)
    await page.getByText(message).first().waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'token')
    await page.getByLabel('Access token').fill('another')
    expect(await page.getByText(message).count()).toBe(0)
  })
})
