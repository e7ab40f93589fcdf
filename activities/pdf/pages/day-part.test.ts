import { expect, it } from '@jest/globals'
import { type DayPart, goesOn, inParts, joined, partsOf, titleOfPart } from './day-part.ts'

const day = { title: 'Day 2 · Full Body B' }

it('heads a day once on a page, however many of its parts came to it', () => {
  const [first, second, third] = partsOf(day, 7, 3)
  expect(joined([second!, third!])).toEqual([{ day, from: 3, to: 7, of: 7 }])
  expect(joined([first!, ...partsOf({ title: 'Day 3' }, 2, 2)])).toHaveLength(2)
})

it('splits a day into as few parts as fit', () => {
  const fits = ({ from, to }: DayPart<unknown>) => to - from <= 3
  expect(inParts(day, 7, fits).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 6],
    [6, 7],
  ])
  expect(inParts(day, 3, fits)).toHaveLength(1)
})

it('says of each part but the last that the day goes on, and of each but the first that it is continued', () => {
  const parts = partsOf(day, 7, 3)
  expect(parts.map(goesOn)).toEqual([true, true, false])
  expect(parts.map(titleOfPart)).toEqual([
    'Day 2 · Full Body B',
    'Day 2 · Full Body B, continued',
    'Day 2 · Full Body B, continued',
  ])
})
