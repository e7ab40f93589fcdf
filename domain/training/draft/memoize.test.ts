import { expect, it } from '@jest/globals'
import { once } from './memoize.ts'

it('computes each result once, separately for each argument', () => {
  const asked: number[] = []
  const doubled = once((number: number) => {
    asked.push(number)
    return 2 * number
  })
  expect([doubled(2), doubled(3), doubled(2), doubled(0), doubled(0)]).toEqual([4, 6, 4, 0, 0])
  expect(asked).toEqual([2, 3, 0])
})
