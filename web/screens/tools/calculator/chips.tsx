import { useId } from 'react'

export interface ChoiceProps<Key, More = unknown> {
  legend: string
  options: readonly ({ key: Key; label: string } & More)[]
  chosen: Key | undefined
  onChoose: (key: Key) => void
}

/** How many stand side by side, so that the longest words fit on the smallest phone. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
  5: 'grid-cols-5',
}

/** A choice of one of two to five short words: radio buttons that look like keys. */
export function Chips<Key>({ legend, options, chosen, onChoose }: ChoiceProps<Key, { detail?: string }>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{legend}</legend>
      <div className={`figures grid gap-1.5 sm:gap-2 ${COLUMNS[options.length] ?? ''}`}>
        {options.map(({ key, label, detail }) => (
          <label
            key={label}
            className="relative grid min-h-14 cursor-pointer content-center rounded-md border border-edge bg-sheet px-1 py-2 text-center text-lg leading-tight hover:border-ink has-checked:turned-about has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              name={name}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            {detail ? (
              <>
                <span className="font-head text-3xl leading-none font-[850]">{label}</span>
                <span className="text-base whitespace-nowrap">{detail}</span>
              </>
            ) : (
              label
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
