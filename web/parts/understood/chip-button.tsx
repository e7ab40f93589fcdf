import type { Correction } from '../../../domain/forms/corrections.ts'
import type { Chip } from '../../../domain/training/profile/understood/understanding.ts'
import { CloseIcon } from '../icons.tsx'
import { nameOf } from '../../../domain/forms/correct.ts'
import { turnOf } from './groups.ts'

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
export function ChipButton({ chip, groupNamed, onTakeOut, onTurn }: ChipButtonProps) {
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
