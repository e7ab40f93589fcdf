import { z } from 'zod'
import { labelOf, linked, oneOf } from '../calculator/linked-inputs.tsx'
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

/** The chosen options by name, as the address of a result holds them. */
export const SleepInputs = z.object({
  age: linked(labelOf(AGES)),
  intensity: linked(labelOf(INTENSITIES)),
  soreness: linked(labelOf(SORENESS)),
  lastNight: linked(labelOf(LAST_NIGHTS)),
  stress: linked(labelOf(STRESS)),
  hours: linked(oneOf(AVAILABLE_HOURS)),
})
export type SleepInputs = z.infer<typeof SleepInputs>

interface Option {
  label: string
  hours: number
}

/** The option with that name. Null if none is chosen. */
export const optionOf = (options: readonly Option[], label: string | undefined): Option | null =>
  options.find((option) => option.label === label) ?? null

const answersOf = (inputs: SleepInputs) => ({
  age: optionOf(AGES, inputs.age),
  intensity: optionOf(INTENSITIES, inputs.intensity),
  soreness: optionOf(SORENESS, inputs.soreness),
  lastNight: optionOf(LAST_NIGHTS, inputs.lastNight),
  stress: optionOf(STRESS, inputs.stress),
})

export function missingIn(inputs: SleepInputs): string[] {
  const { age, intensity, soreness, lastNight, stress } = answersOf(inputs)
  return [
    !age && 'age range',
    !intensity && 'training intensity',
    !soreness && 'soreness',
    !lastNight && 'last night’s sleep',
    !stress && 'stress',
    !inputs.hours && 'available hours',
  ].filter((name) => name !== false)
}

/** Null while anything is missing. */
export function adviceOf(inputs: SleepInputs): SleepAdvice | null {
  const { age, intensity, soreness, lastNight, stress } = answersOf(inputs)
  if (!age || !intensity || !soreness || !lastNight || !stress || !inputs.hours) return null
  const answers = {
    age: age.hours,
    intensity: intensity.hours,
    soreness: soreness.hours,
    lastNight: lastNight.hours,
    stress: stress.hours,
  }
  return adviseSleep(answers, inputs.hours)
}
