import { useId } from 'react'

interface NumberChoiceProps {
  label: string
  options: readonly number[]
  chosen: number | null
  onChoose: (chosen: number | null) => void
}

/** A choice of one of many numbers in a row. */
export function NumberChoice({ label, options, chosen, onChoose }: NumberChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-lg font-semibold">
        {label}
      </label>
      <select
        id={id}
        required
        className="figures block h-14 w-full rounded-md border border-edge bg-sheet px-3 text-lg"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
      >
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}
