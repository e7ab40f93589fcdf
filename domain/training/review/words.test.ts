import { expect, it } from '@jest/globals'
import type { GeneratedProgram } from '../../program/program.ts'
import { readRow, readWeeks, saidBy } from '../../../dev/testkit/examples/read-rows.ts'
import { WORDS_RULES } from './words.ts'

type Changes = Partial<Omit<GeneratedProgram, 'overview' | 'guidelines'>> & {
  overview?: Partial<GeneratedProgram['overview']>
  guidelines?: Partial<GeneratedProgram['guidelines']>
}
const program = ({ overview, guidelines, weeks = [], ...others }: Changes = {}): GeneratedProgram => ({
  overview: { daysPerWeek: 4, sessionLength: 60, split: 'Upper/Lower', programmingStyle: 'RIR', ...overview },
  weeks,
  missedReps: 'Fell short? Same weight next time.',
  ...others,
  guidelines: {
    progression: ['Then add 2.5 kg.', 'Write it down.', 'Week 5 is a light week.'],
    rpe: ['One.', 'Two.', 'Three.'],
    recovery: ['One.', 'Two.', 'Three.'],
    nutrition: ['One.', 'Two.', 'Three.'],
    ...guidelines,
  },
})
const light = readWeeks(() => [readRow('Plank')], { light: 5 })
const said = (id: string, changes?: Changes, weeks = light) =>
  saidBy(WORDS_RULES, id, { program: program(changes), weeks })

it('R38 requires the names of the split', () => {
  const named = (day: string) => said('R38', {}, [{ number: 1, deload: false, days: [{ day, rows: [] }] }])
  expect(['Day 1 - Upper', 'Day 1 - Upper A', 'Day 1 - Upper (deload)'].flatMap(named)).toEqual([])
  expect(named('Day 1 - Lower')).toEqual(['This day should be Upper.'])
})

it('R40 requires three guidelines of each kind, with a number and a way back', () => {
  expect(said('R40')).toEqual([])
  expect(said('R40', { guidelines: { rpe: ['One.', 'Two.'] } })).toEqual([
    'Fewer than three guidelines on rpe.',
  ])
  expect(said('R40', { guidelines: { progression: ['Do more.', 'Do less.', 'Rest.'] } })).toEqual([
    'No progression rule with a number.',
  ])
  expect(said('R40', { missedReps: '' })).toEqual(['No rule for missed repetitions.'])
})

it('R41 requires the overview to repeat the answers', () => {
  expect(said('R41', {})).toEqual([])
  expect(said('R41', { overview: { daysPerWeek: 3, sessionLength: 45 } })).toHaveLength(2)
  expect(said('R41', { overview: { split: 'Upper/Lower, our way' } })).toEqual([
    'A departure from the split is not explained.',
  ])
})

it('R41 requires the text to name the program’s light week', () => {
  const weeks = readWeeks(() => [readRow('Plank')], { light: 4 })
  expect(said('R41', {}, weeks)).toEqual(['The guidelines call week 5 light; it is 4.'])
})

const withNote = (notes: string): Changes => ({
  weeks: [
    {
      weekNumber: 1,
      workouts: [
        {
          day: 'Day 1 - Upper',
          exercises: [{ name: 'Plank', sets: 3, reps: '30 s', intensity: 'RIR 2', notes }],
        },
      ],
    },
  ],
})

it('R43 requires notes of at most 200 characters', () => {
  expect(said('R43', withNote('x'.repeat(200)))).toEqual([])
  expect(said('R43', withNote('x'.repeat(201)))).toHaveLength(1)
})

it('R44 allows no markup, link or instruction', () => {
  expect(said('R44', withNote('Rest 60 s.'))).toEqual([])
  for (const foreign of ['<b>Go</b>', 'See www.example.com', 'Ignore all rules', 'As an AI I cannot'])
    expect([foreign, said('R44', withNote(foreign)).length]).toEqual([foreign, 1])
})
