import { useId, useLayoutEffect, useRef } from 'react'
import { addCorrection, nameOf, remove, restore } from '../../../domain/forms/correct.ts'
import { inWords } from '../../../domain/exercises/words.ts'
import type { Correction } from '../../../domain/forms/corrections.ts'
import { AddSomething } from './add-something.tsx'
import { ChipGroups, TakenOut } from './chips.tsx'
import { Foldable } from './foldable.tsx'
import { summaryOf, toBeCleared } from './groups.ts'
import { focusNameOf, Questions } from './questions.tsx'
import { type Part, type Said, useUnderstanding } from './reading/use-understanding.ts'

interface UnderstoodProps {
  answers: Said
  /** The part that the screen is about. Everything by default. */
  part?: Part
  onCorrect: (corrections: Correction[]) => void
  surveyId?: string | null
  /** Beside the price: one line unless a question waits, and what must be cleared is said before it is paid. */
  isBeforePaying?: boolean
  className?: string
}

const NONE: Correction[] = []

/** What we understood of the buyer's own words. It is shown before it counts, and can be corrected. */
export function Understood({
  answers,
  part,
  onCorrect,
  surveyId = null,
  isBeforePaying = false,
  className = '',
}: UnderstoodProps) {
  const { corrections = NONE } = answers
  const shown = useUnderstanding(answers, part, surveyId)
  const { questions, chips, notes, unread, wishes, takenOut, answered } = shown
  const { container, focusAfter } = useFocusAfter(chips)
  /** @param next - the names of what should have the focus then, in order of preference */
  const correct = (corrected: Correction[], next: readonly string[]) => {
    focusAfter(next)
    onCorrect(corrected)
  }

  const isShown = [questions, chips, notes, unread, wishes, takenOut, answered].some(
    ({ length }) => length > 0,
  )
  return (
    <div ref={container} className={isShown ? className : ''}>
      <p role="status" className="sr-only">
        {summaryOf(shown)}
      </p>
      {isBeforePaying && <EasyUntilCleared of={toBeCleared(chips)} />}
      {isShown && (
        <Foldable isFoldable={isBeforePaying} isHeldOpen={questions.length > 0} things={chips.length}>
          {/* Keeps buttons from hiding below the one that sticks to the foot of the paywall. */}
          <div className="measure border-l-4 border-ink pl-4 text-lg [&_button]:scroll-mb-28">
            <h2 tabIndex={-1} className="text-3xl">
              What we understood
            </h2>
            <p className="mt-1 text-base text-soft">To show you this, an AI reads what you write.</p>
            <Questions
              questions={questions}
              onAnswer={({ answer }, next) => correct(addCorrection(corrections, answer), next)}
            />
            <ChipGroups
              chips={chips}
              onTakeOut={(chip, next) => correct(remove(corrections, chip), next)}
              onTurn={(turned) => correct(addCorrection(corrections, turned), [nameOf(turned)])}
            />
            {notes.map((note) => (
              <p key={note} className="mt-4 text-soft">
                {note}
              </p>
            ))}
            <Wishes wishes={wishes} />
            <Unread sentences={unread} />
            <TakenOut
              chips={takenOut}
              answered={answered}
              onGiveBack={(chip) => correct(restore(corrections, chip), [nameOf(chip)])}
              onAskAgain={({ question, choice }) =>
                correct(restore(corrections, choice.answer), [focusNameOf(question)])
              }
            />
            <AddSomething
              offered={{ training: part !== 'equipment', equipment: part !== 'comments' && isHome(answers) }}
              onAdd={(correction) => onCorrect(addCorrection(corrections, correction))}
            />
          </div>
        </Foldable>
      )}
    </div>
  )
}

function EasyUntilCleared({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <p className="measure mb-6 border-l-8 border-alert bg-sheet p-4 text-lg">
      Because of {inWords(of)}, these weeks stay easy: three or four reps in reserve, and no planned jumps in
      weight. Once you are cleared, tell us and we rewrite it, free.
    </p>
  )
}

const isHome = ({ equipment = '' }: Said): boolean => /^home/i.test(equipment)

/** What the buyer asks for in a way that only the writer can follow, in their own words. */
function Wishes({ wishes }: { wishes: readonly string[] }) {
  const id = useId()
  if (wishes.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-xl">
        In your words
      </h3>
      <ul className="mt-2 space-y-1 leading-snug wrap-anywhere">
        {wishes.map((each) => (
          <li key={each}>“{each}”</li>
        ))}
      </ul>
      <p className="mt-2 text-base text-soft">The AI that writes your program gets this as you wrote it.</p>
    </section>
  )
}

/** The buyer's own sentences that nothing in the program follows from. */
function Unread({ sentences }: { sentences: readonly string[] }) {
  const id = useId()
  if (sentences.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-xl">
        We could not use
      </h3>
      <ul className="mt-2 space-y-1 leading-snug wrap-anywhere">
        {sentences.map((each, at) => (
          <li key={at}>“{each}”</li>
        ))}
      </ul>
      <p className="mt-2 text-base text-soft">
        If {sentences.length > 1 ? 'one of these' : 'this'} matters for your training, say it in other words.
      </p>
    </section>
  )
}

/**
 * Keeps the focus in a list whose buttons come and go. Before a change it gets the names of the
 * things that should have the focus afterwards, in order of preference. If none of them is left, the
 * first heading takes it.
 *
 * @param shown - what is shown; another object once the change has come
 */
function useFocusAfter(shown: object) {
  const container = useRef<HTMLDivElement>(null)
  const wanted = useRef<readonly string[] | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const find = (thing: string) =>
      container.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)
    const target = wanted.current.map(find).find(Boolean)
    ;(target ?? container.current?.querySelector<HTMLElement>('h2'))?.focus()
    wanted.current = null
  }, [shown])
  return { container, focusAfter: (things: readonly string[]) => void (wanted.current = things) }
}
