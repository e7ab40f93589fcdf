import { useId } from 'react'
import type { Correction } from '../../../domain/forms/corrections.ts'
import type { Chip } from '../../../domain/training/profile/understood/reading.ts'
import { CloseIcon } from '../icons.tsx'
import { GROUPS } from '../../texts/generated/understood.ts'
import { hintFor, turnOf } from './groups.ts'
import { nameOf } from '../../../domain/forms/correct.ts'
import type { Answered } from '../../../domain/training/profile/understood/shown.ts'

interface ChipGroupsProps {
  chips: readonly Chip[]
  /** @param next - names of the things with the nearest buttons, nearest first */
  onTakeOut: (chip: Chip, next: readonly string[]) => void
  onTurn: (correction: Correction) => void
}

/** What we understood, grouped by what we do with it. */
export function ChipGroups({ chips, onTakeOut, onTurn }: ChipGroupsProps) {
  const id = useId()
  return GROUPS.map(({ group, title, named }) => {
    const own = chips.filter((each) => each.group === group)
    if (own.length === 0) return null
    const hint = hintFor(group, own)
    return (
      <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="mt-4">
        <h3 id={`${id}-${group}`} className="text-xl">
          {title}
        </h3>
        {hint && <p className="text-base text-soft">{hint}</p>}
        <ul className="mt-2 flex flex-wrap gap-2">
          {own.map((chip, at) => (
            <ChipButton
              key={`${nameOf(chip)} ${chip.label}`}
              chip={chip}
              groupNamed={named}
              onTakeOut={() =>
                onTakeOut(chip, [...own.slice(at + 1), ...own.slice(0, at).reverse()].map(nameOf))
              }
              onTurn={onTurn}
            />
          ))}
        </ul>
        {own.map(
          ({ label, detail }) =>
            detail && (
              <p key={label} className="mt-2 text-base text-soft">
                <span className="inline-block font-semibold first-letter:uppercase">{label}</span>: {detail}.
              </p>
            ),
        )}
      </div>
    )
  })
}

const PRESSED = 'min-h-11 py-1.5 text-left leading-tight hover:turned-about focus-visible:relative'

interface ChipButtonProps {
  chip: Chip
  /** How a sentence names the chip's group. */
  groupNamed: string
  onTakeOut: () => void
  onTurn: (correction: Correction) => void
}

/**
 * One thing that we understood. A tap takes it out. A lift is turned by a separate button, since a slip would
 * ask for what somebody hates.
 */
function ChipButton({ chip, groupNamed, onTakeOut, onTurn }: ChipButtonProps) {
  const turn = turnOf(chip)
  return (
    <li className="flex max-w-full flex-wrap items-center gap-x-4">
      <button
        type="button"
        data-thing={nameOf(chip)}
        aria-label={`Remove ${chip.label} from ${groupNamed}`}
        className={`flex items-center gap-2 rounded-md border border-edge bg-sheet pr-2.5 pl-3.5 font-semibold ${PRESSED}`}
        onClick={onTakeOut}
      >
        {chip.label}
        <CloseIcon className="size-3.5" />
      </button>
      {turn && (
        <button
          type="button"
          aria-label={`${turn.label}: ${chip.label}`}
          className={`text-soft underline underline-offset-4 ${PRESSED}`}
          onClick={() => onTurn(turn.correction)}
        >
          {turn.label}
        </button>
      )}
    </li>
  )
}

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
