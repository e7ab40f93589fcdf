import { refuse } from '../fake-gateway.ts'
import { calculateMacros, calculateNextSet, calculateSleep, giveFeedback, unfoldAll } from '../people.ts'
import { press } from './moments.ts'
import type { State } from './state.ts'

/** The states of the site around a purchase. */
export const SITE_STATES: Readonly<Record<string, State>> = {
  home: { hasOwnLooks: true, path: '/', shows: '$27 Launch Special' },
  'home-menu': {
    isQuick: true,
    path: '/',
    act: async (page) => {
      // A wide page has room for the whole menu.
      const open = page.getByRole('button', { name: 'Open menu' })
      if (await open.isVisible()) await open.click()
    },
    shows: 'Free Tools',
  },
  sample: { isQuick: true, path: '/sample', shows: 'Alex, these are your eight weeks.' },
  'sample-unfolded': { path: '/sample', act: unfoldAll, shows: 'After week 8' },
  'sample-line-down': {
    path: '/sample',
    browser: (page) => page.route('**/sample/program.json', (route) => route.abort()),
    shows: 'The sample did not come.',
  },
  tools: { isQuick: true, path: '/tools', shows: 'Professional Fitness Tools' },
  'tools-rpe': { path: '/tools/rpe-calculator', shows: 'Still needed: weight' },
  'tools-rpe-result': {
    hasOwnLooks: true,
    path: '/tools/rpe-calculator',
    act: (page) => calculateNextSet(page, 5, 10),
    shows: 'Your next set',
  },
  'tools-rpe-caution': {
    isQuick: true,
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
    isQuick: true,
    path: '/tools/sleep-calculator',
    act: (page) => calculateSleep(page, 7),
    shows: 'No screens for 1 hour',
  },
  'tools-macro': { path: '/tools/macro-calculator', shows: 'Still needed: gender' },
  'tools-macro-result': {
    isQuick: true,
    path: '/tools/macro-calculator',
    act: calculateMacros,
    shows: 'Your day',
  },
  faq: { path: '/faq', shows: 'Frequently Asked Questions' },
  'faq-open': {
    isQuick: true,
    path: '/faq',
    act: press('Do I need a full gym?'),
    shows: 'no exercise asks for anything else',
  },
  terms: { isQuick: true, path: '/terms', shows: 'Payment and pricing' },
  feedback: { path: '/feedback', shows: 'Program Feedback' },
  'feedback-missing': { path: '/feedback', act: press('Submit Feedback'), shows: 'Missing Information' },
  'feedback-failed': {
    isQuick: true,
    path: '/feedback',
    answers: { 'POST /api/feedback': refuse('RATE_LIMITED') },
    act: giveFeedback,
    shows: 'Failed to submit feedback.',
  },
  'feedback-sent': { path: '/feedback', act: giveFeedback, shows: 'Return to Home' },
  broken: {
    isQuick: true,
    path: '/thank-you',
    browser: (page) => page.route('**/assets/thank-you-screen*', (route) => route.abort()),
    shows: 'This page broke',
  },
  'not-found': { isQuick: true, path: '/nowhere', shows: '404 Page Not Found' },
}
