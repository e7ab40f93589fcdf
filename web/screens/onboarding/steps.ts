import { z } from 'zod'
import { trainingAnswersOf } from '../../../domain/forms/onboarding.ts'
import type { Draft } from './draft.ts'
import { chosenOption, QUESTIONS, type Option, type Question } from './questions.ts'

/** Where a person is in the wizard. It lives in the history, so that the browser's own Back goes one step back. */
export type Step =
  | { at: 'question'; question: Question }
  | { at: 'response'; question: Question; option: Option }
  | { at: 'email' }
  | { at: 'paywall' }

const HistoryState = z.object({ step: z.string() })

/** What to put into the history for a step. */
export const stateOf = (step: Step) => ({
  step: 'question' in step ? `${step.at}:${step.question.id}` : step.at,
})

/**
 * The step that the history names. Steps after the questions need all of them answered; a survey that is gone on with
 * starts where it stood.
 */
export function stepFrom(state: unknown, draft: Draft, isContinued: boolean, isPaid: boolean): Step {
  const named =
    HistoryState.safeParse(state).data?.step ?? (isContinued ? (isPaid ? 'email' : 'paywall') : '')
  const complete = trainingAnswersOf(draft.answers).success
  if (named === 'paywall' && complete && draft.email) return { at: 'paywall' }
  if ((named === 'paywall' || named === 'email') && complete) return { at: 'email' }
  const [at, id] = named.split(':')
  const question = QUESTIONS.find((one) => one.id === id) ?? QUESTIONS[0]
  if (!question) throw new Error('there are no questions')
  const option = at === 'response' && chosenOption(question, draft.answers)
  return option ? { at: 'response', question, option } : { at: 'question', question }
}
