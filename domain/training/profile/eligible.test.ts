import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from './profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { eligibleFor, objectionTo, workingLevel } from './eligible.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)

// R7 to R10 and the level, in the order in which they are asked.
it.each<[string, string | null, string, Partial<TrainingAnswers>]>([
  ['nothing', null, 'Barbell Back Squat', {}],
  ['a lift of their own level', null, 'Neutral-Grip Pull-Up', {}],
  ['what is not there', 'equipment', 'Barbell Back Squat', { equipment: 'Home Gym: dumbbells' }],
  [
    'a pair where there is one',
    'equipment',
    'Dumbbell Bench Press',
    { equipment: 'Home Gym: one 10 kg dumbbell, a bench' },
  ],
  [
    'two bells of different sizes where there is one size',
    'equipment',
    'Offset Kettlebell Front Squat',
    { equipment: 'Home Gym: two 16 kg kettlebells' },
  ],
  ['what is to be avoided', 'avoided', 'Barbell Back Squat', { exercisesToAvoid: 'no squats' }],
  ['a hurt joint', 'injury', 'Barbell Overhead Press', { exercisesToAvoid: 'shoulder pain' }],
  ['a pregnancy', 'red-flag', 'Glute Bridge', { exercisesToAvoid: '20 weeks pregnant' }],
  ['the first year', 'level', 'Pistol Squat', { experienceLevel: 'Novice' }],
])('objects for %s: %s to a %s', (_why, objection, name, answers) => {
  expect(objectionTo(entryByName(name)!, who(answers))).toBe(objection)
  expect(eligibleFor(who(answers)).includes(entryByName(name)!)).toBe(objection === null)
})

it('trains people who must be cleared first as novices', () => {
  expect(workingLevel(who({ experienceLevel: 'Advanced' }))).toBe('advanced')
  expect(workingLevel(who({ experienceLevel: 'Advanced', exercisesToAvoid: 'chest pain' }))).toBe('novice')
})

it('always leaves something for people with nothing but the floor', () => {
  const open = eligibleFor(who({ equipment: 'Bodyweight Only' }))
  expect(open.map(({ name }) => name)).toContain('Push-Up')
  expect(open.flatMap(({ needs }) => needs)).toEqual([])
})

it('opens what a model hears called fine, and its harder variants only by their own words', () => {
  const objectionFor = (name: string, said: string) =>
    objectionTo(
      entryByName(name)!,
      profileOf({ ...USUAL, experienceLevel: 'Intermediate', exercisesToAvoid: said }, TODAY, {
        comments: [{ kind: 'allow', what: 'deadlift', quote: said }],
        equipment: [],
      }),
    )
  expect(objectionFor('Barbell Deadlift', 'Deadlifts are fine')).toBeNull()
  expect(objectionFor('Deficit Deadlift', 'Deadlifts are fine')).toBe('level')
  expect(objectionFor('Deficit Deadlift', 'Deficit deadlifts are fine')).toBeNull()
})
