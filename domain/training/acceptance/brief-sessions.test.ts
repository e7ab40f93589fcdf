import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { byTier } from '../../../dev/testkit/tiers/tier.ts'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { anyAnswers } from '../../../dev/stand-ins/coach/arbitrary.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { hardOf, review, scoreOf } from '../review/review.ts'
import { areUnrelated } from '../prescription/supersets.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const CHOSEN: TrainingAnswers = {
  trainingDays: 3,
  sessionLength: 45,
  equipment: 'commercial',
  primaryGoal: 'Muscle Building',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Full Body',
}

function written(exercisesToAvoid: string) {
  const profile = profileOf({ ...CHOSEN, exercisesToAvoid }, TODAY)
  return { profile, program: programFor(profile) }
}

describe('the length that a program is planned for', () => {
  it.each([
    ['15 minutes, 20 tops', 15],
    ['15 minutes. Wait, 20 minutes', 20],
    ['I only have 10 minutes', 15],
    ['I have 35 minutes', 35],
    ['I have 90 minutes', 45],
    ['', 45],
  ])('with 45 minutes chosen and "%s" written is %d', (text, minutes) => {
    expect(written(text).profile.minutes).toBe(minutes)
  })
})

describe('a program for 15 minutes', () => {
  it('fits every week into the time, with three or four lifts, two of them in a superset', () => {
    const { program } = written('15 minutes, 20 tops')
    for (const { estimatedMinutes = Infinity, exercises } of program.weeks.flatMap(
      ({ workouts }) => workouts,
    )) {
      expect(estimatedMinutes).toBeLessThanOrEqual(15)
      expect([3, 4]).toContain(exercises.length)
      expect(exercises.filter(({ notes }) => notes.includes('In turn with')).length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('a program for 20 minutes', () => {
  const { program, profile } = written('I have 20 minutes')
  const days = program.weeks.flatMap(({ workouts }) => workouts)

  it('fits every week into the time, with at most four lifts of two or three sets', () => {
    for (const { estimatedMinutes = Infinity, exercises } of days) {
      expect(estimatedMinutes).toBeLessThanOrEqual(20)
      expect(exercises.length).toBeLessThanOrEqual(4)
      for (const { sets } of exercises) expect(sets).toBeLessThanOrEqual(3)
    }
  })

  it('says so, and explains supersets', () => {
    expect(program.overview.sessionLength).toBe(20)
    expect(program.overview.decisions).toContain(
      'You mentioned 20 minutes. So that is what your sessions are planned for.',
    )
    expect(program.guidelines.recovery.join(' ')).toContain('“Alternate with”')
  })

  it('pairs unrelated lifts, which name each other and are adjacent', () => {
    const pairs = days.flatMap(({ exercises }) =>
      exercises.flatMap((row, at) => {
        const partner = / In turn with ([^.]+)\. /.exec(row.notes)?.[1]
        return partner ? [{ row, partner, beside: [exercises[at - 1], exercises[at + 1]] }] : []
      }),
    )
    expect(pairs.length).toBeGreaterThanOrEqual(2 * days.length)
    for (const { row, partner, beside } of pairs) {
      const other = beside.find((each) => each?.name === partner)
      expect(other?.notes).toContain(`In turn with ${row.name}.`)
      const [one, two] = [entryByName(row.name), entryByName(partner)]
      expect(one && two && areUnrelated(one, two)).toBe(true)
    }
  })

  it('is rejected if a partner is missing, or trains the same muscle', () => {
    expect(hardOf(review(program, profile))).toEqual([])
    const renamed = (to: string) => ({
      ...program,
      weeks: program.weeks.map((week) => ({
        ...week,
        workouts: week.workouts.map((day) => ({
          ...day,
          exercises: day.exercises.map((row) => ({
            ...row,
            notes: row.notes.replace(/In turn with [^.]+\./, to),
          })),
        })),
      })),
    })
    expect(review(renamed('In turn with Plank Walk.'), profile).map(({ says }) => says)).toContain(
      'Plank Walk cannot be done in turn with it.',
    )
    expect(hardOf(review(renamed(''), profile)).map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/^30 s of rest; \d+ to \d+ s are sound here\.$/),
    )
  })
})

describe('brief sessions', () => {
  let findings: [unknown, ReturnType<typeof review>][]
  beforeAll(() => {
    const anyone = fc.tuple(anyAnswers, fc.integer({ min: 15, max: 29 }))
    findings = fc.sample(anyone, byTier({ quick: 10, all: 20, nightly: 3000 })).map(([answers, minutes]) => {
      const profile = { ...profileOf(answers, TODAY), minutes }
      return [{ ...answers, minutes }, review(programFor(profile), profile)]
    })
  })

  it('are sound for anyone, at any length', () => {
    expect(findings.filter(([, found]) => hardOf(found).length)).toEqual([])
  })

  // Two days must change together: a press on one unbalances the week unless a pull is added on another.
  it.each<[string, TrainingAnswers]>([
    [
      'presses that pulls allow',
      {
        trainingDays: 5,
        sessionLength: 60,
        equipment: 'bodyweight',
        primaryGoal: 'Strength',
        experienceLevel: 'Advanced',
        programmingSplit: 'Body Part Split',
        exercisesToAvoid: 'herniated disc in my lower back. hip replacement two years ago',
      },
    ],
    [
      'pulls that fit the time',
      {
        trainingDays: 5,
        sessionLength: 60,
        equipment: 'Home Gym: dumbbells up to 25 kg, adjustable bench',
        primaryGoal: 'Muscle Building',
        experienceLevel: 'Beginner',
        programmingSplit: 'Body Part Split',
        exercisesToAvoid: 'wrist pain, tennis elbow. hip replacement two years ago',
      },
    ],
  ])('balance days of 16 minutes: %s', (_what, answers) => {
    const profile = { ...profileOf(answers, TODAY), minutes: 16 }
    expect(hardOf(review(programFor(profile), profile))).toEqual([])
  })

  it('score well', () => {
    const scores = findings.map(([, found]) => scoreOf(found))
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(0.965)
  })
})
