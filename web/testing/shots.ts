import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { never, refuse, startFakeGateway, type FakeGateway } from './fake-gateway.ts'
import { SAMPLE_ID, sampleRecord } from './sample-program.ts'

/** `node --import tsx web/testing/shots.ts [name]` photographs every screen and state, for eyes that judge. */
const TO = process.env['SHOTS'] ?? join(import.meta.dirname, '../../.cache/shots')
const WIDTHS = [390, 1280]

interface Shot {
  path: string
  gateway?: (gateway: FakeGateway) => void
  act?: (page: Page, gateway: FakeGateway) => Promise<void>
}

const choose = async (page: Page, ...texts: string[]) => {
  for (const text of texts) {
    await page.getByRole('button', { name: text, exact: true }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
}
const ANSWERS = [
  'Strength',
  'Intermediate',
  '4 days',
  '60 minutes',
  'Commercial Gym',
  'Upper/Lower',
  'Seeing progress',
  'Not enough time',
]
const toEmail = async (page: Page) => {
  await choose(page, ...ANSWERS)
  await page.getByRole('button', { name: 'Next' }).click()
}
const toPaywall = async (page: Page) => {
  await toEmail(page)
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByRole('button', { name: 'Get My Program' }).click()
  await page.getByText('Ready for your program?').waitFor()
}
const basics = async (page: Page) => {
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByText('3', { exact: true }).click()
  await page.getByText('45', { exact: true }).click()
}
const writing = (gateway: FakeGateway) => {
  gateway.answer('POST /api/surveys/:id/generate', never)
  gateway.publish({
    stage: 'generating',
    weeksWritten: 3,
    programId: null,
    message: 'Your eight weeks are being written.',
  })
}

const SHOTS: Readonly<Record<string, Shot>> = {
  home: { path: '/' },
  'onboarding-1': { path: '/onboarding' },
  'onboarding-response': {
    path: '/onboarding',
    act: (page) => page.getByRole('button', { name: 'Strength' }).click(),
  },
  'onboarding-back': {
    path: '/onboarding',
    act: async (page) => {
      await choose(page, 'Strength')
      await page.getByRole('button', { name: 'Previous' }).click()
    },
  },
  'onboarding-home': {
    path: '/onboarding',
    act: (page) => choose(page, 'Strength', 'Beginner', '4 days', '60 minutes', 'Home Gym'),
  },
  'onboarding-last': { path: '/onboarding', act: (page) => choose(page, ...ANSWERS) },
  'onboarding-email': { path: '/onboarding', act: toEmail },
  'onboarding-email-wrong': {
    path: '/onboarding',
    act: async (page) => {
      await toEmail(page)
      await page.getByLabel('Email').fill('anna@nowhere')
      await page.getByRole('button', { name: 'Get My Program' }).click()
    },
  },
  'onboarding-paywall': { path: '/onboarding', act: toPaywall },
  'onboarding-leaving': {
    path: '/onboarding',
    gateway: (gateway) => gateway.answer('POST /api/stripe/checkout', never),
    act: async (page) => {
      await toPaywall(page)
      await page.getByRole('button', { name: 'Get My Program - $27' }).click()
    },
  },
  'onboarding-failed': {
    path: '/onboarding',
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/surveys',
        refuse(503, 'SERVICE_UNAVAILABLE', 'We are briefly unavailable. Please try again in a moment.'),
      ),
  },
  'generation-processing': {
    path: '/programgeneration?email=anna@example.com',
    gateway: (gateway) => gateway.answer('GET /api/programs/stripe/by-email/:email', never),
  },
  'generation-writing': { path: '/programgeneration?email=anna@example.com', gateway: writing },
  'generation-delayed': {
    path: '/programgeneration?email=anna@example.com',
    gateway: (gateway) => {
      gateway.answer(
        'POST /api/surveys/:id/generate',
        refuse(
          503,
          'GENERATION_DELAYED',
          'Writing your program takes longer than usual. Your purchase is safe: we will email you the link.',
        ),
      )
      gateway.publish({
        stage: 'needs-attention',
        weeksWritten: 3,
        programId: null,
        message:
          'This takes longer than usual and one of us is looking at it. Your purchase is safe: we will email you the link.',
      })
    },
  },
  'generation-completed': {
    path: '/programgeneration?email=anna@example.com',
    act: (page) => page.getByText('Program Created Successfully!').waitFor(),
  },
  'generation-error': { path: '/programgeneration?email=nothing' },
  'access-invalid': {
    path: '/access?token=old',
    gateway: (gateway) =>
      gateway.answer('POST /api/access', refuse(403, 'CREDENTIAL_REFUSED', 'Invalid or expired token')),
  },
  access: { path: '/access' },
  results: { path: `/results/${SAMPLE_ID}` },
  'results-no-pdf': {
    path: `/results/${SAMPLE_ID}`,
    gateway: (gateway) => {
      const record = sampleRecord({ googleDocLink: null })
      record.generatedProgram.overview.clearance =
        'You wrote that you are pregnant. This plan stays light on purpose. Show it to your doctor or midwife before you start.'
      gateway.answer('GET /api/programs/:id', () => ({ status: 200, body: record }))
      gateway.publish({
        stage: 'rendering',
        weeksWritten: 8,
        programId: SAMPLE_ID,
        message: 'Your program is written. We are laying out the PDF.',
      })
    },
  },
  'results-loading': {
    path: `/results/${SAMPLE_ID}`,
    gateway: (gateway) => gateway.answer('GET /api/programs/:id', never),
  },
  'results-missing': {
    path: '/results/nothing',
    gateway: (gateway) =>
      gateway.answer(
        'GET /api/programs/:id',
        refuse(404, 'NOT_FOUND', 'We could not find what you are looking for.'),
      ),
  },
  'thank-you': { path: '/thank-you' },
  'thank-you-writing': { path: '/thank-you', gateway: writing },
  'form-1': { path: '/form-direct' },
  'form-2': {
    path: '/form-direct',
    act: async (page) => {
      await basics(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Home Gym').click()
    },
  },
  'form-busy': {
    path: '/form-direct',
    gateway: (gateway) => gateway.answer('POST /api/programs/generate-direct', never),
    act: toBusy,
  },
  'form-failed': {
    path: '/form-direct',
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/programs/generate-direct',
        refuse(
          429,
          'DEMO_BUDGET_SPENT',
          'The demo has written all its programs for today. Please come back tomorrow.',
        ),
      ),
    act: async (page) => {
      await toBusy(page)
      await page.getByText('Generation Failed').first().waitFor()
    },
  },
  'not-found': { path: '/nowhere' },
}

async function toBusy(page: Page) {
  await basics(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const text of ['Commercial Gym', 'Strength', 'Novice (0-1 years)'])
    await page.getByText(text, { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const text of ['RIR', 'Full Body']) await page.getByText(text, { exact: true }).click()
  await page.getByRole('button', { name: 'Generate My Program' }).click()
}

async function take(
  browser: Browser,
  name: string,
  shot: Shot,
  width: number,
  colorScheme: 'light' | 'dark',
) {
  await using gateway = await startFakeGateway()
  shot.gateway?.(gateway)
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(5000)
  page.on('console', (message) => message.type() === 'error' && console.log(name, message.text()))
  page.on('pageerror', (error) => console.log(name, error.message))
  await page.goto(gateway.url + shot.path)
  await page.locator('main').waitFor()
  await shot.act?.(page, gateway)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
  await page.screenshot({
    path: join(TO, `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`),
    fullPage: true,
  })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (overflow > 0) console.log(`${name} at ${width}: ${overflow} px too wide`)
  await context.close()
}

mkdirSync(TO, { recursive: true })
const wanted = process.argv[2]
const browser = await openBrowser()
for (const [name, shot] of Object.entries(SHOTS)) {
  if (wanted && !name.startsWith(wanted)) continue
  for (const width of WIDTHS)
    await take(browser, name, shot, width, 'light').catch((e: Error) => console.log(name, e.message))
  await take(browser, name, shot, 390, 'dark').catch((e: Error) => console.log(name, e.message))
}
await browser.close()
