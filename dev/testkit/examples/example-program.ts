import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { SAMPLE_ANSWERS } from '../../../domain/forms/sample-person.ts'
import type { PdfJob } from '../../../activities/pdf/drawing/drawing.tsx'
import { programFor } from './written-once.ts'
import { TODAY } from '../today.ts'

/** For tests: a complete program. */
export function writtenProgram(answers: Partial<TrainingAnswers> = {}): GeneratedProgram {
  const profile = profileOf({ ...SAMPLE_ANSWERS, ...answers }, TODAY)
  return programFor(profile)
}

/** For tests: a program for a meet in nine weeks, with heavy singles and a taper. */
export const meetProgram = (): GeneratedProgram =>
  writtenProgram({
    primaryGoal: 'Strength',
    experienceLevel: 'Late-Intermediate',
    programmingSplit: 'No Preference',
    exercisesToAvoid: 'powerlifting meet in 9 weeks',
    facts: {
      bestSets: [
        { lift: 'squat', weight: 140, unit: 'kg', reps: 5 },
        { lift: 'bench-press', weight: 100, unit: 'kg', reps: 5 },
        { lift: 'deadlift', weight: 180, unit: 'kg', reps: 3 },
      ],
    },
  })

/** For tests: one day of one week, quick to draw. */
export function shortProgram(): GeneratedProgram {
  const program = writtenProgram()
  return {
    ...program,
    weeks: program.weeks.slice(0, 1).map((week) => ({ ...week, workouts: week.workouts.slice(0, 1) })),
  }
}

/** For tests: six days of ten exercises, with every text at its maximum length. */
export function longestProgram(): GeneratedProgram {
  const sentence =
    'This sentence is as long as a sentence of ours gets, and it says what to do, how often, and when to stop.'
  const weeks = Array.from({ length: 8 }, (_, week) => ({
    weekNumber: week + 1,
    deload: week === 4,
    workouts: Array.from({ length: 6 }, (_, day) => ({
      day: `Day ${day + 1} - Shoulders, Back and Arms`,
      estimatedMinutes: 110,
      exercises: Array.from({ length: 10 }, (_, row) => ({
        name: `Half-Kneeling Single-Arm Kettlebell Bottom-Up Press ${String.fromCharCode(65 + day)}${row}`,
        sets: 6,
        reps: '12-15/side',
        intensity: 'RIR 2-3',
        notes:
          'Rest 120 s. Warm up with 2 sets at 50% and 75%. Swap: Half-Kneeling Single-Arm Dumbbell Press or Standing Single-Arm Cable Press. ' +
          `+2.5 kg on last week. In week ${week + 1} stand ${row} cm off the wall.`,
        ...(week === 0 && { rule: `Rule ${row}: ${sentence}` }),
      })),
    })),
  }))
  const list = Array.from({ length: 9 }, (_, index) => `${index + 1}. ${sentence}`)
  return {
    overview: {
      daysPerWeek: 6,
      sessionLength: 90,
      split: 'Body Part Split',
      programmingStyle: 'RIR',
      goal: 'General Fitness',
      level: 'Late-Intermediate',
      equipment: `Home Gym: ${'adjustable dumbbells, kettlebells, bands, '.repeat(8)}`,
      decisions: Array.from({ length: 14 }, (_, index) => `Decision ${index + 1}: ${sentence}`),
      clearance: `${sentence} ${sentence}`,
    },
    foreword: {
      by: 'model',
      note: `${sentence} `.repeat(6).slice(0, 600).trim(),
      lifts: [],
      cues: [],
      answers: ['First', 'Second', 'Third'].map((question) => ({
        question: `${question}: ${sentence}`,
        answer: `${sentence} ${sentence}`,
      })),
      tools: [{ tool: `Fourth: ${sentence}`, use: sentence }],
    },
    weeks,
    guidelines: { progression: list, rpe: list, recovery: list, nutrition: list },
    afterWeek8: { steps: list, shares: [{ reps: 1, percents: [100, 96, 92, 89] }] },
  }
}

/** For tests: a job with defaults for everything. */
export const jobOf = (changes: Partial<PdfJob> = {}): PdfJob => ({
  name: 'Anna Łukasik',
  createdAt: new Date('2025-11-21T10:00:00Z'),
  program: writtenProgram(),
  isTest: false,
  resultsUrl: 'https://eightfold.example/results/V1StGXR8_Z5jdHi6B-myTQ0w',
  ...changes,
})
