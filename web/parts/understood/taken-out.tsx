import type { Chip } from '../../../domain/understanding.ts'
import { nameOf } from './correct.ts'

interface TakenOutProps {
  chips: readonly Chip[]
  onGiveBack: (chip: Chip) => void
}

/** What was taken out, with a way to restore it. */
export const TakenOut = ({ chips, onGiveBack }: TakenOutProps) =>
  chips.length > 0 && (
    <ul aria-label="Taken out" className="mt-4 flex flex-wrap gap-x-4">
      {chips.map((chip) => (
        <li key={nameOf(chip)}>
          <button
            type="button"
            className="min-h-11 text-left leading-tight text-soft underline underline-offset-4 hover:text-ink"
            onClick={() => onGiveBack(chip)}
          >
            {`Undo: ${chip.label}`}
          </button>
        </li>
      ))}
    </ul>
  )
