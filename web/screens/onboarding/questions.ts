import type { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'
import { QUESTIONS as ASKED } from '../../texts/generated/questionnaire.ts'

type FieldName = Exclude<keyof OnboardingAnswers, 'name' | 'corrections' | 'facts'>

export interface Option {
  id: string
  text: string
  value: string | number
  /** Explains the option, if its name alone does not. */
  hint?: string
  responseTitle: string
  responseMessage: string
  responseIcon?: string
}

interface QuestionBase {
  id: string
  title: string
  subtitle?: string
  required: boolean
  fieldName: FieldName
  /** Asked only of those who have given this answer. */
  onlyIf?: { field: FieldName; answer: string }
}

export type Question =
  | (QuestionBase & { type: 'single_choice'; options: readonly Option[] })
  | (QuestionBase & { type: 'text_input'; placeholder?: string })

/** The questions, in the order they are asked. */
export const QUESTIONS: readonly Question[] = ASKED

const isVisible = ({ onlyIf }: Question, answers: OnboardingAnswers): boolean =>
  !onlyIf || answers[onlyIf.field] === onlyIf.answer

/** The questions that these answers require. */
export const visibleQuestions = (answers: OnboardingAnswers): readonly Question[] =>
  QUESTIONS.filter((question) => isVisible(question, answers))

/** The next question that these answers require. Null after the last. */
export const questionAfter = (question: Question, answers: OnboardingAnswers): Question | null =>
  QUESTIONS.slice(QUESTIONS.indexOf(question) + 1).find((later) => isVisible(later, answers)) ?? null

/** The question before this one. Null on the first. */
export const questionBefore = (question: Question, answers: OnboardingAnswers): Question | null =>
  QUESTIONS.slice(0, QUESTIONS.indexOf(question)).findLast((earlier) => isVisible(earlier, answers)) ?? null

/** Whether Next is enabled: a required question needs more than blanks. */
export const isAnswered = (question: Question, answers: OnboardingAnswers): boolean =>
  !question.required || String(answers[question.fieldName] ?? '').trim() !== ''

/** The position among all questions, including the conditional ones, as a percentage. */
export const percentAt = (question: Question, among = QUESTIONS): number =>
  Math.round(((among.indexOf(question) + 1) / among.length) * 100)

/** An answer for display: the words of the option, or the typed text. Blank if there is none. */
export const answerInWords = (question: Question, answers: OnboardingAnswers): string =>
  chosenOption(question, answers)?.text ?? String(answers[question.fieldName] ?? '').trim()

/** The option for the saved answer. */
export const chosenOption = (question: Question, answers: OnboardingAnswers): Option | undefined =>
  question.type === 'single_choice'
    ? question.options.find(({ value }) => value === answers[question.fieldName])
    : undefined
