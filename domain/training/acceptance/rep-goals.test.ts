import { describe, expect, it } from '@jest/globals'
import { check, mend } from '../../../language-model/check-and-mend.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { repsIn } from '../../program/notation.ts'
import type { Exercise, GeneratedProgram } from '../../program/program.ts'
import type { Heard } from '../../reading/statement.ts'
import type { TrainingBlock } from '../draft/draft.ts'
import { profileOf } from '../profile/profile-of.ts'
import { hardOf } from '../review/review.ts'

const FULL_BODY = { trainingDays: 3, programmingSplit: 'Full Body' } as const
const NOVICE = {
  ...FULL_BODY,
  experienceLevel: 'Beginner',
  primaryGoal: 'General Fitness',
  equipment: 'Bodyweight Only',
  sessionLength: 45,
} as const
const PLANK = 'I hold a plank for 110 and need 160'
const OF_PLANK: Heard[] = [
  { kind: 'lift', lift: 'plank', seconds: 110, quote: 'plank for 110' },
  { kind: 'goal', what: 'plank', seconds: 160, quote: 'need 160' },
]

const profileWith = (said: string, person: Partial<TrainingAnswers> = FULL_BODY, comments: Heard[] = []) =>
  profileOf({ ...SAMPLE_ANSWERS, ...person, exercisesToAvoid: said }, SAMPLE_DAY, { comments, equipment: [] })

function writtenFor(...whose: Parameters<typeof profileWith>): GeneratedProgram {
  const { program, findings } = mend(null, profileWith(...whose))
  expect(hardOf(findings)).toEqual([])
  expect(program.overview.gaveWay ?? []).not.toContain('asked')
  return program
}
const rowsOf = ({ weeks }: GeneratedProgram, id: string, week: number): Exercise[] =>
  (weeks[week - 1]?.workouts ?? []).flatMap(({ exercises }) =>
    exercises.filter(({ exerciseId }) => exerciseId === id),
  )
const most = ({ reps }: Exercise): number => repsIn(reps)?.high ?? NaN
const totalOf = (rows: readonly Exercise[]) => rows.reduce((sum, row) => sum + row.sets * most(row), 0)
const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const said = ({ overview }: GeneratedProgram, about: RegExp): string =>
  overview.decisions?.filter((each) => about.test(each) && !/^From your words/.test(each)).join(' ') ?? ''

describe.each([
  ['20 push-ups, trained', 'I can do 20 push-ups and need 40', FULL_BODY, [], 'push-up', 20, 40],
  ['20 push-ups, novice', 'I can do 20 push-ups and need 40', NOVICE, [], 'push-up', 20, 40],
  ['17 push-ups', 'I can do 17 push-ups and want 30', NOVICE, [], 'push-up', 17, 30],
  ['8 pull-ups', 'I can do 8 pull-ups and want 12', FULL_BODY, [], 'pull-up', 8, 12],
  [
    '5 pull-ups, novice',
    'I can do 5 pull-ups and want 12',
    { ...FULL_BODY, experienceLevel: 'Beginner' },
    [],
    'pull-up',
    5,
    12,
  ],
  ['6 dips', '6 dips now, goal is 15 dips', FULL_BODY, [], 'parallel-bar-dip', 6, 15],
  ['a plank', PLANK, FULL_BODY, OF_PLANK, 'plank', 110, 160],
  ['a plank, novice', PLANK, NOVICE, OF_PLANK, 'plank', 110, 160],
] as const)('from %s', (_name, words, person, heard, id, from, to) => {
  const program = writtenFor(words, person, [...heard])
  const week1 = rowsOf(program, id, 1)
  const week8 = rowsOf(program, id, 8)

  it('stands on three days, in more sets than the others', () => {
    expect(week1.length).toBeGreaterThanOrEqual(3)
    const sets = (program.weeks[0]?.workouts ?? []).flatMap(({ exercises }) =>
      exercises.filter(({ exerciseId }) => exerciseId !== id).map((row) => row.sets),
    )
    expect(meanOf(week1.map((row) => row.sets))).toBeGreaterThan(meanOf(sets))
  })

  it('begins with half to three quarters of today’s best, and grows', () => {
    const highest = Math.max(...week1.map(most))
    expect(highest).toBeGreaterThanOrEqual(from / 2)
    expect(highest).toBeLessThanOrEqual(from * 0.8)
    expect(totalOf(week8)).toBeGreaterThan(totalOf(week1) * 1.15)
    expect(Math.max(...week8.map(most))).toBeLessThan(to)
  })

  it('is tested once in week 8, short of failure, and not before', () => {
    const tests = program.weeks.flatMap(({ weekNumber }) =>
      rowsOf(program, id, weekNumber).flatMap((row) => (row.isTest ? [{ weekNumber, row }] : [])),
    )
    expect(tests.map(({ weekNumber }) => weekNumber)).toEqual([8])
    expect(tests[0]?.row.intensity).toMatch(/^RIR [12]$/)
  })

  it('is told with both numbers, the test and what eight weeks bring', () => {
    const sentence = said(program, new RegExp(`\\b${from}\\b.*\\b${to}\\b`))
    expect(sentence).toMatch(/week 8/i)
    const isFar = to > from * 1.5
    if (isFar) expect(sentence).toMatch(/more than eight weeks usually bring/)
  })
})

it('asks a hold for no reps', () => {
  const [row] = rowsOf(writtenFor(PLANK, FULL_BODY, OF_PLANK), 'plank', 8).filter(({ isTest }) => isTest)
  expect(row?.notes).not.toMatch(/AMRAP|\breps?\b/)
  expect(row?.notes).toMatch(/Test: /)
})

it('does not cut what is near: six weeks’ worth of growth is no way there', () => {
  expect(said(writtenFor('I can do 20 push-ups and want 25'), /20 to 25/)).not.toMatch(/usually bring/)
})

it('has an easier day where the sets are long', () => {
  const reps = rowsOf(writtenFor('I can do 20 push-ups and need 40'), 'push-up', 1).map(most)
  expect(Math.min(...reps)).toBeLessThan(Math.max(...reps))
})

it('takes two of two days', () => {
  const two = { ...FULL_BODY, trainingDays: 2 } as const
  expect(rowsOf(writtenFor('I can do 20 push-ups and need 40', two), 'push-up', 1)).toHaveLength(2)
})

it('begins without today’s number as usual, and tests', () => {
  const program = writtenFor('My goal is 40 push-ups', NOVICE)
  expect(rowsOf(program, 'push-up', 1).length).toBeGreaterThanOrEqual(3)
  expect(rowsOf(program, 'push-up', 8).filter(({ isTest }) => isTest)).toHaveLength(1)
  expect(said(program, /\b40\b/)).toMatch(/week 8/i)
})

it('says which equipment is missing', () => {
  expect(said(writtenFor('I can do 7 pull-ups and want 12.', NOVICE), /12 pull-ups/)).toMatch(
    /equipment.*not open/,
  )
})

it.each([
  [30, 3, 2],
  [45, 3, 3],
  [60, 4, 3],
] as const)('holds three numbers in %i minutes on %i days', (sessionLength, trainingDays, least) => {
  const words = 'I do 20 push-ups and need 40. I do 25 sit-ups and need 45. I can do 5 pull-ups and want 8.'
  const program = writtenFor(words, { ...FULL_BODY, sessionLength, trainingDays })
  for (const id of ['push-up', 'sit-up', 'pull-up'])
    expect(rowsOf(program, id, 1).length).toBeGreaterThanOrEqual(least)
})

it('lets the event itself be the test', () => {
  const program = writtenFor('I can do 20 push-ups and need 40 for my police test in 8 weeks.')
  expect(
    program.weeks
      .flatMap(({ weekNumber }) => rowsOf(program, 'push-up', weekNumber))
      .some(({ isTest }) => isTest),
  ).toBe(false)
  expect(said(program, /20 to 40/)).toMatch(/takes the place of a test/)
})

it.each([
  ['I can do 3 pull-ups and want 10', FULL_BODY],
  ['0 pull-ups, goal 5 pull-ups', FULL_BODY],
  ['0 pull-ups, goal 5 pull-ups', { ...FULL_BODY, experienceLevel: 'Beginner' }],
] as const)('begins below the lift: %s', (words, person) => {
  const program = writtenFor(words, person)
  expect(rowsOf(program, 'pull-up', 1)).toEqual([])
  const easier = [
    'negative-pull-up',
    'foot-assisted-pull-up',
    'band-assisted-pull-up',
    'machine-assisted-pull-up',
  ]
  const days = program.weeks[0]?.workouts.filter(({ exercises }) =>
    exercises.some(({ exerciseId = '' }) => easier.includes(exerciseId)),
  )
  expect(days?.length).toBeGreaterThanOrEqual(3)
  expect(said(program, /pull-ups/)).toMatch(/first/)
})

describe('what the buyer, age and health ask goes first', () => {
  it('limits of sets and reps', () => {
    const program = writtenFor(
      'I can do 20 push-ups and need 40. No more than 12 reps. Never more than 3 sets of an exercise.',
    )
    const rows = program.weeks.flatMap(({ weekNumber }) => rowsOf(program, 'push-up', weekNumber))
    expect(rows.length).toBeGreaterThan(0)
    expect(Math.max(...rows.map(most))).toBeLessThanOrEqual(12)
    expect(Math.max(...rows.map(({ sets }) => sets))).toBeLessThanOrEqual(3)
  })

  it('a sore elbow closes pull-ups, and the sentence says so', () => {
    const program = writtenFor('I can do 7 pull-ups and want 12. My elbow is sore.')
    expect(rowsOf(program, 'pull-up', 1)).toEqual([])
    expect(said(program, /12 pull-ups/)).toMatch(/elbow.*not open/)
    expect(said(program, /12 pull-ups/)).not.toMatch(/planned|test/i)
  })

  it.each([
    ['I am 15', /40/],
    ['I am 30 weeks pregnant', /40/],
  ])('no test: %s', (health, about) => {
    const program = writtenFor(`I can do 20 push-ups and need 40. ${health}.`, NOVICE)
    expect(
      program.weeks
        .flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
        .some(({ isTest }) => isTest),
    ).toBe(false)
    expect(said(program, about)).not.toMatch(/week 8/i)
  })
})

it('settles a block of a model', () => {
  const profile = profileWith('I can do 20 push-ups and need 40', FULL_BODY)
  const { block } = mend(null, profile)
  const asked: TrainingBlock = {
    ...block,
    days: block.days.map((day) => ({
      ...day,
      exercises: day.exercises.map((each) =>
        each.id === 'push-up' ? { ...each, sets: 2, repsLow: 8, repsHigh: 15 } : each,
      ),
    })),
  }
  const { program, findings } = check(asked, profile)
  expect(hardOf(findings)).toEqual([])
  for (const row of rowsOf(program, 'push-up', 1)) expect(row.sets).toBeGreaterThanOrEqual(3)
  expect(Math.max(...rowsOf(program, 'push-up', 8).map(most))).toBeGreaterThan(15)
})
