/** The base for everybody. Each answer adds or subtracts hours. */
const BASE_HOURS = 7
const MIN_HOURS = 6
const MAX_HOURS = 10

export type Question = 'age' | 'intensity' | 'soreness' | 'lastNight' | 'stress'

/**
 * The questions, with the hours that each answer adds.
 * @see the product's specification, section 9, for every number of hours in this file
 */
export const QUESTIONS: Readonly<
  Record<Question, { legend: string; named: string; hours: Readonly<Record<string, number>> }>
> = {
  age: {
    legend: 'Age range',
    named: 'age range',
    hours: { 'Under 25': 0.5, '26-40': 0, '41-60': 0.5, 'Over 60': 1 },
  },
  intensity: {
    legend: 'Today’s training intensity',
    named: 'training intensity',
    hours: { None: -0.5, Light: 0, Moderate: 0.5, Heavy: 1.5 },
  },
  soreness: {
    legend: 'Soreness',
    named: 'soreness',
    hours: { 'Not sore': 0, 'Slightly sore': 0.5, 'Very sore': 1 },
  },
  lastNight: {
    legend: 'Last night’s sleep quality',
    named: 'last night’s sleep',
    hours: { Poor: 1, Fair: 0.5, Good: 0 },
  },
  stress: { legend: 'Stress', named: 'stress', hours: { Low: 0, Medium: 0.5, High: 1 } },
}

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

/** Hours of sleep for tonight, 6-10. */
export function hoursNeeded(added: readonly number[]): number {
  const hours = added.reduce((sum, more) => sum + more, BASE_HOURS)
  return Math.min(MAX_HOURS, Math.max(MIN_HOURS, hours))
}

export const inHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

/** How long to sleep tonight, and what to do about it. */
export function adviseSleep(added: readonly number[], availableHours: number) {
  const recommendedHours = hoursNeeded(added)
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
