import { GUARANTEE_DAYS, QUESTIONNAIRE_TAKES } from '../domain/shop/offer.ts'
import type { Draft } from './draft.ts'
import { compile, type Letter } from './letter.ts'
import { greeting, webAddress } from './person.ts'

const COMMON = {
  button: { label: 'Access Your Program', url: 'accessUrl' },
  reason:
    'You get this reminder because you bought an 8-week strength program and have not answered its questions yet.',
  mayUnsubscribe: true,
} satisfies Partial<Draft>

const fills = [
  compile({
    ...COMMON,
    subject: 'A few questions, then your program is written',
    preheader: 'We have your payment, but not your answers yet.',
    heading: 'Your program is waiting for your answers',
    paragraphs: [
      'You have paid for your 8-week program, and we have not had your answers yet. Without them we cannot fit it to you.',
      `It takes ${QUESTIONNAIRE_TAKES}: your days, your minutes, your equipment, your goal.`,
    ],
    closing: ['Already answered? Then there is nothing left to do.'],
  }),
  compile({
    ...COMMON,
    subject: 'Your 8-week program is still waiting for you',
    preheader: `${QUESTIONNAIRE_TAKES} of questions are all it needs.`,
    heading: 'Still here when you are ready',
    paragraphs: [
      `Your program is paid for and not written yet: it needs ${QUESTIONNAIRE_TAKES} of your answers.`,
      'Not sure what to choose? "No preference" is a good answer. You can say in your own words what hurts or what you would rather avoid.',
    ],
    closing: ['Stuck somewhere? Write to us, and we will help.'],
  }),
  compile({
    ...COMMON,
    subject: 'Last reminder: your 8-week program',
    preheader: 'We will not write about this again.',
    heading: 'One last reminder',
    paragraphs: [
      'You have paid for an 8-week program and we have not had your answers. This is the last time that we remind you.',
      'The address below keeps working. Use it when the time is right.',
    ],
    closing: [
      `Changed your mind? Within ${GUARANTEE_DAYS} days of your purchase you get your money back: write to us.`,
    ],
  }),
] as const

/** Sent while a paid purchase has no survey. `reminder` is the number of the reminder, 1 to 3. */
export const surveyReminder = (to: {
  name: string
  reminder: 1 | 2 | 3
  accessUrl: string
  unsubscribeUrl: string
  supportEmail: string
}): Promise<Letter> => {
  const [first, second, third] = fills
  return { 1: first, 2: second, 3: third }[to.reminder]({
    greeting: greeting(to.name),
    accessUrl: webAddress(to.accessUrl),
    unsubscribeUrl: webAddress(to.unsubscribeUrl),
    supportEmail: to.supportEmail,
  })
}
