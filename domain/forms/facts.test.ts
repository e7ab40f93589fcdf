import { describe, expect, it } from '@jest/globals'
import { Facts } from './facts.ts'
import { fieldMessage } from './field-messages.ts'

const SET = { lift: 'squat', weight: 100, unit: 'kg', reps: 5 }
const told = (facts: unknown) =>
  Object.fromEntries(
    (Facts.safeParse(facts, { error: fieldMessage }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

describe('the optional facts', () => {
  it.each([
    [{}],
    [{ ageBand: '65-plus' }],
    [{ bodyWeight: { value: 30, unit: 'kg' } }],
    [{ bodyWeight: { value: 551, unit: 'lb' } }],
    [{ bestSets: [{ ...SET, lift: 'pull-up', weight: 0, reps: 12 }] }],
    [{ bestSets: [{ ...SET, weight: 1102, unit: 'lb', reps: 1 }, SET, SET, SET] }],
    [{ bringUp: ['arms', 'bench-press'], sex: 'female' }],
  ])('may be %j', (facts) => {
    expect(told(facts)).toEqual({})
  })

  const weighs = 'Please enter a body weight from 30 to 250 kg, which is 67 to 551 lb.'
  const lifts = 'Please enter a weight of up to 500 kg, which is 1,102 lb.'
  const reps = 'Please enter 1 to 12 reps: longer sets tell too little of strength.'
  it.each([
    [{ ageBand: '40' }, 'ageBand', 'Please choose an age: under-16, 16-17, 18-49, 50-64 or 65-plus.'],
    [{ sex: 'x' }, 'sex', 'Please choose one: female or male.'],
    [{ bodyWeight: { value: 29.9, unit: 'kg' } }, 'bodyWeight', weighs],
    [{ bodyWeight: { value: 66, unit: 'lb' } }, 'bodyWeight', weighs],
    [{ bodyWeight: { value: 552, unit: 'lb' } }, 'bodyWeight', weighs],
    [{ bodyWeight: { value: 80, unit: 'st' } }, 'bodyWeight.unit', 'Please choose a unit: kg or lb.'],
    [{ bestSets: [{ ...SET, weight: 0 }] }, 'bestSets.0.weight', lifts],
    [{ bestSets: [{ ...SET, weight: -5 }] }, 'bestSets.0.weight', lifts],
    [{ bestSets: [SET, { ...SET, weight: 501 }] }, 'bestSets.1.weight', lifts],
    [{ bestSets: [{ ...SET, reps: 0 }] }, 'bestSets.0.reps', reps],
    [{ bestSets: [{ ...SET, reps: 13 }] }, 'bestSets.0.reps', reps],
    [{ bestSets: [{ ...SET, reps: 2.5 }] }, 'bestSets.0.reps', reps],
    [{ bestSets: [SET, SET, SET, SET, SET] }, 'bestSets', 'Please send 4 lifts at most.'],
    [{ bringUp: ['arms', 'legs', 'back'] }, 'bringUp', 'Please choose 2 at most.'],
    [{ height: 180 }, '', 'We do not know this field.'],
  ])('may not be %j', (facts, field, message) => {
    expect(told(facts)).toEqual({ [field]: message })
  })
})
