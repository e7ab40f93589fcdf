import type { ComponentProps } from 'react'
import type { Units } from '../../../../domain/program/units.ts'
import { TextField } from '../../../parts/fields/text-field.tsx'
import { CalculatorForm } from '../calculator/calculator-form.tsx'
import { Chips } from '../calculator/chips.tsx'
import { Choice } from '../calculator/choice.tsx'
import { UnitChoice } from '../calculator/unit-choice.tsx'
import {
  ACTIVITY_OPTIONS,
  GENDER_OPTIONS,
  GOAL_OPTIONS,
  missingIn,
  type MacroInputs,
} from './macro-inputs.ts'

interface MacroFormProps {
  inputs: MacroInputs
  units: Units
  onChange: (change: MacroInputs) => void
  onUnits: (units: Units) => void
  onCalculate: () => void
}

type Typed = 'age' | 'weight' | 'feet' | 'inches' | 'cm' | 'bodyFat'

export function MacroForm({ inputs, units, onChange, onUnits, onCalculate }: MacroFormProps) {
  const isImperial = units === 'lb'
  const field = (name: Typed): Partial<ComponentProps<'input'>> => ({
    inputMode: 'decimal',
    autoComplete: 'off',
    value: inputs[name] ?? '',
    onChange: ({ target }) => onChange({ [name]: target.value }),
  })
  return (
    <CalculatorForm missing={missingIn(inputs, units)} onCalculate={onCalculate}>
      <UnitChoice labels={{ lb: 'Imperial', kg: 'Metric' }} units={units} onChoose={onUnits} />
      <Chips
        legend="Gender"
        options={GENDER_OPTIONS}
        chosen={inputs.gender}
        onChoose={(gender) => onChange({ gender })}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-6">
        <TextField label="Age in years" required {...field('age')} />
        <TextField label={`Weight in ${isImperial ? 'lbs' : 'kg'}`} required {...field('weight')} />
        {isImperial ? (
          <div className="col-span-2 grid grid-cols-2 gap-4 sm:col-span-1">
            <TextField label="Height, feet" required {...field('feet')} />
            <TextField label="Height, inches" {...field('inches')} />
          </div>
        ) : (
          <TextField label="Height in cm" className="col-span-2 sm:col-span-1" required {...field('cm')} />
        )}
        <TextField
          label="Body fat in % (optional)"
          className="col-span-2 sm:col-span-1"
          {...field('bodyFat')}
        />
      </div>
      <Choice
        legend="Activity level"
        options={ACTIVITY_OPTIONS}
        chosen={inputs.activity}
        onChoose={(activity) => onChange({ activity })}
      />
      <Choice
        legend="Goal"
        options={GOAL_OPTIONS}
        chosen={inputs.goal}
        onChoose={(goal) => onChange({ goal })}
      />
    </CalculatorForm>
  )
}
