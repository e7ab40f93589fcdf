import { describe, expect, it } from '@jest/globals'
import { programIn } from '../../domain/program/program-in.ts'
import type { Exercise, GeneratedProgram } from '../../domain/program/program.ts'
import { rowParts } from './row-parts.ts'
import { withSwaps, type Swaps } from './swaps.ts'

const shown = (more: Partial<Exercise>) => {
  const exercise = { name: 'Barbell Row', sets: 3, reps: '8-10', intensity: 'RIR 2', notes: '', ...more }
  return programIn(programOf(exercise), 'kg').weeks[0]!.workouts[0]!.exercises[0]!
}
const programOf = (exercise: Exercise): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 45, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: [{ weekNumber: 2, workouts: [{ day: 'Day 1', exercises: [exercise] }] }],
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})
const CABLE: Swaps = [{ written: 'Barbell Row', name: 'Seated Cable Row', isPerSide: false }]
const ONE_ARM: Swaps = [{ written: 'Barbell Row', name: 'One-Arm Dumbbell Row', isPerSide: true }]

describe('a row with another exercise in its place', () => {
  it('keeps sets, effort and rest, and no weight or step of the first', () => {
    const row = shown({
      weight: { kg: 80, lb: 175 },
      restSeconds: 120,
      substitutes: ['Seated Cable Row'],
      facts: {
        step: { of: 'weight', kg: 2.5, timesAWeek: 1, hasLastWeek: true },
        warmUp: { by: 'weights', kg: [[20, 8]], lb: [[45, 8]] },
        cue: 'Chest up.',
        special: { of: 'deload', by: 'tenth' },
      },
    })
    const swapped = withSwaps(row, CABLE, 'kg')
    expect(swapped).toMatchObject({ name: 'Seated Cable Row', sets: 3, reps: '8-10', intensity: 'RIR 2' })
    expect(rowParts(swapped)).toEqual({
      load: '',
      rest: '2 min',
      warmUp: '',
      words: 'Take 10 percent off last week’s weight. It should feel light. Add nothing.',
    })
  })

  it.each([
    ['8-10', ONE_ARM, '8-10/side'],
    ['8-10/side', CABLE, '8-10'],
    ['8-10/side', ONE_ARM, '8-10/side'],
    ['AMRAP', ONE_ARM, 'AMRAP'],
  ])('counts %s as the other exercise is counted', (reps, swaps, counted) => {
    expect(withSwaps(shown({ reps }), swaps, 'kg').reps).toBe(counted)
  })

  it('holds each side where the seconds are for one', () => {
    expect(rowParts(withSwaps(shown({ reps: '30 s' }), ONE_ARM, 'kg')).words).toBe('Each side.')
  })

  it('keeps a warm-up that is a share of whatever is lifted', () => {
    const row = shown({ facts: { warmUp: { by: 'shares', percents: [50, 75] } } })
    expect(rowParts(withSwaps(row, CABLE, 'kg')).warmUp).toBe(
      '5 reps at half the weight, then 3 at three quarters',
    )
  })

  it('is named by the row that it takes turns with', () => {
    const row = shown({ name: 'Bench Press', restSeconds: 60, facts: { inTurnWith: 'Barbell Row' } })
    expect(withSwaps(row, CABLE, 'kg').notes).toBe('Rest 60 s. Alternate with Seated Cable Row.')
  })

  it('is as it was written without a swap of it', () => {
    const row = shown({ name: 'Bench Press', facts: { inTurnWith: 'Squat' } })
    expect(withSwaps(row, CABLE, 'kg')).toBe(row)
  })
})
