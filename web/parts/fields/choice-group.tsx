import { useId } from 'react'

interface ChoiceGroupProps {
  legend: string
  /** What the options mean, if that is not obvious. */
  hint?: string
  options: readonly string[]
  value: string
  onChoose: (value: string) => void
  /** The name by which an error summary finds the group. */
  name?: string
  /** What is wrong with the choice. Shown below the options, and read out with each of them. */
  problem?: string | undefined
  /** Shows short options side by side. */
  isShort?: boolean
}

/** A choice of one of a few: native radio buttons, large enough for a thumb. */
export function ChoiceGroup({
  legend,
  hint,
  options,
  value,
  onChoose,
  problem,
  isShort = false,
  ...own
}: ChoiceGroupProps) {
  const made = useId()
  const name = own.name ?? made
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="mb-2 text-lg font-semibold">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-soft">
          {hint}
        </p>
      )}
      <div className={isShort ? 'grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2' : 'grid gap-2'}>
        {options.map((option, index) => (
          <label
            key={option}
            className={`flex min-h-14 cursor-pointer items-center rounded-md border border-edge bg-sheet py-3 text-lg hover:border-ink has-checked:turned-about has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink ${isShort ? 'justify-center gap-2 px-2 text-center' : 'gap-3 px-4'}`}
          >
            <input
              // An error summary links to the first option by the group's name.
              id={index === 0 ? name : undefined}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && `${name}-problem`}
              type="radio"
              className="size-5 shrink-0 accent-paper outline-none"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {option}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${name}-problem`} className="mt-2 font-semibold text-alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
