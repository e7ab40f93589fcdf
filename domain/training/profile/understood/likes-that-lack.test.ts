import { expect, it } from '@jest/globals'
import { TODAY } from '../../../../dev/testkit/today.ts'
import { understandingOf } from './understanding.ts'

const read = (home: string, exercisesToAvoid: string) =>
  understandingOf({ equipment: home, exercisesToAvoid }, TODAY)
const liked = (...said: Parameters<typeof read>) =>
  read(...said)
    .chips.filter(({ group }) => group === 'prefer')
    .map(({ label, detail }) => [label, detail])

it('say at once what they need, and promise nothing', () => {
  const said = ['Home Gym: dumbbells, a sofa', 'I love hip thrusts'] as const
  expect(liked(...said)).toEqual([['hip thrusts', 'needs a bench, which you did not name']])
  expect(read(...said).prefers).toEqual([])
})

it('say nothing where one of them can be done', () => {
  expect(liked('Home Gym: dumbbells, a bench', 'I love hip thrusts')).toEqual([['hip thrusts', undefined]])
  expect(liked('Commercial Gym', 'I love hip thrusts')).toEqual([['hip thrusts', undefined]])
})
