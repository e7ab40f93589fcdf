import { useId } from 'react'

interface SelectFieldProps<Value extends string> {
  label: string
  /** What the answer is for. */
  hint?: string | undefined
  options: readonly (readonly [value: Value, label: string])[]
  /** How it is called that nothing is chosen; left out where something always is. */
  blank?: string
  /** What is wrong with the choice; said beneath it, and read out with it. */
  problem?: string | undefined
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

/** One of a few, or none: a native list, whose first line takes the choice back. */
export function SelectField<Value extends string>({
  label,
  hint,
  options,
  blank,
  problem,
  value,
  onChoose,
}: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-lg font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-soft">
          {hint}
        </p>
      )}
      <select
        id={id}
        className="block h-14 w-full rounded-md border border-edge bg-sheet px-3 text-lg aria-invalid:border-2 aria-invalid:border-alert"
        aria-invalid={problem ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
        }
        value={value ?? ''}
        onChange={({ target }) => onChoose(options.find(([each]) => each === target.value)?.[0])}
      >
        {blank && <option value="">{blank}</option>}
        {options.map(([each, said]) => (
          <option key={each} value={each}>
            {said}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className="mt-2 font-semibold text-alert">
          {problem}
        </p>
      )}
    </div>
  )
}
