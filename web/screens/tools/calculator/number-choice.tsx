import { useId } from 'react'
import { LabelledField } from '../../../parts/fields/labelled-field.tsx'

interface NumberChoiceProps {
  label: string
  options: readonly number[]
  chosen: number | undefined
  onChoose: (chosen: number | undefined) => void
}

/** A choice of one of many numbers in a row. */
export const NumberChoice = ({ label, options, chosen, onChoose }: NumberChoiceProps) => (
  <LabelledField
    id={useId()}
    label={label}
    field={(tied) => (
      <select
        {...tied}
        required
        className="figures block h-14 w-full rounded-md border border-edge bg-sheet px-3 text-lg"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : undefined)}
      >
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )}
  />
)
