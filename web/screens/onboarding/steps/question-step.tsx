import { useEffectEvent, useId, useLayoutEffect } from 'react'
import type { Correction } from '../../../../domain/forms/corrections.ts'
import type { Facts } from '../../../../domain/forms/facts.ts'
import { FREE_TEXT_LIMIT } from '../../../../domain/forms/limits.ts'
import type { OnboardingAnswers } from '../../../../domain/forms/onboarding.ts'
import { Button } from '../../../parts/button.tsx'
import { FactsFields } from '../../../parts/facts-fields/facts-fields.tsx'
import { Heading } from '../../../parts/heading.tsx'
import { ArrowIcon, CheckIcon } from '../../../parts/icons.tsx'
import { Understood } from '../../../parts/understood/understood.tsx'
import { ProgressLine } from '../../../parts/waiting/progress-line.tsx'
import { isAnswered, type Option, percentAt, type Question } from '../questions.ts'

interface QuestionStepProps {
  question: Question
  answers: OnboardingAnswers
  surveyId: string | null
  hasPrevious: boolean
  onChoose: (option: Option) => void
  onType: (text: string) => void
  onCorrect: (corrections: Correction[]) => void
  onTell: (facts: Facts) => void
  onPrevious: () => void
  onNext: () => void
}

export function QuestionStep({
  question,
  answers,
  surveyId,
  hasPrevious,
  onChoose,
  onType,
  onCorrect,
  onTell,
  onPrevious,
  onNext,
}: QuestionStepProps) {
  const id = useId()
  const answer = answers[question.fieldName]
  const options = question.type === 'single_choice' ? question.options : []
  useKeys({
    onDigit: (digit) => {
      const option = options[digit - 1]
      if (option) onChoose(option)
    },
    // A second press does not skip an optional question.
    onEnter: String(answer ?? '').trim() ? onNext : null,
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
      {question.type === 'single_choice' ? (
        <div className="mt-8 grid gap-3" role="group" aria-label={question.title}>
          {question.options.map((option, index) => (
            <OptionButton
              key={option.id}
              digit={index + 1}
              option={option}
              chosen={option.value === answer}
              onChoose={onChoose}
            />
          ))}
        </div>
      ) : (
        <textarea
          aria-label={question.title}
          aria-describedby={`${id}-subtitle`}
          className="mt-8 block min-h-36 w-full rounded-md border border-edge bg-sheet p-4 text-lg"
          placeholder={question.placeholder ?? 'Enter your answer...'}
          maxLength={FREE_TEXT_LIMIT}
          value={String(answer ?? '')}
          onChange={(event) => onType(event.target.value)}
        />
      )}
      {question.type === 'text_input' && (
        <Understood
          className="mt-6"
          answers={answers}
          part={question.fieldName === 'exercisesToAvoid' ? 'comments' : 'equipment'}
          surveyId={surveyId}
          onCorrect={onCorrect}
        />
      )}
      {question.fieldName === 'exercisesToAvoid' && (
        <FactsFields className="mt-6" facts={answers.facts} onChange={onTell} />
      )}
      <div className="mt-8 flex justify-between gap-4">
        {hasPrevious ? (
          <Button look="quiet" className="-ml-3" onClick={onPrevious}>
            Previous
          </Button>
        ) : (
          <span />
        )}
        <Button
          look={question.type === 'text_input' ? 'action' : 'plain'}
          className="min-w-36"
          disabled={!isAnswered(question, answers)}
          onClick={onNext}
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
      <p className="measure mt-4 text-xl text-soft">{option.responseMessage}</p>
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
