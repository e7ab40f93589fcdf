import { expect, it } from '@jest/globals'
import { entryById } from '../../exercises/catalogue.ts'
import { blockOf, draftOf, secondRoundOf, withoutLastChange, type TrainingBlock } from './draft.ts'

const numbers = { sets: 3, repsLow: 8, repsHigh: 12, rir: 2, progression: 'reps' } as const
const exercise = { ...numbers, addSet: false }
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

it('keeps a second part, and is another week in the second round', () => {
  const then = { id: 'barbell-back-squat', ...numbers }
  const [upper, lower] = block.days
  const changing = {
    ...block,
    days: [upper!, { ...lower!, exercises: [{ ...lower!.exercises[0]!, then }] }],
  }
  expect(blockOf(draftOf(changing))).toEqual(changing)
  expect(withoutLastChange(changing)).toEqual(block)
  expect(withoutLastChange(block)).toBeNull()
  expect(secondRoundOf(draftOf(changing)).days[1]?.rows).toEqual([
    {
      ...draftOf(block).days[1]?.rows[0],
      entry: entryById('barbell-back-squat'),
      insteadOf: entryById('leg-press'),
      begins: true,
    },
  ])
  const unknown = { ...lower!.exercises[0]!, then: { ...then, id: 'quantum-press' } }
  expect(blockOf(draftOf({ ...block, days: [upper!, { ...lower!, exercises: [unknown] }] }))).toEqual(block)
})

it('drops what the catalogue does not know', () => {
  const days = [{ kind: 'upper', exercises: [{ id: 'quantum-press', ...exercise }] } as const]
  expect(draftOf({ deloadWeek: null, days: [{ ...days[0]!, exercises: [...days[0]!.exercises] }] })).toEqual({
    deloadWeek: null,
    days: [{ kind: 'upper', rows: [] }],
  })
})
