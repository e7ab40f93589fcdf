import { EQUIPMENT_WORDS, HOME_GYM } from '../../domain/forms/options.ts'
import type { OnboardingAnswers } from '../../domain/forms/onboarding.ts'
import type { GeneratedProgram } from '../../domain/program/program.ts'

/** The onboarding's word for each word of a form that has the same meaning there. */
const GOALS: Readonly<Record<string, string>> = {
  Hypertrophy: 'Muscle Building',
  'Muscle Building': 'Muscle Building',
  Strength: 'Strength',
  'General Fitness': 'General Fitness',
}
const LEVELS: Readonly<Record<string, string>> = {
  Novice: 'Beginner',
  Beginner: 'Beginner',
  'Early-Intermediate': 'Intermediate',
  'Late-Intermediate': 'Intermediate',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
}
const DAYS = [3, 4, 5, 6]
const MINUTES = [30, 45, 60, 90]
const SPLITS = ['Full Body', 'Upper/Lower', 'Push/Pull/Legs', 'Body Part Split']

const known = <Name extends keyof OnboardingAnswers>(name: Name, value: OnboardingAnswers[Name]) =>
  value === undefined ? {} : { [name]: value }

/**
 * The answers that the questionnaire for the next program begins with, as far as this one tells them in the
 * questionnaire's own words. What hurts is asked again: eight weeks change it.
 */
export function nextAnswers({ overview }: Pick<GeneratedProgram, 'overview'>): OnboardingAnswers {
  const { goal = '', level = '', daysPerWeek, sessionLength, split, equipment = '' } = overview
  const [place = '', details] = equipment.split(': ')
  return {
    ...known('primaryGoal', GOALS[goal]),
    ...known('experienceLevel', LEVELS[level]),
    ...known(
      'trainingDays',
      DAYS.find((days) => days === daysPerWeek),
    ),
    ...known(
      'sessionLength',
      MINUTES.find((minutes) => minutes === sessionLength),
    ),
    ...known('equipment', EQUIPMENT_WORDS[place]),
    ...known('equipmentDetails', place === HOME_GYM ? details : undefined),
    ...known(
      'programmingSplit',
      SPLITS.find((each) => each === split),
    ),
  }
}
