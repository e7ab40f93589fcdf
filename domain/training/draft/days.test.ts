import { describe, expect, it } from '@jest/globals'
import { entryByName } from '../../exercises/catalogue.ts'
import { DAY_KINDS, DAY_NAMES, type DayKind } from '../../program/day.ts'
import { belongsOn, holdsPattern, slotsOf } from './days.ts'

const belongs = (name: string, ...kinds: DayKind[]) =>
  kinds.map((kind) => belongsOn(kind, entryByName(name)!))

describe('an exercise belongs', () => {
  it('on the days that its name promises', () => {
    expect(belongs('Barbell Back Squat', 'legs', 'lower', 'upper', 'push')).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(belongs('Barbell Bench Press', 'push', 'chest', 'pull', 'legs')).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(belongs('Lat Pulldown', 'pull', 'back-biceps', 'push', 'chest')).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(belongs('Dumbbell Curl', 'arms', 'lower-arms', 'legs', 'chest')).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('on any day if it is trunk work, and on a full-body day in any case', () => {
    for (const kind of DAY_KINDS) expect(belongs('Plank', kind)).toEqual([true])
    for (const name of ['Barbell Back Squat', 'Dumbbell Curl', 'Barbell Shrug'])
      expect(belongs(name, 'full-body')).toEqual([true])
  })

  it('on an arm day if it is a press for the triceps', () => {
    expect(belongs('Close-Grip Bench Press', 'arms', 'chest-triceps', 'push', 'chest')).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

it('knows which movements a day can hold', () => {
  expect(holdsPattern('lower', 'curl')).toBe(false)
  expect(holdsPattern('lower-arms', 'curl')).toBe(true)
})

describe('a day of slots', () => {
  it('opens with a main lift that belongs there', () => {
    for (const kind of DAY_KINDS)
      for (const turn of [0, 1, 2]) {
        const [first] = slotsOf(kind, turn)
        expect([kind, first?.main, holdsPattern(kind, first!.patterns[0]!)]).toEqual([kind, true, true])
      }
  })

  it('alternates between the squat and the hinge', () => {
    const openers = [0, 1, 2].map((turn) => slotsOf('lower', turn)[0]?.patterns)
    expect(openers).toEqual([['squat'], ['hinge'], ['squat']])
  })

  it('has a name of its own', () => {
    expect(DAY_NAMES['lower-arms']).toBe('Lower and Arms')
    expect(new Set(Object.values(DAY_NAMES)).size).toBe(DAY_KINDS.length)
  })
})
