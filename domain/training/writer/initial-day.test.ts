import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { layoutFor } from './day-layout.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import type { Tools } from './search-state.ts'
import { initialDay } from './initial-day.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

function toolsFor(answers: Partial<TrainingAnswers> = {}): Tools {
  const context = planningContextOf(
    profileOf({ ...USUAL, programmingSplit: 'Full Body', trainingDays: 3, ...answers }, TODAY),
  )
  return {
    context,
    penalties: penaltiesFor(context, []),
    layout: layoutFor(context),
    costs: ({ staple }) => (staple ? 0 : 1),
    candidates: [],
  }
}
const namesOf = ({ choices }: ReturnType<typeof initialDay>) => choices.map(({ entry }) => entry.name)

it('fills a day from its slots, main lifts first, with a comfortable number of exercises', () => {
  const day = initialDay('full-body', 0, [], 0, toolsFor())
  expect(day.choices.slice(0, 2).map(({ entry }) => [entry.pattern, entry.main])).toEqual([
    ['squat', true],
    ['horizontal-push', true],
  ])
  // R19: four to eight.
  expect(day.choices.length).toBeGreaterThanOrEqual(4)
  expect(day.choices.length).toBeLessThanOrEqual(8)
  expect(initialDay('full-body', 0, [], 0, toolsFor({ sessionLength: 30 })).choices).toHaveLength(3)
})

it('starts the second day with the hinge, and with other exercises', () => {
  const first = initialDay('full-body', 0, [], 0, toolsFor())
  const second = initialDay('full-body', 1, [first], 0, toolsFor())
  expect(second.choices[0]!.entry.pattern).toBe('hinge')
  expect(namesOf(second).filter((name) => namesOf(first).includes(name))).toEqual([])
  // A shift begins with another list of slots.
  expect(initialDay('full-body', 0, [], 1, toolsFor()).choices[0]!.entry.pattern).toBe('hinge')
})

it('builds strength on the lifts that it is judged by, on several days', () => {
  const tools = toolsFor({ primaryGoal: 'Strength' })
  const first = initialDay('full-body', 0, [], 0, tools)
  expect(namesOf(first)).toEqual(expect.arrayContaining(['Barbell Back Squat', 'Barbell Bench Press']))
  // Even where a front squat would cost less.
  const dear = { ...tools, costs: ({ id }: { id: string }) => (id === 'barbell-back-squat' ? 10 : 0) }
  expect(namesOf(initialDay('full-body', 0, [], 0, dear))).toContain('Barbell Back Squat')
  const third = initialDay('full-body', 2, [first], 1, tools)
  expect(namesOf(third)).toContain('Barbell Back Squat')
})

it('gives a main lift three sets, and others two', () => {
  const { choices } = initialDay('full-body', 0, [], 0, toolsFor())
  expect(choices.map(({ sets }) => sets).slice(0, 3)).toEqual([3, 3, 2])
})
