import { describe, expect, it } from '@jest/globals'
import type { Exercise, GeneratedProgram } from '../../domain/program/program.ts'
import { programIn } from '../../domain/program/program-in.ts'
import { rowParts } from './row-parts.ts'

const shown = (notes: string, more: Partial<Exercise> = {}) => {
  const exercise = { name: 'Squat', sets: 3, reps: '8', intensity: 'RIR 2', notes, ...more }
  return programIn(programOf(exercise), 'kg').weeks[0]!.workouts[0]!.exercises[0]!
}
const programOf = (exercise: Exercise): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 45, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: [{ weekNumber: 1, workouts: [{ day: 'Day 1', exercises: [exercise] }] }],
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})
const facts = (notes: string) => rowParts(shown(notes))

describe('the facts of a row', () => {
  it('are split into load, rest, warm-up and the rest of the note', () => {
    const notes =
      'Weight about 82.5 kg, 79%. Rest 150 s. Warm up with 20 kg × 8, 50 × 5. Swap: Leg Press or Goblet Squat. +2.5 kg each time, so +7.5 kg on last week. Last set: up to 8 reps, stop with 2 left. Brace first.'
    expect(facts(notes)).toEqual({
      load: 'about 82.5 kg, 79%. +2.5 kg each time, so +7.5 kg on last week',
      rest: '150 s',
      warmUp: '20 kg × 8, 50 × 5',
      swap: 'Leg Press or Goblet Squat',
      words: 'Last set: up to 8 reps, stop with 2 left. Brace first.',
    })
  })

  it('keep unknown text', () => {
    const notes = 'Rest well tonight. Weight on your heels! Warm up your hands.'
    expect(facts(notes)).toEqual({ load: '', rest: '', warmUp: '', swap: '', words: notes })
  })

  it('take rest and swap from the record if the note has none', () => {
    const exercise = shown('', { restSeconds: 90, substitutes: ['Leg Press', 'Goblet Squat'] })
    expect(rowParts(exercise)).toMatchObject({ rest: '90 s', swap: 'Leg Press or Goblet Squat' })
  })
})
