import { expect, it } from '@jest/globals'
import type { GeneratedProgram } from './program.ts'
import { programIn } from './program-in.ts'
import { EFFORTS, wordsOf } from './effort-words.ts'

const program = (day: string, reps: string, notes = ''): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 45, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: [
    {
      weekNumber: 1,
      workouts: [{ day, exercises: [{ name: 'Push-Up', sets: 3, reps, intensity: 'RIR 2', notes }] }],
    },
  ],
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})
const words = (...told: Parameters<typeof program>) =>
  wordsOf(programIn(program(...told), 'kg')).map(({ word }) => word)

it('explains only the terms that a program uses', () => {
  expect(words('Day 1', '8-10')).toEqual(['Set', 'Rep', '8-10', 'Swap'])
  expect(words('Day 1 - Upper (deload)', 'AMRAP')).toEqual(expect.arrayContaining(['AMRAP', 'Light week']))
  expect(words('Day 1', '5', 'Test: AMRAP, stop with 1 rep left, then 3 sets 5% lighter.')).toContain('AMRAP')
  expect(words('Day 1', '5', 'Top set: 5+, stop with 2 left, then 3 sets 5% lighter.')).toContain('Top set')
})

it('defines RPE as ten minus RIR', () => {
  for (const { rir, rpe } of EFFORTS) expect(Number(rpe.slice(4))).toBe(10 - Number(rir.slice(4)))
})
