import { expect, it } from '@jest/globals'
import { inGroups } from './blocks.tsx'

it('keeps the first two items of a list together, and the last two', () => {
  expect(inGroups(['a', 'b', 'c', 'd', 'e'])).toEqual([['a', 'b'], ['c'], ['d', 'e']])
  expect(inGroups(['a', 'b', 'c', 'd'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(inGroups(['a', 'b', 'c'])).toEqual([['a', 'b', 'c']])
  expect(inGroups([])).toEqual([])
})
