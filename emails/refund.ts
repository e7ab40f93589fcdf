import { REFUND_TAKES } from '../domain/shop/offer.ts'
import { compile, type Letter } from './letter.ts'
import { greeting } from './person.ts'

const fill = compile({
  subject: 'Your refund is on its way',
  preheader: `Allow ${REFUND_TAKES}. Your program is closed.`,
  heading: 'Your refund is on its way',
  paragraphs: [
    `We have refunded your purchase. The money goes back the way you paid; allow ${REFUND_TAKES} for it to arrive.`,
    'With the refund your program is closed: its page and its PDF no longer open.',
  ],
  closing: ['Did you not ask for this, or has the money not arrived by then? Write to us.'],
  reason: 'You get this mail because a purchase under this address was refunded.',
})

/** Sent once, when the shop has reported a refund. */
export const refund = (to: { name: string; supportEmail: string }): Promise<Letter> =>
  fill({ greeting: greeting(to.name), supportEmail: to.supportEmail })
