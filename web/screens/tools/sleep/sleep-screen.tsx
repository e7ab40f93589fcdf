import { z } from 'zod'
import { PAGE } from '../../../texts/generated/sleep.ts'
import { CalculatorForm, CalculatorPage, Figure, Result } from '../calculator/calculator-page.tsx'
import { Chips } from '../calculator/chips.tsx'
import { keyOf, linked, LinkedInputs, oneOf, useCalculator, type FormProps } from '../calculator/inputs.tsx'
import { NumberChoice } from '../calculator/number-choice.tsx'
import { adviseSleep, AVAILABLE_HOURS, inHours, type Question, QUESTIONS, type SleepAdvice } from './sleep.ts'

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
      {...PAGE}
      form={<SleepForm {...form} />}
      result={calculation && <SleepResult key={times} {...calculation} />}
    />
  )
}

const SleepForm = ({ inputs, onChange, onCalculate }: FormProps<SleepInputs>) => (
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

/** The chosen answers by name, as the address of a result holds them. */
const SleepInputs = z.object({
  age: linked(keyOf(QUESTIONS.age.hours)),
  intensity: linked(keyOf(QUESTIONS.intensity.hours)),
  soreness: linked(keyOf(QUESTIONS.soreness.hours)),
  lastNight: linked(keyOf(QUESTIONS.lastNight.hours)),
  stress: linked(keyOf(QUESTIONS.stress.hours)),
  hours: linked(oneOf(AVAILABLE_HOURS)),
})
type SleepInputs = z.infer<typeof SleepInputs>

const ASKED = Object.keys(QUESTIONS) as Question[]

const missingIn = (inputs: SleepInputs): string[] => [
  ...ASKED.filter((question) => !inputs[question]).map((question) => QUESTIONS[question].named),
  ...(inputs.hours ? [] : ['available hours']),
]

/** Null while anything is missing. */
function adviceOf(inputs: SleepInputs): SleepAdvice | null {
  if (!inputs.hours || missingIn(inputs).length > 0) return null
  const added = ASKED.map((question) => QUESTIONS[question].hours[inputs[question] ?? ''] ?? 0)
  return adviseSleep(added, inputs.hours)
}

const SleepResult = (advice: SleepAdvice) => (
  <Result title="Tonight">
    <dl className="mt-5">
      <Figure label="Recommended sleep" value={`${advice.recommendedHours}`} unit="hours" isMain />
    </dl>
    <HourBars {...advice} />
    <p className="mt-5 text-lg font-bold">{advice.message}</p>
    <ul className="mt-3 grid list-disc gap-2 pl-5 text-lg">
      {advice.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </Result>
)

const HEIGHT = 56
const PER_HOUR = 30
const GAP = 6

/**
 * One bar per hour, the last one as wide as its fraction. Full where there is time, empty
 * where it is missing.
 */
function HourBars({ recommendedHours, availableHours, missingHours }: SleepAdvice) {
  const hours = Math.max(recommendedHours, availableHours)
  return (
    <svg
      role="img"
      aria-label={`${inHours(recommendedHours)} needed, ${inHours(availableHours)} available${missingHours ? `, ${inHours(missingHours)} missing` : ''}.`}
      viewBox={`0 0 ${10 * PER_HOUR - GAP} ${HEIGHT}`}
      className="mt-5 block w-full"
    >
      {Array.from({ length: Math.ceil(hours) }, (_, hour) => (
        <rect
          key={hour}
          x={hour * PER_HOUR + 1}
          y="1"
          width={Math.min(1, hours - hour) * (PER_HOUR - GAP) - 2}
          height={HEIGHT - 2}
          strokeWidth="2"
          strokeDasharray={hour < availableHours ? undefined : '4 3'}
          className={
            hour < availableHours
              ? 'fill-ink stroke-ink forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]'
              : 'fill-none stroke-alert forced-colors:stroke-[CanvasText]'
          }
        />
      ))}
    </svg>
  )
}
