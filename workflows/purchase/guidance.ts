import { SURVEY_DAYS } from '../../domain/shop/offer.ts'
import type { Stage } from '../../domain/shop/stage.ts'

interface Guidance {
  /** What the stage means. */
  words: string
  /** What happens next by itself. */
  next: string
  /** What an operator can do. */
  can: string
}

const REFUND = '`refund` gives the money back.'
const WRONG_ADDRESS = '`correct-email` changes where mail goes.'

/** What the operators' page says in each stage. */
export const GUIDANCE: Record<Stage, Guidance> = {
  'verifying-payment': {
    words: 'Asking the shop whether this order is paid.',
    next: 'The shop is asked again, less and less often, and at once when it reports something.',
    can: '`retry` asks at once.',
  },
  'awaiting-survey': {
    words: 'Paid. Waiting for the buyer to complete the survey.',
    next: `Reminders go out; after ${SURVEY_DAYS} days the purchase is abandoned.`,
    can: `\`extend\` restarts the ${SURVEY_DAYS} days and mails a fresh link. ${WRONG_ADDRESS} ${REFUND}`,
  },
  generating: {
    words: 'Writing the program.',
    next: 'The PDF is rendered.',
    can: '`amend` writes from other answers.',
  },
  rendering: {
    words: 'Rendering the PDF.',
    next: 'The link is mailed.',
    can: '`amend` writes from other answers.',
  },
  emailing: {
    words: 'Emailing the link to the program.',
    next: 'The purchase is delivered, and the buyer is asked for feedback later.',
    can: WRONG_ADDRESS,
  },
  delivered: {
    words: 'Delivered.',
    next: 'Nothing, except the notes for each week and the feedback request, which are a separate workflow.',
    can: `\`resend\` mails the link once more. \`amend\` rewrites from other answers. ${WRONG_ADDRESS} ${REFUND}`,
  },
  'needs-attention': {
    words: 'Waiting for an operator.',
    next: 'It tries again by itself, five minutes later at first and every six hours at last, or when an operator says so.',
    can: `Fix the cause, then \`retry\`. ${WRONG_ADDRESS} \`amend\` changes answers. ${REFUND}`,
  },
  refunded: {
    words: 'Refunded. The program is closed.',
    next: 'Nothing.',
    can: '`erase` deletes what is known of the buyer.',
  },
  'payment-failed': {
    words: 'The order was never paid.',
    next: 'Nothing, unless the shop reports a payment.',
    can: '`retry` asks the shop again.',
  },
  abandoned: {
    words: 'Paid, but the survey was never completed. A completed survey starts it again.',
    next: 'Nothing, until a survey is completed.',
    can: `\`extend\` restarts the ${SURVEY_DAYS} days and mails a fresh link. ${REFUND}`,
  },
  erased: {
    words: 'The buyer was erased.',
    next: 'Nothing. What the shop says of this order is not stored any more.',
    can: 'Nothing.',
  },
}
