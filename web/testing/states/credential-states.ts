import { REFUSALS } from '../../../domain/shop/errors.ts'
import { breaks, never, ok, refuse, tooOften } from '../fake-gateway.ts'
import { ASKED_WORDS } from '../asked-words.ts'
import {
  answerThreeSteps,
  answerWizard,
  choose,
  enterLicense,
  fillBasics,
  startSurvey,
  tellFacts,
} from '../people.ts'
import { SAMPLE_ID } from '../sample-program.ts'
import { keepFromPdf, writing } from './moments.ts'
import type { State } from './state.ts'

const { GENERATION_DELAYED, DEMO_BUDGET_SPENT, CREDENTIAL_REFUSED } = REFUSALS

/** The states from a credential to a program. */
export const CREDENTIAL_STATES: Readonly<Record<string, State>> = {
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
    shows: 'If we know that address',
  },
  'access-email-wrong': { isQuick: true, path: '/access?email=anna@nowhere', shows: 'There is a problem' },
  'license-line-down': {
    path: '/license',
    gateway: (gateway) => gateway.answer('POST /api/licenses/validate', breaks),
    act: (page) => enterLicense(page),
    shows: 'We could not be reached.',
  },
  'license-input': { path: '/license', shows: 'Validate License' },
  'license-valid': {
    isQuick: true,
    path: '/license',
    gateway: (gateway) =>
      gateway.answer('POST /api/licenses/validate', ok({ valid: true, customerName: 'Anna', isTest: true })),
    // It stays while the page of the survey loads.
    browser: (page) => page.route('**/assets/form-screen*', () => {}),
    act: (page) => enterLicense(page),
    shows: 'Test purchase.',
  },
  'license-invalid': {
    isQuick: true,
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
    isQuick: true,
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
    isQuick: true,
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
    path: '/survey',
    gateway: (gateway) =>
      gateway.answer(
        'POST /api/shopify/validate',
        ok({
          valid: true,
          isAnswered: true,
          programId: SAMPLE_ID,
          message: 'This token was used already: your program is ready.',
        }),
      ),
    act: async (page) => {
      await page.getByLabel('Access token').fill('used')
      await startSurvey(page)
    },
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
  'wizard-person': { path: '/program-form?token=mailed', shows: 'Step 1 of 5' },
  'wizard-schedule': {
    isQuick: true,
    hasOwnLooks: true,
    path: '/program-form?token=mailed',
    act: (page) => answerWizard(page, { steps: 1 }),
    shows: 'Step 2 of 5',
  },
  'wizard-equipment': {
    path: '/program-form?token=mailed',
    act: async (page) => {
      await answerWizard(page, { steps: 2 })
      await page.getByText('Home Gym').click()
    },
    shows: 'Your equipment',
  },
  'wizard-goals': {
    path: '/program-form?token=mailed',
    act: (page) => answerWizard(page, { steps: 3 }),
    shows: 'Step 4 of 5',
  },
  'wizard-preferences': {
    path: '/program-form?token=mailed',
    act: (page) => answerWizard(page, { steps: 4 }),
    shows: 'Step 5 of 5',
  },
  'wizard-facts': {
    path: '/program-form?token=mailed',
    act: async (page) => {
      await answerWizard(page, { steps: 4 })
      await page.getByLabel('Additional comments').fill('bad left knee')
      await tellFacts(page)
    },
    shows: 'Careful with',
  },
  'wizard-busy': {
    isQuick: true,
    hasOwnLooks: true,
    path: '/program-form?token=mailed',
    gateway: (gateway) => {
      writing(gateway)
      gateway.answer('POST /api/shopify/programs', never)
    },
    act: (page) => answerWizard(page),
    shows: 'Your eight weeks are being written.',
  },
  'wizard-failed': {
    isQuick: true,
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
  'form-basics': { path: '/form-direct', shows: 'Step 1 of 3' },
  'form-home-gym': {
    isQuick: true,
    path: '/form-direct',
    act: async (page) => {
      await fillBasics(page)
      await page.getByText('Home Gym').click()
    },
    shows: 'Your equipment',
  },
  'form-understood': {
    path: '/form-direct',
    act: async (page) => {
      await fillBasics(page)
      await choose(page, 'Home Gym', 'Strength', 'Novice (0-1 years)')
      await page.getByLabel('Your equipment').fill('a bench, a pull-up bar and dumbbells up to 30 kg')
      await page.getByRole('button', { name: 'Continue' }).click()
      await choose(page, 'RIR', 'Full Body')
      await page
        .getByLabel('Additional comments')
        .fill('no lunges or bench press, I love pull-ups, bad left knee, 20 weeks pregnant')
      await page.getByRole('button', { name: 'Add something' }).click()
      await page.getByLabel('An exercise, a joint, a condition or equipment').fill('kettle')
    },
    shows: 'Use a kettlebell',
  },
  'form-asked': {
    path: '/form-direct',
    act: async (page) => {
      await fillBasics(page)
      await choose(page, 'Commercial Gym', 'Strength', 'Novice (0-1 years)')
      await page.getByRole('button', { name: 'Continue' }).click()
      await choose(page, 'RIR', 'Full Body')
      await page.getByLabel('Additional comments').fill(ASKED_WORDS)
    },
    shows: 'To be sure',
  },
  'form-facts': {
    path: '/form-direct',
    act: async (page) => {
      await fillBasics(page)
      await choose(page, 'Commercial Gym', 'Strength', 'Novice (0-1 years)')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Additional comments').fill('no lunges, 15 minutes at most')
      await tellFacts(page)
    },
    shows: 'You mentioned 15 minutes',
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
}
