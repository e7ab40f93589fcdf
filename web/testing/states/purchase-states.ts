import type { Stage } from '../../../domain/shop/stage.ts'
import { never, ok, refuse, type Arranged } from '../fake-gateway.ts'
import { ASKED_WORDS } from '../asked-words.ts'
import {
  after,
  answerUpTo,
  answerUpToLast,
  AT_HOME,
  completeQuestionnaire,
  goOnToPaywall,
  tellFacts,
  unfoldAll,
} from '../people.ts'
import { SAMPLE_ID, sampleRecord } from '../sample-program.ts'
import { inTurn, keepFromPdf, pick, press, say, type, WRITING } from './moments.ts'
import type { State } from './state.ts'

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

const sayWords = inTurn(answerUpToLast, say(WORDS))
const sayAsked = inTurn(answerUpToLast, say(ASKED_WORDS))

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
export const PURCHASE_STATES: Readonly<Record<string, State>> = {
  'onboarding-first': { path: '/onboarding', shows: FIRST_QUESTION },
  'onboarding-resumed': {
    path: '/onboarding',
    browser: (page) =>
      page.addInitScript((draft) => localStorage.setItem('eightfold.onboarding', draft), STOPPED_DRAFT),
    shows: 'You continue where you left off.',
  },
  'onboarding-response': { isQuick: true, path: '/onboarding', act: press('Strength'), shows: 'Continue' },
  'onboarding-back': {
    hasOwnLooks: true,
    path: '/onboarding',
    act: inTurn((page) => answerUpTo(page, after('primaryGoal')), press('Previous')),
    shows: FIRST_QUESTION,
  },
  'onboarding-home': {
    path: '/onboarding',
    act: (page) => answerUpTo(page, 'equipmentDetails', AT_HOME),
    shows: 'What do you have at home?',
  },
  'onboarding-understood': { path: '/onboarding', act: sayWords, shows: 'Clear first' },
  'onboarding-facts': {
    hasOwnLooks: true,
    path: '/onboarding',
    act: inTurn(sayWords, tellFacts),
    shows: 'Your best recent sets',
  },
  'onboarding-facts-wrong': {
    isQuick: true,
    path: '/onboarding',
    act: inTurn(answerUpToLast, pick('Make it more yours'), type('Body weight (lb)', '1'), (page) =>
      page.getByLabel('Age').focus(),
    ),
    shows: 'Please enter a body weight',
  },
  'onboarding-corrected': {
    isQuick: true,
    path: '/onboarding',
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
    path: '/onboarding',
    act: inTurn(
      (page) => answerUpTo(page, 'equipmentDetails', AT_HOME),
      say('dumbbells up to 20 kg, a flat bench, a treadmill and two kettlebells'),
    ),
    shows: 'We will use',
  },
  'onboarding-nothing-understood': {
    path: '/onboarding',
    act: inTurn(answerUpToLast, say('I play chess on Sundays')),
    shows: '“I play chess on Sundays”',
  },
  'onboarding-asked': { path: '/onboarding', act: sayAsked, shows: 'To be sure' },
  'onboarding-answered': {
    path: '/onboarding',
    act: inTurn(sayAsked, press('Only on that day'), press('140 lb')),
    shows: 'Change your answer',
  },
  'onboarding-paywall-asked': {
    path: '/onboarding',
    act: inTurn(sayAsked, goOnToPaywall),
    shows: 'To be sure',
  },
  'onboarding-typo': {
    path: '/onboarding',
    act: inTurn(completeQuestionnaire, type('Email', 'anna@gmial.com')),
    shows: 'Did you mean',
  },
  'onboarding-last': { path: '/onboarding', act: answerUpToLast, shows: 'Anything we should work around?' },
  'onboarding-email': { path: '/onboarding', act: completeQuestionnaire, shows: 'Almost there!' },
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
    act: inTurn(sayWords, goOnToPaywall),
    shows: 'Clear first',
  },
  'onboarding-paywall-facts': {
    path: '/onboarding',
    act: inTurn(sayWords, tellFacts, goOnToPaywall),
    shows: 'Your best recent sets',
  },
  'onboarding-leaving': {
    path: '/onboarding',
    answers: { 'POST /api/stripe/checkout': never },
    act: inTurn((page) => completeQuestionnaire(page, 'anna@example.com'), press('Get My Program - $27')),
    shows: 'Generating Your Program...',
  },
  'onboarding-refunded': {
    path: '/onboarding',
    ...surveyClosed('refunded', 'This purchase was refunded, so its program is closed.'),
    act: press('Strength'),
    shows: 'This program is closed',
  },
  'onboarding-closed': {
    isQuick: true,
    path: '/onboarding',
    ...surveyClosed('delivered', 'Your program is ready.'),
    act: press('Strength'),
    shows: 'Program Generated Successfully!',
  },
  'onboarding-failed': {
    path: '/onboarding',
    answers: { 'POST /api/surveys': refuse('SERVICE_UNAVAILABLE') },
    shows: 'Something went wrong',
  },
  'generation-processing': {
    path: GENERATION,
    answers: { 'GET /api/programs/stripe/by-email/:email': never },
    shows: 'Payment Confirmed!',
  },
  'generation-writing': { isQuick: true, path: GENERATION, ...WRITING, shows: '3 of 8 weeks written' },
  'generation-delayed': {
    path: GENERATION,
    answers: { 'POST /api/surveys/:id/generate': refuse('GENERATION_DELAYED') },
    progress: { stage: 'needs-attention', weeksWritten: 3, programId: null, message: NEEDS_ATTENTION },
    shows: NEEDS_ATTENTION,
  },
  'generation-pending': {
    path: GENERATION,
    answers: { 'POST /api/surveys/process-stripe-payment': refuse('PAYMENT_PENDING') },
    shows: 'Your Bank Is Confirming',
  },
  'generation-completed': { path: GENERATION, browser: keepFromPdf, shows: 'Program Created Successfully!' },
  'generation-error': { path: '/programgeneration?email=nothing', shows: 'Invalid email format' },
  'results-loaded': { hasOwnLooks: true, path: `/results/${SAMPLE_ID}`, shows: 'Next to train' },
  'results-unfolded': { path: `/results/${SAMPLE_ID}`, act: unfoldAll, shows: 'What each muscle gets' },
  'results-how-to': {
    isQuick: true,
    path: `/results/${SAMPLE_ID}`,
    act: press('Barbell Bench Press'),
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
    answers: { 'GET /api/programs/:id': refuse('PURCHASE_REFUNDED') },
    shows: 'This program is closed',
  },
  'results-without-pdf': {
    path: `/results/${SAMPLE_ID}`,
    ...withoutPdf(),
    shows: 'We are laying out the PDF.',
  },
  'results-loading': {
    isQuick: true,
    hasOwnLooks: true,
    path: `/results/${SAMPLE_ID}`,
    answers: { 'GET /api/programs/:id': never },
    shows: 'Loading your program',
  },
  'results-missing': {
    isQuick: true,
    path: '/results/nothing',
    answers: { 'GET /api/programs/:id': refuse('NOT_FOUND') },
    shows: 'Program Not Found',
  },
  'thank-you': { path: '/thank-you', shows: 'Enter License Key' },
  consent: {
    isQuick: true,
    path: '/thank-you',
    site: { adPixelId: '42' },
    act: (page) => page.getByRole('link', { name: 'Enter License Key' }).waitFor(),
    shows: 'May we count this visit?',
  },
  'thank-you-writing': { path: '/thank-you', ...WRITING, shows: 'Your eight weeks are being written.' },
}
