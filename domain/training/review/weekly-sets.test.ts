import { expect, it } from '@jest/globals'
import { readRow, readWeeks } from '../../../dev/testkit/examples/read-rows.ts'
import { weeklySets } from './printed-program.ts'

// Pelland 2025: helpers count half.
it('counts the sets of a week for each muscle, and lists a muscle without any', () => {
  const [week] = readWeeks(() => [
    readRow('Barbell Bench Press', { sets: 4 }),
    readRow('Dumbbell Curl', { sets: 2 }),
    readRow('Quantum Press', { sets: 5 }),
  ])
  const sets = weeklySets(week!)
  expect((['chest', 'delts', 'triceps', 'biceps', 'quads'] as const).map((group) => sets.get(group))).toEqual(
    [4, 2, 2, 2, 0],
  )
})
