import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { REFUSALS } from '../../../domain/shop/errors.ts'
import { browserWithWebApp, visitsIn } from '../../../dev/testkit/screens/test-browser.ts'
import { never, ok, refuse, SURVEY_ID } from '../../testing/fake-gateway.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { holdWaits, letPass, type Visit } from '../../testing/visit.ts'

const visit = visitsIn(browserWithWebApp())

const PATH = '/programgeneration?session_id=cs_1&email=anna@example.com'
const GENERATING = {
  stage: 'generating',
  weeksWritten: 2,
  programId: null,
  message: 'Your eight weeks are being written.',
} as const
const DELIVERED = {
  stage: 'delivered',
  weeksWritten: 8,
  programId: SAMPLE_ID,
  message: 'Your program is ready.',
} as const

const visitPaid = (more?: Omit<Visit, 'path'>, path = PATH) => visit(path, { browser: holdWaits, ...more })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

async function leavesFor(page: Page, pattern: string, afterMs: number) {
  await letPass(page, afterMs)
  await page.waitForURL(pattern)
}

describe('after the payment', () => {
  it('opens a program that already exists', async () => {
    const { gateway, page } = await visitPaid({
      answers: {
        'GET /api/programs/stripe/by-email/:email': ok({ programs: [{ id: 'newest' }, { id: 'older' }] }),
      },
    })
    await heading(page, 'Program Created Successfully!')
    await leavesFor(page, '**/api/programs/newest/pdf', 1500)
    expect(gateway.calls).toHaveLength(1)
  })

  it('finds the survey, confirms the payment, and requests the program', async () => {
    const { gateway, page } = await visitPaid()
    await heading(page, 'Program Created Successfully!')
    expect(gateway.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/api/programs/stripe/by-email/anna@example.com', undefined],
      ['GET', '/api/surveys/by-email/anna@example.com', undefined],
      ['POST', '/api/surveys/process-stripe-payment', { email: 'anna@example.com' }],
      ['POST', `/api/surveys/${SURVEY_ID}/generate`, undefined],
    ])
    await leavesFor(page, `**/api/programs/${SAMPLE_ID}/pdf`, 1500)
  })

  it('fills a bar for each week as it is written', async () => {
    const { gateway, page } = await visitPaid({
      answers: { 'POST /api/surveys/:id/generate': never },
      progress: GENERATING,
    })
    await heading(page, 'Setting Up Your Program')
    await page.getByText('2 of 8 weeks written').waitFor()
    gateway.publish({ ...GENERATING, weeksWritten: 5 })
    await page.getByText('5 of 8 weeks written').waitFor()
    expect(await page.locator('main rect[fill-opacity="1"]').count()).toBe(5)
  })

  it('polls if streams are blocked', async () => {
    const { gateway, page } = await visitPaid({
      answers: { 'POST /api/surveys/:id/generate': never },
      progress: GENERATING,
      gateway: (gateway) => gateway.refuseStreams(),
    })
    await page.getByText('2 of 8 weeks written').waitFor()
    gateway.publish({ ...GENERATING, weeksWritten: 6 })
    await letPass(page, 3000)
    await page.getByText('6 of 8 weeks written').waitFor()
  })

  it('retries with growing pauses while there is no progress yet', async () => {
    const { gateway, page } = await visitPaid({ answers: { 'POST /api/surveys/:id/generate': never } })
    await letPass(page, 3000)
    await page.waitForFunction(() => window.waits?.includes(6000))
    gateway.publish(GENERATING)
    await letPass(page, 6000)
    await page.getByText('2 of 8 weeks written').waitFor()
  })

  it.each([
    [
      'takes longer than a call can wait',
      refuse('GENERATION_DELAYED', 'Writing your program is taking longer than usual.'),
    ],
    ['loses the line', () => ({ status: 0, body: null })],
  ])('keeps watching when the writing %s, and opens the program when it is ready', async (_what, handler) => {
    const { gateway, page } = await visitPaid({
      answers: { 'POST /api/surveys/:id/generate': handler },
      progress: GENERATING,
    })
    await page.getByText(/taking longer than usual|The connection dropped/).waitFor()
    await heading(page, 'Setting Up Your Program')
    gateway.publish(DELIVERED)
    await heading(page, 'Program Created Successfully!')
    await leavesFor(page, `**/api/programs/${SAMPLE_ID}/pdf`, 1500)
  })

  it('says so when the purchase is erased while it waits', async () => {
    const message = 'Everything we knew about this purchase was erased, as requested.'
    const { page } = await visitPaid({
      answers: { 'POST /api/surveys/:id/generate': refuse('GENERATION_DELAYED', 'Longer than usual.') },
      progress: { ...GENERATING, stage: 'erased', message },
    })
    await heading(page, 'Access Error')
    await page.getByText(message).waitFor()
  })

  it('says that the program is closed when the purchase is refunded while it waits', async () => {
    const message = 'This purchase was refunded, so its program is closed.'
    const { page } = await visitPaid({
      answers: { 'POST /api/surveys/:id/generate': refuse('GENERATION_DELAYED', 'Longer than usual.') },
      progress: { ...GENERATING, stage: 'refunded', message },
    })
    await heading(page, 'This program is closed')
    await page.getByRole('alert').getByText(message).waitFor()
  })

  it.each([
    ['POST /api/surveys/process-stripe-payment', 'PURCHASE_REFUNDED'],
    ['POST /api/surveys/process-stripe-payment', 'PURCHASE_DISPUTED'],
    ['POST /api/surveys/:id/generate', 'PURCHASE_REFUNDED'],
  ] as const)('invites nobody to go on whose purchase is closed: %s, %s', async (route, code) => {
    const { page } = await visitPaid({ answers: { [route]: refuse(code) } })
    await heading(page, 'This program is closed')
    await page.getByRole('alert').getByText(REFUSALS[code].text).waitFor()
    expect(await page.getByText(/Try again|confirmation email/).count()).toBe(0)
  })
})

it('mentions no redirect once the browser has saved the PDF', async () => {
  const { page } = await visitPaid()
  await page.route('**/pdf', (route) =>
    route.fulfill({
      headers: { 'Content-Disposition': 'attachment; filename=eightfold.pdf' },
      body: 'the PDF',
    }),
  )
  await page.getByText(/Redirecting you to download/).waitFor()
  const saved = page.waitForEvent('download')
  await letPass(page, 1500)
  await saved
  await page.getByText(/Your download has begun/).waitFor()
  expect(await page.getByText(/Redirecting/).count()).toBe(0)
})

describe('while a bank confirms the payment', () => {
  const WAITING = {
    ...GENERATING,
    stage: 'verifying-payment',
    weeksWritten: 0,
    message: 'We are confirming.',
  } as const
  const pending = refuse('PAYMENT_PENDING', 'Your bank is still confirming the payment.')
  const failed = refuse('PAYMENT_FAILED', 'Your payment did not go through. Nothing was charged.')
  const visitWaiting = () =>
    visitPaid({ answers: { 'POST /api/surveys/process-stripe-payment': pending }, progress: WAITING })

  it('the open page learns that it failed, and leads back to the checkout', async () => {
    const { gateway, page } = await visitWaiting()
    await heading(page, 'Your Bank Is Confirming')
    gateway.answer('POST /api/surveys/process-stripe-payment', failed)
    gateway.answer('POST /api/stripe/checkout', ok({ checkoutUrl: `${gateway.url}/faq` }))
    gateway.publish({ ...WAITING, stage: 'payment-failed', message: 'Nothing was charged.' })
    await page.getByText('Your payment did not go through. Nothing was charged.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Back to the Checkout - $27' }).click()
    await page.waitForURL('**/faq')
    expect(gateway.calls.at(-1)?.body).toEqual({
      surveyId: SURVEY_ID,
      email: 'anna@example.com',
      name: 'User',
    })
  })

  it('a page that is opened after the failure says the same', async () => {
    const { gateway, page } = await visitPaid({
      answers: { 'POST /api/surveys/process-stripe-payment': failed },
    })
    await page.getByText('Nothing was charged.').waitFor()
    expect(await page.getByText('confirmation email').count()).toBe(0)
    gateway.answer('POST /api/stripe/checkout', refuse('SHOP_UNAVAILABLE', 'Please try again in a moment.'))
    await page.getByRole('button', { name: 'Back to the Checkout - $27' }).click()
    await page.getByText('Please try again in a moment.').waitFor()
  })

  it('the open page has the program written when the payment settles', async () => {
    const { gateway, page } = await visitWaiting()
    await heading(page, 'Your Bank Is Confirming')
    gateway.answer('POST /api/surveys/process-stripe-payment', ok({ surveyId: SURVEY_ID }))
    gateway.publish(GENERATING)
    await heading(page, 'Program Created Successfully!')
  })
})

describe('a buyer with missing answers', () => {
  const TO_QUESTIONS = '**/onboarding?email=anna%40example.com&source=stripe&paid=true'

  it.each([
    [
      'no survey is completed',
      'GET /api/surveys/by-email/:email',
      ok({ surveys: [{ surveyId: SURVEY_ID, status: 'in_progress' }] }),
    ],
    [
      'the payment finds no completed survey',
      'POST /api/surveys/process-stripe-payment',
      refuse('NO_COMPLETED_SURVEY', 'Please answer first.'),
    ],
  ])('goes to the questionnaire when %s', async (_why, route, handler) => {
    const { page } = await visitPaid({ answers: { [route]: handler } })
    await heading(page, 'Setting Up Your Program')
    await leavesFor(page, TO_QUESTIONS, 2000)
  })

  it('goes back to the same survey when some of its answers are missing', async () => {
    const { page } = await visitPaid({
      answers: {
        'POST /api/surveys/:id/generate': refuse('MISSING_REQUIRED_FIELDS', 'Some answers are missing.'),
      },
    })
    await page.getByText('First, a few questions.').waitFor()
    const pages = await page.evaluate(() => history.length)
    await leavesFor(page, `${TO_QUESTIONS}&surveyId=${SURVEY_ID}`, 2000)
    expect(await page.evaluate(() => history.length)).toBe(pages)
  })
})

describe('Access Error', () => {
  it.each([
    ['/programgeneration', 'No email address found'],
    ['/programgeneration?email=', 'Invalid email format'],
    ['/programgeneration?email=anna%20at%20home@example.com', 'Invalid email format'],
    ['/programgeneration?email=anna@example', 'Invalid email format'],
  ])('%s: %s', async (path, message) => {
    const { gateway, page } = await visitPaid(undefined, path)
    await heading(page, 'Access Error')
    await page.getByText(message, { exact: true }).waitFor()
    expect(gateway.calls).toEqual([])
  })

  it('reads a plus sign as a plus sign', async () => {
    const { gateway, page } = await visitPaid(undefined, '/programgeneration?email=anna+gym@example.com')
    await heading(page, 'Program Created Successfully!')
    expect(gateway.calls[0]?.path).toBe('/api/programs/stripe/by-email/anna+gym@example.com')
  })

  it.each([
    ['GET /api/surveys/by-email/:email', 'Failed to check surveys'],
    ['POST /api/surveys/process-stripe-payment', 'Failed to process payment'],
    ['POST /api/surveys/:id/generate', 'Failed to generate program'],
  ])('%s fails: the server’s message, or “%s”', async (route, otherwise) => {
    const told = await visitPaid({ answers: { [route]: refuse('PAYMENT_REQUIRED', 'No payment yet.') } })
    await heading(told.page, 'Access Error')
    await told.page.getByText('No payment yet.').waitFor()

    const { page } = await visitPaid({ answers: { [route]: () => ({ status: 500, body: 'oh' }) } })
    await heading(page, 'Access Error')
    await page.getByText(otherwise, { exact: true }).waitFor()
  })
})
