import type { Chip } from '../../../domain/training/profile/understood/understanding.ts'
import { nameOf } from '../../../domain/forms/correct.ts'
import type { Answered } from '../../../domain/training/profile/understood/undone.ts'

interface TakenOutProps {
  chips: readonly Chip[]
  answered: readonly Answered[]
  onGiveBack: (chip: Chip) => void
  onAskAgain: (answered: Answered) => void
}

/** What was taken out or answered, with a way back. */
export const TakenOut = ({ chips, answered, onGiveBack, onAskAgain }: TakenOutProps) =>
  chips.length + answered.length > 0 && (
    <ul aria-label="Taken out or answered" className="mt-4 flex flex-wrap gap-x-4">
      {answered.map((each) => (
        <li key={each.question.id}>
          <Back onClick={() => onAskAgain(each)}>{`Change your answer: ${each.choice.label}`}</Back>
        </li>
      ))}
      {chips.map((chip) => (
        <li key={nameOf(chip)}>
          <Back onClick={() => onGiveBack(chip)}>{`Undo: ${chip.label}`}</Back>
        </li>
      ))}
    </ul>
  )

const Back = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button
    type="button"
    className="min-h-11 text-left leading-tight text-soft underline underline-offset-4 hover:text-ink"
    onClick={onClick}
  >
    {children}
  </button>
)
