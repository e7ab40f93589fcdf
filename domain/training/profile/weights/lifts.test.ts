import { expect, it } from '@jest/globals'
import { entryById } from '../../../exercises/catalogue.ts'
import { RELATED } from './generated/lifts.ts'

const shareOf = (id: string, lift: string) => RELATED[id]!.find(([each]) => each === lift)![1]

// Saeterbakken 2011, 2013 and 2017, Thibaudeau, Strength Level: what was measured. Ours is some 7 % below.
it.each([
  ['close-grip-bench-press', 'bench-press', 0.9],
  ['incline-barbell-bench-press', 'bench-press', 0.79],
  ['dumbbell-bench-press', 'bench-press', 0.415],
  ['barbell-front-squat', 'squat', 0.85],
  ['barbell-romanian-deadlift', 'deadlift', 0.75],
  ['barbell-overhead-press', 'bench-press', 0.66],
  ['dumbbell-shoulder-press', 'overhead-press', 0.465],
])('%s is a little below the measured share of the %s: %f', (id, lift, measured) => {
  expect(shareOf(id, lift) / measured).toBeGreaterThan(0.89)
  expect(shareOf(id, lift) / measured).toBeLessThan(0.96)
})

it('lists catalogue exercises, with the nearest lift first', () => {
  for (const id of Object.keys(RELATED)) expect([id, entryById(id)?.id]).toEqual([id, id])
  expect(RELATED['pendlay-row']![0]![0]).toBe('barbell-row')
})

it('gives no weight for a leg press, since every machine differs', () => {
  expect(RELATED['leg-press']).toBeUndefined()
})
