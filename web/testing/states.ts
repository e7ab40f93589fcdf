import type { Page } from 'playwright-core'
import { REFUSALS } from '../../domain/errors.ts'
import { breaks, never, ok, refuse, tooOften, type FakeGateway } from './fake-gateway.ts'
import {
  answerAllOf,
  answerThreeSteps,
  answerWizard,
  calculateMacros,
  calculateNextSet,
  calculateSleep,
  completeQuestionnaire,
  enterLicense,
  fillBasics,
  giveFeedback,
  startSurvey,
} from './people.ts'
import { SAMPLE_ID, sampleRecord } from './sample-program.ts'
import type { Visit } from './visit.ts'

/** One thing a person may see: where it is, what the gateway says, how one gets there, and how one knows. */
export interface State extends Pick<Visit, 'path' | 'gateway' | 'browser'> {
  act?: (page: Page) => Promise<unknown>
  shows: string
}

const { GENERATION_DELAYED, DEMO_BUDGET_SPENT, SERVICE_UNAVAILABLE, CREDENTIAL_REFUSED } = REFUSALS
const NEEDS_ATTENTION = 'This takes longer than usual and one of us is looking at it.'
const GENERATION = '/programgeneration?email=anna@example.com'

const writing = (gateway: FakeGateway) => {
  gateway.answer('POST /api/surveys/:id/generate', never)
  gateway.publish({
    stage: 'generating',
    weeksWritten: 3,
    programId: null,
    message: 'Your eight weeks are being written.',
  })
}

/** What the page leaves for has no content, so that it stays. */
const keepFromPdf = (page: Page) => page.route('**/pdf', (route) => route.fulfill({ status: 204 }))

const withoutPdf = (gateway: FakeGateway) => {
  const record = sampleRecord({ googleDocLink: null })
  record.generatedProgram.overview.clearance =
    'You wrote that you are pregnant. This plan stays light on purpose. Show it to your doctor or midwife first.'
  for (const week of record.generatedProgram.weeks) week.workouts.splice(1)
  gateway.answer('GET /api/programs/:id', ok(record))
  gateway.publish({
    stage: 'rendering',
    weeksWritten: 8,
    programId: SAMPLE_ID,
    message: 'We are laying out the PDF.',
  })
}

/** Every screen in every state: photographed by `shots.ts`, checked by `states.test.ts`. */
export const STATES: Readonly<Record<string, State>> = {
  home: { path: '/', shows: '$27 Launch Special' },
  'home-menu': {
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shows: 'Free Tools',
  },
  'onboarding-first': { path: '/onboarding', shows: '10%' },
  'onboarding-response': {
    path: '/onboarding',
    act: (page) => page.getByRole('button', { name: 'Strength' }).click(),
    shows: 'Continue',
  },
  'onboarding-back': {
    path: '/onboarding',
    act: async (page) => {
      await answerAllOf(page, ['Strength'])
      await page.getByRole('button', { name: 'Previous' }).click()
    },
    shows: '10%',
  },
  'onboarding-home': {
    path: '/onboarding',
    act: (page) => answerAllOf(page, ['Strength', 'Beginner', '4 days', '60 minutes', 'Home Gym']),
    shows: 'What do you have at home?',
  },
  'onboarding-understood': {
    path: '/onboarding',
    act: async (page) => {
      await answerAllOf(page)
      await page.getByRole('textbox').fill('no burpees, bad left knee')
    },
    shows: 'We will leave out burpees.',
  },
  'onboarding-typo': {
    path: '/onboarding',
    act: async (page) => {
      await completeQuestionnaire(page)
      await page.getByLabel('Email').fill('anna@gmial.com')
    },
    shows: 'Did you mean',
  },
  'onboarding-last': { path: '/onboarding', act: (page) => answerAllOf(page), shows: '100%' },
  'onboarding-email': {
    path: '/onboarding',
    act: (page) => completeQuestionnaire(page),
    shows: 'Almost there!',
  },
  'onboarding-email-wrong': {
    path: '/onboarding',
    act: (page) => completeQuestionnaire(page, 'anna@nowhere'),
    shows: 'Please enter a valid email address',
  },
  'onboarding-paywall': {
    path: '/onboarding',
    act: (page) => completeQuestionnaire(page, 'anna@example.com'),
    shows: 'Ready for your program?',
  },
  'onboarding-leaving': {
    path: '/onboarding',
    gateway: (gateway) => gateway.answer('POST /api/stripe/checkout', never),
    act: async (page) => {
      await completeQuestionnaire(page, 'anna@example.com')
      await page.getByRole('button', { name: 'Get My Program - $27' }).click()
    },
    shows: 'Generating Your Program...',
  },
  'onboarding-closed': {
    path: '/onboarding',
    gateway: (gateway) => {
      gateway.answer('PUT /api/surveys/:id', refuse(409, 'SURVEY_CLOSED', REFUSALS.SURVEY_CLOSED.text))
      gateway.publish({
        stage: 'delivered',
        weeksWritten: 8,
        programId: SAMPLE_ID,
        message: 'Your program is ready.',
      })
    },
    act: (page) => page.getByRole('button', { name: 'Strength' }).click(),
    shows: 'Program Generated Successfully!',
  },
  'onboarding-failed': {
    path: '/onboarding',
    gateway: (gateway) =>
      gateway.answer('POST /api/surveys', refuse(503, 'SERVICE_UNAVAILABLE', SERVICE_UNAVAILABLE.text)),
    shows: 'Something went wrong',
  },
  'generation-processing': {
    path: GENERATION,
    gateway: (gateway) => gateway.answer('GET /api/programs/stripe/by-email/:email', never),
    shows: 'Payment Confirmed!',
  },
  'generation-writing': { path: GENERATION, gateway: writing, shows: '3 of 8 weeks written' },
  'generation-delayed': {
    path: GENERATION,
    gateway: (gateway) => {
      gateway.answer(
        'POST /api/surveys/:id/generate',
        refuse(503, 'GENERATION_DELAYED', GENERATION_DELAYED.text),
      )
      gateway.publish({
        stage: 'needs-attention',
        weeksWritten: 3,
        programId: null,
        message: NEEDS_ATTENTION,
      })
    },
    shows: NEEDS_ATTENTION,
  },
  'generation-pending': {
    path: GENERATION,
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/surveys/process-stripe-payment',
        refuse(402, 'PAYMENT_PENDING', REFUSALS.PAYMENT_PENDING.text),
      ),
    shows: 'Your Bank Is Confirming',
  },
  'generation-completed': {
    path: GENERATION,
    browser: keepFromPdf,
    shows: 'Program Created Successfully!',
  },
  'generation-error': { path: '/programgeneration?email=nothing', shows: 'Invalid email format' },
  'access-idle': { path: '/access', shows: 'Access Your Program' },
  'access-validating': {
    path: '/access?token=mailed',
    browser: (page) => page.route('**/assets/survey-screen*', () => {}),
    shows: 'Please wait while we verify your access token.',
  },
  'access-invalid': {
    path: `/access?token=${'x'.repeat(301)}`,
    shows: 'This access token is invalid or has expired.',
  },
  'access-verifying': {
    path: '/access?email=anna@example.com',
    gateway: (gateway) => gateway.answer('POST /api/shopify/lookup', never),
    shows: 'Verifying Purchase...',
  },
  'access-line-down': {
    path: '/access?email=anna@example.com',
    gateway: (gateway) => gateway.answer('POST /api/shopify/lookup', breaks),
    shows: 'We could not be reached.',
  },
  'access-not-found': {
    path: '/access?email=anna@example.com',
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/shopify/lookup',
        refuse(404, 'PURCHASE_NOT_FOUND', REFUSALS.PURCHASE_NOT_FOUND.text),
      ),
    shows: 'No recent purchase found with that email.',
  },
  'access-email-wrong': {
    path: '/access?email=anna@nowhere',
    shows: 'There is a problem',
  },
  'license-line-down': {
    path: '/license',
    gateway: (gateway) => gateway.answer('POST /api/licenses/validate', breaks),
    act: (page) => enterLicense(page),
    shows: 'We could not be reached.',
  },
  'license-input': { path: '/license', shows: 'Validate License' },
  'license-valid': {
    path: '/license',
    gateway: (gateway) =>
      gateway.answer('POST /api/licenses/validate', ok({ valid: true, customerName: 'Anna', isTest: true })),
    // It stays while the survey's page is on its way.
    browser: (page) => page.route('**/assets/form-screen*', () => {}),
    act: (page) => enterLicense(page),
    shows: 'Test purchase.',
  },
  'license-invalid': {
    path: '/license',
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/licenses/validate',
        refuse(403, 'CREDENTIAL_REFUSED', 'We do not know this license key.'),
      ),
    act: (page) => enterLicense(page),
    shows: 'We do not know this license key.',
  },
  'survey-token': { path: '/survey?token=mailed', shows: 'Start Survey' },
  'survey-refused': {
    path: '/survey?token=old',
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/shopify/validate',
        refuse(403, 'CREDENTIAL_REFUSED', CREDENTIAL_REFUSED.text),
      ),
    act: startSurvey,
    shows: CREDENTIAL_REFUSED.text,
  },
  'survey-welcome': {
    path: '/survey?access_token=mailed',
    act: startSurvey,
    shows: 'Start Creating Your Program',
  },
  'survey-writing': {
    path: '/survey?token=mailed',
    gateway: writing,
    act: startSurvey,
    shows: 'Your eight weeks are being written.',
  },
  'survey-used': {
    path: '/survey?token=used',
    gateway: (gateway) =>
      gateway.answer('POST /api/shopify/validate', ok({ valid: true, programId: SAMPLE_ID })),
    act: startSurvey,
    shows: 'your program is ready',
  },
  'form-paid': { path: '/form?token=mailed&name=Anna&email=anna@example.com', shows: 'Step 1 of 3' },
  'form-ready': {
    path: '/form?token=mailed',
    browser: keepFromPdf,
    act: answerThreeSteps,
    shows: 'Program Generated Successfully!',
  },
  'wizard-person': { path: '/program-form?token=mailed', shows: 'Step 1 of 5' },
  'wizard-schedule': {
    path: '/program-form?token=mailed',
    act: (page) => answerWizard(page, 1),
    shows: 'Step 2 of 5',
  },
  'wizard-equipment': {
    path: '/program-form?token=mailed',
    act: async (page) => {
      await answerWizard(page, 2)
      await page.getByText('Home Gym').click()
    },
    shows: 'Your equipment',
  },
  'wizard-goals': {
    path: '/program-form?token=mailed',
    act: (page) => answerWizard(page, 3),
    shows: 'Step 4 of 5',
  },
  'wizard-preferences': {
    path: '/program-form?token=mailed',
    act: (page) => answerWizard(page, 4),
    shows: 'Step 5 of 5',
  },
  'wizard-busy': {
    path: '/program-form?token=mailed',
    gateway: (gateway) => {
      writing(gateway)
      gateway.answer('POST /api/shopify/programs', never)
    },
    act: (page) => answerWizard(page),
    shows: 'Your eight weeks are being written.',
  },
  'wizard-failed': {
    path: '/program-form?token=mailed',
    gateway: (gateway) => gateway.answer('POST /api/shopify/programs', tooOften(240)),
    act: (page) => answerWizard(page),
    shows: 'Please try again in 4 minutes.',
  },
  'wizard-delayed': {
    path: '/program-form?token=mailed',
    gateway: (gateway) => {
      writing(gateway)
      gateway.answer('POST /api/shopify/programs', refuse(503, 'GENERATION_DELAYED', GENERATION_DELAYED.text))
    },
    act: (page) => answerWizard(page),
    shows: '3 of 8 weeks written',
  },
  'wizard-email-wrong': {
    path: '/program-form?token=mailed',
    act: async (page) => {
      await page.getByLabel('Name').fill('Anna')
      await page.getByLabel('Email').fill('anna@nowhere')
      await page.getByRole('button', { name: 'Next' }).click()
    },
    shows: 'There is a problem',
  },
  'wizard-ready': {
    path: '/program-form?token=mailed',
    act: (page) => answerWizard(page),
    shows: 'Program Generated Successfully!',
  },
  'results-loaded': { path: `/results/${SAMPLE_ID}`, shows: 'What each muscle gets' },
  'results-without-pdf': {
    path: `/results/${SAMPLE_ID}`,
    gateway: withoutPdf,
    shows: 'We are laying out the PDF.',
  },
  'results-loading': {
    path: `/results/${SAMPLE_ID}`,
    gateway: (gateway) => gateway.answer('GET /api/programs/:id', never),
    shows: 'Loading your program',
  },
  'results-missing': {
    path: '/results/nothing',
    gateway: (gateway) =>
      gateway.answer('GET /api/programs/:id', refuse(404, 'NOT_FOUND', REFUSALS.NOT_FOUND.text)),
    shows: 'Program Not Found',
  },
  'thank-you': { path: '/thank-you', shows: 'Enter License Key' },
  consent: {
    path: '/thank-you',
    gateway: (gateway) => gateway.decide({ adPixelId: '42' }),
    act: (page) => page.getByRole('link', { name: 'Enter License Key' }).waitFor(),
    shows: 'May we count this visit?',
  },
  'thank-you-writing': { path: '/thank-you', gateway: writing, shows: 'Your eight weeks are being written.' },
  'form-basics': { path: '/form-direct', shows: 'Step 1 of 3' },
  'form-home-gym': {
    path: '/form-direct',
    act: async (page) => {
      await fillBasics(page)
      await page.getByText('Home Gym').click()
    },
    shows: 'Your equipment',
  },
  'form-busy': {
    path: '/form-direct',
    gateway: (gateway) => gateway.answer('POST /api/programs/generate-direct', never),
    act: answerThreeSteps,
    shows: 'This takes 30-60 seconds.',
  },
  'form-failed': {
    path: '/form-direct',
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/programs/generate-direct',
        refuse(429, 'DEMO_BUDGET_SPENT', DEMO_BUDGET_SPENT.text),
      ),
    act: answerThreeSteps,
    shows: 'Generation Failed',
  },
  tools: { path: '/tools', shows: 'Professional Fitness Tools' },
  'tools-rpe': { path: '/tools/rpe-calculator', shows: 'Still needed: weight' },
  'tools-rpe-result': {
    path: '/tools/rpe-calculator',
    act: (page) => calculateNextSet(page, 5, 10),
    shows: 'Your next set',
  },
  'tools-rpe-caution': {
    path: '/tools/rpe-calculator',
    act: (page) => calculateNextSet(page, 12, 10),
    shows: 'Do not just load this.',
  },
  'tools-sleep': { path: '/tools/sleep-calculator', shows: 'Still needed: age range' },
  'tools-sleep-enough': {
    path: '/tools/sleep-calculator',
    act: (page) => calculateSleep(page, 9),
    shows: 'Perfect!',
  },
  'tools-sleep-short': {
    path: '/tools/sleep-calculator',
    act: (page) => calculateSleep(page, 7),
    shows: 'No screens for 1 hour',
  },
  'tools-macro': { path: '/tools/macro-calculator', shows: 'Still needed: gender' },
  'tools-macro-result': {
    path: '/tools/macro-calculator',
    act: (page) => calculateMacros(page),
    shows: 'Your day',
  },
  faq: { path: '/faq', shows: 'Frequently Asked Questions' },
  'faq-open': {
    path: '/faq',
    act: (page) => page.getByRole('button', { name: 'Do I need a full gym?' }).click(),
    shows: 'no exercise asks for anything else',
  },
  terms: { path: '/terms', shows: 'Payment and pricing' },
  feedback: { path: '/feedback', shows: 'Program Feedback' },
  'feedback-missing': {
    path: '/feedback',
    act: (page) => page.getByRole('button', { name: 'Submit Feedback' }).click(),
    shows: 'Missing Information',
  },
  'feedback-failed': {
    path: '/feedback',
    gateway: (gateway) =>
      gateway.answer('POST /api/feedback', refuse(429, 'RATE_LIMITED', REFUSALS.RATE_LIMITED.text)),
    act: giveFeedback,
    shows: 'Failed to submit feedback.',
  },
  'feedback-sent': { path: '/feedback', act: giveFeedback, shows: 'Return to Home' },
  broken: {
    path: '/thank-you',
    browser: (page) => page.route('**/assets/thank-you-screen*', (route) => route.abort()),
    shows: 'This page broke',
  },
  'not-found': { path: '/nowhere', shows: '404 Page Not Found' },
}
