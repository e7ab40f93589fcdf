import { CalculatorForm } from '../calculator/calculator-form.tsx'
import { CalculatorPage } from '../calculator/calculator-page.tsx'
import { Chips } from '../calculator/chips.tsx'
import { LinkedInputs } from '../calculator/linked-inputs.tsx'
import { NumberChoice } from '../calculator/number-choice.tsx'
import { useCalculator } from '../calculator/use-calculator.ts'
import { AVAILABLE_HOURS, QUESTIONS } from './sleep.ts'
import { adviceOf, ASKED, missingIn, SleepInputs } from './sleep-inputs.ts'
import { SleepResult } from './sleep-result.tsx'

/** /tools/sleep-calculator — how long to sleep after a day like this. */
export const SleepScreen = () => (
  <LinkedInputs schema={SleepInputs}>{(linked) => <SleepCalculator linked={linked} />}</LinkedInputs>
)

function SleepCalculator({ linked }: { linked: SleepInputs }) {
  const { calculation, times, ...form } = useCalculator({
    name: 'sleep_calculator',
    linked,
    calculationOf: adviceOf,
  })
  return (
    <CalculatorPage
      title="Sleep recovery calculator"
      heading="Sleep Recovery Calculator"
      intro="You get stronger between sessions, most of all asleep. Six answers say how long tonight should be."
      form={<SleepForm {...form} />}
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
    {ASKED.map((question) => (
      <Chips
        key={question}
        legend={QUESTIONS[question].legend}
        options={Object.keys(QUESTIONS[question].hours).map((label) => ({ key: label, label }))}
        chosen={inputs[question]}
        onChoose={(label) => onChange({ [question]: label })}
      />
    ))}
    <NumberChoice
      label="Hours available for sleep tonight"
      options={AVAILABLE_HOURS}
      chosen={inputs.hours}
      onChoose={(hours) => onChange({ hours })}
    />
  </CalculatorForm>
)
