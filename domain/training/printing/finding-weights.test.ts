import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { inBoth } from '../../program/phrase.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { firstBar, firstWeights } from './finding-weights.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const none = { any: false, about: false, missing: true }
const told = (answers: Partial<TrainingAnswers>, printed = none, few = false) =>
  firstWeights(who(answers), printed, few).join(' ')

describe('the first weights', () => {
  it('need no explanation if all are printed', () => {
    expect(told({}, { any: true, about: false, missing: false })).toBe('')
  })

  it('are found with the program’s effort scale', () => {
    expect(told({})).toContain('until one leaves the RIR of its row')
    expect(told({ programmingStyle: 'RPE' })).toContain('until one leaves the RPE of its row')
    expect(told({}, { ...none, any: true })).toMatch(/^Where no weight is printed/)
  })

  // Helms 2016: beginners judge their reserve worse, so they go by the speed.
  it('of a novice are found by bar speed', () => {
    expect(told({ experienceLevel: 'Novice' })).toContain('until the last reps of one slow down')
  })

  it('leave four reps in reserve for people who must be cleared first', () => {
    expect(told({ exercisesToAvoid: 'chest pain' })).toContain('sure of four more reps after every set')
  })

  it('start with the lightest of a few sizes', () => {
    expect(told({}, none, true)).toContain('begin each lift with the lightest that you own')
  })

  it('take no time from a short session', () => {
    const brief = { ...who(), minutes: 20 }
    expect(firstWeights(brief, none, false).join(' ')).not.toContain('10 minutes longer')
    expect(told({})).toContain('10 minutes longer')
  })
})

describe('the first bar', () => {
  const bar = (names: readonly string[], answers: Partial<TrainingAnswers> = { experienceLevel: 'Novice' }) =>
    firstBar(
      names.map((name) => entryByName(name)!),
      who(answers),
      none,
    )
      .map(inBoth)
      .join(' ')

  // r/Fitness and StrongLifts: the empty bar, and 40 kg from the floor.
  it('is empty, and a deadlift begins at 40 kg', () => {
    expect(bar(['Barbell Bench Press'])).toContain('20 kg (45 lb)')
    expect(bar(['Barbell Bench Press'])).not.toContain('40 kg')
    expect(bar(['Barbell Deadlift'])).toContain('a deadlift with 40 kg (90 lb)')
  })

  it('needs no explanation without a bar, or after the first year', () => {
    expect(bar(['Dumbbell Curl'])).toBe('')
    expect(bar(['Barbell Bench Press'], {})).toBe('')
  })
})
