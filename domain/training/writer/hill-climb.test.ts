import { expect, it } from '@jest/globals'
import { climb, type Hill, type Neighbours } from './hill-climb.ts'

type Numbers = readonly number[]

const aStep: Neighbours<Numbers, number> = (state, at) => [state[at]! - 1, state[at]! + 1]
const aLeap: Neighbours<Numbers, number> = (state, at) => [state[at]! - 5, state[at]! + 5]

/** A row of numbers, each with its own cost. */
const hillOf = (
  costOf: (part: number, state: Numbers) => number,
  more: Partial<Hill<Numbers, number>> = {},
): Hill<Numbers, number> => {
  const cost = (state: Numbers) => state.reduce((sum, part) => sum + costOf(part, state), 0)
  return {
    partsOf: (state) => state,
    with: (state, at, part) => state.with(at, part),
    cost,
    costAt: cost,
    costWith: (state, at) => (part) => cost(state.with(at, part)),
    neighbours: [aStep],
    detours: () => [],
    mostSteps: 100,
    ...more,
  }
}
const square = (part: number) => part ** 2

it('lowers one part after another until nothing helps', () => {
  expect(climb([3, -2, 0], hillOf(square))).toEqual([0, 0, 0])
})

it('takes the best of the changes, and of equal ones the first', () => {
  const neighbours: Neighbours<Numbers, number>[] = [() => [5, 4, -4]]
  expect(climb([9], hillOf(square, { neighbours }))).toEqual([4])
})

it('stays for a gain too small to count', () => {
  expect(
    climb(
      [1],
      hillOf((part) => part / 200),
    ),
  ).toEqual([1])
})

it('stops after its steps', () => {
  expect(climb([9], hillOf(square, { mostSteps: 4 }))).toEqual([5])
})

it('tries a larger change only while no small one helps', () => {
  const tried: string[] = []
  const noted =
    (name: string, of: Neighbours<Numbers, number>): Neighbours<Numbers, number> =>
    (state, at) => {
      tried.push(`${name} ${state[at]}`)
      return of(state, at)
    }
  // A wall at 5: only a leap gets over it.
  const cost = (part: number) => (part === 5 ? 1000 : square(part))
  const neighbours = [noted('step', aStep), noted('leap', aLeap)]
  expect(climb([7], hillOf(cost, { neighbours }))).toEqual([0])
  expect(tried).toEqual(['step 7', 'step 6', 'leap 6', 'step 1', 'step 0', 'leap 0'])
})

it('takes a detour that pays together with the change of another part', () => {
  // Both must be 1, and one alone costs.
  const cost = (part: number, state: Numbers) => (state.every((each) => each === 1) ? -1 : part)
  expect(climb([0, 0], hillOf(cost, { neighbours: [() => [0, 1]] }))).toEqual([0, 0])
  const detours: Neighbours<Numbers, number> = (state, at) => (state[at] === 1 ? [] : [1])
  expect(climb([0, 0], hillOf(cost, { neighbours: [() => [0, 1]], detours }))).toEqual([1, 1])
})
