import { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import type { Units } from '../../../domain/program/units.ts'
import type { ExportInput } from '../../../gateway/exports/rows.ts'
import { programFor } from './written-once.ts'
import { TODAY } from '../today.ts'

const USUAL = {
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'commercial',
  primaryGoal: 'Muscle Building',
  experienceLevel: 'Intermediate',
  programmingSplit: 'No Preference',
  programmingStyle: 'RIR',
} as const
const SQUATS = [
  { lift: 'squat', weight: 140, unit: 'kg', reps: 5 },
  { lift: 'bench-press', weight: 100, unit: 'kg', reps: 5 },
  { lift: 'deadlift', weight: 180, unit: 'kg', reps: 3 },
]
const IN_POUNDS = [
  { lift: 'squat', weight: 315, unit: 'lb', reps: 5 },
  { lift: 'overhead-press', weight: 135, unit: 'lb', reps: 5 },
  { lift: 'barbell-row', weight: 185, unit: 'lb', reps: 8 },
]
const BY_NUMBERS = { experienceLevel: 'Late-Intermediate', facts: { bestSets: SQUATS } }
const home = (equipmentDetails: string) => ({ equipment: 'home', equipmentDetails })

/**
 * Twenty people whose programs together contain every kind of row: known and unknown weights, light weeks,
 * meets, bands.
 */
const PEOPLE: readonly object[] = [
  {},
  { experienceLevel: 'Novice', primaryGoal: 'Strength' },
  { experienceLevel: 'Novice', primaryGoal: 'Strength', facts: { bestSets: SQUATS } },
  { experienceLevel: 'Novice', trainingDays: 2, sessionLength: 30 },
  { primaryGoal: 'Strength', trainingDays: 4 },
  { primaryGoal: 'Strength', trainingDays: 4, ...BY_NUMBERS },
  {
    primaryGoal: 'Strength',
    trainingDays: 4,
    ...BY_NUMBERS,
    exercisesToAvoid: 'powerlifting meet in 9 weeks',
  },
  { primaryGoal: 'Powerbuilding', trainingDays: 5, ...BY_NUMBERS, programmingStyle: 'RPE' },
  { primaryGoal: 'Powerbuilding', trainingDays: 6, sessionLength: 90, experienceLevel: 'Advanced' },
  { trainingDays: 4, programmingStyle: 'RPE', facts: { bestSets: IN_POUNDS } },
  { trainingDays: 6, sessionLength: 75, programmingSplit: 'Body Part Split', ...BY_NUMBERS },
  { sessionLength: 30, primaryGoal: 'General Fitness' },
  { ...home('dumbbells up to 24 kg, adjustable bench'), experienceLevel: 'Beginner' },
  { ...home('kettlebells 12, 16 and 24 kg'), sessionLength: 45 },
  { ...home('resistance bands, pull-up bar'), trainingDays: 4 },
  { ...home('one dumbbell of 10 kg'), sessionLength: 45 },
  { equipment: 'bodyweight', experienceLevel: 'Beginner' },
  { equipment: 'bodyweight', trainingDays: 5, sessionLength: 45, primaryGoal: 'Strength' },
  { exercisesToAvoid: 'I am 22 weeks pregnant', sessionLength: 45 },
  { exercisesToAvoid: 'chest pain when climbing stairs', facts: { ageBand: '65-plus', bestSets: SQUATS } },
]

/** For tests: their programs as records. */
export const twentyPrograms = (): GeneratedProgram[] =>
  PEOPLE.map((changes) => {
    const profile = profileOf(TrainingAnswers.parse({ ...USUAL, ...changes }), TODAY)
    return programFor(profile)
  })

export const RESULTS = 'https://eightfold.example/results/abc'

/** One of them as input for an export. */
export const exportInputOf = (program: GeneratedProgram, units: Units): ExportInput => ({
  name: 'Anna',
  program,
  units,
  resultsUrl: RESULTS,
  createdAt: new Date('2025-11-21T10:00:00Z'),
  isTest: false,
})
