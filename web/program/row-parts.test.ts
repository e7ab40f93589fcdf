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
      'Weight about 82.5 kg, 79%. Rest 150 s. Warm up with 20 kg × 8, 50 × 5. Swap: Leg Press or Goblet Squat. +2.5 kg each time. Last set: up to 8 reps, stop with 2 left. Brace first.'
    expect(facts(notes)).toEqual({
      load: 'about 82.5 kg, 79%. If you got all reps, add 2.5 kg each time',
      rest: '2:30 min',
      warmUp: '20 kg × 8, 50 × 5',
      words:
        'Last set: keep going, up to 8, while you keep the printed RIR. Got 8? Add twice as much next time. Brace first.',
    })
  })

  it('keep unknown text', () => {
    const notes = 'Rest well tonight. Weight on your heels! Warm up your hands.'
    expect(facts(notes)).toEqual({ load: '', rest: '', warmUp: '', words: notes })
  })

  it('take the rest from the record if the note has none', () => {
    expect(rowParts(shown('', { restSeconds: 90 }))).toMatchObject({ rest: '90 s' })
  })
})
