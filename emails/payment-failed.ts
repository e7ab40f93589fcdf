import { compile, type Letter } from './letter.ts'
import { greeting } from './person.ts'

const fill = compile({
  subject: 'Your payment did not go through',
  preheader: 'Your bank did not confirm it. Nothing was charged.',
  heading: 'Your payment did not go through',
  paragraphs: [
    'Your bank has not confirmed the payment for your 8-week strength program, so nothing was charged.',
    'If you still want the program, you can pay again, by another method if you like. Your answers are kept in the browser that you gave them in.',
  ],
  closing: ['Do you think that this is wrong, or has money left your account? Write to us.'],
  reason: 'You get this mail because a payment under this address was on its way to us.',
})

/** Sent once, when a pending payment, such as a bank debit, has failed. */
export const paymentFailed = (to: { name: string; supportEmail: string }): Promise<Letter> =>
  fill({ greeting: greeting(to.name), supportEmail: to.supportEmail })
