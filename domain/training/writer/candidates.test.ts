import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { fresh, isPicked, rankedFor } from './candidates.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { layoutFor } from './day-layout.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const who = (answers: Partial<TrainingAnswers> = {}) => profileOf({ ...USUAL, ...answers }, TODAY)
const entryOf = (name: string) => entryByName(name)!

it('picks a jump or a lower-back hold only if somebody likes it', () => {
  expect(isPicked(entryOf('Box Jump'), who())).toBe(false)
  expect(isPicked(entryOf('Box Jump'), who({ exercisesToAvoid: 'I love box jumps' }))).toBe(true)
  expect(isPicked(entryOf('Superman Hold'), who())).toBe(false)
  expect(isPicked(entryOf('Leg Press'), who())).toBe(true)
})

it('lists what belongs on a day by movement, the cheapest first', () => {
  const cheap = entryOf('Seated Leg Curl')
  const costs = (entry: CatalogueEntry) => (entry === cheap ? 0 : 5)
  const lists = rankedFor('lower', 0, planningContextOf(who()), costs)
  expect(lists.flat().some(({ pattern }) => pattern === 'curl')).toBe(false)
  expect(lists.find(([first]) => first?.pattern === 'knee-flexion')?.[0]).toBe(cheap)
})

it('always includes the lifts that strength is judged by', () => {
  const lists = rankedFor('lower', 0, planningContextOf(who({ primaryGoal: 'Strength' })), () => 1)
  const alone = lists.flatMap((list) => (list.length === 1 ? [list[0]!.name] : []))
  expect(alone).toEqual(expect.arrayContaining(['Barbell Back Squat', 'Barbell Deadlift']))
})

function freshFor(
  answers: Partial<TrainingAnswers>,
  ranked: readonly string[],
  [today, other]: [string, string],
) {
  const context = planningContextOf(who(answers))
  const dayOf = (name: string) => ({ kind: 'lower' as const, choices: [{ entry: entryOf(name), sets: 3 }] })
  const days = [dayOf(today), dayOf(other)]
  const tools = {
    context,
    penalties: penaltiesFor(context, []),
    layout: layoutFor(context),
    costs: () => 1,
    candidates: [[ranked.map(entryOf)]],
  }
  const state = { days, seen: [], costs: [], week: 0 }
  return fresh(days[0]!, 0, state, tools, 1).map(({ name }) => name)
}

it('offers exercises that are new to the week, and a novice also one from another day', () => {
  const ranked = ['Seated Leg Curl', 'Lying Leg Curl', 'Standing Machine Leg Curl']
  const days: [string, string] = ['Leg Press', 'Seated Leg Curl']
  expect(freshFor({}, ranked, days)).toEqual(['Lying Leg Curl'])
  expect(freshFor({ experienceLevel: 'Novice' }, ranked, days)).toEqual(['Lying Leg Curl', 'Seated Leg Curl'])
})

it('offers a main lift again on another day, and never twice on one', () => {
  const ranked = ['Barbell Back Squat', 'Leg Press']
  expect(freshFor({}, ranked, ['Seated Leg Curl', 'Barbell Back Squat'])).toContain('Barbell Back Squat')
  expect(freshFor({}, ranked, ['Barbell Back Squat', 'Seated Leg Curl'])).toEqual(['Leg Press'])
})
