import { expect, it } from '@jest/globals'
import { writtenProgram } from '../../../dev/testkit/examples/example-program.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { isCompound } from '../../../domain/exercises/vocabulary.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { firstLiftsOf } from '../../letter-of.ts'
import type { Exercise } from '../../../domain/program/program.ts'
import type { RowFacts } from '../../../domain/program/row-facts.ts'
import { exampleInWords, exampleRowOf, setsOn } from './example-row.ts'

const isBig = (name: string) => isCompound(entryByName(name)!.pattern)

it('is a big lift, as are the first lifts of the mail, on a day that opens with the arms', () => {
  const program = writtenProgram({
    ...{ trainingDays: 4, sessionLength: 60, equipment: 'Commercial Gym', programmingSplit: 'Upper/Lower' },
    ...{ primaryGoal: 'Hypertrophy', experienceLevel: 'Intermediate', facts: { bringUp: ['arms'] } },
  })
  expect(isBig(program.weeks[0]!.workouts[0]!.exercises[0]!.name)).toBe(false)
  expect(isBig(exampleRowOf(programIn(program, 'kg'))!.name)).toBe(true)
  const first = firstLiftsOf(program)
  expect([first.length > 0, first.every(isBig)]).toEqual([true, true])
})

it.each([
  ['Bodyweight Only', 'Write down the reps of every set'],
  ['Commercial Gym', 'Write down the weight and the reps of every set'],
] as const)('asks for a weight only where one is lifted: %s', (equipment, asked) => {
  const answers: Partial<TrainingAnswers> = { trainingDays: 2, sessionLength: 30, equipment }
  const row = exampleRowOf(programIn(writtenProgram({ ...answers, exercisesToAvoid: '' }), 'kg'))!
  expect(exampleInWords(row)).toContain(asked)
})

const shown = (more: Partial<Exercise>) =>
  programIn(
    {
      overview: { daysPerWeek: 1, sessionLength: 60, split: 'Full Body', programmingStyle: 'RIR' },
      weeks: [
        {
          weekNumber: 1,
          workouts: [
            {
              day: 'Day 1',
              exercises: [
                { ...{ name: 'Barbell Row', sets: 5, reps: '6', intensity: 'RIR 3', notes: '' }, ...more },
              ],
            },
          ],
        },
      ],
      guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
    },
    'kg',
  ).weeks[0]!.workouts[0]!.exercises[0]!

it('says what the other sets weigh, and how far the last one goes', () => {
  const top = { firstSet: { of: 'top set', reps: 6, rir: 3 } } as const
  const at = (backOff: NonNullable<RowFacts['backOff']>) =>
    exampleInWords(shown({ facts: { ...top, backOff }, weight: { kg: 60, lb: 135 } }))
  expect(at({ sets: 4, percentLighter: 5 })).toContain('The other sets are 5% lighter.')
  expect(at({ sets: 4, weight: { kg: 55, lb: 125 } })).toContain(
    'Two weights printed? The first is for your top set, the second for all other sets.',
  )
  expect(exampleInWords(shown({ facts: { lastSet: { upToReps: 9, rir: 3 } } }))).toContain(
    'In the last one, go on to 9 only while three good reps are left.',
  )
})

it('tells the sets as the pages do', () => {
  const row = shown({ facts: { firstSet: { of: 'top set', reps: 6, rir: 3 } } })
  expect(setsOn('week', row)).toBe('1 × 6+, 4 × 6')
  expect(setsOn('day', row)).toBe('6+, 4 × 6')
})
