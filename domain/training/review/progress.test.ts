import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { readRow, readWeeks, reps, rir, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import { PROGRESS_RULES } from './progress.ts'
import type { ReadRow } from './printed-program.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const said = (
  id: string,
  rowsOf: (week: number) => readonly ReadRow[],
  more: { light?: number; length?: number } = {},
  profile = profileOf(USUAL, TODAY),
) => saidBy(PROGRESS_RULES, id, { weeks: readWeeks(rowsOf, more), profile })
const squat = (more: Partial<ReadRow> = {}) => readRow('Barbell Back Squat', more)

describe('R30', () => {
  it('requires a main lift to get harder within two weeks', () => {
    const stuck = said('R30', () => [squat()], { length: 3 })
    expect(stuck).toContain('Nothing got harder in two weeks.')
    expect(stuck.filter((says) => says === 'A copy of the week before.')).toHaveLength(2)
  })

  it.each<[string, (week: number) => Partial<ReadRow>]>([
    ['a weight', (week) => ({ weightKg: 60 + week })],
    ['a rep', (week) => ({ reps: reps(8, 8 + week) })],
    ['a set', (week) => ({ sets: 2 + week })],
    ['less in reserve', (week) => rir(5 - week)],
    ['a step', () => ({ hasStep: true })],
  ])('accepts %s as harder', (_what, more) => {
    expect(said('R30', (week) => [squat(more(week))], { length: 4 })).toEqual([])
  })

  it('requires no increase in the last trimester', () => {
    const pregnant = profileOf({ ...USUAL, exercisesToAvoid: '27 weeks pregnant' }, TODAY)
    expect(said('R30', () => [squat()], { length: 3 }, pregnant)).toEqual([])
  })
})

it('R31 allows sets to rise by a fifth from week to week, and by one set in a row', () => {
  const sets = (second: number) =>
    said('R31', (week) => [squat({ sets: week === 1 ? 5 : second }), readRow('Plank', { sets: 5 })], {
      length: 2,
    })
  expect(sets(6)).toEqual([])
  // Five and two of five and five are 70 %.
  expect(sets(2)).toEqual(['Sets change by more than one.', 'Sets are 70 % of the last loaded week.'])
})

it('R32 requires no fewer sets at the end than at the start, and at most two fifths more', () => {
  const ending = (sets: number) => said('R32', (week) => [squat({ sets: week === 8 ? sets : 5 })])
  expect([ending(5), ending(7)]).toEqual([[], []])
  expect([ending(4).length, ending(8).length]).toEqual([1, 1])
})

describe('R33', () => {
  const light = (sets: number, left: number, more: Partial<ReadRow> = {}, at = 5) =>
    said('R33', (week) => [squat(week === at ? { sets, ...rir(left), ...more } : { sets: 4, ...rir(2) })], {
      light: at,
    })

  // Bell 2024: fewer sets, more in reserve, the same exercises.
  it('requires half the sets and one or two more reps in reserve', () => {
    expect([light(2, 3), light(2, 4)]).toEqual([[], []])
    expect(light(4, 4)).toEqual([expect.stringContaining('100 % of the sets')])
    expect(light(1, 4)).toEqual([expect.stringContaining('25 % of the sets')])
    expect(light(2, 2)).toEqual([expect.stringContaining('more reps in reserve')])
  })

  it('requires the same exercises, and no deload before week 4', () => {
    expect(light(2, 4, { name: 'Leg Press' })).toContain('A light week keeps its days and exercises.')
    expect(light(2, 4, {}, 3)).toEqual(['No light week before week 4.'])
  })
})

it('R34 requires one light week, except for novices', () => {
  const novice = profileOf({ ...USUAL, experienceLevel: 'Novice' }, TODAY)
  expect(said('R34', () => [squat()], { light: 5 })).toEqual([])
  expect(said('R34', () => [squat()])).toHaveLength(1)
  expect(said('R34', () => [squat()], { light: 7 })).toHaveLength(1)
  expect(said('R34', () => [squat()], {}, novice)).toEqual([])
})

it('R35 requires exercises to stay, except at the start of a round', () => {
  const changed = (at: number) => said('R35', (week) => [week < at ? squat() : readRow('Leg Press')])
  expect(changed(3)).toEqual(['Only 0 % of the exercises stay.'])
  expect(changed(5)).toEqual([])
})
