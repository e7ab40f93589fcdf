import { expect, it } from '@jest/globals'
import { personOf } from './person.ts'
import { isTrainingMax } from './training-max.ts'

const LIST =
  'He progresses well, training maxes: press 90, bench 130, squat 230.5, deadlift 260 lb. Best bench 150.'

it('reads a list of training maxes, up to its end', () => {
  for (const quote of ['press 90', 'bench 130', 'squat 230.5', 'deadlift 260 lb'])
    expect(isTrainingMax(quote, LIST)).toBe(true)
  expect(isTrainingMax('bench 150', LIST)).toBe(false)
  expect(isTrainingMax('squat 180', 'squat 180 TM')).toBe(true)
  expect(isTrainingMax('squat 180', 'squat 180 x 1, atm nothing else')).toBe(false)
})

it('takes a training max as nine tenths of the maximum', () => {
  const lift = { kind: 'lift' as const, lift: 'bench-press' as const, kg: 58.5, quote: 'bench 130' }
  expect(personOf({}, [lift], [], LIST).lifts).toEqual([
    { lift: 'bench-press', kg: 65, reps: 1, isOfTrainingMax: true },
  ])
  expect(personOf({}, [lift], [], 'bench 130').lifts).toEqual([{ lift: 'bench-press', kg: 58.5, reps: 1 }])
})
