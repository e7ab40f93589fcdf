import { useId } from 'react'

interface ChoiceGroupProps {
  legend: string
  options: readonly string[]
  value: string
  onChoose: (value: string) => void
  /** Short options stand side by side. */
  isShort?: boolean
}

/** One of a few: native radio buttons, drawn large enough for a thumb. */
export function ChoiceGroup({ legend, options, value, onChoose, isShort = false }: ChoiceGroupProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{legend}</legend>
      <div className={isShort ? 'grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2' : 'grid gap-2'}>
        {options.map((option) => (
          <label
            key={option}
            className={`flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-edge bg-sheet px-4 py-3 text-lg hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink ${isShort ? 'justify-center text-center' : ''}`}
          >
            <input
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
    </fieldset>
  )
}
