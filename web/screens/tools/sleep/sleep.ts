/** The base for everybody. Each answer adds or subtracts hours. */
const BASE_HOURS = 7
const MIN_HOURS = 6
const MAX_HOURS = 10

/** @see the product's specification, section 9, for every number of hours in this file */
export const AGES = [
  { label: 'Under 25', hours: 0.5 },
  { label: '26-40', hours: 0 },
  { label: '41-60', hours: 0.5 },
  { label: 'Over 60', hours: 1 },
]

export const INTENSITIES = [
  { label: 'None', hours: -0.5 },
  { label: 'Light', hours: 0 },
  { label: 'Moderate', hours: 0.5 },
  { label: 'Heavy', hours: 1.5 },
]

export const SORENESS = [
  { label: 'Not sore', hours: 0 },
  { label: 'Slightly sore', hours: 0.5 },
  { label: 'Very sore', hours: 1 },
]

export const LAST_NIGHTS = [
  { label: 'Poor', hours: 1 },
  { label: 'Fair', hours: 0.5 },
  { label: 'Good', hours: 0 },
]

export const STRESS = [
  { label: 'Low', hours: 0 },
  { label: 'Medium', hours: 0.5 },
  { label: 'High', hours: 1 },
]

/** The options for hours in bed. */
export const AVAILABLE_HOURS = [4, 5, 6, 7, 8, 9, 10]

const TIPS_FOR_ENOUGH = [
  'Keep the same bedtime tomorrow: regular hours help as much as long ones.',
  'Keep the bedroom dark, quiet and cool.',
  'Leave at least six hours between the last coffee and bed.',
]

const TIPS_FOR_A_SHORTFALL = [
  'Go to bed 30-60 minutes earlier.',
  'Take a 15-30 minute nap during the day.',
  'Train with reduced volume: leave out the last set or two of each exercise.',
  'No screens for 1 hour before bed.',
]

/** The hours that each answer adds. */
export interface SleepAnswers {
  age: number
  intensity: number
  soreness: number
  lastNight: number
  stress: number
}

/** Hours of sleep for tonight, 6-10. */
export function hoursNeeded({ age, intensity, soreness, lastNight, stress }: SleepAnswers): number {
  const hours = BASE_HOURS + age + intensity + soreness + lastNight + stress
  return Math.min(MAX_HOURS, Math.max(MIN_HOURS, hours))
}

export const inHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** How long to sleep tonight, and what to do about it. */
export function adviseSleep(answers: SleepAnswers, availableHours: number) {
  const recommendedHours = hoursNeeded(answers)
  const missingHours = Math.max(0, recommendedHours - availableHours)
  const isEnough = missingHours === 0
  return {
    recommendedHours,
    availableHours,
    missingHours,
    message: isEnough
      ? `Perfect! ${inHours(availableHours)} cover what you need tonight.`
      : `You are ${inHours(missingHours)} short of what you need tonight.`,
    tips: isEnough ? TIPS_FOR_ENOUGH : TIPS_FOR_A_SHORTFALL,
  }
}
export type SleepAdvice = ReturnType<typeof adviseSleep>
