import { useId } from 'react'
import { LabelledField } from './labelled-field.tsx'

interface SelectFieldProps<Value extends string> {
  label: string
  hint?: string | undefined
  options: readonly (readonly [value: Value, label: string])[]
  /** The label for no choice. Left out if something is always chosen. */
  blank?: string
  problem?: string | undefined
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

/** A choice of one of a few, or none: a native list whose first line clears the choice. */
export function SelectField<Value extends string>({
  options,
  blank,
  value,
  onChoose,
  ...frame
}: SelectFieldProps<Value>) {
  return (
    <LabelledField
      id={useId()}
      {...frame}
      field={(tied) => (
        <select
          {...tied}
          className="block h-14 w-full rounded-md border border-edge bg-sheet px-3 text-lg aria-invalid:border-2 aria-invalid:border-alert"
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
      )}
    />
  )
}
