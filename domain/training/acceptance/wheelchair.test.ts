import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { byTier } from '../../../dev/testkit/tiers/tier.ts'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { anyAnswers } from '../../../dev/stand-ins/coach/arbitrary.ts'
import { profileOf } from '../profile/profile-of.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import { eligibleFor, objectionTo } from '../profile/eligible.ts'
import { hardOf, review } from '../review/review.ts'
import { isLegs, isPull } from '../../exercises/vocabulary.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const SAYS = 'I use a wheelchair, T10 paraplegia'
const AT_HOME = {
  trainingDays: 3,
  sessionLength: 45,
  equipment: 'Home Gym: dumbbells 2-15kg, resistance bands',
  primaryGoal: 'General Fitness',
  experienceLevel: 'Beginner',
  programmingSplit: 'No Preference',
  exercisesToAvoid: SAYS,
} as const

const objectionsTo = (name: string, answers: Partial<Parameters<typeof profileOf>[0]>) => {
  const entry = entryByName(name)
  if (!entry) throw new Error(`no ${name} in the catalogue`)
  return objectionTo(entry, profileOf({ ...AT_HOME, equipment: 'Commercial Gym', ...answers }, TODAY))
}

describe('a program for somebody who uses a wheelchair', () => {
  it('has nothing standing, on the floor or for the legs, whatever the other answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const profile = profileOf({ ...answers, exercisesToAvoid: SAYS, corrections: [], facts: {} }, TODAY)
        const program = programFor(profile)
        const days = program.weeks.flatMap(({ workouts }) => workouts)
        const names = days.flatMap(({ exercises }) =>
          exercises.flatMap(({ name, substitutes }) => [name, ...(substitutes ?? [])]),
        )
        const wrong = [...new Set(names)].filter((name) => {
          const entry = entryByName(name)
          return (
            !entry ||
            isLegs(entry.pattern) ||
            entry.positions.some((each) => ['standing', 'floor', 'kneeling', 'hanging'].includes(each))
          )
        })
        expect(wrong).toEqual([])
        expect(days.filter(({ day }) => /Lower|Legs|Full Body/.test(day)).map(({ day }) => day)).toEqual([])
        expect(hardOf(review(program, profile))).toEqual([])
      }),
      { numRuns: byTier({ quick: 4, all: 25, nightly: 1000 }) },
    )
  })

  it.each(['Bodyweight Only', 'Home Gym: resistance bands', 'Home Gym: dumbbells', 'Home Gym: kettlebell'])(
    'exists for any days and minutes with little equipment: %s',
    (equipment) => {
      for (const trainingDays of [2, 4, 6])
        for (const sessionLength of [30, 90]) {
          const profile = profileOf({ ...AT_HOME, equipment, trainingDays, sessionLength }, TODAY)
          expect([trainingDays, sessionLength, hardOf(review(programFor(profile), profile))]).toEqual([
            trainingDays,
            sessionLength,
            [],
          ])
        }
    },
  )

  it('says why', () => {
    const { overview } = programFor(profileOf(AT_HOME, TODAY))
    expect(overview.decisions).toContain(
      'There is no standing, floor or leg work but what you say is fine, since you mentioned using a wheelchair.',
    )
    expect(overview.decisions).toContain('No leg work is open to you, so every day trains your upper body.')
    const left = profileOf({ ...AT_HOME, programmingSplit: 'No Preference' }, TODAY)
    expect(programFor(left).overview.split).toBe('No Preference: upper body')
  })

  // Martin Ginis 2018: the major working muscles, twice a week.
  it('presses and pulls on two days at least', () => {
    const { weeks } = programFor(profileOf(AT_HOME, TODAY))
    const patterns = weeks[0]!.workouts.map(({ exercises }) =>
      exercises.map(({ name }) => entryByName(name)!.pattern),
    )
    expect(patterns.filter((day) => day.some(isPull)).length).toBeGreaterThanOrEqual(2)
    expect(patterns.filter((day) => day.some((each) => /push/.test(each))).length).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['Barbell Bench Press', null],
    ['Lat Pulldown', null],
    ['Dumbbell Curl', null],
    ['Cable Pallof Press', null],
    ['Barbell Back Squat', 'red-flag'],
    ['Leg Extension', 'red-flag'],
    ['Barbell Curl', 'red-flag'],
    ['Dumbbell Floor Press', 'red-flag'],
    ['Inverted Row', 'red-flag'],
    ['Chest-Supported Dumbbell Row', 'red-flag'],
    ['Negative Pull-Up', 'red-flag'],
  ])('%s: %s', (name, objection) => {
    expect(objectionsTo(name, { experienceLevel: 'Advanced' })).toBe(objection)
  })

  it('has what they call fine, and everything once they take the chair back', () => {
    const some = { exercisesToAvoid: 'I use a wheelchair for long distances, cleared for squats' }
    expect(objectionsTo('Dumbbell Goblet Squat', some)).toBeNull()
    expect(objectionsTo('Dumbbell Romanian Deadlift', some)).toBe('red-flag')
    const picked = {
      corrections: [{ about: 'exercise', what: 'dumbbell-romanian-deadlift', as: 'prefer' }],
    } as const
    expect(objectionsTo('Dumbbell Romanian Deadlift', { corrections: [...picked.corrections] })).toBeNull()
    const taken = { corrections: [{ about: 'condition', what: 'wheelchair', as: 'nothing' }] } as const
    expect(objectionsTo('Dumbbell Romanian Deadlift', { corrections: [...taken.corrections] })).toBeNull()
  })
})

describe('a thing that is called fine', () => {
  it('opens nothing that would do harm', () => {
    const pregnant = '30 weeks pregnant, cleared for bench presses'
    expect(objectionsTo('Barbell Bench Press', { exercisesToAvoid: pregnant })).toBe('red-flag')
  })

  it('may be a way of moving', () => {
    const profile = profileOf(
      { ...AT_HOME, exercisesToAvoid: 'I use a wheelchair. Floor work is fine.' },
      TODAY,
    )
    expect(eligibleFor(profile).some(({ id }) => id === 'dumbbell-floor-press')).toBe(true)
  })
})

describe('a person who wants no standing exercises', () => {
  it('gets none', () => {
    const exercisesToAvoid = 'no standing exercises please'
    expect(objectionsTo('Barbell Overhead Press', { exercisesToAvoid })).toBe('avoided')
    expect(objectionsTo('Leg Press', { exercisesToAvoid })).toBeNull()
    expect(objectionsTo('Dumbbell Curl', { exercisesToAvoid })).toBeNull()
  })
})
