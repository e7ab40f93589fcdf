import { useId } from 'react'
import type { Correction } from '../../../domain/forms/corrections.ts'
import type { Chip } from '../../../domain/training/profile/understood/understanding.ts'
import { ChipButton } from './chip-button.tsx'
import { nameOf } from '../../../domain/forms/correct.ts'
import { GROUPS } from './groups.ts'

interface ChipGroupsProps {
  chips: readonly Chip[]
  /** @param next - names of the things with the nearest buttons, nearest first */
  onTakeOut: (chip: Chip, next: readonly string[]) => void
  onTurn: (correction: Correction) => void
}

/** What we understood, grouped by what we do with it. */
export function ChipGroups({ chips, onTakeOut, onTurn }: ChipGroupsProps) {
  const id = useId()
  return GROUPS.map(({ group, title, hintFor, named }) => {
    const own = chips.filter((each) => each.group === group)
    if (own.length === 0) return null
    const hint = hintFor?.(own)
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
