import { REFUSALS } from '../../../domain/shop/errors.ts'
import { breaks, never, ok, refuse, tooOften } from '../fake-gateway.ts'
import {
  ASKED_WORDS,
  answerThreeSteps,
  answerTwoSteps,
  answerWizard,
  choose,
  enterLicense,
  fillBasics,
  startSurvey,
  tellFacts,
} from '../people.ts'
import { SAMPLE_ID } from '../sample-program.ts'
import { at, inTurn, keepFromPdf, pick, press, type, WRITING, type States } from './state.ts'

/** The states from a credential to a program. */
export const CREDENTIAL_STATES: States = {
  'access-idle': { path: '/access', shows: 'Access Your Program' },
  'access-validating': {
    path: '/access?token=mailed',
    browser: (page) => page.route('**/assets/survey-screen*', () => {}),
    shows: 'Please wait while we verify your access token.',
  },
  'access-invalid': {
    isQuick: true,
    path: `/access?token=${'x'.repeat(301)}`,
    shows: 'This access token is invalid or has expired.',
  },
  ...at('/access?email=anna@example.com', {
    'access-verifying': { answers: { 'POST /api/shopify/lookup': never }, shows: 'Verifying Purchase...' },
    'access-line-down': {
      answers: { 'POST /api/shopify/lookup': breaks },
      shows: 'We could not be reached.',
    },
    'access-not-found': {
      answers: { 'POST /api/shopify/lookup': refuse('PURCHASE_NOT_FOUND') },
      shows: 'If we know that address',
    },
  }),
  'access-email-wrong': { isQuick: true, path: '/access?email=anna@nowhere', shows: 'There is a problem' },
  ...at('/license', {
    'license-line-down': {
      answers: { 'POST /api/licenses/validate': breaks },
      act: enterLicense,
      shows: 'We could not be reached.',
    },
    'license-input': { shows: 'Validate License' },
    'license-valid': {
      isQuick: true,
      answers: { 'POST /api/licenses/validate': ok({ valid: true, customerName: 'Anna', isTest: true }) },
      // It stays while the page of the survey loads.
      browser: (page) => page.route('**/assets/form-screen*', () => {}),
      act: enterLicense,
      shows: 'Test purchase.',
    },
    'license-invalid': {
      isQuick: true,
      answers: {
        'POST /api/licenses/validate': refuse('CREDENTIAL_REFUSED', 'We do not know this license key.'),
      },
      act: enterLicense,
      shows: 'We do not know this license key.',
    },
  }),
  'survey-token': { path: '/survey?token=mailed', shows: 'Start Survey' },
  'survey-refused': {
    isQuick: true,
    path: '/survey?token=old',
    answers: { 'POST /api/shopify/validate': refuse('CREDENTIAL_REFUSED') },
    act: startSurvey,
    shows: REFUSALS.CREDENTIAL_REFUSED.text,
  },
  'survey-welcome': {
    isQuick: true,
    path: '/survey?access_token=mailed',
    act: startSurvey,
    shows: 'Start Creating Your Program',
  },
  'survey-writing': {
    path: '/survey?token=mailed',
    ...WRITING,
    act: startSurvey,
    shows: 'Your eight weeks are being written.',
  },
  'survey-used': {
    path: '/survey',
    answers: {
      'POST /api/shopify/validate': ok({
        valid: true,
        isAnswered: true,
        programId: SAMPLE_ID,
        message: 'This token was used already: your program is ready.',
      }),
    },
    act: inTurn(type('Access token', 'used'), startSurvey),
    shows: 'your program is ready',
  },
  'form-paid': { path: '/form?token=mailed&name=Anna&email=anna@example.com', shows: 'Step 1 of 3' },
  'form-ready': {
    isQuick: true,
    path: '/form?token=mailed',
    browser: keepFromPdf,
    act: answerThreeSteps,
    shows: 'Program Generated Successfully!',
  },
  ...at('/program-form?token=mailed', {
    'wizard-person': { shows: 'Step 1 of 5' },
    'wizard-schedule': {
      isQuick: true,
      hasOwnLooks: true,
      act: (page) => answerWizard(page, { steps: 1 }),
      shows: 'Step 2 of 5',
    },
    'wizard-equipment': {
      act: inTurn((page) => answerWizard(page, { steps: 2 }), pick('Home Gym')),
      shows: 'Your equipment',
    },
    'wizard-goals': { act: (page) => answerWizard(page, { steps: 3 }), shows: 'Step 4 of 5' },
    'wizard-preferences': { act: (page) => answerWizard(page, { steps: 4 }), shows: 'Step 5 of 5' },
    'wizard-facts': {
      act: inTurn(
        (page) => answerWizard(page, { steps: 4 }),
        type('Additional comments', 'bad left knee'),
        tellFacts,
      ),
      shows: 'Careful with',
    },
    'wizard-busy': {
      isQuick: true,
      hasOwnLooks: true,
      answers: { 'POST /api/shopify/programs': never },
      progress: WRITING.progress,
      act: answerWizard,
      shows: 'Your eight weeks are being written.',
    },
    'wizard-failed': {
      isQuick: true,
      answers: { 'POST /api/shopify/programs': tooOften(240) },
      act: answerWizard,
      shows: 'Please try again in 4 minutes.',
    },
    'wizard-delayed': {
      answers: { 'POST /api/shopify/programs': refuse('GENERATION_DELAYED') },
      progress: WRITING.progress,
      act: answerWizard,
      shows: '3 of 8 weeks written',
    },
    'wizard-email-wrong': {
      act: inTurn(type('Name', 'Anna'), type('Email', 'anna@nowhere'), press('Next')),
      shows: 'There is a problem',
    },
    'wizard-ready': { act: answerWizard, shows: 'Program Generated Successfully!' },
  }),
  ...at('/form-direct', {
    'form-basics': { shows: 'Step 1 of 3' },
    'form-home-gym': { isQuick: true, act: inTurn(fillBasics, pick('Home Gym')), shows: 'Your equipment' },
    'form-understood': {
      act: inTurn(
        fillBasics,
        (page) => choose(page, 'Home Gym', 'Strength', 'Novice (0-1 years)'),
        type('Your equipment', 'a bench, a pull-up bar and dumbbells up to 30 kg'),
        press('Continue'),
        (page) => choose(page, 'RIR', 'Full Body'),
        type(
          'Additional comments',
          'no lunges or bench press, I love pull-ups, bad left knee, 20 weeks pregnant',
        ),
        press('Add something'),
        type('An exercise, a joint, a condition or equipment', 'kettle'),
      ),
      shows: 'Use a kettlebell',
    },
    'form-asked': {
      act: inTurn(
        answerTwoSteps,
        (page) => choose(page, 'RIR', 'Full Body'),
        type('Additional comments', ASKED_WORDS),
      ),
      shows: 'To be sure',
    },
    'form-facts': {
      act: inTurn(answerTwoSteps, type('Additional comments', 'no lunges, 15 minutes at most'), tellFacts),
      shows: 'You mentioned 15 minutes',
    },
    'form-busy': {
      answers: { 'POST /api/programs/generate-direct': never },
      act: answerThreeSteps,
      shows: 'This takes 30-60 seconds.',
    },
    'form-failed': {
      answers: { 'POST /api/programs/generate-direct': refuse('DEMO_BUDGET_SPENT') },
      act: answerThreeSteps,
      shows: 'Generation Failed',
    },
  }),
}
