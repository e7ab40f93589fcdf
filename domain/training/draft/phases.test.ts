import { expect, it } from '@jest/globals'
import { phasesOf } from './phases.ts'

const weeksOf = (phases: ReturnType<typeof phasesOf>, is: (phase: (typeof phases)[number]) => boolean) =>
  phases.filter(is).map(({ week }) => week)

it('has four loaded weeks, a light one in week 5, and three more', () => {
  const phases = phasesOf(5)
  expect(weeksOf(phases, ({ deload }) => deload)).toEqual([5])
  expect(weeksOf(phases, ({ round, deload }) => round === 0 && !deload)).toEqual([1, 2, 3, 4])
  expect(weeksOf(phases, ({ round }) => round === 1)).toEqual([6, 7, 8])
  expect(phases.map(({ step }) => step)).toEqual([0, 1, 2, 3, 3, 0, 1, 2])
  expect([phases[0]!.length, phases[7]!.length]).toEqual([4, 3])
})

it('starts over in the middle if no week is light', () => {
  const phases = phasesOf(null)
  expect(weeksOf(phases, ({ deload }) => deload)).toEqual([])
  expect(phases.map(({ step }) => step)).toEqual([0, 1, 2, 3, 0, 1, 2, 3])
})

it('has no second round with a light week 8', () => {
  expect(weeksOf(phasesOf(8), ({ round }) => round === 1)).toEqual([])
  expect(weeksOf(phasesOf(8), ({ step, deload }) => step === 6 && !deload)).toEqual([7])
})

it('makes week 8 a taper before an event, beside the light week', () => {
  const phases = phasesOf(4, 8)
  expect(weeksOf(phases, ({ deload }) => deload)).toEqual([4, 8])
  expect(weeksOf(phases, ({ taper }) => taper)).toEqual([8])
  // Weeks 5 to 7 are the loaded ones of the second round.
  expect(phases[6]).toMatchObject({ round: 1, step: 2, length: 3 })
})

it('has a loaded week after a taper in week 7, which goes on from the one before it', () => {
  const phases = phasesOf(4, 7).slice(4)
  expect(phases.map(({ taper, step, length }) => [taper, step, length])).toEqual([
    [false, 0, 3],
    [false, 1, 3],
    [true, 1, 3],
    [false, 2, 3],
  ])
})

it.each([
  [1, [0, 0, 1, 2, 0, 1, 2, 3]],
  [2, [0, 0, 1, 2, 0, 1, 2, 3]],
  [3, [0, 1, 1, 2, 0, 1, 2, 3]],
])('has a taper in week %i, before the first round goes on', (week, steps) => {
  const phases = phasesOf(null, week)
  expect(weeksOf(phases, ({ taper, deload }) => taper && deload)).toEqual([week])
  expect(phases.map(({ step }) => step)).toEqual(steps)
  expect(phases[0]!.length).toBe(3)
})
