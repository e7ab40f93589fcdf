import { expect, it } from '@jest/globals'
import { singleFlight } from './single-flight.ts'

it('does the work once for all who ask meanwhile, and again afterwards', async () => {
  const share = singleFlight<number>()
  let done = 0
  const work = async () => ++done
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2])
  expect(await share('a', work)).toBe(3)
})

it('tries again after a failure', async () => {
  const share = singleFlight<number>()
  await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await share('a', async () => 1)).toBe(1)
})
