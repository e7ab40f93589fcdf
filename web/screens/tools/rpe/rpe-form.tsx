import type { Units } from '../../../../domain/program/units.ts'
import { TextField } from '../../../parts/fields/text-field.tsx'
import { CalculatorForm } from '../calculator/calculator-form.tsx'
import { Chips } from '../calculator/chips.tsx'
import { NumberChoice } from '../calculator/number-choice.tsx'
import { UnitChoice } from '../calculator/unit-choice.tsx'
import { EFFORTS, REPS, rirOf } from './rpe.ts'
import { missingIn, type RpeInputs } from './rpe-inputs.ts'

const SCALE = EFFORTS.map((rpe) => ({ key: rpe, label: `${rpe}`, detail: `RIR ${rirOf(rpe)}` }))

interface RpeFormProps {
  inputs: RpeInputs
  units: Units
  onChange: (change: RpeInputs) => void
  onUnits: (units: Units) => void
  onCalculate: () => void
}

export const RpeForm = ({ inputs, units, onChange, onUnits, onCalculate }: RpeFormProps) => (
  <CalculatorForm missing={missingIn(inputs)} onCalculate={onCalculate}>
    <UnitChoice labels={{ lb: 'lbs', kg: 'kg' }} units={units} onChoose={onUnits} />
    <section aria-labelledby="performed" className="grid gap-6 border-t border-rule pt-6">
      <h2 id="performed" className="text-3xl">
        The set that you did
      </h2>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={`Weight in ${units === 'lb' ? 'lbs' : 'kg'}`}
          inputMode="decimal"
          autoComplete="off"
          required
          value={inputs.weight ?? ''}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
        <NumberChoice
          label="Reps performed"
          options={REPS}
          chosen={inputs.reps}
          onChoose={(reps) => onChange({ reps })}
        />
      </div>
      <Chips
        legend="Performed RPE"
        options={SCALE}
        chosen={inputs.rpe}
        onChoose={(rpe) => onChange({ rpe })}
      />
    </section>
    <section aria-labelledby="target" className="grid gap-6 border-t border-rule pt-6">
      <h2 id="target" className="text-3xl">
        The set to come
      </h2>
      <NumberChoice
        label="Target reps"
        options={REPS}
        chosen={inputs.targetReps}
        onChoose={(targetReps) => onChange({ targetReps })}
      />
      <Chips
        legend="Target RPE"
        options={SCALE}
        chosen={inputs.targetRpe}
        onChoose={(targetRpe) => onChange({ targetRpe })}
      />
    </section>
  </CalculatorForm>
)
