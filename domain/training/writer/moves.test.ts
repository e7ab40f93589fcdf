import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { rankedFor } from './candidates.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { layoutFor, type PlannedDay } from './day-layout.ts'
import { exchanges, setChanges, simpleMoves } from './moves.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { penaltiesFor } from '../rules/penalty.ts'
import { PART_RULES } from '../rules/table.ts'
import type { State, Tools } from './search-state.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

function toolsFor(minutes = 60): Tools {
  const context = planningContextOf({ ...profileOf({ ...USUAL, trainingDays: 2 }, TODAY), minutes })
  return {
    context,
    penalties: penaltiesFor(context, PART_RULES),
    layout: layoutFor(context),
    costs: () => 1,
    candidates: context.kinds.map((kind, day) => rankedFor(kind, day, context, () => 1)),
  }
}
const dayOf = (...choices: readonly [name: string, sets: number][]): PlannedDay => ({
  kind: 'upper',
  choices: choices.map(([name, sets]) => ({ entry: entryByName(name)!, sets })),
})
const stateOf = (day: PlannedDay, { layout }: Tools): State => ({
  days: [day],
  seen: [layout.seen(day)],
  costs: [0],
  week: 0,
})
const setsOf = ({ choices }: PlannedDay) => choices.map(({ sets }) => sets)
const sum = (day: PlannedDay) => setsOf(day).reduce((all, sets) => all + sets, 0)

describe('a change of sets', () => {
  it('is one set more or less, from two to six', () => {
    const of = (sets: number, minutes?: number) =>
      setChanges(dayOf(['Seated Cable Row', sets]), toolsFor(minutes)).flatMap(setsOf)
    expect([of(2), of(4), of(6)]).toEqual([[3], [3, 5], [5]])
    // A brief session has one to three.
    expect([of(1, 20), of(3, 20)]).toEqual([[2], [2]])
  })
})

const day = dayOf(['Barbell Bench Press', 3], ['Seated Cable Row', 3], ['Dumbbell Curl', 2])

describe('a simple move', () => {
  const tools = toolsFor()
  const moved = simpleMoves(day, 0, stateOf(day, tools), tools)

  it('removes one exercise, adds one, or changes one set', () => {
    for (const { choices } of moved) expect(Math.abs(choices.length - 3)).toBeLessThanOrEqual(1)
    expect(moved.filter(({ choices }) => choices.length === 2)).toHaveLength(3)
    for (const each of moved.filter(({ choices }) => choices.length === 3))
      expect(Math.abs(sum(each) - sum(day))).toBe(1)
  })

  it('adds nothing that the day already has or that does not belong on it', () => {
    const added = moved.flatMap(({ choices }) => (choices.length === 4 ? [choices[3]!.entry] : []))
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter((entry) => day.choices.some((choice) => choice.entry === entry))).toEqual([])
    expect(added.filter(({ pattern }) => pattern === 'squat')).toEqual([])
  })

  it('adds nothing to a day that is full', () => {
    const full = dayOf(['Barbell Bench Press', 6], ['Seated Cable Row', 6], ['Barbell Overhead Press', 6])
    expect(
      simpleMoves(full, 0, stateOf(full, tools), tools).filter(({ choices }) => choices.length > 3),
    ).toEqual([])
  })

  it('never empties a day', () => {
    const one = dayOf(['Seated Cable Row', 3])
    expect(simpleMoves(one, 0, stateOf(one, tools), tools).every(({ choices }) => choices.length > 0)).toBe(
      true,
    )
  })
})

it('replaces one exercise by another, or moves a set between two', () => {
  const tools = toolsFor()
  for (const each of exchanges(day, 0, stateOf(day, tools), tools)) {
    const kept = each.choices.filter(({ entry }) => day.choices.some((choice) => choice.entry === entry))
    expect(kept.length).toBeGreaterThanOrEqual(2)
    expect(sum(each)).toBeLessThanOrEqual(sum(day))
    expect(Math.max(...setsOf(each))).toBeLessThanOrEqual(6)
  }
})
