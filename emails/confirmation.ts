import { GUARANTEE_DAYS, QUESTIONNAIRE_TAKES } from '../domain/shop/offer.ts'
import type { Draft } from './draft.ts'
import { compile, type Letter } from './letter.ts'
import { greeting, webAddress } from './person.ts'

const COMMON = {
  heading: 'Your payment has arrived',
  facts: [
    { label: 'Paid', slot: 'paid' },
    { label: 'Date', slot: 'date' },
    { label: 'Order number', slot: 'orderNumber' },
  ],
  button: { label: 'Access Your Program', url: 'accessUrl' },
  closing: [
    'Keep this mail: the link above opens your program. Do not share it.',
    `Not happy within ${GUARANTEE_DAYS} days? You get your money back: write to us.`,
  ],
  reason: 'You get this mail because you bought an 8-week strength program.',
} satisfies Partial<Draft>

const [unanswered, answered] = [
  compile({
    ...COMMON,
    subject: 'Payment received: create your 8-week program',
    preheader: 'One step is left: a few questions about you and your training.',
    paragraphs: [
      `Thank you. One step is left: answer a few questions about your training, your equipment and what you would rather avoid. It takes ${QUESTIONNAIRE_TAKES}.`,
      'We then write your program and send you the PDF by email.',
    ],
  }),
  compile({
    ...COMMON,
    subject: 'Payment received: your 8-week program is being written',
    preheader: 'There is nothing left to do. The PDF comes by email.',
    paragraphs: [
      'Thank you. We have your answers and are writing your program now.',
      'There is nothing left to do: the link to your PDF comes by email in a few minutes.',
    ],
  }),
] as const

/** The facts of a receipt, as text; only what the shop reported. */
export interface Receipt {
  /** Such as `$27.00`. */
  paid?: string | undefined
  /** Such as `25 November 2026 (UTC)`. */
  date?: string | undefined
  orderNumber?: string | undefined
}

/** Sent once, when the shop has confirmed the payment. `answered`: the survey is already complete. */
export const confirmation = (to: {
  name: string
  accessUrl: string
  answered: boolean
  receipt: Receipt
  supportEmail: string
}): Promise<Letter> =>
  (to.answered ? answered : unanswered)({
    greeting: greeting(to.name),
    accessUrl: webAddress(to.accessUrl),
    supportEmail: to.supportEmail,
    ...to.receipt,
  })
