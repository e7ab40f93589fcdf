import { describe, expect, it } from '@jest/globals'
import { enduranceOf } from './endurance.ts'

const mile = { amount: 1.5, unit: 'mi' }

describe('what is wanted beside lifting', () => {
  it.each<[string, ReturnType<typeof enduranceOf>]>([
    [
      'Fitness test for the police academy in two weeks. Need to take two minutes off my 1.5 mile run.',
      [{ of: 'run', distance: mile }] as never,
    ],
    [
      'State police physical test: running is fine, 1.5 miles in a bit over 10 min. There is also a 75 yard pursuit run.',
      [
        { of: 'run', distance: mile, isFine: true },
        { of: 'sprint', distance: { amount: 75, unit: 'yd' } },
      ] as never,
    ],
    ['I want to run a 5k in spring', [{ of: 'run', distance: { amount: 5, unit: 'km' } }]],
    ['Training for a 12 mile ruck', [{ of: 'ruck', distance: { amount: 12, unit: 'mi' } }]],
    ['Need a 300 m swim for the fire fighter test', [{ of: 'swim', distance: { amount: 300, unit: 'm' } }]],
    ['want better stamina', [{ of: 'cardio' }]],
    ['I would like to get 10,000 steps a day', [{ of: 'walk' }]],
    ['I need stretching too', [{ of: 'stretch' }]],
  ])('is read from %j', (said, wanted) => expect(enduranceOf(said)).toEqual(wanted))

  it.each([
    'Fire academy test in about 9 weeks. I already run 4x a week so no running or conditioning in this please',
    'Police fitness test in 10 weeks: 30 press-ups in a minute, the run I’ve got covered.',
    'Record test in 9 weeks. Shin splints from the last ruck so no jumping and no extra running.',
    'I run 10 km on Sundays',
    'my running goes from 45 to 65 km a week over these two months',
    'i hate cardio, want big arms',
    'I want bigger arms. Bench 225x5',
    'Saturday is a long hike with the dog (10+ miles)',
  ])('is nothing in %j', (said) => expect(enduranceOf(said)).toEqual([]))
})
