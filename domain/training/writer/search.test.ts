import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { PlannedDay } from './day-layout.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import { PART_RULES } from '../rules/table.ts'
import { isGoodEnough, searchFor } from './search.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const SHORT = { trainingDays: 2, sessionLength: 30, programmingSplit: 'Full Body' } as const
const searchOf = (answers: Partial<TrainingAnswers> = {}) =>
  searchFor(planningContextOf(profileOf({ ...USUAL, ...SHORT, ...answers }, TODAY)), PART_RULES)
const namesOf = (days: readonly PlannedDay[]) =>
  days.map(({ choices }) => choices.map(({ entry }) => entry.name))

it('writes a week that trains the whole body', () => {
  const { days } = searchOf().write()
  const patterns = new Set(days.flatMap(({ choices }) => choices.map(({ entry }) => entry.pattern)))
  expect(days).toHaveLength(2)
  // R13.
  for (const [one, other] of [
    ['squat', 'lunge'],
    ['hinge', 'hip-extension'],
    ['horizontal-push', 'vertical-push'],
    ['horizontal-pull', 'vertical-pull'],
  ] as const)
    expect(patterns.has(one) || patterns.has(other)).toBe(true)
})

it('writes the same week for the same answers', () => {
  const [one, other] = [searchOf().write(), searchOf().write()]
  expect(namesOf(one.days)).toEqual(namesOf(other.days))
})

it('mends what a hard rule asks for, and keeps every exercise that somebody chose', () => {
  const search = searchOf()
  const entries = ['Leg Press', 'Machine Chest Press', 'Seated Cable Row'].map((name) => entryByName(name)!)
  const from: PlannedDay[] = [
    { kind: 'full-body', choices: entries.map((entry) => ({ entry, sets: 2 })) },
    { kind: 'full-body', choices: [{ entry: entryByName('Dumbbell Curl')!, sets: 3 }] },
  ]
  const days = search.mend(from)
  expect(namesOf(days)[0]).toEqual(expect.arrayContaining(namesOf(from)[0]!))
  expect(namesOf(days)[1]).toContain('Dumbbell Curl')
  expect(days[1]!.choices.length).toBeGreaterThan(1)
  // What no hard rule asks for stays away.
  expect(search.mend(days)).toEqual(days)
})

it('accepts a week without misses, but none that breaks a hard rule', () => {
  const context = planningContextOf(profileOf({ ...USUAL, ...SHORT }, TODAY))
  // R19: a day without exercises.
  const empty = searchOf().layout.seen({ kind: 'full-body', choices: [] })
  const penalty = penaltiesFor(context, PART_RULES).day(empty)
  expect([0, penalty].map((each) => isGoodEnough({ days: [], penalty: each }))).toEqual([true, false])
})
