import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { Row } from '../draft/draft.ts'
import { mostSets, soundRow, usualRow, usualSets } from './rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const sound = (name: string, row: Partial<Row>, answers: Partial<TrainingAnswers> = {}, leads = false) =>
  soundRow({ ...usualRow(entryByName(name)!, leads, who(answers)), ...row }, leads, who(answers))

// Garber and others, ACSM (2011): two to four sets of each exercise for most adults.
it('has at most three, four or six sets of one exercise', () => {
  expect(mostSets({ goal: 'hypertrophy', minutes: 20 })).toBe(3)
  expect(mostSets({ goal: 'general', minutes: 60 })).toBe(4)
  expect(mostSets({ goal: 'strength', minutes: 60 })).toBe(6)
  expect([usualSets(entryByName('Barbell Back Squat')!), usualSets(entryByName('Dumbbell Curl')!)]).toEqual([
    3, 2,
  ])
})

describe('a row that someone else wrote', () => {
  it('keeps what is sound', () => {
    const asked = { sets: 4, repsLow: 8, repsHigh: 12, rir: 2, progression: 'reps', addSet: true } as const
    expect(sound('Lat Pulldown', asked)).toMatchObject(asked)
  })

  it('holds for as many seconds as are printed', () =>
    expect(sound('Plank', { repsLow: 33, repsHigh: 0 })).toMatchObject({ repsLow: 30, repsHigh: 55 }))

  it('gets sound sets, reps and effort', () => {
    const row = sound('Lat Pulldown', { sets: 12, repsLow: 1, repsHigh: 40, rir: 0 })
    expect(row.sets).toBeLessThanOrEqual(6)
    // R24 and R25: main lifts have up to 12 reps, others 6 to 15 with a weight.
    expect([row.repsLow, row.repsHigh]).toEqual([6, 12])
    expect(sound('Dumbbell Curl', { repsLow: 1, repsHigh: 40 })).toMatchObject({ repsLow: 6, repsHigh: 15 })
    expect(row.rir).toBeGreaterThan(0)
    expect(sound('Lat Pulldown', { sets: 1 }).sets).toBeGreaterThan(1)
  })

  it('has a single number of reps if only weight is added', () => {
    const row = sound(
      'Barbell Back Squat',
      { progression: 'load', repsLow: 5, repsHigh: 8 },
      { experienceLevel: 'Novice', primaryGoal: 'Strength' },
      true,
    )
    expect([row.progression, row.repsLow, row.repsHigh]).toEqual(['load', 5, 5])
  })

  it('has room to climb if reps must rise', () => {
    const { repsLow, repsHigh } = sound('Push-Up', { repsLow: 10, repsHigh: 10 })
    expect(repsHigh - repsLow).toBeGreaterThanOrEqual(4)
    const hold = sound('Plank', { repsLow: 30, repsHigh: 30 })
    expect(hold.repsHigh - hold.repsLow).toBeGreaterThan(10)
  })

  it('adds no set in a superset', () => {
    const turns = { equipment: 'Bodyweight Only', sessionLength: 45 } as const
    expect(sound('Push-Up', { addSet: true }, turns).addSet).toBe(false)
    expect(sound('Push-Up', { addSet: true }).addSet).toBe(true)
  })
})

it('gives a wave only to the leading lift for strength', () => {
  const progressionOf = (name: string, leads: boolean, answers: Partial<TrainingAnswers>) =>
    usualRow(entryByName(name)!, leads, who(answers)).progression
  expect(progressionOf('Barbell Back Squat', true, { primaryGoal: 'Strength' })).toBe('wave')
  expect(progressionOf('Barbell Back Squat', false, { primaryGoal: 'Strength' })).toBe('reps')
  expect(progressionOf('Barbell Back Squat', true, { experienceLevel: 'Novice' })).toBe('load')
  expect(progressionOf('Dumbbell Curl', true, { primaryGoal: 'Strength' })).toBe('reps')
})
