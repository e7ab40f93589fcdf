import { refuse } from '../fake-gateway.ts'
import {
  calculateMacros,
  calculateNextSet,
  calculateSleep,
  choose,
  giveFeedback,
  interview,
  unfoldAll,
} from '../people.ts'
import { at, inTurn, press, type States } from './state.ts'

/** The draft that the device stores of a visitor who has seen the price. */
const LEFT_DRAFT = JSON.stringify({
  draft: {
    ...{ surveyId: null, answers: interview().answers, email: 'anna@example.com' },
    ...{ completedFor: 'anna@example.com', step: 'paywall' },
  },
  keptAt: Date.now(),
})

/** The states of the site around a purchase. */
export const SITE_STATES: States = {
  ...at('/', {
    home: { hasOwnLooks: true, shows: '$27 Launch Special' },
    'home-menu': {
      isQuick: true,
      act: async (page) => {
        // A wide page has room for the whole menu.
        const open = page.getByRole('button', { name: 'Open menu' })
        if (await open.isVisible()) await open.click()
      },
      shows: 'Free Tools',
    },
    'home-left': {
      isQuick: true,
      act: (page) => page.mouse.move(200, 300),
      browser: (page) =>
        page.addInitScript((draft) => localStorage.setItem('eightfold.onboarding', draft), LEFT_DRAFT),
      shows: 'Your program is waiting',
    },
  }),
  ...at('/sample', {
    sample: { isQuick: true, shows: 'Alex, these are your eight weeks.' },
    'sample-unfolded': { act: unfoldAll, shows: 'After week 8' },
    'sample-line-down': {
      browser: (page) => page.route('**/sample/program.json', (route) => route.abort()),
      shows: 'The sample did not load.',
    },
  }),
  tools: { isQuick: true, path: '/tools', shows: 'Professional Fitness Tools' },
  ...at('/tools/rpe-calculator', {
    'tools-rpe': { shows: 'Still needed: weight' },
    'tools-rpe-result': {
      hasOwnLooks: true,
      act: (page) => calculateNextSet(page, 5, 10),
      shows: 'Your next set',
    },
    'tools-rpe-caution': {
      isQuick: true,
      act: (page) => calculateNextSet(page, 12, 10),
      shows: 'Do not just load this.',
    },
  }),
  ...at('/tools/sleep-calculator', {
    'tools-sleep': { shows: 'Still needed: age range' },
    'tools-sleep-enough': { act: (page) => calculateSleep(page, 9), shows: 'Perfect!' },
    'tools-sleep-short': {
      isQuick: true,
      act: (page) => calculateSleep(page, 7),
      shows: 'No screens for 1 hour',
    },
  }),
  ...at('/tools/macro-calculator', {
    'tools-macro': { shows: 'Still needed: gender' },
    'tools-macro-result': { isQuick: true, act: calculateMacros, shows: 'Your day' },
  }),
  ...at('/faq', {
    faq: { shows: 'Frequently Asked Questions' },
    'faq-open': {
      isQuick: true,
      act: press('Do I need a full gym?'),
      shows: 'no exercise asks for anything else',
    },
  }),
  terms: { isQuick: true, path: '/terms', shows: 'Payment and pricing' },
  ...at('/feedback', {
    feedback: { shows: 'Program Feedback' },
    'feedback-missing': { act: press('Submit Feedback'), shows: 'Missing Information' },
    'feedback-failed': {
      isQuick: true,
      answers: { 'POST /api/feedback': refuse('RATE_LIMITED') },
      act: giveFeedback,
      shows: 'Failed to submit feedback.',
    },
    'feedback-bad': {
      act: inTurn(
        (page) => choose(page, '2 Poor'),
        (page) => page.getByLabel('Your feedback').fill('Too many lunges.'),
        press('Submit Feedback'),
      ),
      shows: 'Let us fix it',
    },
    'feedback-sent': { act: giveFeedback, shows: 'Return to Home' },
  }),
  broken: {
    isQuick: true,
    path: '/thank-you',
    browser: (page) => page.route('**/assets/thank-you-screen*', (route) => route.abort()),
    shows: 'This page broke',
  },
  'not-found': { isQuick: true, path: '/nowhere', shows: '404 Page Not Found' },
}
