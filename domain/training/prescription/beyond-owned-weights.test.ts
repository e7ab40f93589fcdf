import { describe, expect, it } from '@jest/globals'
import { inBoth } from '../../program/phrase.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { beyondHeaviest, betweenSizes, repsBeforeNextSize, upToHeaviest } from './printed-reps.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { usualRow } from './rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const home = (what: string) => profileOf({ ...USUAL, equipment: `Home Gym: ${what}` }, TODAY)
const few = home('dumbbells 10, 12.5 and 15 kg')
const rowOf = (name: string, profile = few) => ({
  ...usualRow(entryByName(name)!, false, profile),
  repsLow: 8,
  repsHigh: 12,
})

describe('few sizes', () => {
  it('lead up to the reps that make the next size possible', () => {
    const reps = repsBeforeNextSize(rowOf('Single-Arm Dumbbell Row'), few)!
    // The next size is a quarter heavier: eight reps of it are as hard as these with the lighter one.
    expect(shareOfMax(reps, 2)).toBeLessThanOrEqual((shareOfMax(8, 2) * 10) / 12.5)
    expect(betweenSizes(rowOf('Single-Arm Dumbbell Row'), few)).toContain(
      `${reps} reps in every set: take the next size`,
    )
  })

  it('lead up to twenty reps if there is no next size', () => {
    const one = home('two 10 kg dumbbells')
    expect(repsBeforeNextSize(rowOf('Dumbbell Curl', one), one)).toBeNull()
    // R26: at most twenty.
    expect(betweenSizes(rowOf('Dumbbell Curl', one), one)).toMatch(/^Hit: 1 rep more, up to 20 reps, then /)
  })
})

it('names a harder lift, a slower execution or more swings beyond the heaviest', () => {
  expect(beyondHeaviest(entryByName('Dumbbell Curl')!, few)).toBe('lower over 3 seconds')
  const bell = home('16 kg kettlebell')
  expect(beyondHeaviest(entryByName('Kettlebell Swing')!, bell)).toBe(
    'move on to Single-Arm Kettlebell Swing',
  )
  expect(beyondHeaviest(entryByName('Single-Arm Kettlebell Swing')!, bell)).toMatch(/^1 rep more a set/)
})

it('names the heaviest only if it was stated', () => {
  const told = home('adjustable dumbbells up to 24 kg')
  // 24 kg are 53 lb.
  expect(inBoth(upToHeaviest(entryByName('Dumbbell Curl')!, told)!.says)).toContain(
    'At 24 kg (53 lb): up to 20 reps',
  )
  expect(upToHeaviest(entryByName('Dumbbell Curl')!, profileOf(USUAL, TODAY))).toBeNull()
})
