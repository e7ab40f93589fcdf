import { changeableIn } from '../../../domain/forms/changes.ts'
import { SAMPLE_ANSWERS } from '../../../domain/forms/sample-person.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { never, ok, refuse, type Arranged } from '../fake-gateway.ts'
import {
  after,
  answerUpTo,
  answerUpToLast,
  ASKED_WORDS,
  AT_HOME,
  completeQuestionnaire,
  goOnToPaywall,
  unfoldUnderstood,
  tellFacts,
  unfold,
  unfoldAll,
} from '../people.ts'
import { SAMPLE_ID, sampleRecord } from '../sample-program.ts'
import { at, inTurn, keepFromPdf, pick, press, type, WRITING, type States } from './state.ts'

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

/** Somebody trains week 2 with other exercises than written. */
const SWAPPED = JSON.stringify({
  next: 4,
  today: [{ written: 'Lat Pulldown', name: 'Assisted Pull-Up', isPerSide: false }],
  fromNowOn: [{ written: 'Barbell Bench Press', name: 'Dumbbell Bench Press', isPerSide: false }],
})

const sayWords = inTurn(answerUpToLast, type(null, WORDS))
const sayAsked = inTurn(answerUpToLast, type(null, ASKED_WORDS))

function withoutPdf(): Arranged {
  const record = sampleRecord({ googleDocLink: null })
  record.generatedProgram.overview.clearance =
    'You wrote that you are pregnant. This plan stays light on purpose. Show it to your doctor or midwife first.'
  for (const week of record.generatedProgram.weeks) week.workouts.splice(1)
  const message = 'We are laying out the PDF.'
  return {
    answers: { 'GET /api/programs/:id': ok(record) },
    progress: { stage: 'rendering', weeksWritten: 8, programId: SAMPLE_ID, message },
  }
}

/** The answers are in use by a purchase at that stage. */
const surveyClosed = (stage: Stage, message: string): Arranged => ({
  answers: { 'PUT /api/surveys/:id': refuse('SURVEY_CLOSED') },
  progress: { stage, weeksWritten: 8, programId: SAMPLE_ID, message },
})

/** The states from the questionnaire to the program. */
export const PURCHASE_STATES: States = {
  ...at('/onboarding', {
    'onboarding-first': { shows: FIRST_QUESTION },
    'onboarding-resumed': {
      browser: (page) =>
        page.addInitScript((draft) => localStorage.setItem('eightfold.onboarding', draft), STOPPED_DRAFT),
      shows: 'You continue where you left off.',
    },
    'onboarding-response': { isQuick: true, act: press('Strength'), shows: 'Continue' },
    'onboarding-back': {
      hasOwnLooks: true,
      act: inTurn((page) => answerUpTo(page, after('primaryGoal')), press('Previous')),
      shows: FIRST_QUESTION,
    },
    'onboarding-home': {
      act: (page) => answerUpTo(page, 'equipmentDetails', AT_HOME),
      shows: 'What do you have at home?',
    },
    'onboarding-understood': { act: sayWords, shows: 'Clear first' },
    'onboarding-facts': {
      hasOwnLooks: true,
      act: inTurn(sayWords, tellFacts),
      shows: 'Your best recent sets',
    },
    'onboarding-facts-wrong': {
      isQuick: true,
      act: inTurn(answerUpToLast, pick('Make it more yours'), type('Body weight (lb)', '1'), (page) =>
        page.getByLabel('Age').focus(),
      ),
      shows: 'Please enter a body weight',
    },
    'onboarding-corrected': {
      isQuick: true,
      act: inTurn(
        sayWords,
        press('Remove knee from what we are careful with'),
        press('Ask for it instead: bench presses'),
        press('Add something'),
        type('An exercise, a joint or a condition', 'goblet'),
      ),
      shows: 'Undo: knee',
    },
    'onboarding-understood-home': {
      act: inTurn(
        (page) => answerUpTo(page, 'equipmentDetails', AT_HOME),
        type(null, 'dumbbells up to 20 kg, a flat bench, a treadmill and two kettlebells'),
      ),
      shows: 'We will use',
    },
    'onboarding-nothing-understood': {
      act: inTurn(answerUpToLast, type(null, 'I play chess on Sundays')),
      shows: '“I play chess on Sundays”',
    },
    'onboarding-asked': { act: sayAsked, shows: 'To be sure' },
    'onboarding-answered': {
      act: inTurn(sayAsked, press('Only on that day'), press('140 lb')),
      shows: 'Change your answer',
    },
    'onboarding-paywall-asked': { act: inTurn(sayAsked, goOnToPaywall), shows: 'To be sure' },
    'onboarding-typo': {
      act: inTurn(completeQuestionnaire, type('Email', 'anna@gmial.com')),
      shows: 'Did you mean',
    },
    'onboarding-last': { act: answerUpToLast, shows: 'Anything we should work around?' },
    'onboarding-email': { act: completeQuestionnaire, shows: 'Almost there!' },
    'onboarding-email-wrong': {
      isQuick: true,
      act: (page) => completeQuestionnaire(page, 'anna@nowhere'),
      shows: 'Please enter a valid email address',
    },
    'onboarding-paywall': {
      hasOwnLooks: true,
      act: (page) => completeQuestionnaire(page, 'anna@example.com'),
      shows: 'Ready for your program?',
    },
    'onboarding-paywall-understood': {
      isQuick: true,
      act: inTurn(sayWords, goOnToPaywall, unfoldUnderstood),
      shows: 'Clear first',
    },
    'onboarding-paywall-facts': {
      act: inTurn(sayWords, tellFacts, goOnToPaywall, pick('Make it more yours')),
      shows: 'Your best recent sets',
    },
    'onboarding-paywall-outline': {
      isQuick: true,
      answers: {
        'POST /api/outlines': ok({
          days: ['Upper A', 'Lower A', 'Upper B', 'Lower B'],
          weekdays: ['wed', 'fri', 'sat', 'mon'],
          minutes: 45,
          lifts: ['Barbell Bench Press', 'Barbell Back Squat', 'Barbell Deadlift'],
          impossible: ['No hip thrusts: that needs a bench, which you did not name.'],
        }),
      },
      act: (page) => completeQuestionnaire(page, 'anna@example.com'),
      shows: 'No hip thrusts',
    },
    'onboarding-leaving': {
      answers: { 'POST /api/stripe/checkout': never },
      act: inTurn((page) => completeQuestionnaire(page, 'anna@example.com'), press('Get My Program - $27')),
      shows: 'Generating Your Program...',
    },
    'onboarding-refunded': {
      ...surveyClosed('refunded', 'This purchase was refunded, so its program is closed.'),
      act: press('Strength'),
      shows: 'This program is closed',
    },
    'onboarding-closed': {
      isQuick: true,
      ...surveyClosed('delivered', 'Your program is ready.'),
      act: press('Strength'),
      shows: 'Program Generated Successfully!',
    },
    'onboarding-failed': {
      answers: { 'POST /api/surveys': refuse('SERVICE_UNAVAILABLE') },
      shows: 'Something went wrong',
    },
  }),
  ...at(GENERATION, {
    'generation-processing': {
      answers: { 'GET /api/programs/stripe/by-email/:email': never },
      shows: 'Payment Confirmed!',
    },
    'generation-writing': { isQuick: true, ...WRITING, shows: '3 of 8 weeks written' },
    'generation-delayed': {
      answers: { 'POST /api/surveys/:id/generate': refuse('GENERATION_DELAYED') },
      progress: { stage: 'needs-attention', weeksWritten: 3, programId: null, message: NEEDS_ATTENTION },
      shows: NEEDS_ATTENTION,
    },
    'generation-pending': {
      answers: { 'POST /api/surveys/process-stripe-payment': refuse('PAYMENT_PENDING') },
      shows: 'Your Bank Is Confirming',
    },
    'generation-completed': { browser: keepFromPdf, shows: 'Program Created Successfully!' },
  }),
  'generation-error': { path: '/programgeneration?email=nothing', shows: 'Invalid email format' },
  ...at(`/results/${SAMPLE_ID}`, {
    'results-loaded': { hasOwnLooks: true, shows: 'Next to train' },
    'results-unfolded': { act: unfoldAll, shows: 'What each muscle gets' },
    'results-how-to': { isQuick: true, act: press('Barbell Bench Press'), shows: 'Mistake' },
    'results-swap': {
      isQuick: true,
      act: inTurn(press('Barbell Bench Press'), (page) =>
        page.getByText('Swap: Dumbbell Bench Press', { exact: true }).click(),
      ),
      shows: 'Use this today',
    },
    'results-swapped': {
      browser: (page) =>
        page.addInitScript(([key, place]) => localStorage.setItem(key, place), [
          `eightfold.place.${SAMPLE_ID}`,
          SWAPPED,
        ] as const),
      shows: 'From now on',
    },
    'results-rest': { act: press('Rest 3 min'), shows: 'Stop' },
    'results-last-day-done': {
      browser: (page) =>
        page.addInitScript((key) => localStorage.setItem(key, '{"next":32}'), `eightfold.place.${SAMPLE_ID}`),
      shows: 'Write my next eight weeks',
    },
    'results-change': {
      isQuick: true,
      answers: {
        'GET /api/programs/:id/rewrite': ok({
          state: 'open',
          until: '2026-12-07T09:00:00.000Z',
          answers: changeableIn(SAMPLE_ANSWERS),
        }),
      },
      act: (page) => unfold(page, 'Something changed?'),
      shows: 'Rewrite My Program',
    },
    'results-change-unproven': {
      act: async (page) => {
        await unfold(page, 'Something changed?')
        await page.getByRole('button', { name: 'Mail me the link' }).click()
      },
      shows: 'It goes to a•••@example.com.',
    },
    'results-closed': {
      answers: { 'GET /api/programs/:id': refuse('PURCHASE_REFUNDED') },
      shows: 'This program is closed',
    },
    'results-without-pdf': { ...withoutPdf(), shows: 'We are laying out the PDF.' },
    'results-loading': {
      isQuick: true,
      hasOwnLooks: true,
      answers: { 'GET /api/programs/:id': never },
      shows: 'Loading your program',
    },
  }),
  'results-missing': {
    isQuick: true,
    path: '/results/nothing',
    answers: { 'GET /api/programs/:id': refuse('NOT_FOUND') },
    shows: 'Program Not Found',
  },
  ...at('/thank-you', {
    'thank-you': { shows: 'Enter License Key' },
    consent: {
      isQuick: true,
      site: { adPixelId: '42' },
      act: (page) => page.getByRole('link', { name: 'Enter License Key' }).waitFor(),
      shows: 'May we count this visit?',
    },
    'thank-you-writing': { ...WRITING, shows: 'Your eight weeks are being written.' },
  }),
}
