import { expect, it } from '@jest/globals'
import { entryById } from '../../exercises/catalogue.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { lightSetsOf } from './light-week.ts'

const rowOf = (id: string): Row => ({
  entry: entryById(id)!,
  sets: 4,
  repsLow: 8,
  repsHigh: 12,
  rir: 2,
  progression: 'reps',
  addSet: false,
})

/** A row keeps about half of its sets, whatever comes before it. */
it.each([1, 2, 3, 4, 5])(
  'keeps half of the sets of each single-joint exercise, after %i sets of the previous one',
  (before) => {
    const rows = ['barbell-bench-press', 'dumbbell-lateral-raise', 'barbell-curl', 'cable-rope-pushdown'].map(
      rowOf,
    )
    const sets = [before, 4, 4, 3]
    const draft: Draft = { deloadWeek: 5, days: [{ kind: 'upper', rows }] }
    const kept = lightSetsOf(draft, (row) => sets[rows.indexOf(row)]!)
    expect([kept.get(rows[1]!), kept.get(rows[2]!)]).toEqual([2, 2])
    expect([1, 2]).toContain(kept.get(rows[3]!))
  },
)
