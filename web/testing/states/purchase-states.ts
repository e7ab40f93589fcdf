import type { Page } from 'playwright-core'
import { REFUSALS } from '../../../domain/shop/errors.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { never, ok, refuse, type FakeGateway } from '../fake-gateway.ts'
import { ASKED_WORDS } from '../asked-words.ts'
import {
  after,
  answerUpTo,
  answerUpToLast,
  AT_HOME,
  completeQuestionnaire,
  tellFacts,
  unfoldAll,
} from '../people.ts'
import { SAMPLE_ID, sampleRecord } from '../sample-program.ts'
import { keepFromPdf, writing } from './moments.ts'
import type { State } from './state.ts'

const { GENERATION_DELAYED, SERVICE_UNAVAILABLE } = REFUSALS
/** Words with something for each group. */
const WORDS = 'no lunges or bench press, I love pull-ups, bad left knee, 20 weeks pregnant'
const NEEDS_ATTENTION = 'This is taking longer than usual and one of us is looking at it.'
const FIRST_QUESTION = 'What do you want most from the next eight weeks?'
const GENERATION = '/programgeneration?email=anna@example.com'

/** The draft that the device stores of a visitor who closed the tab at the second question. */
const STOPPED_DRAFT = JSON.stringify({
  draft: {
    surveyId: null,
    answers: { primaryGoal: 'Strength' },
    email: '',
    completedFor: '',
    step: 'question:experience_level',
  },
  keptAt: Date.now(),
})

/** Gives these words as the last answer. */
async function sayWords(page: Page) {
  await answerUpToLast(page)
  await page.getByRole('textbox').fill(WORDS)
}

/** Gives words that are asked about. */
async function sayAsked(page: Page) {
  await answerUpToLast(page)
  await page.getByRole('textbox').fill(ASKED_WORDS)
}

async function goOnToPaywall(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByRole('button', { name: 'Get My Program' }).click()
}

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

/** The answers are in use by a purchase at that stage. */
const surveyClosed = (stage: Stage, message: string) => (gateway: FakeGateway) => {
  gateway.answer('PUT /api/surveys/:id', refuse(409, 'SURVEY_CLOSED', REFUSALS.SURVEY_CLOSED.text))
  gateway.publish({ stage, weeksWritten: 8, programId: SAMPLE_ID, message })
}

/** The states from the questionnaire to the program. */
export const PURCHASE_STATES: Readonly<Record<string, State>> = {
  'onboarding-first': { path: '/onboarding', shows: FIRST_QUESTION },
  'onboarding-resumed': {
    path: '/onboarding',
    browser: (page) =>
      page.addInitScript((draft) => localStorage.setItem('eightfold.onboarding', draft), STOPPED_DRAFT),
    shows: 'You continue where you left off.',
  },
  'onboarding-response': {
    isQuick: true,
    path: '/onboarding',
    act: (page) => page.getByRole('button', { name: 'Strength' }).click(),
    shows: 'Continue',
  },
  'onboarding-back': {
    hasOwnLooks: true,
    path: '/onboarding',
    act: async (page) => {
      await answerUpTo(page, after('primaryGoal'))
      await page.getByRole('button', { name: 'Previous' }).click()
    },
    shows: FIRST_QUESTION,
  },
  'onboarding-home': {
    path: '/onboarding',
    act: (page) => answerUpTo(page, 'equipmentDetails', AT_HOME),
    shows: 'What do you have at home?',
  },
  'onboarding-understood': {
    path: '/onboarding',
    act: sayWords,
    shows: 'Clear first',
  },
  'onboarding-facts': {
    hasOwnLooks: true,
    path: '/onboarding',
    act: async (page) => {
      await sayWords(page)
      await tellFacts(page)
    },
    shows: 'Your best recent sets',
  },
  'onboarding-facts-wrong': {
    isQuick: true,
    path: '/onboarding',
    act: async (page) => {
      await answerUpToLast(page)
      await page.getByText('Make it more yours').click()
      await page.getByLabel('Body weight (lb)').fill('1')
      await page.getByLabel('Age').focus()
    },
    shows: 'Please enter a body weight',
  },
  'onboarding-corrected': {
    isQuick: true,
    path: '/onboarding',
    act: async (page) => {
      await sayWords(page)
      await page.getByRole('button', { name: 'Remove knee from what we are careful with' }).click()
      await page.getByRole('button', { name: 'Ask for it instead: bench presses' }).click()
      await page.getByRole('button', { name: 'Add something' }).click()
      await page.getByLabel('An exercise, a joint or a condition').fill('goblet')
    },
    shows: 'Undo: knee',
  },
  'onboarding-understood-home': {
    path: '/onboarding',
    act: async (page) => {
      await answerUpTo(page, 'equipmentDetails', AT_HOME)
      await page
        .getByRole('textbox')
        .fill('dumbbells up to 20 kg, a flat bench, a treadmill and two kettlebells')
    },
    shows: 'We will use',
  },
  'onboarding-nothing-understood': {
    path: '/onboarding',
    act: async (page) => {
      await answerUpToLast(page)
      await page.getByRole('textbox').fill('I play chess on Sundays')
    },
    shows: '“I play chess on Sundays”',
  },
  'onboarding-asked': {
    path: '/onboarding',
    act: sayAsked,
    shows: 'To be sure',
  },
  'onboarding-answered': {
    path: '/onboarding',
    act: async (page) => {
      await sayAsked(page)
      await page.getByRole('button', { name: 'Only on that day' }).click()
      await page.getByRole('button', { name: '140 lb' }).click()
    },
    shows: 'Change your answer',
  },
  'onboarding-paywall-asked': {
    path: '/onboarding',
    act: async (page) => {
      await sayAsked(page)
      await goOnToPaywall(page)
    },
    shows: 'To be sure',
  },
  'onboarding-typo': {
    path: '/onboarding',
    act: async (page) => {
      await completeQuestionnaire(page)
      await page.getByLabel('Email').fill('anna@gmial.com')
    },
    shows: 'Did you mean',
  },
  'onboarding-last': {
    path: '/onboarding',
    act: (page) => answerUpToLast(page),
    shows: 'Anything we should work around?',
  },
  'onboarding-email': {
    path: '/onboarding',
    act: (page) => completeQuestionnaire(page),
    shows: 'Almost there!',
  },
  'onboarding-email-wrong': {
    isQuick: true,
    path: '/onboarding',
    act: (page) => completeQuestionnaire(page, 'anna@nowhere'),
    shows: 'Please enter a valid email address',
  },
  'onboarding-paywall': {
    hasOwnLooks: true,
    path: '/onboarding',
    act: (page) => completeQuestionnaire(page, 'anna@example.com'),
    shows: 'Ready for your program?',
  },
  'onboarding-paywall-understood': {
    isQuick: true,
    path: '/onboarding',
    act: async (page) => {
      await sayWords(page)
      await goOnToPaywall(page)
    },
    shows: 'Clear first',
  },
  'onboarding-paywall-facts': {
    path: '/onboarding',
    act: async (page) => {
      await sayWords(page)
      await tellFacts(page)
      await goOnToPaywall(page)
    },
    shows: 'Your best recent sets',
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
  'onboarding-refunded': {
    path: '/onboarding',
    gateway: surveyClosed('refunded', 'This purchase was refunded, so its program is closed.'),
    act: (page) => page.getByRole('button', { name: 'Strength' }).click(),
    shows: 'This program is closed',
  },
  'onboarding-closed': {
    isQuick: true,
    path: '/onboarding',
    gateway: surveyClosed('delivered', 'Your program is ready.'),
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
  'generation-writing': { isQuick: true, path: GENERATION, gateway: writing, shows: '3 of 8 weeks written' },
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
  'results-loaded': { hasOwnLooks: true, path: `/results/${SAMPLE_ID}`, shows: 'Next to train' },
  'results-unfolded': { path: `/results/${SAMPLE_ID}`, act: unfoldAll, shows: 'What each muscle gets' },
  'results-how-to': {
    isQuick: true,
    path: `/results/${SAMPLE_ID}`,
    act: (page) => page.getByRole('button', { name: 'Barbell Bench Press' }).click(),
    shows: 'Watch',
  },
  'results-last-day-done': {
    path: `/results/${SAMPLE_ID}`,
    browser: (page) =>
      page.addInitScript((key) => localStorage.setItem(key, '{"next":32}'), `eightfold.place.${SAMPLE_ID}`),
    shows: 'Eight weeks done',
  },
  'results-closed': {
    path: `/results/${SAMPLE_ID}`,
    gateway: (gateway) =>
      gateway.answer(
        'GET /api/programs/:id',
        refuse(410, 'PURCHASE_REFUNDED', REFUSALS.PURCHASE_REFUNDED.text),
      ),
    shows: 'This program is closed',
  },
  'results-without-pdf': {
    path: `/results/${SAMPLE_ID}`,
    gateway: withoutPdf,
    shows: 'We are laying out the PDF.',
  },
  'results-loading': {
    isQuick: true,
    hasOwnLooks: true,
    path: `/results/${SAMPLE_ID}`,
    gateway: (gateway) => gateway.answer('GET /api/programs/:id', never),
    shows: 'Loading your program',
  },
  'results-missing': {
    isQuick: true,
    path: '/results/nothing',
    gateway: (gateway) =>
      gateway.answer('GET /api/programs/:id', refuse(404, 'NOT_FOUND', REFUSALS.NOT_FOUND.text)),
    shows: 'Program Not Found',
  },
  'thank-you': { path: '/thank-you', shows: 'Enter License Key' },
  consent: {
    isQuick: true,
    path: '/thank-you',
    gateway: (gateway) => gateway.decide({ adPixelId: '42' }),
    act: (page) => page.getByRole('link', { name: 'Enter License Key' }).waitFor(),
    shows: 'May we count this visit?',
  },
  'thank-you-writing': { path: '/thank-you', gateway: writing, shows: 'Your eight weeks are being written.' },
}
