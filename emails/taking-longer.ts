import { compile, type Letter } from './letter.ts'
import { greeting } from './person.ts'

const fill = compile({
  subject: 'Your program is taking longer than usual',
  preheader: 'Your purchase and your answers are safe. There is nothing you need to do.',
  heading: 'Your program is taking longer than usual',
  paragraphs: [
    'Something on our side did not go as it should, and one of us has to look at it.',
    'Your payment and your answers are safe, and there is nothing you need to do. As soon as your program is ready, we send you the link.',
  ],
  closing: ['If you would rather have your money back, write to us.'],
  reason: 'You get this mail because you bought an 8-week strength program.',
})

/** Sent once, when a purchase needs a person's attention before it can go on. */
export const takingLonger = (to: { name: string; supportEmail: string }): Promise<Letter> =>
  fill({ greeting: greeting(to.name), supportEmail: to.supportEmail })
