import { accessLink } from './access-link.ts'
import { confirmation } from './confirmation.ts'
import { feedbackRequest } from './feedback-request.ts'
import { paymentFailed } from './payment-failed.ts'
import { programReady } from './program-ready.ts'
import { refund } from './refund.ts'
import { surveyReminder } from './survey-reminder.ts'
import { takingLonger } from './taking-longer.ts'

export { digest } from './digest.ts'
export { type Letter, letterDrafts } from './letter.ts'

/** Every letter to buyers. Each takes what it says and gives a mail that is ready to be sent. */
export const letters = {
  confirmation,
  surveyReminder,
  programReady,
  takingLonger,
  feedbackRequest,
  refund,
  paymentFailed,
  accessLink,
}
