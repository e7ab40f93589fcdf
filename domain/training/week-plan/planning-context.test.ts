import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf, daysFor, isOpen } from './planning-context.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { isLegs } from '../../exercises/vocabulary.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const contextFor = (answers: Partial<TrainingAnswers> = {}) =>
  planningContextOf(profileOf({ ...USUAL, ...answers }, TODAY))

it('knows how many sets a week holds', () => {
  // Four sessions of an hour hold 15 sets each.
  expect(contextFor().capacity).toBe(60)
  expect(contextFor().kinds).toEqual(['upper', 'lower', 'upper', 'lower'])
})

it('counts the days that may hold an exercise', () => {
  expect(daysFor(contextFor(), ({ pattern }) => isLegs(pattern))).toBe(2)
  expect(daysFor(contextFor({ equipment: 'Bodyweight Only' }), ({ main }) => main)).toBe(0)
})

it('contains nothing that is left out, and swaps only among what is open', () => {
  const context = contextFor({ equipment: 'Home Gym: dumbbells and a bench', exercisesToAvoid: 'no lunges' })
  expect(isOpen(context, ({ name }) => name === 'Dumbbell Walking Lunge')).toBe(false)
  expect(isOpen(context, ({ name }) => name === 'Barbell Bench Press')).toBe(false)
  const names = context.standIns.get(entryByName('Dumbbell Bench Press')!)!.map(({ name }) => name)
  expect(names).toContain('Dumbbell Floor Press')
  expect(names).not.toContain('Barbell Bench Press')
  expect(context.families.get('curl')!.map(({ name }) => name)).toContain('Dumbbell Curl')
})

it('uses the same random numbers for the same answers, and others for other people', () => {
  expect(contextFor().chance('squat')).toBe(contextFor().chance('squat'))
  expect(contextFor().chance('squat')).not.toBe(contextFor().chance('bench press'))
  expect(contextFor().chance('squat')).not.toBe(contextFor({ exercisesToAvoid: 'no lunges' }).chance('squat'))
  for (const word of ['', 'a', 'squat']) expect(contextFor().chance(word)).toBeLessThan(1)
})

it('trains people who must be cleared first as novices', () => {
  expect(contextFor({ experienceLevel: 'Advanced', exercisesToAvoid: 'chest pain' }).level).toBe('novice')
})
