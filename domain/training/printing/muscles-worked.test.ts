import { expect, it } from '@jest/globals'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { profileOf } from '../profile/profile-of.ts'
import { GROUPS } from '../../program/muscle-groups.ts'
import { BODY } from './body-polygons.ts'
import { musclesInWords } from '../../program/worked.ts'
import { musclesWorked } from './muscles-worked.ts'

const row = (name: string, sets = 3) => ({ name, sets })

it('tells the muscles that an exercise is for from those that help', () => {
  const worked = musclesWorked([row('Barbell Bench Press')])!
  expect(worked.main).toEqual(['chest'])
  expect(worked.helping).toEqual(['delts', 'triceps'])
  expect(musclesInWords(worked)).toBe('Works chest. Also shoulders and triceps.')
})

it('weighs the exercises of a day by their sets', () => {
  const { main, helping } = musclesWorked([row('Barbell Back Squat', 5), row('Dumbbell Curl', 1)])!
  expect(main).toContain('quads')
  expect(helping).toContain('biceps')
})

it('knows nothing of exercises outside the catalogue', () => {
  expect(musclesWorked([row('Yoke Walk of Doom')])).toBeNull()
})

it('is a fact of every day of a program', () => {
  const { weeks } = programFor(profileOf(USUAL, TODAY))
  for (const { exercises, worked } of weeks.flatMap(({ workouts }) => workouts))
    expect(worked).toEqual(musclesWorked(exercises))
})

it('has a place on the body for every muscle that is counted', () => {
  const drawn = new Set([...Object.keys(BODY.front), ...Object.keys(BODY.back)])
  for (const group of GROUPS) expect([group, drawn.has(group)]).toEqual([group, true])
})
