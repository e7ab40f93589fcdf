import { addCorrection, nameOf, remove, restore } from '../../../domain/forms/correct.ts'
import type { Correction } from '../../../domain/forms/corrections.ts'
import type { Choice } from '../../../domain/training/profile/understood/question.ts'
import type { Answered } from '../../../domain/training/profile/understood/undone.ts'
import type { Chip } from '../../../domain/training/profile/understood/understanding.ts'
import { AddSomething } from './add-something.tsx'
import { ChipGroups } from './chip-groups.tsx'
import { summaryOf } from './groups.ts'
import { focusNameOf, Questions } from './questions.tsx'
import { TakenOut } from './taken-out.tsx'
import { Unread } from './unread.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { Wishes } from './wishes.tsx'
import { useUnderstanding, type Part, type Said } from './reading/use-understanding.ts'

interface UnderstoodProps {
  answers: Said
  /** The part that the screen is about. Everything by default. */
  part?: Part
  onCorrect: (corrections: Correction[]) => void
  surveyId?: string | null
  className?: string
}

const NONE: Correction[] = []

/** What we understood of the buyer's own words. It is shown before it counts, and can be corrected. */
export function Understood({ answers, part, onCorrect, surveyId = null, className = '' }: UnderstoodProps) {
  const { corrections = NONE } = answers
  const shown = useUnderstanding(answers, part, surveyId)
  const { questions, chips, notes, unread, wishes, takenOut, answered } = shown
  const { container, focusAfter } = useFocusAfter(chips)
  const takeOutOf = (chip: Chip, next: readonly string[]) => {
    focusAfter(next)
    onCorrect(remove(corrections, chip))
  }
  const turn = (correction: Correction) => {
    focusAfter([nameOf(correction)])
    onCorrect(addCorrection(corrections, correction))
  }
  const answer = ({ answer: given }: Choice, next: readonly string[]) => {
    focusAfter(next)
    onCorrect(addCorrection(corrections, given))
  }
  const askAgain = ({ question, choice }: Answered) => {
    focusAfter([focusNameOf(question)])
    onCorrect(restore(corrections, choice.answer))
  }
  const giveBackTo = (chip: Chip) => {
    focusAfter([nameOf(chip)])
    onCorrect(restore(corrections, chip))
  }

  const isShown = [questions, chips, notes, unread, wishes, takenOut, answered].some(
    ({ length }) => length > 0,
  )
  return (
    <div ref={container} className={isShown ? className : ''}>
      <p role="status" className="sr-only">
        {summaryOf(shown)}
      </p>
      {isShown && (
        // Keeps buttons from hiding below the one that sticks to the foot of the paywall.
        <div className="measure border-l-4 border-ink pl-4 text-lg [&_button]:scroll-mb-28">
          <h2 tabIndex={-1} className="text-3xl">
            What we understood
          </h2>
          <p className="mt-1 text-base text-soft">To show you this, an AI reads what you write.</p>
          <Questions questions={questions} onAnswer={answer} />
          <ChipGroups chips={chips} onTakeOut={takeOutOf} onTurn={turn} />
          {notes.map((note) => (
            <p key={note} className="mt-4 text-soft">
              {note}
            </p>
          ))}
          <Wishes wishes={wishes} />
          <Unread sentences={unread} />
          <TakenOut chips={takenOut} answered={answered} onGiveBack={giveBackTo} onAskAgain={askAgain} />
          <AddSomething
            offered={{ training: part !== 'equipment', equipment: part !== 'comments' && isHome(answers) }}
            onAdd={(correction) => onCorrect(addCorrection(corrections, correction))}
          />
        </div>
      )}
    </div>
  )
}

const isHome = ({ equipment = '' }: Said): boolean => /^home/i.test(equipment)
