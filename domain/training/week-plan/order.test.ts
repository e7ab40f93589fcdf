import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { Row } from '../draft/draft.ts'
import { inOrder, isPutEarly, opensWithArms, rankOf, rankOn } from './order.ts'
import { usualRow } from '../prescription/rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const rowOf = (name: string, reps: Partial<Row> = {}, profile = who()): Row => ({
  ...usualRow(entryByName(name)!, false, profile),
  ...reps,
})
const sorted = (names: readonly string[], profile = who(), reps: Partial<Row> = {}) =>
  inOrder(
    names.map((name) => rowOf(name, reps, profile)),
    (row) => rankOf(row, profile),
    false,
  ).map(({ entry }) => entry.name)

describe('a session', () => {
  // R22; ACSM 2009: large muscles and lifts of several joints come first.
  it('goes from large lifts to single joints, calves and the trunk', () => {
    expect(
      sorted(['Plank', 'Machine Standing Calf Raise', 'Dumbbell Curl', 'Lat Pulldown', 'Barbell Back Squat']),
    ).toEqual(['Barbell Back Squat', 'Lat Pulldown', 'Dumbbell Curl', 'Machine Standing Calf Raise', 'Plank'])
  })

  // R23: heavy squat and hinge apart.
  it('puts a press between a heavy squat and a heavy deadlift', () => {
    const heavy = { repsLow: 3, repsHigh: 6 }
    expect(
      sorted(['Barbell Back Squat', 'Barbell Deadlift', 'Barbell Bench Press', 'Plank'], who(), heavy),
    ).toEqual(['Barbell Back Squat', 'Barbell Bench Press', 'Barbell Deadlift', 'Plank'])
  })

  // Tsatsouline: get-ups with full attention, and none when tired.
  it('practises a get-up right after the opener', () => {
    expect(sorted(['Kettlebell Goblet Squat', 'Kettlebell Row', 'Turkish Get-Up'])[1]).toBe('Turkish Get-Up')
  })

  // T25: a lift of several joints opens the day.
  it('opens with a multi-joint lift even if small muscles come early', () => {
    const arms = who({ facts: { bringUp: ['arms'] } })
    const names = sorted(['Dumbbell Curl', 'Lat Pulldown'], arms)
    expect(names).toEqual(['Lat Pulldown', 'Dumbbell Curl'])
    expect(isPutEarly(entryByName('Dumbbell Curl')!, arms)).toBe(true)
    expect(isPutEarly(entryByName('Lat Pulldown')!, arms)).toBe(false)
    expect(isPutEarly(entryByName('Dumbbell Curl')!, who())).toBe(false)
  })

  it('trains a runner’s calves second, and a novice’s squat before the deadlift', () => {
    const calf = 'Machine Standing Calf Raise'
    const runner = who({ exercisesToAvoid: 'I run 40k a week', primaryGoal: 'General Fitness' })
    const names = ['Leg Press', 'Seated Cable Row', calf]
    expect([sorted(names).indexOf(calf), sorted(names, runner).indexOf(calf)]).toEqual([2, 1])
    expect(sorted(['Barbell Deadlift', 'Barbell Back Squat'], who({ experienceLevel: 'Novice' }))[0]).toBe(
      'Barbell Back Squat',
    )
    expect(sorted(['Barbell Deadlift', 'Barbell Back Squat'])[0]).toBe('Barbell Deadlift')
  })

  it('trains what is brought up first among its kind', () => {
    const names = ['Lat Pulldown', 'Machine Chest Press']
    expect(sorted(names, who({ facts: { bringUp: ['chest'] } }))[0]).toBe('Machine Chest Press')
    expect(sorted(names)[0]).toBe('Lat Pulldown')
  })

  it('starts with the legs at 65, since they prevent falls', () => {
    const names = ['Machine Chest Press', 'Leg Press']
    expect(sorted(names, who({ facts: { ageBand: '65-plus' } }))[0]).toBe('Leg Press')
    expect(sorted(names)[0]).toBe('Machine Chest Press')
  })
})

it('ends a leg day with the arms, before the trunk', () => {
  const rankIn = (kind: 'upper' | 'lower-arms', name: string) => {
    const row = rowOf(name)
    return rankOn(kind, row, rankOf(row, who()))
  }
  expect(rankIn('lower-arms', 'Dumbbell Curl')).toBeGreaterThan(
    rankIn('lower-arms', 'Machine Standing Calf Raise'),
  )
  expect(rankIn('lower-arms', 'Dumbbell Curl')).toBeLessThan(rankIn('lower-arms', 'Plank'))
  expect(rankIn('upper', 'Dumbbell Curl')).toBeLessThan(rankIn('upper', 'Machine Standing Calf Raise'))
})

it('opens a day with the arms only for size, after the first year, on an upper-body day', () => {
  const arms = { facts: { bringUp: ['arms' as const] } }
  expect(opensWithArms('upper', who(arms))).toBe(true)
  expect(opensWithArms('lower-arms', who(arms))).toBe(false)
  expect(opensWithArms('upper', who())).toBe(false)
  expect(opensWithArms('upper', who({ ...arms, experienceLevel: 'Novice' }))).toBe(false)
  expect(opensWithArms('upper', who({ ...arms, primaryGoal: 'Strength' }))).toBe(false)
})

it('opens no day with the arms for a word in passing, which only gives them more sets', () => {
  const passing = who({ exercisesToAvoid: 'want bigger arms lol' })
  expect(passing.person.bringUp).toEqual(['arms'])
  expect(opensWithArms('upper', passing)).toBe(false)
})
