import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { readRow, readWeeks, reps, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import { eachRow, NOTATION_RULES } from './notation.ts'
import type { ReadRow } from './printed-program.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const said = (id: string, row: ReadRow, profile = profileOf(USUAL, TODAY)) =>
  saidBy(NOTATION_RULES, id, { weeks: readWeeks(() => [row], { length: 1 }), profile })
const curl = (more: Partial<ReadRow>) => readRow('Dumbbell Curl', more)

it('names the position of each row', () => {
  const weeks = readWeeks(() => [readRow('Plank')], { length: 2 })
  expect(eachRow({ weeks }, (_row, week) => (week === 2 ? 'No.' : null))).toEqual([
    { week: 2, day: 'Day 1 - Full Body', exercise: 'Plank', says: 'No.' },
  ])
})

it('R3 knows the names of the catalogue', () => {
  expect(said('R3', readRow('Quantum Press'))).toHaveLength(1)
  expect(said('R3', readRow('Plank'))).toEqual([])
})

it('R4 requires one to six sets of a number of reps, or seconds of a hold', () => {
  expect([1, 6].flatMap((sets) => said('R4', curl({ sets })))).toEqual([])
  expect([0, 7, 2.5].map((sets) => said('R4', curl({ sets })).length)).toEqual([1, 1, 1])
  expect(said('R4', curl({ reps: null }))).toEqual(['The repetitions cannot be read.'])
  expect(said('R4', curl({ reps: { ...reps(200)!, seconds: true } }))).toHaveLength(1)
})

it('R5 requires one scale, and a narrow range on it', () => {
  expect(said('R5', curl({ scale: 'RPE' }))).toEqual(['Intensity is in RPE; this program is in RIR.'])
  expect(said('R5', curl({ rir: null }))).toHaveLength(1)
  expect(said('R5', curl({ rir: { low: 0, high: 3 } }))).toHaveLength(1)
  expect(said('R5', curl({ rir: { low: 1, high: 3 } }))).toEqual([])
})

// Zourdos 2016: RPE is ten minus RIR.
it('R6 finds two scales that disagree', () => {
  expect(said('R6', curl({ notes: 'RPE 8 means 2 reps in reserve.' }))).toEqual([])
  expect(said('R6', curl({ notes: 'RPE 8 means 3 reps in reserve.' }))).toHaveLength(1)
})

// ACSM 2009, NSCA: two to five minutes after heavy sets, else one to two, three at most.
it('R36 requires a rest that suits the set', () => {
  const squat = (restSeconds: number | null, count = 5) =>
    readRow('Barbell Back Squat', { restSeconds, reps: reps(count) })
  expect([120, 300].flatMap((rest) => said('R36', squat(rest)))).toEqual([])
  expect([90, 330].map((rest) => said('R36', squat(rest)).length)).toEqual([1, 1])
  expect(said('R36', squat(240, 8))).toHaveLength(1)
  expect(said('R36', squat(null))).toEqual(['No rest is stated.'])
  expect([
    said('R36', curl({ restSeconds: 60 })).length,
    said('R36', curl({ restSeconds: 45 })).length,
  ]).toEqual([0, 1])
})
