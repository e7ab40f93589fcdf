import { expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import type { Exercise, GeneratedProgram } from '../../program/program.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { review } from './review.ts'
import { TRACK_RULES } from './tracks.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const ANSWERS = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Strength',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Upper/Lower',
}
const NOVICE = { experienceLevel: 'Beginner' }

/** The rules of the tracks that object to a sound program after it is spoiled in one way. */
function objectionsTo(spoil: (program: GeneratedProgram) => void, answers: object = {}): string[] {
  const profile = profileOf(TrainingAnswers.parse({ ...ANSWERS, ...answers }), TODAY)
  const program = structuredClone(programFor(profile))
  const isOurs = ({ rule }: { rule: string }) => rule === 'R27' || TRACK_RULES.some(({ id }) => id === rule)
  expect(review(program, profile).filter(isOurs)).toEqual([])
  spoil(program)
  return [
    ...new Set(
      review(program, profile)
        .filter(isOurs)
        .map(({ rule }) => rule),
    ),
  ]
}

const rowsIn = (program: GeneratedProgram, week: number): Exercise[] =>
  program.weeks[week - 1]!.workouts.flatMap(({ exercises }) => exercises)
const find = (program: GeneratedProgram, week: number, name: RegExp): Exercise =>
  rowsIn(program, week).find((row) => name.test(row.name))!

const STEP = '+2.5 kg on last week.'
const ANY_STEP = /\+\d[^+]{0,40} on last week\./

const SPOILS: readonly (readonly [rule: string, when: string, spoil: (program: GeneratedProgram) => void])[] =
  [
    ['T3', 'a row is a triple', (program) => void (find(program, 4, /Row/).reps = '4')],
    ['T3', 'a curl is a five', (program) => void (find(program, 4, /Curl/).reps = '5')],
    [
      'T8',
      'a step stands beside reps and effort that ask for more',
      (program) => {
        const bench = find(program, 4, /Bench Press/)
        bench.notes = bench.notes.replace(ANY_STEP, STEP)
      },
    ],
    [
      'T8',
      'a step in percent is twice what the chart allows',
      (program) => {
        const bench = find(program, 4, /Bench Press/)
        bench.notes = bench.notes.replace(ANY_STEP, '+12% on last week.')
      },
    ],
    [
      'T14',
      'nobody is tested',
      (program) =>
        rowsIn(program, 8).forEach((row) => (row.notes = row.notes.replace(/Test: (?:[^.]|\.\d)+\./, ''))),
    ],
    [
      'T15',
      'a light week has one set of what opens a day',
      (program) => void (rowsIn(program, 5)[0]!.sets = 1),
    ],
    [
      'T19',
      'nothing grows',
      (program) => {
        program.weeks[7]!.workouts = structuredClone(program.weeks[0]!.workouts)
        for (const week of [2, 3, 4, 6, 7])
          for (const row of rowsIn(program, week)) row.notes = row.notes.replace(ANY_STEP, '')
      },
    ],
  ]

it.each(SPOILS)('%s objects when %s', (rule, _when, spoil) => {
  expect(objectionsTo(spoil)).toContain(rule)
})

it('R27 and T14 object to a test for a novice', () => {
  const test = (program: GeneratedProgram) =>
    void (rowsIn(program, 8)[0]!.notes += ' Test: AMRAP, stop with 1 rep left in the first set.')
  expect(objectionsTo(test, NOVICE)).toEqual(['R27', 'T14'])
})

it('T14 objects to a date without a taper', () => {
  const untaper = (program: GeneratedProgram) =>
    program.weeks[7]!.workouts.forEach((workout) => {
      workout.day = workout.day.replace(' (taper)', '')
    })
  expect(objectionsTo(untaper, { exercisesToAvoid: 'meet in 9 weeks' })).toEqual(['T14'])
})

// Tuchscherer's chart: five at RPE 7 are 78.6 %, five at RPE 8 81.1, five at RPE 9 83.7, six at RPE 7 76.2.
it.each([
  ['5', 'RIR 3', true],
  ['5', 'RIR 2', true],
  ['5', 'RIR 1', false],
  ['6', 'RIR 3', false],
  ['4', 'RIR 2', false],
] as const)('T8 after fives at RIR 3, %s at %s with a step: %s', (reps, intensity, isSound) => {
  const change = (program: GeneratedProgram) => {
    Object.assign(find(program, 1, /Back Squat/), { reps: '5', intensity: 'RIR 3' })
    for (const week of [2, 3, 4, 5, 6, 7, 8])
      Object.assign(find(program, week, /Back Squat/), { reps, intensity })
  }
  const weeks = { ...NOVICE, trainingDays: 3, programmingSplit: 'Full Body' }
  const rules = objectionsTo(change, weeks)
  expect(rules.includes('T8')).toBe(!isSound)
})

it('R29 accepts a reserve that an age requires', () => {
  const answers = { ...ANSWERS, primaryGoal: 'Hypertrophy', facts: { ageBand: '65-plus' } }
  const profile = profileOf(TrainingAnswers.parse(answers), TODAY)
  const rules = review(programFor(profile), profile).map(({ rule }) => rule)
  expect(rules).not.toContain('R29')
})

it('leaves one or two more reps in reserve for sets at 95 percent', () => {
  // The top set in repetitions to failure, and what 95 % of its weight allows.
  for (const toFailure of [4, 5, 6, 7, 8, 9]) {
    const share = shareOfMax(toFailure, 0) * 0.95
    let allowed = toFailure
    while (shareOfMax(allowed + 1, 0) >= share) allowed++
    expect(allowed - toFailure).toBeGreaterThanOrEqual(1)
    expect(allowed - toFailure).toBeLessThanOrEqual(2)
  }
})
