import { expect, it } from '@jest/globals'
import { parseRule } from './parse-rule.ts'
import type { RuleLoads } from './rule-loads.ts'

/** As programs were stored before rules had loads. */
const STORED: readonly (readonly [rule: string, loads: RuleLoads])[] = [
  [
    'Hit: take next week’s weight. Top set over by 1 rep: 2.5 kg (5 lb) more from then on; by 2: twice that. Missed before week 5: as much less. Later: same weight, one set fewer.',
    {
      perRepOver: { set: 'first', amount: { kg: 2.5 } },
      missed: { kg: 2.5 },
      missesUntil: 5,
      missMovesOn: true,
    },
  ],
  [
    'Top of the range in every set: add 2.5 kg (5 lb), back to its bottom. Else: 1 rep more. Missed: same weight again; twice in a row, take 10 percent off.',
    { top: { kg: 2.5 }, missedTwice: 'tenth' },
  ],
  [
    'Hit: take next week’s weight. Too easy: add 2.5 kg (5 lb) from then on. Missed: 5 kg (10 lb) less from then on. Twice in a row: 10 percent less.',
    { tooEasy: { kg: 2.5 }, missed: { kg: 5 }, missedTwice: 'tenth', missMovesOn: true },
  ],
  [
    'Top of the range in every set: take the next size up, back to its bottom. Else: 1 rep more. Missed: same weight again; twice in a row, take the next size down.',
    { top: 'size', missedTwice: 'size' },
  ],
  [
    'Hit: take next week’s weight. Last set over by 1 rep: 2.5 kg (5 lb) more from then on; by 2: twice that. Missed before week 5: as much less. Later: same weight, one set fewer.',
    {
      perRepOver: { set: 'last', amount: { kg: 2.5 } },
      missed: { kg: 2.5 },
      missesUntil: 5,
      missMovesOn: true,
    },
  ],
  [
    'Hit: add 2.5 kg (5 lb) next time. 11 reps in the last set: add it twice. Missed: same weight again; twice in a row, take 10 percent off.',
    { isFromLastTime: true, hit: { kg: 2.5 }, manyReps: 11, tooEasy: { kg: 2.5 }, missedTwice: 'tenth' },
  ],
  [
    'Hit: one more of the sets with the next size. Past the heaviest: 1 rep more a set, up to 15. Missed twice: take the next size down.',
    { missedTwice: 'size' },
  ],
  [
    'Hit: keep the weight; the rows raise the seconds. Too easy: take the next size up. Missed: same weight again; twice in a row, take the next size down.',
    { tooEasy: 'size', missedTwice: 'size' },
  ],
  [
    'Top of the range: the next size up, back to its bottom. At 25 kg (55 lb): on to 20 reps, then lower for 3 seconds. Missed twice: the next size down.',
    { top: 'size', heaviest: { kg: 25, lb: 55 }, missedTwice: 'size' },
  ],
  [
    'Hit: keep the weight; the rows raise the reps. Too easy twice in a row: take the least step up. Missed or in doubt: go lighter. Once cleared: at the top of the range in every set, add 2.5 kg (5 lb).',
    { isSlow: true, tooEasy: 'least', missed: 'least' },
  ],
  [
    'Hit: take next week’s weight. 8 reps in the last set: add 2.5 kg (5 lb) from then on. Missed: one step less than printed from then on. Missed twice: take 10 percent off.',
    {
      isFromLastTime: true,
      manyReps: 8,
      tooEasy: { kg: 2.5 },
      missed: { kg: 2.5 },
      missMovesOn: true,
      missedTwice: 'tenth',
    },
  ],
  [
    'Hit: take next week’s weight. Too easy: take the next size up from then on. Missed: take the next size down; twice, two.',
    { tooEasy: 'size', missed: 'size', missedTwice: 'two sizes', missMovesOn: true },
  ],
]

it.each(STORED)('reads the loads of the stored rule: %s', (rule, loads) => {
  expect(parseRule(rule)).toEqual(loads)
})
