import { z } from 'zod'
import { type OnboardingAnswers, trainingAnswersOf } from '../../../domain/forms/onboarding.ts'
import type { Draft } from '../../purchase/onboarding-draft.ts'
import {
  chosenOption,
  isAnswered,
  type Option,
  type Question,
  questionAfter,
  QUESTIONS,
  visibleQuestions,
} from './questions.ts'

/** The position in the wizard. It lives in the history, so that the browser's Back goes one step back. */
export type Step =
  /** `isCorrection`: opened from the list of answers, and leads straight back to it. */
  | { at: 'question'; question: Question; isCorrection?: boolean }
  | { at: 'response'; question: Question; option: Option }
  | { at: 'email' }
  | { at: 'paywall' }
  /** All answers, each with a link to its question. */
  | { at: 'answers' }

const HistoryState = z.object({ step: z.string(), isCorrection: z.boolean().optional() })

/** The history state for a step. */
export const stateOf = (step: Step) => ({
  step: 'question' in step ? `${step.at}:${step.question.id}` : step.at,
  ...('isCorrection' in step && { isCorrection: step.isCorrection }),
})

/**
 * The step that the history names. Steps after the questions require all of them to be answered. A continued
 * survey starts where it stopped.
 */
export function stepFrom(state: unknown, draft: Draft, isContinued: boolean, isPaid: boolean): Step {
  const kept = HistoryState.safeParse(state).data
  const named = kept?.step ?? (isContinued ? (isPaid ? 'email' : 'paywall') : '')
  const complete = trainingAnswersOf(draft.answers).success
  if (named === 'paywall' && complete && draft.email) return { at: 'paywall' }
  if ((named === 'paywall' || named === 'email') && complete) return { at: 'email' }
  if (named === 'answers' && complete) return { at: 'answers' }
  const [at, id] = named.split(':')
  const question = QUESTIONS.find((one) => one.id === id) ?? QUESTIONS[0]
  if (!question) throw new Error('there are no questions')
  const option = at === 'response' && chosenOption(question, draft.answers)
  if (option) return { at: 'response', question, option }
  return { at: 'question', question, isCorrection: kept?.isCorrection ?? false }
}

/** The way on from a question. */
export function stepAfter(question: Question, answers: OnboardingAnswers): Step {
  const next = questionAfter(question, answers)
  return next ? { at: 'question', question: next } : { at: 'email' }
}

/** Back to the list of answers, unless the new answer requires another question. */
export function stepAfterCorrecting(corrected: OnboardingAnswers): Step {
  const missing = visibleQuestions(corrected).find((question) => !isAnswered(question, corrected))
  return missing ? { at: 'question', question: missing, isCorrection: true } : { at: 'answers' }
}
