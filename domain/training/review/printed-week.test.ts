import { expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { readRow, readWeeks, reps } from '../../../dev/testkit/examples/read-rows.ts'
import { printedWeek, type ReadRow } from './printed-program.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const weekOf = (...rows: readonly ReadRow[]) =>
  printedWeek(readWeeks(() => rows, { length: 1 })[0]!, planningContextOf(profileOf(USUAL, TODAY)))

// docs/program-quality.md: 8 minutes of warm-up in an hour; 20 s, 7 s a rep, and the rest.
it('counts the minutes and the muscles of a printed day', () => {
  const week = weekOf(readRow('Lat Pulldown', { sets: 3, reps: reps(8, 10), restSeconds: 90 }))
  expect(week.days[0]!.minutes).toBeCloseTo(8 + (3 * (20 + 70 + 90)) / 60)
  expect([week.muscles.back, week.muscles.biceps]).toEqual([3, 1.5])
  expect(week.patterns['vertical-pull']).toBe(3)
})

it('assumes the usual rest if none can be read, and leaves out unknown exercises', () => {
  const [unread, two] = [null, 120].map((restSeconds) => weekOf(readRow('Lat Pulldown', { restSeconds })))
  expect(unread!.days[0]!.minutes).toBe(two!.days[0]!.minutes)
  expect(weekOf(readRow('Quantum Press')).days[0]!.rows).toEqual([])
})

it('adds rest before a last set without a partner', () => {
  const pair = (sets: number) =>
    weekOf(
      readRow('Dumbbell Curl', { sets: 3, restSeconds: 30, inTurnWith: 'Cable Triceps Pushdown' }),
      readRow('Cable Triceps Pushdown', { sets, restSeconds: 30, inTurnWith: 'Dumbbell Curl' }),
    ).days[0]!
  // One set more of ten reps is 20 + 70 + 30 s, and the rest of the missing partner 30 s.
  expect(pair(4).minutes - pair(3).minutes).toBeCloseTo(150 / 60)
  expect(pair(3).rows.map(({ isSecond }) => isSecond)).toEqual([false, true])
})

it('sees the swap of a row, and requires none for a test', () => {
  const hasSwap = (more: Partial<ReadRow>) => weekOf(readRow('Lat Pulldown', more)).days[0]!.rows[0]!.hasSwap
  expect([hasSwap({}), hasSwap({ swaps: ['Machine Pulldown'] }), hasSwap({ isTest: true })]).toEqual([
    false,
    true,
    true,
  ])
})
