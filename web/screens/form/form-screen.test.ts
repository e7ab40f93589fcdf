import { describe, expect, it } from '@jest/globals'
import { ProgramRequestByLicense, ProgramRequestByToken } from '../../../domain/forms/program-request.ts'
import { breaks, never, refuse, tooOften } from '../../testing/fake-gateway.ts'
import { answerThreeSteps, fillBasics } from '../../testing/people.ts'
import { SAMPLE_ID } from '../../testing/sample-program.ts'
import { holdWaits, lendTheClock, letPass, visit } from '../../testing/visit.ts'
import { browserWithWebApp } from '../../../sandbox/test-browser.ts'

const browser = browserWithWebApp()

const WRITING = {
  stage: 'generating',
  weeksWritten: 3,
  programId: null,
  message: 'Your eight weeks are being written.',
} as const

describe('/form', () => {
  it('redirects visitors without a token to the look-up', async () => {
    await using visitor = await visit(browser, { path: '/form' })
    const { page } = visitor
    await page.waitForURL('**/access')
    await page.getByText('Access Required', { exact: true }).waitFor()
    await page
      .getByText('Please access this form through your program purchase link.', { exact: true })
      .waitFor()
  })

  it.each([
    ['gumroad_KEY-1', '/api/programs', { licenseKey: 'KEY-1' }, ProgramRequestByLicense],
    ['mailed', '/api/shopify/programs', { token: 'mailed' }, ProgramRequestByToken],
  ])('with %s requests the program by %s, and opens its PDF here', async (token, path, proof, schema) => {
    await using visitor = await visit(browser, { path: `/form?token=${token}`, browser: holdWaits })
    const { gateway, page } = visitor
    await answerThreeSteps(page)
    await page.getByText('Program Generated', { exact: true }).waitFor()
    expect(gateway.calls).toMatchObject([
      { method: 'POST', path, body: { ...proof, name: 'Anna Łukasik', equipment: 'Commercial Gym' } },
    ])
    expect(schema.safeParse(gateway.calls[0]?.body).error).toBeUndefined()
    await letPass(page, 1000)
    await page.waitForURL(`**/api/programs/${SAMPLE_ID}/pdf`)
  })

  it.each([
    ['gumroad_KEY-1', 'POST /api/licenses/validate'],
    ['mailed', 'POST /api/shopify/validate'],
  ])('with %s that was refunded says so before anything is asked', async (token, route) => {
    await using visitor = await visit(browser, {
      path: `/form?token=${token}`,
      gateway: (gateway) => gateway.answer(route, refuse(410, 'PURCHASE_REFUNDED', 'It was refunded.')),
    })
    const { page } = visitor
    await page.getByText('It was refunded.', { exact: true }).waitFor()
    expect(await page.getByLabel('Name').count()).toBe(0)
    expect(await page.getByRole('main').getByRole('link', { name: 'Access Your Program' }).count()).toBe(1)
  })

  it('opens anyway when the purchase cannot be looked up', async () => {
    await using visitor = await visit(browser, {
      path: '/form?token=mailed',
      gateway: (gateway) => gateway.answer('POST /api/shopify/validate', breaks),
    })
    await fillBasics(visitor.page)
  })

  it('loses no answer to a failure or a reload', async () => {
    await using visitor = await visit(browser, {
      path: '/form?token=mailed&name=Anna',
      gateway: (gateway) =>
        gateway.answer('POST /api/shopify/programs', refuse(410, 'PURCHASE_REFUNDED', 'It was refunded.')),
    })
    const { page } = visitor
    await answerThreeSteps(page)
    await page.getByText('Generation Failed', { exact: true }).waitFor()
    await page.getByText('It was refunded.', { exact: true }).waitFor()
    await page.reload()
    expect(await page.getByRole('radio', { name: 'Full Body' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('Anna Łukasik')
  })

  it('keeps the answers of two purchases apart', async () => {
    await using visitor = await visit(browser, { path: '/form?token=first' })
    const { gateway, page } = visitor
    await fillBasics(page)
    await page.goto(`${gateway.url}/form?token=second&name=Bea`)
    expect(await page.getByLabel('Name').inputValue()).toBe('Bea')
  })

  it('says how long to wait after too many requests', async () => {
    await using visitor = await visit(browser, {
      path: '/form?token=mailed',
      gateway: (gateway) => gateway.answer('POST /api/shopify/programs', tooOften(240)),
    })
    await answerThreeSteps(visitor.page)
    await visitor.page.getByText('Generation Failed', { exact: true }).waitFor()
    await visitor.page.getByText('Please try again in 4 minutes.').first().waitFor()
  })

  it('shows the run’s real stage beside the progress bar', async () => {
    await using visitor = await visit(browser, {
      path: '/form?token=mailed',
      gateway: (gateway) => {
        gateway.answer('POST /api/shopify/programs', never)
        gateway.publish(WRITING)
      },
    })
    const { gateway, page } = visitor
    await answerThreeSteps(page)
    const overlay = page.getByRole('dialog', { name: 'Generating your program...' })
    await overlay.getByText(WRITING.message).waitFor()
    await overlay.getByRole('progressbar').waitFor()
    expect(await overlay.locator('rect[fill-opacity="1"]').count()).toBe(3)
    gateway.publish({ ...WRITING, stage: 'rendering', message: 'We are laying out the PDF.' })
    await overlay.getByText('We are laying out the PDF.').waitFor()
  })

  it.each([
    [
      'takes longer than a call can wait',
      refuse(503, 'GENERATION_DELAYED', 'It is taking longer than usual.'),
      'It is taking longer than usual.',
    ],
    ['loses the line', breaks, 'The connection dropped.'],
    ['outlasts a proxy', () => ({ status: 504, body: null }), 'The connection dropped.'],
  ])(
    'keeps watching when the writing %s, and opens the program when it is ready',
    async (_what, handler, note) => {
      let healthy = never
      await using visitor = await visit(browser, {
        path: '/form?token=mailed',
        browser: lendTheClock,
        gateway: (gateway) => {
          healthy = gateway.answer('POST /api/shopify/programs', handler)
          gateway.publish(WRITING)
          gateway.startUnknown()
        },
      })
      const { gateway, page } = visitor
      await answerThreeSteps(page)
      await page.getByRole('heading', { name: 'Still Writing Your Program' }).waitFor()
      await page.getByText(note).waitFor()
      await page.getByText('3 of 8 weeks written').waitFor()
      await page.getByText('The link to your program comes by email.').waitFor()
      expect(await page.getByText('Generation Failed').count()).toBe(0)
      gateway.answer('POST /api/shopify/programs', healthy)
      await letPass(page, 5000)
      await page.getByText('Program Generated', { exact: true }).waitFor()
    },
  )

  it('keeps waiting when the gateway is down for a moment', async () => {
    let healthy = never
    await using visitor = await visit(browser, {
      path: '/form?token=mailed',
      browser: lendTheClock,
      gateway: (gateway) => {
        healthy = gateway.answer('POST /api/shopify/programs', refuse(503, 'GENERATION_DELAYED', 'Longer.'))
      },
    })
    const { gateway, page } = visitor
    await answerThreeSteps(page)
    await page.getByText('Longer.', { exact: true }).waitFor()
    gateway.answer('POST /api/shopify/programs', () => ({ status: 502, body: null }))
    await letPass(page, 5000)
    await page.waitForFunction(() => window.waits?.includes(10_000))
    await page.getByText('Longer.', { exact: true }).waitFor()
    gateway.answer('POST /api/shopify/programs', healthy)
    await letPass(page, 10_000)
    await page.getByText('Program Generated', { exact: true }).waitFor()
  })

  it('asks at once when the run says that the PDF is ready', async () => {
    let healthy = never
    await using visitor = await visit(browser, {
      path: '/form?token=mailed',
      browser: lendTheClock,
      gateway: (gateway) => {
        healthy = gateway.answer('POST /api/shopify/programs', refuse(503, 'GENERATION_DELAYED', 'Longer.'))
        gateway.publish(WRITING)
      },
    })
    const { gateway, page } = visitor
    await answerThreeSteps(page)
    await page.getByText('3 of 8 weeks written').waitFor()
    gateway.answer('POST /api/shopify/programs', healthy)
    gateway.publish({ ...WRITING, stage: 'emailing', weeksWritten: 8, programId: SAMPLE_ID })
    await page.getByText('Program Generated', { exact: true }).waitFor()
  })

  it('leads from the wait back to the answers', async () => {
    await using visitor = await visit(browser, {
      path: '/form?token=mailed',
      gateway: (gateway) => gateway.answer('POST /api/shopify/programs', breaks),
    })
    const { page } = visitor
    await answerThreeSteps(page)
    await page.getByRole('button', { name: 'Back to my answers' }).click()
    expect(await page.getByRole('radio', { name: 'Full Body' }).isChecked()).toBe(true)
  })
})
