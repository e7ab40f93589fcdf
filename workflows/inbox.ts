import { ApplicationFailure, condition, setHandler } from '@temporalio/workflow'
import type { RefusalCode } from '../domain/errors.ts'
import { orderChanged, refund, resendEmail, retry, submitSurvey } from './messages.ts'
import type { Owed } from './owed.ts'

/** A completed survey that waits to be attached. */
interface Submission {
  surveyId: string
  /** What became of it; null while it waits. */
  answer: 'taken' | RefusalCode | null
}

export type Inbox = ReturnType<typeof openInbox>

/**
 * What others ask of the purchase. Handlers only note it and wait: all deeds are done by the loop of `deliverProgram`.
 * A knock while one is owed costs nothing.
 */
export function openInbox({ refundAsked, resends }: Pick<Owed, 'refundAsked' | 'resends'>) {
  const inbox = {
    /** The shop is to be asked again. */
    lookOwed: false,
    refundAsked,
    /** Links to send once more. */
    resends,
    /** How often an operator said `retry` in this run. */
    retries: 0,
    submissions: [] as Submission[],
  }
  setHandler(orderChanged, () => void (inbox.lookOwed = true), { description: 'Ask the shop again' })
  setHandler(refund, () => void (inbox.refundAsked = true), {
    description: 'Give the money back and close the program',
  })
  setHandler(resendEmail, () => void (inbox.resends += 1), {
    description: 'Email the link to the program once more',
  })
  setHandler(retry, () => void (inbox.retries += 1), { description: 'Try again what needs attention' })
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

/** A refusal as the failure of an update: its type is the code. */
export const refused = (code: RefusalCode): ApplicationFailure =>
  ApplicationFailure.create({ type: code, message: code, nonRetryable: true })
