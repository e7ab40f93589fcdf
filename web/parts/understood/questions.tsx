import { useId } from 'react'
import type { Choice, Question } from '../../../domain/training/profile/understood/question.ts'

/** The look of a button that chooses one of a few things. */
export const CHOICE =
  'min-h-11 rounded-md border border-edge bg-sheet px-3.5 py-1.5 text-left leading-tight font-semibold hover:turned-about'

interface QuestionsProps {
  questions: readonly Question[]
  /** @param next - names of the questions that are left, nearest first */
  onAnswer: (choice: Choice, next: readonly string[]) => void
}

/** A question's name among the things that can have the focus. */
export const focusNameOf = ({ id }: Question): string => `question ${id}`

/** What we ask back before we believe it, each with the words that it is about. */
export function Questions({ questions, onAnswer }: QuestionsProps) {
  const id = useId()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-xl">
        To be sure
      </h3>
      <p className="text-base text-soft">Until you answer, we stay on the safe side.</p>
      {questions.map((question, at) => (
        <Asked
          key={question.id}
          question={question}
          onAnswer={(choice) =>
            onAnswer(
              choice,
              [...questions.slice(at + 1), ...questions.slice(0, at).reverse()].map(focusNameOf),
            )
          }
        />
      ))}
    </section>
  )
}

/** The group takes the focus, not its first choice: a second press must not answer what was not read. */
function Asked({ question, onAnswer }: { question: Question; onAnswer: (choice: Choice) => void }) {
  const id = useId()
  return (
    <div
      role="group"
      tabIndex={-1}
      data-thing={focusNameOf(question)}
      aria-labelledby={`${id}-asks`}
      aria-describedby={`${id}-quote`}
      className="mt-2 rounded-md border border-ink bg-sheet px-4 py-3"
      onKeyDown={(event) => {
        // Enter on the group would go on to the next step.
        if (event.key === 'Enter' && event.target === event.currentTarget) event.preventDefault()
      }}
    >
      <p id={`${id}-asks`} className="leading-snug font-bold">
        {question.asks}
      </p>
      <p id={`${id}-quote`} className="mt-1 text-base wrap-anywhere text-soft">
        You wrote: “{question.quote}”
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {question.choices.map((choice) => (
          <button key={choice.label} type="button" className={CHOICE} onClick={() => onAnswer(choice)}>
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  )
}
