import { ApplicationFailure, condition, setHandler } from '@temporalio/workflow'
import type { RefusalCode } from '../../domain/shop/errors.ts'
import { orderChanged, refund, resendEmail, retry, submitSurvey } from '../messages.ts'

/** A completed survey that waits to be attached. */
interface Submission {
  surveyId: string
  /** The outcome. Null while it waits. */
  answer: 'taken' | RefusalCode | null
}

/**
 * Requests to the purchase. Handlers only record them and wait; the loop of `deliverProgram` does all the
 * work. Another signal about the order costs nothing while a look at the shop is pending.
 */
export function openInbox({ refundAsked, resends }: { refundAsked: boolean; resends: number }) {
  const inbox = {
    /** The shop has to be asked again. */
    lookOwed: false,
    refundAsked,
    /** The number of links to resend. */
    resends,
    /** The number of `retry` signals in this run. */
    retries: 0,
    submissions: [] as Submission[],
  }
  setHandler(orderChanged, () => void (inbox.lookOwed = true), { description: 'Ask the shop again' })
  setHandler(refund, () => void (inbox.refundAsked = true), {
    description: 'Give the money back and close the program',
  })
  setHandler(resendEmail, () => void (inbox.resends += 1), {
    description: 'Resend the link to the program',
  })
  setHandler(retry, () => void (inbox.retries += 1), { description: 'Retry what needs attention' })
  setHandler(
    submitSurvey,
    async (surveyId) => {
      const submission: Submission = { surveyId, answer: null }
      inbox.submissions.push(submission)
      await condition(() => submission.answer !== null)
      if (submission.answer && submission.answer !== 'taken') throw refused(submission.answer)
    },
    { description: 'Attach the completed survey' },
  )
  return inbox
}

/** A refusal as the failure of an update, with the code as its type. */
export const refused = (code: RefusalCode): ApplicationFailure =>
  ApplicationFailure.create({ type: code, message: code, nonRetryable: true })
