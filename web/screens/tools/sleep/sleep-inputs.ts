import { z } from 'zod'
import { keyOf, linked, oneOf } from '../calculator/linked-inputs.tsx'
import { adviseSleep, AVAILABLE_HOURS, QUESTIONS, type Question, type SleepAdvice } from './sleep.ts'

/** The chosen answers by name, as the address of a result holds them. */
export const SleepInputs = z.object({
  age: linked(keyOf(QUESTIONS.age.hours)),
  intensity: linked(keyOf(QUESTIONS.intensity.hours)),
  soreness: linked(keyOf(QUESTIONS.soreness.hours)),
  lastNight: linked(keyOf(QUESTIONS.lastNight.hours)),
  stress: linked(keyOf(QUESTIONS.stress.hours)),
  hours: linked(oneOf(AVAILABLE_HOURS)),
})
export type SleepInputs = z.infer<typeof SleepInputs>

export const ASKED = Object.keys(QUESTIONS) as Question[]

export const missingIn = (inputs: SleepInputs): string[] => [
  ...ASKED.filter((question) => !inputs[question]).map((question) => QUESTIONS[question].named),
  ...(inputs.hours ? [] : ['available hours']),
]

/** Null while anything is missing. */
export function adviceOf(inputs: SleepInputs): SleepAdvice | null {
  if (!inputs.hours || missingIn(inputs).length > 0) return null
  const added = ASKED.map((question) => QUESTIONS[question].hours[inputs[question] ?? ''] ?? 0)
  return adviseSleep(added, inputs.hours)
}
