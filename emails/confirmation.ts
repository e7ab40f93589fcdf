import { compile, type Letter } from './letter.ts'
import { greeting, webAddress } from './person.ts'

const fill = await compile({
  subject: 'Payment received: create your 8-week program',
  preheader: 'One step is left: a few questions about you and your training.',
  heading: 'Your payment has arrived',
  paragraphs: [
    'Thank you. One step is left: answer a few questions about your training, your equipment and what you would rather avoid. It takes 3-5 minutes.',
    'We then write your program and send you the PDF by email.',
  ],
  button: { label: 'Access Your Program', url: 'accessUrl' },
  closing: [
    'Keep this mail: the address above is your way to your program. It is for you alone.',
    'Not happy within 7 days? You get your money back: write to us.',
  ],
  reason: 'You get this mail because you bought an 8-week strength program.',
})

/** Sent once, when a payment has been confirmed by the shop. */
export const confirmation = (to: { name: string; accessUrl: string; supportEmail: string }): Letter =>
  fill({ greeting: greeting(to.name), accessUrl: webAddress(to.accessUrl), supportEmail: to.supportEmail })
