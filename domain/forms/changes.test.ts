import { expect, it } from '@jest/globals'
import { Changes, changeableIn } from './changes.ts'
import { SAMPLE_ANSWERS } from './sample-person.ts'
import type { TrainingAnswers } from './program-request.ts'

const changeable = (answers: Partial<TrainingAnswers>) => changeableIn({ ...SAMPLE_ANSWERS, ...answers })

it.each([
  ['Commercial Gym', 'commercial', ''],
  ['commercial', 'commercial', ''],
  ['Bodyweight Only', 'bodyweight', ''],
  ['Home Gym: two dumbbells', 'home', 'two dumbbells'],
  ['home', 'home', 'a bench'],
])('the equipment of every form can be changed: %s', (equipment, kind, details) => {
  const answers = changeable({ equipment, ...(equipment === 'home' && { equipmentDetails: 'a bench' }) })
  expect(answers).toMatchObject({ equipment: kind, equipmentDetails: details })
  expect(Changes.parse(answers)).toEqual(answers)
})

it('a home gym has to be described', () => {
  const { success, error } = Changes.safeParse({
    ...changeable({}),
    equipment: 'home',
    equipmentDetails: ' ',
  })
  expect(success).toBe(false)
  expect(error?.issues.map(({ path }) => path)).toEqual([['equipmentDetails']])
})

it('nothing else can be changed', () => {
  expect(Changes.safeParse({ ...changeable({}), primaryGoal: 'Strength' }).success).toBe(false)
})
