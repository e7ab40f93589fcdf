import { type FocusEvent, useId, useRef, useState } from 'react'
import { type Facts, liftsOneself, MAX_BEST_SETS } from '../../../domain/forms/facts.ts'
import { UNITS, type Units } from '../../../domain/program/units.ts'
import { Button } from '../button.tsx'
import {
  BLANK_SET,
  bodyWeightProblem,
  factsOf,
  setProblems,
  type Typed,
  typedOf,
  type TypedSet,
} from './typed.ts'
import { AGE_OPTIONS, LIFT_OPTIONS, POINT_OPTIONS, SEX_OPTIONS } from './words.ts'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useUnits } from '../../units.ts'

const UNIT_OPTIONS = UNITS.map((unit) => [unit, { kg: 'Kilograms', lb: 'Pounds' }[unit]] as const)

interface FactsFieldsProps {
  facts: Facts | undefined
  onChange: (facts: Facts) => void
  /** Beside the price: one line, also for who has told something. */
  isBeforePaying?: boolean
  className?: string
}

/** Five optional facts, folded away until somebody opens them. Unusable input is left out. */
export function FactsFields({
  facts = NOTHING,
  onChange,
  isBeforePaying = false,
  className = '',
}: FactsFieldsProps) {
  const [isOpenAtFirst] = useState(!isBeforePaying && Object.keys(facts).length > 0)
  const [typed, setTyped] = useState(() => typedOf(facts))
  const id = useId()
  const [unit, chooseUnit] = useUnitOf(facts)
  const change = (more: Partial<Typed>, inUnit = unit) => {
    const next = { ...typed, ...more }
    setTyped(next)
    onChange(factsOf(next, inUnit))
  }
  return (
    <details open={isOpenAtFirst} className={`rounded-md border border-edge bg-sheet ${className}`}>
      <summary className="min-h-14 cursor-pointer px-5 py-4 text-lg leading-tight font-semibold">
        Make it more yours{' '}
        {!isBeforePaying && (
          <span className="block pt-1 text-base font-normal text-soft">
            Optional: your age, sex, weight, best lifts, and what to bring up.
          </span>
        )}
      </summary>
      <div className="grid gap-6 border-t border-rule px-5 py-5">
        <p className="measure text-soft">
          Each of these can change your program, and the PDF says how. Leave out whatever you like.
        </p>
        <SelectField
          label="Age"
          hint="For how you warm up, and how near to failure you go."
          options={AGE_OPTIONS}
          blank="Rather not say"
          value={typed.age}
          onChoose={(age) => change({ age })}
        />
        <SelectField
          label="Sex"
          hint="Helps set your rests on smaller lifts."
          options={SEX_OPTIONS}
          blank="Rather not say"
          value={typed.sex}
          onChoose={(sex) => change({ sex })}
        />
        <SelectField
          label="Weights in"
          options={UNIT_OPTIONS}
          value={unit}
          onChoose={(chosen = unit) => {
            chooseUnit(chosen)
            change({}, chosen)
          }}
        />
        <BodyWeightField
          typed={typed.bodyWeight}
          unit={unit}
          onChange={(bodyWeight) => change({ bodyWeight })}
        />
        <BestSets sets={typed.sets} unit={unit} onChange={(sets) => change({ sets })} />
        <div role="group" aria-labelledby={`${id}-bring-up`} className="grid gap-4">
          <p id={`${id}-bring-up`} className="-mb-3 text-lg font-semibold">
            What do you want to bring up?
          </p>
          <p className="text-soft">It gets more sets, early in the session.</p>
          {typed.bringUp.map((point, place) => (
            <SelectField
              key={place}
              label={place === 0 ? 'Bring up' : 'And'}
              options={POINT_OPTIONS}
              blank="Nothing in particular"
              value={point}
              onChoose={(chosen) => change({ bringUp: typed.bringUp.with(place, chosen) })}
            />
          ))}
        </div>
      </div>
    </details>
  )
}

const NOTHING: Facts = {}

/** The unit of the facts, which takes precedence over the unit chosen on the site. */
function useUnitOf({ bodyWeight, bestSets }: Facts): readonly [Units, (unit: Units) => void] {
  const [onSite, chooseOnSite] = useUnits()
  return [bodyWeight?.unit ?? bestSets?.[0]?.unit ?? onSite, chooseOnSite]
}

interface BodyWeightFieldProps {
  typed: string
  unit: Units
  onChange: (typed: string) => void
}

function BodyWeightField({ typed, unit, onChange }: BodyWeightFieldProps) {
  const [isLeft, setLeft] = useState(false)
  return (
    <TextField
      label={`Body weight (${unit})`}
      inputMode="decimal"
      autoComplete="off"
      problem={isLeft ? bodyWeightProblem(typed, unit) : undefined}
      value={typed}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(event.target.value)}
    >
      <p className="mt-2 text-soft">For your protein, and for lifts where you are the weight.</p>
    </TextField>
  )
}

interface BestSetsProps {
  sets: readonly TypedSet[]
  unit: Units
  onChange: (sets: readonly TypedSet[]) => void
}

function BestSets({ sets, unit, onChange }: BestSetsProps) {
  const group = useRef<HTMLDivElement>(null)
  const id = useId()
  const remove = (place: number) => {
    const others = sets.toSpliced(place, 1)
    onChange(others.length ? others : [BLANK_SET])
    // The pressed button disappears with its set, so the group takes the focus.
    group.current?.focus()
  }
  return (
    <div ref={group} role="group" aria-labelledby={id} tabIndex={-1} className="grid gap-6">
      <p id={id} className="-mb-5 text-lg font-semibold">
        Your best recent sets
      </p>
      <p className="text-soft">
        The weight, and how many reps you got. From these we work out what to lift in each week.
      </p>
      {sets.map((set, place) => (
        <BestSetFields
          key={place}
          place={place + 1}
          set={set}
          unit={unit}
          onChange={(changed) => onChange(sets.with(place, changed))}
          onRemove={() => remove(place)}
        />
      ))}
      {sets.length < MAX_BEST_SETS && (
        <Button look="plain" onClick={() => onChange([...sets, BLANK_SET])}>
          Add another lift
        </Button>
      )}
    </div>
  )
}

interface BestSetFieldsProps {
  /** Counted from 1. */
  place: number
  set: TypedSet
  unit: Units
  onChange: (set: TypedSet) => void
  onRemove: () => void
}

/** One best set. Its problems are shown once the focus has left it. */
function BestSetFields({ place, set, unit, onChange, onRemove }: BestSetFieldsProps) {
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
