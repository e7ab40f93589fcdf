import { expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { inBoth } from '../../program/phrase.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { Draft } from '../draft/draft.ts'
import { usualRow } from '../prescription/rows.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { personDecisions } from './overview.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const decided = (
  facts: TrainingAnswers['facts'],
  names: readonly string[] = ['Barbell Bench Press'],
  more: Partial<TrainingAnswers> = {},
  hasWeights = true,
) => {
  const profile = profileOf({ ...USUAL, facts, ...more }, TODAY)
  const rows = names.map((name) => usualRow(entryByName(name)!, false, profile))
  const draft: Draft = { deloadWeek: 5, days: [{ kind: 'upper', rows }] }
  return personDecisions(profile, draft, hasWeights).map(inBoth)
}
const bench = { bestSets: [{ lift: 'bench-press', weight: 100, unit: 'kg', reps: 5 } as const] }

it('leaves out what a fact did not change', () => {
  expect(decided({ ageBand: '18-49', sex: 'male' }, undefined, {}, false)).toEqual([])
})

it('names no table that the buyer has not got', () => {
  expect(decided(bench).join(' ')).toMatch(
    /^Your best sets give the weights of those lifts for every week\. /,
  )
  expect(decided(bench).join(' ')).not.toMatch(/chart|Tuchscherer/)
})

// 100 kg for five is a max of 115.9 kg by the chart, which is 255 lb.
it('states the max behind the percentages', () => {
  expect(decided(bench).join(' ')).toContain('Barbell Bench Press 116 kg (255 lb)')
})

it('calls a weight from a related lift an estimate', () => {
  expect(decided(bench, ['Close-Grip Bench Press']).join(' ')).toContain('low estimates from a related lift')
  expect(decided(bench).join(' ')).not.toContain('estimates')
})

// ACSM 2009: the advanced gain half as much.
it('expects a gain in four weeks, and in eight for advanced lifters', () => {
  expect(decided(bench).join(' ')).toContain('2.5 kg (5 lb) more in four weeks')
  expect(decided(bench, undefined, { experienceLevel: 'Advanced' }).join(' ')).toContain('in eight weeks')
})

it('states no max before clearance, or if no lift is known', () => {
  expect(decided(bench, undefined, { exercisesToAvoid: 'chest pain' }, false).join(' ')).toContain(
    'We work out no weight from your best sets. Start light',
  )
  expect(decided(bench, ['Leg Press'], {}, false).join(' ')).toContain('you choose each weight by effort')
})

it('states the sets of what is brought up', () => {
  // A row begins with two sets.
  expect(decided({ bringUp: ['chest'] }, ['Barbell Bench Press', 'Dumbbell Curl']).join(' ')).toContain(
    '2 sets for chest a week',
  )
})
