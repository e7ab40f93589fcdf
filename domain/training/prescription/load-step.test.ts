import { describe, expect, it } from '@jest/globals'
import { TrainingAnswers } from '../../forms/program-request.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { phasesOf } from '../draft/phases.ts'
import { noteOf } from '../../program/note.ts'
import type { Step } from '../../program/row-facts.ts'
import { linearStepKg, roundStepKg, shareStep, stepIn } from './load-step.ts'

const stepForm = (step: Step) => noteOf({ facts: { step } })
import { TODAY } from '../../../dev/testkit/today.ts'

const profileFor = (answers: object = {}): TrainingProfile =>
  profileOf(
    TrainingAnswers.parse({
      trainingDays: 3,
      sessionLength: 60,
      equipment: 'Commercial Gym',
      primaryGoal: 'Strength',
      experienceLevel: 'Beginner',
      programmingSplit: 'Full Body',
      ...answers,
    }),
    TODAY,
  )

// r/Fitness Basic Beginner Routine: 2.5 kg, and 5 kg for squat and deadlift. StrongLifts 5x5: 2.5 kg for a
// squat done on three days. A leg press is loaded in steps of 5 kg. Growing and ageing people add the least.
describe('what a novice adds each time', () => {
  it.each([
    ['barbell-back-squat', 1, {}, 5],
    ['barbell-back-squat', 3, {}, 2.5],
    ['barbell-deadlift', 1, {}, 5],
    ['barbell-bench-press', 1, {}, 2.5],
    ['barbell-bent-over-row', 2, {}, 2.5],
    ['leg-press', 2, {}, 5],
    ['barbell-back-squat', 1, { exercisesToAvoid: 'Both my knees hurt. Squats are fine.' }, 2.5],
    ['leg-press', 1, { exercisesToAvoid: 'Both my knees hurt.' }, 2.5],
    ['barbell-deadlift', 1, { facts: { ageBand: '16-17' } }, 2.5],
    ['barbell-deadlift', 1, { facts: { ageBand: '65-plus' } }, 2.5],
    ['barbell-deadlift', 1, { facts: { ageBand: '18-49' } }, 5],
  ] as const)('of a %s, %i times a week, %j: %f kg', (id, times, answers, kg) => {
    expect(linearStepKg(entryById(id)!, times, profileFor(answers))).toBe(kg)
  })
})

// Wendler, 5/3/1: 5 lb for presses, 10 lb for squats and deadlifts. Two more repetitions do not make a 100 kg
// front squat a tenth heavier.
it.each([
  ['barbell-back-squat', 5],
  ['barbell-deadlift', 5],
  ['barbell-bench-press', 2.5],
  ['barbell-front-squat', 2.5],
] as const)('a round of weeks adds to %s: %f kg', (id, kg) => {
  expect(roundStepKg(entryById(id)!)).toBe(kg)
})

describe('the printed step of a row', () => {
  /** Week by week, with or without a light week. */
  const formsOf = (
    growth: Parameters<typeof stepIn>[0],
    id: string,
    [turn, timesAWeek]: readonly [number, number],
    deloadWeek: number | null = null,
    answers: object = {},
  ) =>
    phasesOf(deloadWeek).map((phase) => {
      const at = { turn, timesAWeek }
      const step = stepIn(growth, entryById(id)!, at, phase, deloadWeek !== null, profileFor(answers))
      return step && stepForm(step)
    })

  it('refers to last week if a lift comes once', () => {
    expect(formsOf('linear', 'barbell-bench-press', [0, 1])).toEqual([
      null,
      ...Array(7).fill('+2.5 kg on last week.'),
    ])
  })

  it('refers to last time if there is no earlier week, and to nothing after a light week', () => {
    expect(formsOf('linear', 'barbell-bench-press', [1, 2])).toEqual([
      '+2.5 kg on last time.',
      ...Array(7).fill('+2.5 kg each time.'),
    ])
    const around = formsOf('linear', 'barbell-bench-press', [0, 2], 5)
    expect([around[0], around[5]]).toEqual([null, null])
    expect(formsOf('linear', 'barbell-bench-press', [1, 2], 5)[5]).toBe('+2.5 kg on last time.')
  })

  it('of a range is a rep, or the rule’s increase at its top', () => {
    const home = { equipment: 'Home Gym: dumbbells 5, 10 and 15 kg' }
    expect(formsOf('double', 'lat-pulldown', [0, 1])[1]).toBe('+1 rep or +2.5 kg on last week.')
    expect(formsOf('double', 'dumbbell-curl', [0, 1])[1]).toBe('+1 rep or the next size on last week.')
    expect(formsOf('double', 'dumbbell-curl', [0, 1], null, home)[1]).toBe('+1 rep on last week.')
    expect(formsOf('double', 'lat-pulldown', [0, 1], 5)[5]).toBeNull()
  })

  it('is the chart’s increase if no weight is known', () => {
    // Six and five at RIR 3 are 76.2 and 78.6 % of a max; four at RIR 1 are 86.3 %.
    expect(stepForm(shareStep(0.786, 0.762, 'last week')!)).toBe('+3% on last week.')
    expect(stepForm(shareStep(0.863, 0.786, 'before the deload')!)).toBe('10% more than before the deload.')
    expect(stepForm(shareStep(0.786, 0.863, 'before the deload')!)).toBe('9% less than before the deload.')
    expect(shareStep(0.786, 0.786, 'last week')).toBeNull()
    expect(shareStep(0.762, 0.786, 'last week')).toBeNull()
  })

  it('is absent if reps or effort change anyway', () => {
    for (const growth of ['climb', 'chart', 'wave', 'top-set'] as const)
      expect(new Set(formsOf(growth, 'barbell-bench-press', [0, 1]))).toEqual(new Set([null]))
  })
})
