import {
  AGE_BANDS,
  KNOWN_LIFTS,
  SEXES,
  WEAK_POINTS,
  type AgeBand,
  type KnownLift,
  type Sex,
  type WeakPoint,
} from '../../../domain/forms/facts.ts'

const AGES: Readonly<Record<AgeBand, string>> = {
  'under-16': 'Under 16',
  '16-17': '16 or 17',
  '18-49': '18 to 49',
  '50-64': '50 to 64',
  '65-plus': '65 or older',
}
const SEX_WORDS: Readonly<Record<Sex, string>> = { female: 'Female', male: 'Male' }
const LIFTS: Readonly<Record<KnownLift, string>> = {
  squat: 'Squat',
  'front-squat': 'Front squat',
  'bench-press': 'Bench press',
  'incline-bench-press': 'Incline bench press',
  deadlift: 'Deadlift',
  'romanian-deadlift': 'Romanian deadlift',
  'overhead-press': 'Overhead press',
  'barbell-row': 'Barbell row',
  'hip-thrust': 'Hip thrust',
  'pull-up': 'Pull-up',
}
const POINTS: Readonly<Record<WeakPoint, string>> = {
  chest: 'Chest',
  back: 'Back',
  shoulders: 'Shoulders',
  arms: 'Arms',
  legs: 'Legs',
  glutes: 'Glutes',
  calves: 'Calves',
  abs: 'Abs',
  squat: 'Squat',
  'bench-press': 'Bench press',
  deadlift: 'Deadlift',
  'overhead-press': 'Overhead press',
  'pull-up': 'Pull-up',
}

const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): readonly (readonly [Value, string])[] => values.map((value) => [value, words[value]])

export const AGE_OPTIONS = optionsOf(AGE_BANDS, AGES)
export const SEX_OPTIONS = optionsOf(SEXES, SEX_WORDS)
export const LIFT_OPTIONS = optionsOf(KNOWN_LIFTS, LIFTS)
export const POINT_OPTIONS = optionsOf(WEAK_POINTS, POINTS)
