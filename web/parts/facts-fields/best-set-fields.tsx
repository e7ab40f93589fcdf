import { useId, useState, type FocusEvent } from 'react'
import { liftsOneself } from '../../../domain/forms/facts.ts'
import type { Units } from '../../../domain/program/units.ts'
import { Button } from '../button.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { setProblems, type TypedSet } from './typed.ts'
import { LIFT_OPTIONS } from './words.ts'

interface BestSetFieldsProps {
  /** Counted from 1. */
  place: number
  set: TypedSet
  unit: Units
  onChange: (set: TypedSet) => void
  onRemove: () => void
}

/** One best set. Its problems are shown once the focus has left it. */
export function BestSetFields({ place, set, unit, onChange, onRemove }: BestSetFieldsProps) {
  const [isLeft, setLeft] = useState(false)
  const legend = useId()
  const { lift, weight, reps } = isLeft ? setProblems(set, unit) : {}
  const leave = (event: FocusEvent<HTMLElement>) =>
    setLeft(!event.currentTarget.contains(event.relatedTarget))
  return (
    <div
      role="group"
      aria-labelledby={legend}
      className="grid gap-4"
      onBlur={leave}
      onFocus={() => setLeft(false)}
    >
      <div className="flex items-center justify-between gap-4">
        <p id={legend} className="font-semibold">{`Lift ${place}`}</p>
        <Button look="quiet" className="-mr-3" onClick={onRemove} aria-label={`Remove lift ${place}`}>
          Remove
        </Button>
      </div>
      <SelectField
        label="Which lift"
        options={LIFT_OPTIONS}
        blank="Choose a lift"
        problem={lift}
        value={set.lift}
        onChoose={(chosen) => onChange({ ...set, lift: chosen })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={set.lift && liftsOneself(set.lift) ? `Extra weight (${unit})` : `Weight (${unit})`}
          inputMode="decimal"
          autoComplete="off"
          problem={weight}
          value={set.weight}
          onChange={(event) => onChange({ ...set, weight: event.target.value })}
        />
        <TextField
          label="Reps"
          inputMode="numeric"
          autoComplete="off"
          problem={reps}
          value={set.reps}
          onChange={(event) => onChange({ ...set, reps: event.target.value })}
        />
      </div>
    </div>
  )
}
