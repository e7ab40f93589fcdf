import type { OnboardingAnswers } from '../../../../domain/forms/onboarding.ts'
import { Button } from '../../../parts/button.tsx'
import { Heading, Lead } from '../../../parts/heading.tsx'
import { answerInWords, visibleQuestions, type Question } from '../questions.ts'

interface AnswersStepProps {
  answers: OnboardingAnswers
  onCorrect: (question: Question) => void
  onDone: () => void
}

/** All answers on one page. Each links to its question, which leads straight back. */
export const AnswersStep = ({ answers, onCorrect, onDone }: AnswersStepProps) => (
  <>
    <Heading>Your answers</Heading>
    <Lead>Choose one to change it. The others stay as they are.</Lead>
    <ul className="mt-8 border-t border-ink">
      {visibleQuestions(answers).map((question) => (
        <li key={question.id} className="border-b border-rule">
          <button
            type="button"
            className="group flex w-full items-baseline justify-between gap-4 py-3 text-left"
            onClick={() => onCorrect(question)}
          >
            <span className="min-w-0">
              <span className="block text-soft">{question.title}</span>
              <span className="mt-0.5 block text-lg font-semibold wrap-anywhere">
                {answerInWords(question, answers) || 'Nothing'}
              </span>
            </span>
            <span className="shrink-0 underline underline-offset-4 group-hover:decoration-2">Change</span>
          </button>
        </li>
      ))}
    </ul>
    <Button className="mt-8 w-full sm:w-auto sm:min-w-56" onClick={onDone}>
      Back to my order
    </Button>
  </>
)
