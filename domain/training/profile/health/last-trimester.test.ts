import { expect, it } from '@jest/globals'
import { profileOf } from '../profile-of.ts'
import { heldAt, lastTrimesterDecisions, lastTrimesterFrom } from './weeks-of-care.ts'
import { phasesOf } from '../../draft/phases.ts'
import { USUAL } from '../../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const who = (exercisesToAvoid: string) => profileOf({ ...USUAL, exercisesToAvoid }, TODAY)

// The last trimester begins with week 28. Program week 1 is the stated week.
it.each([
  ['20 weeks pregnant', null],
  ['21 weeks pregnant', 8],
  ['24 weeks pregnant', 5],
  ['27 weeks pregnant', 2],
  ['28 weeks pregnant', null],
  ['I am pregnant', null],
  ['asthma', null],
])('%s reaches it in week %p', (said, week) => {
  expect(lastTrimesterFrom(who(said))).toBe(week)
})

it('keeps its weeks at the last loaded week before it', () => {
  const phases = phasesOf(5)
  const held = phases.map((phase) => heldAt(phase, phases, 5).week)
  // Week 5 is light by itself. Weeks 6 to 8 ask for what week 4 asked.
  expect(held).toEqual([1, 2, 3, 4, 5, 4, 4, 4])
  expect(phases.map((phase) => heldAt(phase, phases, null).week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('is mentioned only if the eight weeks reach it', () => {
  expect(lastTrimesterDecisions(who('24 weeks pregnant'))).toEqual([
    expect.stringContaining('Week 5 is week 28 of your pregnancy'),
  ])
  expect(lastTrimesterDecisions(who('10 weeks pregnant'))).toEqual([])
  expect(lastTrimesterDecisions(who('asthma'))).toEqual([])
})
