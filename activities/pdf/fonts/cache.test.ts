import { expect, it, jest } from '@jest/globals'
import { createKept } from './face.ts'

const doubled = (most: number) => {
  const make = jest.fn((key: number) => 2 * key)
  const kept = createKept<number, number>(most)
  return { make, of: (key: number) => kept(key, () => make(key)) }
}

it('makes a value once', () => {
  const { make, of } = doubled(3)
  expect([1, 2, 1, 1].map(of)).toEqual([2, 4, 2, 2])
  expect(make).toHaveBeenCalledTimes(2)
})

it('keeps a value that is requested now and then, and drops the others', () => {
  const { make, of } = doubled(3)
  of(0)
  for (let key = 1; key < 100; key++) [key, 0].forEach(of)
  expect(make.mock.calls.filter(([key]) => key === 0)).toHaveLength(1)
})

it('keeps at most twice as many values', () => {
  const { make, of } = doubled(3)
  for (let key = 0; key < 7; key++) of(key)
  of(0)
  expect(make.mock.calls.filter(([key]) => key === 0)).toHaveLength(2)
})
