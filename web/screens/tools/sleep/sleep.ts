import { QUESTIONS as ASKED, TIPS_FOR_A_SHORTFALL, TIPS_FOR_ENOUGH } from '../../../texts/generated/sleep.ts'

/** The base for everybody. Each answer adds or subtracts hours. */
const BASE_HOURS = 7
const MIN_HOURS = 6
const MAX_HOURS = 10

export type Question = keyof typeof ASKED

/**
 * The questions, with the hours that each answer adds.
 * @see the product's specification, section 9, for every number of hours
 */
export const QUESTIONS: Readonly<
  Record<Question, { legend: string; named: string; hours: Readonly<Record<string, number>> }>
> = ASKED

/** The options for hours in bed. */
export const AVAILABLE_HOURS = [4, 5, 6, 7, 8, 9, 10]

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
