import { useState } from 'react'
import { CalculatorForm } from '../calculator/calculator-form.tsx'
import { CalculatorPage } from '../calculator/calculator-page.tsx'
import { Chips } from '../calculator/chips.tsx'
import { LinkedInputs, useLinking } from '../calculator/linked-inputs.tsx'
import { NumberChoice } from '../calculator/number-choice.tsx'
import { useCalculation } from '../calculator/use-calculation.ts'
import { AGES, AVAILABLE_HOURS, INTENSITIES, LAST_NIGHTS, SORENESS, STRESS } from './sleep.ts'
import { adviceOf, missingIn, optionOf, SleepInputs } from './sleep-inputs.ts'
import { SleepResult } from './sleep-result.tsx'

/** /tools/sleep-calculator — how long to sleep after a day like this. */
export const SleepScreen = () => (
  <LinkedInputs schema={SleepInputs}>{(linked) => <SleepCalculator linked={linked} />}</LinkedInputs>
)

function SleepCalculator({ linked }: { linked: SleepInputs }) {
  const [inputs, setInputs] = useState(linked)
  const next = adviceOf(inputs)
  const { calculation, times, calculate } = useCalculation('sleep_calculator', next)
  const link = useLinking()
  return (
    <CalculatorPage
      title="Sleep recovery calculator"
      heading="Sleep Recovery Calculator"
      intro="You get stronger between sessions, most of all asleep. Six answers say how long tonight should be."
      form={
        <SleepForm
          inputs={inputs}
          onChange={(change) => setInputs((last) => ({ ...last, ...change }))}
          onCalculate={() => {
            if (!next) return
            calculate(next)
            link(inputs)
          }}
        />
      }
      result={calculation && <SleepResult key={times} {...calculation} />}
    >
      <h2 className="text-3xl text-ink">How it is worked out</h2>
      <p>
        Everyone starts at 7 hours. Age, training, soreness, stress and a bad last night add to it; a day
        without training takes half an hour away. The answer is never under 6 or over 10 hours. At exactly 25,
        either age will do.
      </p>
      <p>
        It is a rule of thumb. If you sleep enough and are still tired for weeks, or cannot sleep at all, talk
        to a doctor.
      </p>
    </CalculatorPage>
  )
}

interface SleepFormProps {
  inputs: SleepInputs
  onChange: (change: SleepInputs) => void
  onCalculate: () => void
}

const SleepForm = ({ inputs, onChange, onCalculate }: SleepFormProps) => (
  <CalculatorForm missing={missingIn(inputs)} onCalculate={onCalculate}>
    <Chips
      legend="Age range"
      options={AGES}
      chosen={optionOf(AGES, inputs.age)}
      onChoose={({ label }) => onChange({ age: label })}
    />
    <Chips
      legend="Today’s training intensity"
      options={INTENSITIES}
      chosen={optionOf(INTENSITIES, inputs.intensity)}
      onChoose={({ label }) => onChange({ intensity: label })}
    />
    <Chips
      legend="Soreness"
      options={SORENESS}
      chosen={optionOf(SORENESS, inputs.soreness)}
      onChoose={({ label }) => onChange({ soreness: label })}
    />
    <Chips
      legend="Last night’s sleep quality"
      options={LAST_NIGHTS}
      chosen={optionOf(LAST_NIGHTS, inputs.lastNight)}
      onChoose={({ label }) => onChange({ lastNight: label })}
    />
    <Chips
      legend="Stress"
      options={STRESS}
      chosen={optionOf(STRESS, inputs.stress)}
      onChoose={({ label }) => onChange({ stress: label })}
    />
    <NumberChoice
      label="Hours available for sleep tonight"
      options={AVAILABLE_HOURS}
      chosen={inputs.hours ?? null}
      onChoose={(hours) => onChange({ hours: hours ?? undefined })}
    />
  </CalculatorForm>
)
