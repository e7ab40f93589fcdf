import { compile, type Letter } from './letter.ts'
import { greeting, webAddress } from './person.ts'

const fill = compile({
  subject: 'How is your program going?',
  preheader: 'One rating and one sentence help us write better programs.',
  heading: 'How is it going?',
  paragraphs: [
    'You have had your 8-week program for a while now. What works, and what does not?',
    'One rating and one sentence are enough. We read every answer.',
  ],
  button: { label: 'Give Feedback', url: 'feedbackUrl' },
  closing: ['This is the only time that we ask.'],
  reason: 'You get this mail because you have an 8-week strength program from us.',
  mayUnsubscribe: true,
})

/** Sent once, some time after delivery, to those who have neither unsubscribed nor been refunded. */
export const feedbackRequest = (to: {
  name: string
  feedbackUrl: string
  unsubscribeUrl: string
  supportEmail: string
}): Promise<Letter> =>
  fill({
    greeting: greeting(to.name),
    feedbackUrl: webAddress(to.feedbackUrl),
    unsubscribeUrl: webAddress(to.unsubscribeUrl),
    supportEmail: to.supportEmail,
  })
