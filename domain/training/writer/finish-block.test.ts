import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { layoutFor, type PlannedDay } from './day-layout.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { finishBlock, soundDeloadWeek, usualDeloadWeek } from './write-by-rule.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const contextFor = (answers: Partial<TrainingAnswers> = {}, more: Partial<TrainingProfile> = {}) =>
  planningContextOf({ ...profileOf({ ...USUAL, ...answers }, TODAY), ...more })
const lifter = contextFor({ primaryGoal: 'Strength' }, { event: { kind: 'meet', weeks: 8 } })

// Bell 2024: lifters deload every five to six weeks. R34: in weeks 4 to 6, and novices need none.
it('has a light week in the middle, earlier before a taper, and none for novices', () => {
  expect(usualDeloadWeek(contextFor())).toBe(5)
  expect(usualDeloadWeek(lifter)).toBe(4)
  expect(usualDeloadWeek(contextFor({ experienceLevel: 'Novice' }))).toBeNull()
})

it('keeps a light week that someone else chose if it is sound', () => {
  const chosen = (asked: number | null, context = contextFor()) => soundDeloadWeek(asked, context)
  expect([chosen(4), chosen(5), chosen(8), chosen(2), chosen(null)]).toEqual([4, 5, 5, 5, 5])
  expect(chosen(5, lifter)).toBe(4)
  // Five loaded weeks are too many.
  expect(chosen(6)).toBe(5)
})

const NAMES = ['Barbell Back Squat', 'Barbell Romanian Deadlift', 'Leg Extension', 'Seated Leg Curl']
const dayOf = (names: readonly string[]): PlannedDay => ({
  kind: 'lower',
  choices: names.map((name) => ({ entry: entryByName(name)!, sets: 3 })),
})
const growingIn = (context: ReturnType<typeof contextFor>, days: readonly PlannedDay[]) =>
  finishBlock(days, 5, layoutFor(context), context).days.flatMap(({ rows }) =>
    rows.filter(({ addSet }) => addSet),
  )

it('lets later weeks add at most a fifth of the sets at once', () => {
  const strength = contextFor({ primaryGoal: 'Strength' })
  // R31: two days of twelve sets may grow by four at most, and one set a day is asked for.
  expect(growingIn(strength, [dayOf(NAMES), dayOf(NAMES)])).toHaveLength(2)
  // A fifth of three sets is less than one.
  expect(growingIn(strength, [dayOf(['Barbell Back Squat'])])).toEqual([])
})

it('adds nothing at 65', () => {
  expect(growingIn(contextFor({ facts: { ageBand: '65-plus' } }), [dayOf(NAMES)])).toEqual([])
})

it('puts the rows in order and keeps the light week', () => {
  const context = contextFor()
  const draft = finishBlock([dayOf(NAMES.toReversed())], 4, layoutFor(context), context)
  expect(draft.deloadWeek).toBe(4)
  expect(draft.days[0]!.rows[0]!.entry.main).toBe(true)
})
