import { useId } from 'react'
import { EFFORTS, rirOf } from './rpe.ts'

interface EffortScaleProps {
  legend: string
  chosen: number | null
  onChoose: (rpe: number) => void
}

/** RPE 6-10 side by side on the smallest phone, each with the RIR that says the same. */
export function EffortScale({ legend, chosen, onChoose }: EffortScaleProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{legend}</legend>
      <div className="figures grid grid-cols-5 gap-1.5">
        {EFFORTS.map((rpe) => (
          <label
            key={rpe}
            className="cursor-pointer rounded-md border border-edge bg-sheet py-2 text-center hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={`RPE ${rpe}, RIR ${rirOf(rpe)}`}
              checked={rpe === chosen}
              onChange={() => onChoose(rpe)}
            />
            <span className="block font-head text-3xl leading-none font-[850]">{rpe}</span>
            <span className="whitespace-nowrap">RIR {rirOf(rpe)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
