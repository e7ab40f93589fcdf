import { describe, expect, it } from '@jest/globals'
import { programIn } from '../../domain/program/program-in.ts'
import type { Exercise, GeneratedProgram } from '../../domain/program/program.ts'
import { swapperIn } from './swapping.ts'
import type { Swaps } from './swaps.ts'

const rowOf = (more: Partial<Exercise>): Exercise => ({
  name: 'Push-Up',
  sets: 3,
  reps: '8',
  intensity: 'RIR 2',
  notes: '',
  substitutes: ['Incline Push-Up', 'Dumbbell Floor Press'],
  ...more,
})
const written = (...rows: Exercise[]): GeneratedProgram => ({
  overview: { daysPerWeek: 1, sessionLength: 45, split: 'Full Body', programmingStyle: 'RIR' },
  weeks: rows.map((row, week) => ({ weekNumber: week + 1, workouts: [{ day: 'Day 1', exercises: [row] }] })),
  guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
})
const ways = (rows: Exercise[], week: number, swaps: { today?: Swaps; fromNowOn?: Swaps } = {}) => {
  const program = programIn(written(...rows), 'kg')
  return swapperIn(
    program,
    { today: [], fromNowOn: [], ...swaps },
    'kg',
  )(program.weeks[week]!.workouts[0]!.exercises[0]!)
}
const FLOOR = [{ written: 'Push-Up', name: 'Dumbbell Floor Press', isPerSide: false }]
const INCLINE = [{ written: 'Push-Up', name: 'Incline Push-Up', isPerSide: false }]

describe('a row with a swap', () => {
  it('finds a weight of its own where the written exercise had one', () => {
    const weighed = rowOf({ weight: { kg: 20, lb: 45 }, facts: {} })
    expect(ways([weighed], 0, { today: FLOOR }).findsItsWeight).toBe(true)
    expect(ways([weighed], 0).findsItsWeight).toBe(false)
    expect(ways([rowOf({})], 0, { today: FLOOR }).findsItsWeight).toBe(false)
  })
})

describe('the ways from a row', () => {
  it('are its swaps and what its rule names, in every week and each once', () => {
    const rows = [
      rowOf({ ruleSteps: { easier: 'Incline Push-Up', harder: 'Close-Grip Push-Up' } }),
      rowOf({ facts: { tryFirst: { name: 'Dip', count: 1, of: 'reps' } } }),
    ]
    expect(ways(rows, 1).ways).toEqual([
      { label: 'Swap', name: 'Incline Push-Up', isInstead: true },
      { label: 'Swap', name: 'Dumbbell Floor Press', isInstead: true },
      { label: 'Harder', name: 'Close-Grip Push-Up', isInstead: true },
      { label: 'Try first', name: 'Dip', isInstead: false },
    ])
  })

  it('leave out what is done already: today’s swap, or else the one from now on', () => {
    const found = ways([rowOf({})], 0, { today: FLOOR, fromNowOn: INCLINE })
    expect(found).toMatchObject({ written: 'Push-Up', row: { name: 'Dumbbell Floor Press' }, term: 'today' })
    expect(found.ways.map(({ name }) => name)).toEqual(['Incline Push-Up'])
    expect(ways([rowOf({})], 0, { fromNowOn: INCLINE })).toMatchObject({ term: 'fromNowOn' })
    expect(ways([rowOf({})], 0)).toMatchObject({ term: null })
  })
})
