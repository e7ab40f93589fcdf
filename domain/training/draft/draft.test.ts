import { expect, it } from '@jest/globals'
import { blockOf, draftOf, type TrainingBlock } from './draft.ts'

const exercise = { sets: 3, repsLow: 8, repsHigh: 12, rir: 2, progression: 'reps', addSet: false } as const
const block: TrainingBlock = {
  deloadWeek: 5,
  days: [
    { kind: 'upper', exercises: [{ id: 'barbell-bench-press', ...exercise }] },
    { kind: 'lower', exercises: [{ id: 'leg-press', ...exercise, addSet: true }] },
  ],
}

it('contains the exercises of a block, and converts back to it', () => {
  const draft = draftOf(block)
  expect(draft.days.map(({ kind, rows }) => [kind, rows.map(({ entry }) => entry.name)])).toEqual([
    ['upper', ['Barbell Bench Press']],
    ['lower', ['Leg Press']],
  ])
  expect(blockOf(draft)).toEqual(block)
})

it('drops what the catalogue does not know', () => {
  const days = [{ kind: 'upper', exercises: [{ id: 'quantum-press', ...exercise }] } as const]
  expect(draftOf({ deloadWeek: null, days: [{ ...days[0]!, exercises: [...days[0]!.exercises] }] })).toEqual({
    deloadWeek: null,
    days: [{ kind: 'upper', rows: [] }],
  })
})
