import { describe, expect, it } from '@jest/globals'
import type { Exercise, GeneratedProgram } from '../../program/program.ts'
import { loadedWeeks, parsePrinted, rowsOf, setsOf } from './printed-program.ts'

const exercise = (more: Partial<Exercise> = {}): Exercise => ({
  name: 'Barbell Bench Press',
  sets: 3,
  reps: '8-10',
  intensity: 'RIR 2',
  notes: 'Rest 120 s.',
  ...more,
})
const programOf = (exercises: Exercise[], days = ['Day 1 - Upper']): GeneratedProgram => ({
  overview: { daysPerWeek: 4, sessionLength: 60, split: 'Upper/Lower', programmingStyle: 'RIR' },
  weeks: days.map((day, at) => ({ weekNumber: at + 1, workouts: [{ day, exercises }] })),
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})
const read = (more: Partial<Exercise>) => rowsOf(parsePrinted(programOf([exercise(more)]))[0]!)[0]!

describe('a printed row', () => {
  it.each([
    ['5', 5, 5, false],
    ['8-10', 8, 10, false],
    ['10/side', 10, 10, false],
    ['30 s', 30, 30, true],
  ])('%s are %i to %i, in seconds %s', (reps, low, high, seconds) => {
    expect(read({ reps }).reps).toEqual({ low, high, seconds, amrap: false })
  })

  it('has unreadable reps if they are words or reversed', () => {
    expect([read({ reps: 'a few' }).reps, read({ reps: '10-8' }).reps]).toEqual([null, null])
    expect(read({ reps: 'AMRAP' }).reps).toMatchObject({ amrap: true })
  })

  // Zourdos 2016: RPE 10 leaves nothing in reserve.
  it('has a readable reserve on either scale', () => {
    expect(read({ intensity: 'RIR 1-2' }).rir).toEqual({ low: 1, high: 2 })
    expect(read({ intensity: 'RPE 8' })).toMatchObject({ rir: { low: 2, high: 2 }, scale: 'RPE' })
    expect(read({ intensity: 'RPE 7-8.5' }).rir).toEqual({ low: 1.5, high: 3 })
    expect(read({ intensity: '80 %' })).toMatchObject({ rir: null, scale: null })
  })

  it('has a readable rest, weight, swaps and partner', () => {
    const notes =
      'Weight about 82.5 kg (180 lb), 78%. Rest 90 s. In turn with Dumbbell Curl. Warm up with 2 sets. Swap: Machine Chest Press or Push-Up.'
    expect(read({ notes })).toMatchObject({
      weightKg: 82.5,
      restSeconds: 90,
      inTurnWith: 'Dumbbell Curl',
      warmsUp: true,
      swaps: ['Machine Chest Press', 'Push-Up'],
    })
    expect(read({ notes: '' })).toMatchObject({
      weightKg: null,
      restSeconds: null,
      inTurnWith: null,
      swaps: [],
    })
  })

  it('distinguishes a step in weight from one more rep', () => {
    expect(read({ notes: '+2.5 kg on last week.' })).toMatchObject({ hasStep: true, addsWeight: true })
    expect(read({ notes: '+1 rep on last week.' })).toMatchObject({ hasStep: true, addsWeight: false })
    expect(read({ notes: '+3% on last week.' })).toMatchObject({ stepShare: 0.03 })
    expect(read({ notes: 'Rest 90 s.' })).toMatchObject({ hasStep: false, stepShare: null })
  })
})

it('knows a light week by its name', () => {
  const weeks = parsePrinted(
    programOf([exercise()], ['Day 1 - Upper', 'Day 1 - Upper (deload)', 'Day 1 - Upper (taper)']),
  )
  expect(loadedWeeks(weeks).map(({ number }) => number)).toEqual([1])
  expect(weeks.map(setsOf)).toEqual([3, 3, 3])
})
