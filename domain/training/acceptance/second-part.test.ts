import { describe, expect, it } from '@jest/globals'
import { check, mend } from '../../../language-model/check-and-mend.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import type { Statement } from '../../reading/statement.ts'
import type { BlockExercise, LaterExercise, TrainingBlock } from '../draft/draft.ts'
import { expand } from '../printing/expand.ts'
import { profileOf } from '../profile/profile-of.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { hardOf, review } from '../review/review.ts'
import { writeByRule } from '../writer/write-by-rule.ts'

const profileFor = (answers: Partial<TrainingAnswers> = {}, ...comments: Statement[]): TrainingProfile =>
  profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: 'as told', ...answers }, SAMPLE_DAY, {
    comments,
    equipment: [],
  })
const machinesUntil = (until: number): Statement => ({
  kind: 'phase',
  has: ['machines'],
  until,
  quote: 'as told',
})
const barsFrom = (from: number): Statement => ({ kind: 'phase', has: ['barbell'], from, quote: 'as told' })
const soreKnee: Statement = { kind: 'pain', joint: 'knee', quote: 'as told' }

const FIVES = { sets: 3, repsLow: 3, repsHigh: 5, rir: 3, progression: 'wave' } as const
const SQUATS: LaterExercise = { id: 'barbell-back-squat', ...FIVES, repsLow: 6, repsHigh: 8 }

/** A block by rule whose first row of this exercise changes. */
function changing(block: TrainingBlock, is: (row: BlockExercise) => boolean, then: LaterExercise) {
  let isDone = false
  return {
    ...block,
    days: block.days.map((day) => ({
      ...day,
      exercises: day.exercises.map((row) => {
        if (isDone || !is(row)) return row
        isDone = true
        return { ...row, then: { ...then, sets: row.sets } }
      }),
    })),
  }
}
const isSquat = ({ id }: BlockExercise) => entryById(id)?.pattern === 'squat'

const rowsOf = ({ weeks }: GeneratedProgram, week: number) =>
  (weeks[week - 1]?.workouts ?? []).flatMap(({ exercises }) => exercises)
const namesOf = (program: GeneratedProgram, week: number) => rowsOf(program, week).map(({ name }) => name)
const told = ({ overview }: GeneratedProgram) => overview.decisions?.join(' ') ?? ''

describe('an exercise with a second part', () => {
  const profile = profileFor({ experienceLevel: 'Intermediate', primaryGoal: 'Strength' })
  const block = writeByRule(profile)
  const [opener] = block.days[0]!.exercises
  const steady = expand(block, profile)
  const used = block.days.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  const other = ['barbell-front-squat', 'barbell-pause-squat', 'barbell-box-squat'].find(
    (id) => !used.includes(id),
  )!

  it('is another exercise from the round after the light week on, and all others stay', () => {
    const program = expand(
      changing(block, (row) => row === opener, { ...FIVES, id: other }),
      profile,
    )
    const [before, after] = [entryById(opener!.id)!.name, entryById(other)!.name]
    for (const week of [1, 2, 3, 4, 5]) expect(rowsOf(program, week)).toEqual(rowsOf(steady, week))
    for (const week of [6, 7, 8]) {
      expect(namesOf(program, week)).toEqual(namesOf(steady, week).with(0, after))
      expect(namesOf(program, week)[0]).not.toBe(before)
    }
    const [first] = rowsOf(program, 6)
    expect(first?.notes).toContain('New from this week: begin as in week 1.')
    expect(first?.rule).toBeDefined()
    expect(rowsOf(program, 6).filter(({ rule }) => rule)).toHaveLength(1)
    expect(told(program)).toContain(`From week 6 on: ${before} becomes ${after}.`)
  })

  it('may be the same with other repetitions, which begin without a step on last week', () => {
    // Not the lift that opens a day, which has to be heavy all the time.
    const { id } = block.days
      .flatMap(({ exercises }) => exercises.slice(1))
      .find(({ progression }) => progression === 'wave')!
    const { name } = entryById(id)!
    const isIt = (row: BlockExercise) => row.id === id
    const eights = {
      ...block,
      days: block.days.map((day) => ({
        ...day,
        exercises: day.exercises.map((row) =>
          isIt(row) ? { ...row, repsLow: 8, repsHigh: 12, progression: 'reps' as const } : row,
        ),
      })),
    }
    const { program, findings, block: settled } = check(changing(eights, isIt, { ...FIVES, id }), profile)
    expect(hardOf(findings)).toEqual([])
    expect(settled.days.flatMap(({ exercises }) => exercises).find(isIt)?.then).toMatchObject({
      repsLow: 3,
      repsHigh: 5,
    })
    const itIn = (week: number) => rowsOf(program, week).find((each) => each.name === name)!
    const reps = (week: number) => Number.parseInt(itIn(week).reps)
    for (const week of [1, 2, 3, 4]) expect(reps(week)).toBeGreaterThanOrEqual(8)
    for (const week of [6, 7, 8]) expect(reps(week)).toBeLessThanOrEqual(5)
    expect(itIn(6).facts?.step).toBeUndefined()
    expect(told(program)).toMatch(new RegExp(`From week 6 on: ${name} goes to \\d sets of 3 to 5\\.`))
  })

  it('is reviewed in both halves', () => {
    const banned = { ...profile, avoid: { ...profile.avoid, ids: [other] } }
    const then = { ...FIVES, id: other }
    const program = expand(
      changing(block, (row) => row === opener, then),
      profile,
    )
    const weeks = hardOf(review(program, banned)).flatMap(({ rule, week, exercise }) =>
      rule === 'R8' && exercise === entryById(other)!.name ? [week] : [],
    )
    expect([...new Set(weeks)]).toEqual([6, 7, 8])
  })

  it('has as many sets as fit in the day, near those of its row', () => {
    const many = changing(block, (row) => row === opener, { ...FIVES, id: opener!.id })
    const day = many.days[0]!
    const wide = {
      ...many,
      days: many.days.with(0, {
        ...day,
        exercises: day.exercises.map((row) => (row.then ? { ...row, then: { ...row.then, sets: 9 } } : row)),
      }),
    }
    const { block: settled, findings } = check(wide, profile)
    expect(hardOf(findings)).toEqual([])
    const row = settled.days[0]!.exercises.find(({ id }) => id === opener!.id)!
    expect(Math.abs((row.then ?? row).sets - row.sets)).toBeLessThanOrEqual(1)
  })
})

describe('what waits for a later week', () => {
  it.each([
    ['Novice', 5, 5],
    ['Intermediate', 5, 5],
    ['Intermediate', 6, 6],
    ['Advanced', 4, 5],
  ])('comes for somebody %s who asks for it from week %i on in week %i', (experienceLevel, asked, begins) => {
    const profile = profileFor({ experienceLevel } as never, machinesUntil(asked - 1), barsFrom(asked))
    const { program, findings } = mend(null, profile)
    expect(hardOf(findings)).toEqual([])
    const isLater = ({ exerciseId = '' }: { exerciseId?: string | undefined }) =>
      profile.avoid.later?.includes(exerciseId)
    const changed = program.weeks.flatMap(({ weekNumber, workouts }) =>
      workouts.some(({ exercises }) => exercises.some(isLater)) ? [weekNumber] : [],
    )
    expect(changed).toEqual([1, 2, 3, 4, 5, 6, 7, 8].filter((week) => week >= begins))
    expect(
      rowsOf(program, 8).filter(({ exerciseId = '' }) => entryById(exerciseId)?.needs.includes('barbell'))
        .length,
    ).toBeGreaterThan(1)
    expect(told(program)).toMatch(new RegExp(`From week ${begins} on: \\w.* becomes `))
    expect(told(program).includes(`You asked for that from week ${asked} on`)).toBe(asked !== begins)
  })

  it('stays a swap where the second round begins too early or far too late', () => {
    for (const profile of [
      profileFor({ experienceLevel: 'Novice' }, machinesUntil(5)),
      profileFor({}, machinesUntil(2)),
      profileFor({ experienceLevel: 'Intermediate' }, machinesUntil(7)),
    ]) {
      const block = writeByRule(profile)
      expect(JSON.stringify(block)).not.toContain('"then"')
      expect(told(expand(block, profile))).toContain('you may also use a swap that needs more.')
    }
  })

  it('is a finding before its week, and none from it on', () => {
    const profile = profileFor({}, machinesUntil(4), barsFrom(5))
    const block = writeByRule(profile)
    const asRow = (row: BlockExercise) => (isSquat(row) ? { ...row, id: SQUATS.id } : row)
    const early = {
      ...block,
      days: block.days.map((day) => ({
        ...day,
        exercises: day.exercises.map(({ then, ...row }) => (void then, asRow(row))),
      })),
    }
    const weeks = hardOf(review(expand(early, profile), profile)).flatMap(({ rule, week }) =>
      rule === 'R8' ? [week] : [],
    )
    expect([...new Set(weeks)]).toEqual([1, 2, 3, 4])
    expect(
      mend(early, profile).program.weeks[0]?.workouts.flatMap(({ exercises }) => exercises),
    ).not.toContainEqual(expect.objectContaining({ exerciseId: SQUATS.id }))
  })

  it('stays out with an injured joint: the row stays as it is, and the program says so', () => {
    const profile = profileFor({}, machinesUntil(4), barsFrom(5), soreKnee)
    const block = writeByRule(profile)
    const [row] = block.days[0]!.exercises
    const { program, findings } = check(
      changing(block, (each) => each === row, SQUATS),
      profile,
    )
    expect(hardOf(findings)).toEqual([])
    const { name } = entryById(row!.id)!
    expect(namesOf(program, 8)).not.toContain('Barbell Back Squat')
    expect(namesOf(program, 8)).toContain(name)
    expect(told(program)).toContain(
      `${name} stays as it is in all eight weeks: Barbell Back Squat is hard on a joint that you spare.`,
    )
  })
})

it('keeps what stood there as a swap while something heals, and calls new only what is new', () => {
  const profile = profileFor(
    { experienceLevel: 'Intermediate', primaryGoal: 'Strength', equipment: 'Commercial Gym' },
    { kind: 'condition', what: 'surgery', weeks: 1, cleared: true, quote: 'as told' },
  )
  const block = writeByRule(profile)
  const before = block.days.flatMap(({ exercises }) => exercises).find(isSquat)!
  const after = 'barbell-back-squat'
  const program = expand(changing(block, isSquat, { ...SQUATS, id: after }), profile)
  const row = [4, 5, 6]
    .flatMap((week) => rowsOf(program, week))
    .find(({ exerciseId }) => exerciseId === after)
  expect(before.id).not.toBe(after)
  expect(row?.substitutes).toContain(entryById(before.id)!.name)
  expect(row?.notes).toContain('New from this week.')
})
