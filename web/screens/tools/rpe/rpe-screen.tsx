import { useState } from 'react'
import { TextField } from '../../../parts/text-field.tsx'
import { useUnits } from '../../../units.ts'
import { CalculatorForm } from '../calculator-form.tsx'
import { CalculatorPage } from '../calculator-page.tsx'
import { Chips } from '../chips.tsx'
import { NumberChoice } from '../number-choice.tsx'
import { numberIn } from '../number-in.ts'
import { UnitChoice } from '../unit-choice.tsx'
import { useCalculation } from '../use-calculation.ts'
import { EFFORTS, REPS, rirOf } from './rpe.ts'
import { RpeResult, type Calculation } from './rpe-result.tsx'

/** /tools/rpe-calculator — from a set that was done to the weight of the next one. */
export function RpeScreen() {
  const [calculation, calculate] = useCalculation<Calculation>('rpe_calculator')
  return (
    <CalculatorPage
      title="RPE/RIR calculator"
      heading="RPE/RIR Calculator"
      intro="Tell us one set that you did and how hard it was, and get a weight for the next one."
      form={<RpeForm onCalculate={calculate} />}
      result={calculation && <RpeResult key={JSON.stringify(calculation)} {...calculation} />}
    >
      <h2 className="text-3xl text-ink">How hard is hard?</h2>
      <p>
        RIR is the number of good reps that you had left. RPE is the same scale upside down, out of 10: RPE 8
        is RIR 2, and at RPE 10 nothing was left. Unsure? Most people have one rep more in them than they
        think.
      </p>
      <p>
        The calculator is a rule of thumb with a fixed table, and works best for about five reps and for the
        reps that you just did. Warm up, start lighter, and let the bar decide. Your program does not use this
        table.
      </p>
    </CalculatorPage>
  )
}

const SCALE = EFFORTS.map((rpe) => ({ rpe, label: `${rpe}`, detail: `RIR ${rirOf(rpe)}` }))
type Effort = (typeof SCALE)[number]

function RpeForm({ onCalculate }: { onCalculate: (calculation: Calculation) => void }) {
  const [units, chooseUnits] = useUnits('lb')
  const [weight, setWeight] = useState('')
  const [reps, setReps] = useState<number | null>(null)
  const [effort, setEffort] = useState<Effort | null>(null)
  const [targetReps, setTargetReps] = useState<number | null>(null)
  const [targetEffort, setTargetEffort] = useState<Effort | null>(null)

  const lifted = numberIn(weight)
  const missing = [
    !lifted && 'weight',
    !reps && 'reps performed',
    !effort && 'performed RPE',
    !targetReps && 'target reps',
    !targetEffort && 'target RPE',
  ].filter((name) => name !== false)
  const calculate = () => {
    if (!lifted || !reps || !effort || !targetReps || !targetEffort) return
    onCalculate({
      performed: { weight: lifted, reps, rpe: effort.rpe },
      target: { reps: targetReps, rpe: targetEffort.rpe },
      units,
    })
  }

  return (
    <CalculatorForm missing={missing} onCalculate={calculate}>
      <UnitChoice labels={{ lb: 'lbs', kg: 'kg' }} units={units} onChoose={chooseUnits} />
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
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
          <NumberChoice label="Reps performed" options={REPS} chosen={reps} onChoose={setReps} />
        </div>
        <Chips legend="Performed RPE" options={SCALE} chosen={effort} onChoose={setEffort} />
      </section>
      <section aria-labelledby="target" className="grid gap-6 border-t border-rule pt-6">
        <h2 id="target" className="text-3xl">
          The set to come
        </h2>
        <NumberChoice label="Target reps" options={REPS} chosen={targetReps} onChoose={setTargetReps} />
        <Chips legend="Target RPE" options={SCALE} chosen={targetEffort} onChoose={setTargetEffort} />
      </section>
    </CalculatorForm>
  )
}
