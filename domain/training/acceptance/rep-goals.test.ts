import { describe, expect, it } from '@jest/globals'
import { check, mend } from '../../../language-model/check-and-mend.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { effortText, repsIn } from '../../program/notation.ts'
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
    /equipment has nothing for it/,
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

it('tries and tests against the clock of the buyer’s own test', () => {
  const program = writtenFor('I can do 20 push-ups and need 40 in two minutes.', NOVICE)
  const clocked = program.weeks.flatMap(({ weekNumber }) =>
    rowsOf(program, 'push-up', weekNumber).flatMap(({ facts, notes }) =>
      facts?.firstSet && 'withinSeconds' in facts.firstSet ? [{ weekNumber, ...facts.firstSet, notes }] : [],
    ),
  )
  expect(clocked).toMatchObject([
    { weekNumber: 2, of: 'trial', withinSeconds: 120 },
    { weekNumber: 4, of: 'trial', withinSeconds: 120 },
    { weekNumber: 6, of: 'trial', withinSeconds: 120 },
    { weekNumber: 8, of: 'test', withinSeconds: 120 },
  ])
  for (const { notes } of clocked) expect(notes).toMatch(/120 s/)
  expect(said(program, /20 to 40/)).toMatch(/against the clock.*pace/)
})

it('asks for short sets after a trial or a test', () => {
  const program = writtenFor('I can do 20 push-ups and need 40 in two minutes.', NOVICE)
  const [first] = rowsOf(program, 'push-up', 1)
  const after = program.weeks.flatMap(({ weekNumber }) =>
    rowsOf(program, 'push-up', weekNumber).filter(({ facts }) => facts?.firstSet),
  )
  expect(after).toHaveLength(4)
  for (const row of after) expect(most(row)).toBe(most(first!))
})

describe('between trials', () => {
  const program = writtenFor('I can do 20 push-ups and need 40 in two minutes.', NOVICE)
  const ofTrial = program.weeks.flatMap(({ weekNumber }) =>
    rowsOf(program, 'push-up', weekNumber).flatMap((row) =>
      row.facts?.trialShare ? [{ weekNumber, percent: row.facts.trialShare, row }] : [],
    ),
  )

  it('each set is a share of the newest trial, told in the row', () => {
    expect([...new Set(ofTrial.map(({ weekNumber }) => weekNumber))]).toEqual([3, 4, 5, 6, 7, 8])
    for (const { percent, row } of ofTrial) {
      expect(percent).toBeGreaterThanOrEqual(45)
      expect(percent).toBeLessThanOrEqual(75)
      expect(row.notes).toContain(`${percent}% of your last trial.`)
      expect(row.facts?.firstSet).toBeUndefined()
    }
    expect(
      Math.max(...ofTrial.filter(({ weekNumber }) => weekNumber < 5).map(({ row }) => most(row))),
    ).toBeLessThanOrEqual(15)
  })

  it('and its rule says so', () => {
    const [row] = rowsOf(program, 'push-up', 1)
    expect(row?.rule).toMatch(/share.*last test.*guess.*feel easy: add no weight/)
    expect(program.afterWeek8?.steps.join(' ')).toMatch(/Push-Up: start with sets of 60 percent of your test/)
  })

  it('a trial and a test are one real try', () => {
    const tries = program.weeks.flatMap(({ weekNumber }) =>
      rowsOf(program, 'push-up', weekNumber).flatMap(({ facts }) => facts?.firstSet ?? []),
    )
    expect(tries.map(({ rir }) => rir)).toEqual([1, 1, 1, 1])
  })
})

// 11 of 20 leave nine: no set of RIR 4, and no reason to add weight.
it('calls sets easy that leave far more than an effort counts', () => {
  const efforts = (words: string, id: string) =>
    [1, 2, 3, 4].flatMap((week) => rowsOf(writtenFor(words, NOVICE), id, week).map((row) => effortText(row)))
  expect(new Set(efforts('I can do 20 push-ups and need 40 in two minutes.', 'push-up'))).toEqual(
    new Set(['easy']),
  )
  expect(efforts('I can do 7 pull-ups and want 12.', 'pull-up')).not.toContain('easy')
})

it('trains for a test that counts every rep, without a number to reach', () => {
  const program = writtenFor(
    'Getting ready for the police test. I get 20 push-ups in two minutes and 30 sit-ups in two minutes.',
    NOVICE,
  )
  for (const [id, from] of [
    ['push-up', 20],
    ['sit-up', 30],
  ] as const) {
    expect(rowsOf(program, id, 1).length).toBeGreaterThanOrEqual(3)
    expect(rowsOf(program, id, 8).filter(({ isTest }) => isTest)).toHaveLength(1)
    expect(said(program, new RegExp(`From ${from} ${id}s to as many as you can`))).toMatch(
      new RegExp(`About ${from * 1.5} is planned.*Weeks 2, 4, 6 and 8 test it.*in 120 s`),
    )
  }
  expect(JSON.stringify(program)).not.toMatch(/undefined|Infinity|NaN/)
})

describe('on the way to a lift that is too hard as yet', () => {
  const female = { ...FULL_BODY, sessionLength: 45, facts: { sex: 'female' } } as const
  const rowsIn = ({ weeks }: GeneratedProgram, week: number) =>
    (weeks[week - 1]?.workouts ?? []).flatMap(({ exercises }) => exercises)
  const tries = (program: GeneratedProgram) =>
    program.weeks.flatMap(({ weekNumber }) =>
      rowsIn(program, weekNumber).flatMap(({ facts }) =>
        facts?.tryFirst ? [{ weekNumber, ...facts.tryFirst }] : [],
      ),
    )

  it.each([FULL_BODY, female])('negatives stay few, and get slower: %j', (person) => {
    const program = writtenFor('0 pull-ups, goal 1', person)
    const negatives = [1, 2, 3, 4, 6, 7, 8].flatMap((week) => rowsOf(program, 'negative-pull-up', week))
    expect(negatives.length).toBeGreaterThan(0)
    expect(Math.max(...negatives.map(most))).toBeLessThanOrEqual(6)
    const rules = negatives.flatMap(({ rule }) => rule ?? [])
    for (const rule of rules) expect(rule).toMatch(/lower 2 seconds longer/)
    for (const rule of rules) expect(rule).not.toMatch(/help/)
  })

  it.each([
    ['0 pull-ups, goal 1', FULL_BODY, 1],
    ['0 pull-ups, goal 1', { ...FULL_BODY, experienceLevel: 'Beginner' }, 1],
    ['I can do 2 pull-ups and want 10', FULL_BODY, 3],
  ] as const)('the lift itself is tried once a week from week 6 on: %s', (words, person, reps) => {
    const program = writtenFor(words, person)
    expect(tries(program)).toEqual(
      [6, 7, 8].map((weekNumber) => ({ weekNumber, name: 'Pull-Up', count: reps, of: 'reps' })),
    )
    expect(rowsIn(program, 6).find(({ facts }) => facts?.tryFirst)?.notes).toMatch(/First, fresh: try/)
    expect(said(program, /pull-up/)).toMatch(/From week 6 on/)
  })

  it.each(['I am 15', 'I am 30 weeks pregnant', 'My elbow is sore'])('nothing is tried: %s', (health) => {
    const program = writtenFor(`0 pull-ups, goal 1. ${health}.`)
    expect(tries(program)).toEqual([])
    expect(said(program, /pull-up/)).not.toMatch(/week 6/)
  })
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
    expect(said(program, /12 pull-ups/)).toMatch(/elbow.*do not train for it yet/)
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

it('gives its sets to the number that is named first, and opens the day with it', () => {
  const profile = profileWith(
    'Getting ready for the police test. I get 20 push-ups in two minutes and 30 sit-ups in two minutes. I run 1.5 miles twice a week.',
    { ...NOVICE, equipment: 'Commercial Gym', facts: { sex: 'female' } },
  )
  const row = (id: string, sets: number) =>
    ({ id, sets, repsLow: 10, repsHigh: 14, rir: 3, progression: 'reps', addSet: false }) as const
  const day = (...others: ReturnType<typeof row>[]) => ({
    kind: 'full-body' as const,
    exercises: [...others, row('push-up', 4), row('sit-up', 2)],
  })
  const asked: TrainingBlock = {
    days: [
      day(row('dumbbell-goblet-squat', 2), row('lat-pulldown', 2), row('machine-standing-calf-raise', 2)),
      day(row('dumbbell-romanian-deadlift', 3), row('seated-cable-row', 3)),
      day(row('dumbbell-reverse-lunge', 3), row('machine-seated-calf-raise', 2)),
    ],
    deloadWeek: 5,
  }
  const { program, findings } = check(asked, profile)
  expect(hardOf(findings)).toEqual([])
  const setsOf = (id: string) => meanOf(rowsOf(program, id, 1).map(({ sets }) => sets))
  expect(setsOf('push-up')).toBe(4)
  expect(setsOf('sit-up')).toBeLessThan(4)
  for (const { exercises } of program.weeks[0]?.workouts ?? [])
    expect(exercises[0]?.exerciseId).toBe('push-up')
})

it('opens with what is trained for strength, where that is the goal', () => {
  const person = { ...FULL_BODY, primaryGoal: 'Strength' } as const
  for (const { exercises } of writtenFor('I can do 20 push-ups and need 40', person).weeks[0]?.workouts ?? [])
    expect(exercises[0]?.exerciseId).not.toBe('push-up')
})
