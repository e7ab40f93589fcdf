import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { FREE_TEXT_LIMIT } from '../../../../domain/forms/limits.ts'
import { Button } from '../../../parts/button.tsx'
import { FactsFields } from '../../../parts/facts-fields/facts-fields.tsx'
import { Heading, Lead } from '../../../parts/heading.tsx'
import { ArrowIcon, CheckIcon } from '../../../parts/icons.tsx'
import { Understood } from '../../../parts/understood/understood.tsx'
import { ProgressLine } from '../../../parts/waiting/progress-line.tsx'
import { isAnswered, type Option, percentAt, type Question, questionBefore } from '../questions.ts'
import { type Step, stepAfter, stepAfterCorrecting } from '../steps.ts'
import type { Survey } from '../use-survey.ts'

interface QuestionStepProps {
  question: Question
  /** Opened from the list of answers, and leads straight back to it. */
  isCorrection: boolean
  survey: Survey
  goTo: (next: Step) => void
}

export function QuestionStep({ question, isCorrection, survey, goTo }: QuestionStepProps) {
  const id = useId()
  const { answers, surveyId } = survey
  const answer = answers[question.fieldName]
  const isTyped = question.type === 'text_input'
  const options = isTyped ? [] : question.options
  const before = questionBefore(question, answers)
  const choose = (option: Option) => {
    const chosen = { [question.fieldName]: option.value }
    survey.answer(chosen)
    goTo(isCorrection ? stepAfterCorrecting({ ...answers, ...chosen }) : { at: 'response', question, option })
  }
  const leaveFor = (next: Step) => {
    if (isTyped) survey.save()
    goTo(next)
  }
  const goOn = () => leaveFor(isCorrection ? stepAfterCorrecting(answers) : stepAfter(question, answers))
  const goBack = () => {
    if (isCorrection) leaveFor({ at: 'answers' })
    else if (before) leaveFor({ at: 'question', question: before })
  }
  useKeys({
    onDigit: (digit) => {
      const option = options[digit - 1]
      if (option) choose(option)
    },
    // A second press does not skip an optional question.
    onEnter: String(answer ?? '').trim() ? goOn : null,
  })
  return (
    <>
      <ProgressLine percent={percentAt(question)} />
      <Heading className="max-w-[18ch]">{question.title}</Heading>
      {question.subtitle && (
        <p id={`${id}-subtitle`} className="measure mt-3 text-lg text-soft">
          {question.subtitle}
        </p>
      )}
      {!isTyped ? (
        <div className="mt-8 grid gap-3" role="group" aria-label={question.title}>
          {options.map((option, index) => (
            <OptionButton
              key={option.id}
              digit={index + 1}
              option={option}
              chosen={option.value === answer}
              onChoose={choose}
            />
          ))}
        </div>
      ) : (
        <textarea
          aria-label={question.title}
          aria-describedby={`${id}-subtitle`}
          className="mt-8 block field-sizing-content min-h-36 w-full rounded-md border border-edge bg-sheet p-4 text-lg"
          placeholder={question.placeholder ?? 'Enter your answer...'}
          maxLength={FREE_TEXT_LIMIT}
          value={String(answer ?? '')}
          onChange={(event) => survey.note({ [question.fieldName]: event.target.value })}
        />
      )}
      {isTyped && (
        <Understood
          className="mt-6"
          answers={answers}
          part={question.fieldName === 'exercisesToAvoid' ? 'comments' : 'equipment'}
          surveyId={surveyId}
          onCorrect={(corrections) => survey.answer({ corrections })}
        />
      )}
      {question.fieldName === 'exercisesToAvoid' && (
        <FactsFields className="mt-6" facts={answers.facts} onChange={(facts) => survey.note({ facts })} />
      )}
      <div className="mt-8 flex justify-between gap-4">
        {isCorrection || before ? (
          <Button look="quiet" className="-ml-3" onClick={goBack}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        <Button
          look={isTyped ? 'action' : 'plain'}
          className="min-w-36"
          disabled={!isAnswered(question, answers)}
          onClick={goOn}
        >
          Next
        </Button>
      </div>
    </>
  )
}

interface OptionButtonProps {
  /** The key that chooses it. */
  digit: number
  option: Option
  chosen: boolean
  onChoose: (option: Option) => void
}

/**
 * The button spans the whole card. The hint is outside of it, so that the button's name is just the answer.
 */
function OptionButton({ digit, option, chosen, onChoose }: OptionButtonProps) {
  const hint = useId()
  return (
    <div
      className={`relative flex min-h-16 items-center gap-4 rounded-md border px-5 py-4 transition-colors duration-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink ${chosen ? 'turned-about' : 'border-edge bg-sheet hover:border-ink'}`}
    >
      <KeyHint digit={digit} chosen={chosen} />
      <div className="grow">
        <button
          type="button"
          aria-pressed={chosen}
          aria-keyshortcuts={`${digit}`}
          aria-describedby={option.hint && hint}
          className="block w-full text-left text-xl leading-tight font-bold outline-none after:absolute after:inset-0"
          onClick={() => onChoose(option)}
        >
          {option.text}
        </button>
        {option.hint && (
          <p id={hint} className={`mt-1 ${chosen ? '' : 'text-soft'}`}>
            {option.hint}
          </p>
        )}
      </div>
      {chosen ? <CheckIcon /> : <ArrowIcon />}
    </div>
  )
}

/** Shown where there is a mouse or similar, and so most likely a keyboard. */
const KeyHint = ({ digit, chosen }: { digit: number; chosen: boolean }) => (
  <span
    aria-hidden
    className={`figures -ml-1 hidden size-7 shrink-0 place-content-center rounded-sm border text-base leading-none [@media(hover:hover)_and_(pointer:fine)]:grid ${chosen ? 'border-current' : 'border-rule text-iron'}`}
  >
    {digit}
  </span>
)

interface ResponseStepProps {
  question: Question
  option: Option
  name: string | undefined
  onContinue: () => void
}

/** The coach's response to the chosen option. */
export function ResponseStep({ question, option, name, onContinue }: ResponseStepProps) {
  useKeys({ onEnter: onContinue })
  return (
    <>
      <ProgressLine percent={percentAt(question)} />
      <p className="flex items-center gap-4 text-lg text-soft">
        {option.responseIcon && (
          <span aria-hidden className="text-5xl">
            {option.responseIcon}
          </span>
        )}
        <span>{name ? `${name}, ${option.text}` : option.text}</span>
      </p>
      <Heading className="mt-6 max-w-[18ch]">{option.responseTitle}</Heading>
      <Lead>{option.responseMessage}</Lead>
      <Button className="mt-8 w-full sm:w-auto sm:min-w-48" onClick={onContinue}>
        Continue
      </Button>
    </>
  )
}

const FIELDS = 'input, textarea, select, [contenteditable]'
/** Elements that have their own use for Enter. */
const CONTROLS = `${FIELDS}, a, button, summary`

interface Keys {
  /** Called for a pressed digit, from 1. */
  onDigit?: (digit: number) => void
  /** Called for Enter where it has no other meaning. Null while there is no way on. */
  onEnter: (() => void) | null
}

/** Keys that act anywhere on a step, except in elements that use them. */
function useKeys({ onDigit, onEnter }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isModified(event)) return
    if (!isOnStep(event.target)) return
    const digit = digitOf(event)
    if (digit && onDigit && !isIn(event.target, FIELDS)) {
      event.preventDefault()
      onDigit(digit)
    }
    if (event.key === 'Enter' && onEnter && !isIn(event.target, CONTROLS)) {
      event.preventDefault()
      onEnter()
    }
  })
  // Before the step is painted: a key that is pressed on sight must not be lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isModified = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey

/** Also by position: on a French keyboard the digits need Shift. */
const digitOf = ({ key, code }: KeyboardEvent): number =>
  Number(/^[1-9]$/.exec(key) ?? /^Digit([1-9])$/.exec(code)?.[1])

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Not in the menu, a message or the consent question. The body has the focus until something takes it. */
const isOnStep = (target: EventTarget | null): boolean => target === document.body || isIn(target, 'main')
