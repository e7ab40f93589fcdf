import { describe, expect, it } from '@jest/globals'
import { mend } from '../../../language-model/check-and-mend.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isLegs } from '../../exercises/vocabulary.ts'
import { repsIn } from '../../program/notation.ts'
import { expand } from '../printing/expand.ts'
import { hardOf } from '../review/review.ts'
import { profileOf } from '../profile/profile-of.ts'

const PEOPLE: readonly Partial<TrainingAnswers>[] = [
  {},
  { primaryGoal: 'Strength', trainingDays: 3, programmingSplit: 'Full Body' },
  {
    equipment: 'Bodyweight Only',
    experienceLevel: 'Beginner',
    primaryGoal: 'General Fitness',
    sessionLength: 45,
    facts: { sex: 'female' },
  },
]

const programsFor = (said: string) =>
  PEOPLE.map((person) => {
    const profile = profileOf({ ...SAMPLE_ANSWERS, ...person, exercisesToAvoid: said }, SAMPLE_DAY)
    return mend(null, profile)
  })
const daysFor = (said: string) =>
  programsFor(said).flatMap(({ program, findings }) => {
    expect(hardOf(findings)).toEqual([])
    expect(program.overview.gaveWay ?? []).not.toContain('asked')
    return program.weeks.flatMap(({ workouts }) => workouts)
  })
const rowsFor = (said: string) => daysFor(said).flatMap(({ exercises }) => exercises)
/** Pull-ups and dips go beside big lifts. */
const isBig = ({ main, traits }: CatalogueEntry) => main && !traits.includes('whole-body')
const most = (numbers: readonly number[]) => Math.max(0, ...numbers)

describe('a limit that a buyer sets holds in every week', () => {
  it.each([20, 30])('of seconds for a hold: %i', (seconds) => {
    const rows = rowsFor(`No holds longer than ${seconds} seconds`)
    const held = rows.map(({ reps }) => repsIn(reps)).filter((reps) => reps?.of === 'seconds')
    expect(held.length).toBeGreaterThan(0)
    expect(most(held.map((reps) => reps?.high ?? 0))).toBeLessThanOrEqual(seconds)
  })

  it('of exercises a day, even of two', () => {
    expect(most(daysFor('At most 2 exercises a day').map(({ exercises }) => exercises.length))).toBe(2)
  })

  it('of big lifts a day', () => {
    const days = daysFor('At most 1 big lift a day')
    const mains = days.map(
      ({ exercises }) =>
        exercises.flatMap(({ exerciseId }) => entryById(exerciseId ?? '') ?? []).filter(isBig).length,
    )
    expect(most(mains)).toBe(1)
  })

  it('of sets, which later weeks add to', () => {
    expect(most(rowsFor('Never more than 3 sets of an exercise').map(({ sets }) => sets))).toBe(3)
  })

  it.each([8, 12])('of reps: %i', (reps) => {
    const rows = rowsFor(`No more than ${reps} reps`).flatMap((row) => {
      const printed = repsIn(row.reps)
      return printed?.of === 'seconds' ? [] : [printed?.high ?? Infinity]
    })
    expect(most(rows)).toBe(reps)
  })

  it('of the fewest reps', () => {
    const rows = rowsFor('No sets under 8 reps').flatMap((row) => {
      const printed = repsIn(row.reps)
      return printed?.of === 'seconds' ? [] : [printed?.low ?? 0]
    })
    expect(Math.min(...rows)).toBe(8)
  })

  it('also where a model asks for more', () => {
    const said =
      'No holds longer than 20 seconds, no more than 12 reps, never more than 3 sets of an exercise'
    const profile = profileOf({ ...SAMPLE_ANSWERS, exercisesToAvoid: said }, SAMPLE_DAY)
    const row = { sets: 5, repsLow: 12, repsHigh: 20, rir: 3, progression: 'reps', addSet: true } as const
    const exercises = [
      { ...row, id: 'leg-press' },
      { ...row, id: 'plank', repsLow: 30, repsHigh: 60 },
    ]
    const program = expand({ deloadWeek: 5, days: [{ kind: 'upper', exercises }] }, profile)
    const rows = program.weeks.flatMap(({ workouts }) => workouts).flatMap((day) => day.exercises)
    expect(most(rows.map(({ sets }) => sets))).toBe(3)
    expect(most(rows.map(({ reps }) => repsIn(reps)?.high ?? Infinity))).toBe(20)
    const [press] = rows
    expect(press && repsIn(press.reps)?.high).toBeLessThanOrEqual(12)
  })

  it('is told in the decisions', () => {
    const [made] = programsFor('At most 5 exercises a day')
    expect(made?.program.overview.decisions?.join(' ')).toContain('At most 5 exercises a day')
  })
})

describe('a limit that cannot be kept', () => {
  it('is told, and why another rule gave way', () => {
    const [, , beginner] = programsFor('No more than 5 reps')
    expect(beginner?.program.overview.decisions?.join(' ')).toContain(
      'With your answers, not every session keeps to the limits that you set.',
    )
    expect(beginner?.program.overview.decisions?.join(' ')).toContain(
      'the limits that you set, some weeks ask for no more than the week before',
    )
  })
})

describe('a limit of the exercises for a part of the body', () => {
  const legRows = (said: string) =>
    programsFor(said).map(({ program, findings }) => {
      expect(hardOf(findings)).toEqual([])
      expect(program.overview.gaveWay ?? []).not.toContain('asked')
      const [first] = program.weeks
      return first!.workouts.map(
        ({ exercises }) =>
          exercises.filter(({ exerciseId }) => isLegs(entryById(exerciseId ?? '')!.pattern)).length,
      )
    })

  it('holds on every day', () => {
    for (const days of legRows('Only one exercise for legs.')) {
      expect(most(days)).toBe(1)
      expect(days.filter(Boolean).length).toBeGreaterThan(1)
    }
  })

  it('keeps one in the week where leg days are turned down', () => {
    for (const days of legRows('No leg days, 1 exercise max for legs.'))
      expect(days.reduce((sum, each) => sum + each, 0)).toBe(1)
  })
})
