import { useState } from 'react'
import { CalculatorForm } from '../calculator-form.tsx'
import { CalculatorPage } from '../calculator-page.tsx'
import { Chips } from '../chips.tsx'
import { NumberChoice } from '../number-choice.tsx'
import { useCalculation } from '../use-calculation.ts'
import {
  adviseSleep,
  AGES,
  AVAILABLE_HOURS,
  INTENSITIES,
  LAST_NIGHTS,
  SORENESS,
  STRESS,
  type SleepAdvice,
} from './sleep.ts'
import { SleepResult } from './sleep-result.tsx'

/** /tools/sleep-calculator — how long to sleep after a day like this. */
export function SleepScreen() {
  const [advice, calculate] = useCalculation<SleepAdvice>('sleep_calculator')
  return (
    <CalculatorPage
      title="Sleep recovery calculator"
      heading="Sleep Recovery Calculator"
      intro="You get stronger between sessions, most of all asleep. Six answers say how long tonight should be."
      form={<SleepForm onCalculate={calculate} />}
      result={advice && <SleepResult key={JSON.stringify(advice)} {...advice} />}
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

interface Option {
  label: string
  hours: number
}

function SleepForm({ onCalculate }: { onCalculate: (advice: SleepAdvice) => void }) {
  const [age, setAge] = useState<Option | null>(null)
  const [intensity, setIntensity] = useState<Option | null>(null)
  const [soreness, setSoreness] = useState<Option | null>(null)
  const [lastNight, setLastNight] = useState<Option | null>(null)
  const [stress, setStress] = useState<Option | null>(null)
  const [available, setAvailable] = useState<number | null>(null)

  const missing = [
    !age && 'age range',
    !intensity && 'training intensity',
    !soreness && 'soreness',
    !lastNight && 'last night’s sleep',
    !stress && 'stress',
    !available && 'available hours',
  ].filter((name) => name !== false)
  const calculate = () => {
    if (!age || !intensity || !soreness || !lastNight || !stress || !available) return
    const answers = {
      age: age.hours,
      intensity: intensity.hours,
      soreness: soreness.hours,
      lastNight: lastNight.hours,
      stress: stress.hours,
    }
    onCalculate(adviseSleep(answers, available))
  }

  return (
    <CalculatorForm missing={missing} onCalculate={calculate}>
      <Chips legend="Age range" options={AGES} chosen={age} onChoose={setAge} />
      <Chips
        legend="Today’s training intensity"
        options={INTENSITIES}
        chosen={intensity}
        onChoose={setIntensity}
      />
      <Chips legend="Soreness" options={SORENESS} chosen={soreness} onChoose={setSoreness} />
      <Chips
        legend="Last night’s sleep quality"
        options={LAST_NIGHTS}
        chosen={lastNight}
        onChoose={setLastNight}
      />
      <Chips legend="Stress" options={STRESS} chosen={stress} onChoose={setStress} />
      <NumberChoice
        label="Hours available for sleep tonight"
        options={AVAILABLE_HOURS}
        chosen={available}
        onChoose={setAvailable}
      />
    </CalculatorForm>
  )
}
