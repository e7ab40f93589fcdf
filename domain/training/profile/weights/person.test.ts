import { describe, expect, it } from '@jest/globals'
import type { Facts } from '../../../forms/facts.ts'
import { TrainingAnswers } from '../../../forms/program-request.ts'
import { profileOf } from '../profile-of.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const profile = (words: string, facts?: Facts, more: object = {}) =>
  profileOf(
    TrainingAnswers.parse({
      trainingDays: 4,
      sessionLength: 60,
      equipment: 'commercial',
      primaryGoal: 'Strength',
      experienceLevel: 'Intermediate',
      programmingSplit: 'Upper/Lower',
      exercisesToAvoid: words,
      ...(facts && { facts }),
      ...more,
    }),
    TODAY,
  )
const personOf = (words: string, facts?: Facts) => profile(words, facts).person

describe('what we know about a person', () => {
  it('is nothing while nothing is stated', () => {
    expect(personOf('')).toEqual({ lifts: [], bringUp: [] })
  })

  it('comes from the fields, in kilograms', () => {
    const facts: Facts = {
      ageBand: '50-64',
      sex: 'male',
      bodyWeight: { value: 200, unit: 'lb' },
      bestSets: [{ lift: 'deadlift', weight: 405, unit: 'lb', reps: 2 }],
      bringUp: ['arms', 'arms'],
    }
    const { weightKg, lifts, ...others } = personOf('', facts)
    expect(others).toEqual({ age: '50-64', sex: 'male', bringUp: ['arms'] })
    expect(weightKg).toBeCloseTo(90.72, 2)
    expect(lifts).toEqual([{ lift: 'deadlift', kg: expect.closeTo(183.7, 1), reps: 2 }])
  })

  it('comes from the text if the fields say nothing', () => {
    expect(
      personOf('I am 52, female, 70 kg. My bench press is 60 kg for 5. I want to bring up my arms'),
    ).toEqual({
      age: '50-64',
      sex: 'female',
      weightKg: 70,
      lifts: [{ lift: 'bench-press', kg: 60, reps: 5 }],
      bringUp: ['arms'],
    })
  })

  it.each([
    ['My squat is 225 lb for 5, and a plate is 20 kg', undefined, 'lb'],
    ['I own a kettlebell of 16kg', undefined, 'kg'],
    ['10 kgb agents', undefined, undefined],
    ["I'm 5'10 and 170, squat 225x5, bench 165x5, deadlift 275x5.", undefined, 'lb'],
    ['Squat 100x5, bench 72.5x5', undefined, 'kg'],
    ['My squat is 225 lb', { bodyWeight: { value: 80, unit: 'kg' } }, 'kg'],
  ] as const)('is in the unit that they write: %s', (words, facts, units) =>
    expect(profile(words, facts).units).toBe(units),
  )

  it('is explained only if it was taken from the text', () => {
    const words = 'I am 52, 70 kg. My bench press is 60 kg for 5'
    const told = (facts?: Facts) =>
      profile(words, facts).understood.filter((each) => /^We noted/.test(String(each)))
    expect(told()).toEqual(['We noted: Age 52; Body weight 70 kg; Bench press 60 kg × 5.'])
    expect(told({ ageBand: '50-64', bodyWeight: { value: 70, unit: 'kg' } })).toEqual([
      'We noted: Bench press 60 kg × 5.',
    ])
    // What a sentence of the program answers is not noted as well.
    for (const words of ['no squats', 'I want to bring up my abs', 'no bigger legs'])
      expect(profile(words).understood.join(' ')).not.toContain('We noted')
  })

  it('comes from the fields if both say something', () => {
    const words = 'I am 52, female, 70 kg. My bench press is 60 kg for 5. I want to bring up my arms'
    const facts: Facts = {
      ageBand: '18-49',
      sex: 'male',
      bodyWeight: { value: 80, unit: 'kg' },
      bestSets: [{ lift: 'squat', weight: 100, unit: 'kg', reps: 3 }],
      bringUp: ['legs'],
    }
    expect(personOf(words, facts)).toEqual({
      age: '18-49',
      sex: 'male',
      weightKg: 80,
      lifts: [{ lift: 'squat', kg: 100, reps: 3 }],
      bringUp: ['legs'],
    })
  })

  it.each([
    [17, '16-17'],
    [18, '18-49'],
    [49, '18-49'],
    [50, '50-64'],
    [64, '50-64'],
    [65, '65-plus'],
  ])('puts somebody who writes an age of %i into %s', (years, age) => {
    expect(personOf(`I am ${years} years old`).age).toBe(age)
  })
})

describe('the conditions of an age', () => {
  const conditions = (words: string, ageBand?: Facts['ageBand']) =>
    profile(words, ageBand ? { ageBand } : undefined).conditions

  it('follow from the field alone', () => {
    expect(conditions('', '65-plus')).toEqual(['over-65'])
    expect(conditions('', 'under-16')).toEqual(['under-16'])
    expect(conditions('', '16-17')).toEqual([])
    expect(profile('', { ageBand: 'under-16' }).redFlags).toEqual(['under-16'])
  })

  it('follow from the field rather than the text', () => {
    expect(conditions('I am 70 years old')).toEqual(['over-65'])
    expect(conditions('I am 70 years old', '18-49')).toEqual([])
  })

  it('remove the age when the buyer takes them back', () => {
    const corrections = [{ about: 'condition', what: 'over-65', as: 'nothing' }]
    expect(profile('I am 70 years old', undefined, { corrections }).person.age).toBeUndefined()
  })
})
