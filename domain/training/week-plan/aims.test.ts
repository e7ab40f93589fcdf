import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { aimOf, floorOf } from './aims.ts'
import { planningContextOf } from './planning-context.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const contextFor = (answers: Partial<TrainingAnswers> = {}) =>
  planningContextOf(profileOf({ ...USUAL, ...answers }, TODAY))

// T7 and Schoenfeld 2017: a third to a half more sets, on two days.
it('gives a muscle that is brought up a third to a half more sets, on at least two days', () => {
  const usual = aimOf('chest', contextFor())
  const more = aimOf('chest', contextFor({ facts: { bringUp: ['chest'] } }))
  expect(more.aim / usual.aim).toBeGreaterThanOrEqual(4 / 3)
  expect(more.aim / usual.aim).toBeLessThanOrEqual(3 / 2)
  expect(more.sessions).toBeGreaterThanOrEqual(2)
  // On three days of push, pull and legs the chest has one day, so a second is asked for.
  const ofThree = { trainingDays: 3, programmingSplit: 'Push/Pull/Legs' } as const
  expect(aimOf('chest', contextFor(ofThree)).sessions).toBe(1)
  expect(aimOf('chest', contextFor({ ...ofThree, facts: { bringUp: ['chest'] } })).sessions).toBe(2)
  // The other muscles give up sets for it, and keep most of theirs.
  const paying = aimOf('back', contextFor({ facts: { bringUp: ['chest'] } }))
  expect(paying.aim).toBeLessThanOrEqual(usual.aim)
  expect(paying.aim).toBeGreaterThan(usual.aim / 2)
})

// docs/program-quality.md, floors and aims.
it('requires four sets of each muscle, and three in sessions below 45 minutes', () => {
  expect(floorOf('chest', contextFor())).toBe(4)
  expect(floorOf('chest', contextFor({ sessionLength: 30 }))).toBe(3)
})

it('requires no more of the shortest sessions than they hold', () => {
  const profile = profileOf({ ...USUAL, trainingDays: 3, programmingSplit: 'Full Body' }, TODAY)
  expect(floorOf('chest', planningContextOf({ ...profile, minutes: 15 }))).toBeLessThanOrEqual(2)
  const context = planningContextOf({ ...profile, minutes: 25 })
  expect(floorOf('chest', context)).toBeLessThanOrEqual(context.reach.chest.room)
})
