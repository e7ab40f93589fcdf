import { describe, expect, it } from '@jest/globals'
import type { Correction } from '../../../forms/corrections.ts'
import { readingOf } from '../understood/understanding.ts'
import type { FreeAnswers } from '../understood/reading.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const read = (exercisesToAvoid: string, more: FreeAnswers = {}) =>
  readingOf({ exercisesToAvoid, experienceLevel: 'Intermediate', ...more }, TODAY)
const lifts = (text: string, more: FreeAnswers = {}) =>
  Object.fromEntries(read(text, more).person.lifts.map(({ lift, kg }) => [lift, Math.round(kg)]))
const told = (text: string, more: FreeAnswers = {}) =>
  read(text, more).understanding.chips.flatMap(({ group, label }) => (group === 'told' ? [label] : []))
const asked = (text: string, more: FreeAnswers = {}) =>
  read(text, more).understanding.questions.map(({ asks }) => asks)

describe('the unit of weights without one', () => {
  const IN_LB = { squat: 102, 'bench-press': 75, deadlift: 125 }
  it.each([
    "I'm 5'10 and 170, squat 225x5, bench 165x5, deadlift 275x5. Want to get stronger.",
    'I weigh 170. Squat 225x5, bench 165x5, deadlift 275x5.',
    'squat 225x5, bench 165x5, deadlift 275x5',
    'squat 225x5 lb, bench 165 lbs x 5, deadlift 275x5',
  ])('is pounds: %s', (text) => {
    expect(lifts(text)).toMatchObject(IN_LB)
    expect(asked(text)).toEqual([])
  })

  it.each([
    "I'm 178 cm and 77, squat 102x5, bench 75x5, deadlift 125x5",
    "I'm 5'10 and 77, squat 102x5, bench 75x5, deadlift 125x5",
    '12 stone 2, squat 102x5, bench 75x5, deadlift 125x5',
    'squat 102 kg x 5, bench 75x5, deadlift 125x5',
    'Ich wiege 77 und bin 1,78 m. Kniebeugen 102, Bankdrücken 75, Kreuzheben 125',
  ])('is kilograms: %s', (text) => {
    expect(lifts(text)).toMatchObject({ squat: 102, 'bench-press': 75, deadlift: 125 })
    expect(asked(text)).toEqual([])
  })

  it('follows the unit of the form', () => {
    const text = 'squat 110, bench 80, deadlift 140'
    expect(lifts(text, { facts: { bodyWeight: { value: 160, unit: 'lb' }, sex: 'female' } })).toMatchObject({
      squat: 50,
    })
    expect(lifts(text, { facts: { bodyWeight: { value: 80, unit: 'kg' } } })).toMatchObject({ squat: 110 })
  })

  it('is asked once if nothing tells it, and nothing is taken until it is answered', () => {
    const text = 'squat 100, bench 80, deadlift 140'
    expect(lifts(text)).toEqual({})
    expect(told(text)).toEqual([])
    const [question] = read(text).understanding.questions
    expect(question).toMatchObject({
      id: 'squat',
      asks: 'Squat 100, bench press 80 and deadlift 140: pounds or kilograms?',
    })
    const answered = (unit: 'kg' | 'lb') => {
      const choice = question?.choices.find(({ answer }) => answer.as === unit)
      return { corrections: choice ? [choice.answer] : [] }
    }
    expect(lifts(text, answered('kg'))).toEqual({ squat: 100, 'bench-press': 80, deadlift: 140 })
    expect(lifts(text, answered('lb'))).toEqual({ squat: 45, 'bench-press': 36, deadlift: 64 })
    expect(asked(text, answered('lb'))).toEqual([])
  })

  it('of a model is weighed like any other', () => {
    const model = {
      comments: [
        { kind: 'lift' as const, lift: 'squat' as const, kg: 225, reps: 5, quote: 'squat 225x5' },
        { kind: 'person' as const, weightKg: 77.1, quote: 'and 170' },
      ],
      equipment: [],
    }
    const { person } = readingOf({ exercisesToAvoid: "I'm 5'10 and 170, squat 225x5" }, TODAY, model)
    expect(person.lifts[0]?.kg).toBeCloseTo(102.05, 1)
    expect(person.weightKg).toBeCloseTo(77.1, 1)
  })
})

describe('a weight that can hardly be true', () => {
  it('is asked about, in words and in a field', () => {
    expect(asked('I weigh 77 kg, squat 225 kg x 5')).toEqual(['Squat 225: pounds or kilograms?'])
    expect(lifts('I weigh 77 kg, squat 225 kg x 5')).toEqual({})
    const facts: FreeAnswers['facts'] = {
      bodyWeight: { value: 77, unit: 'kg' },
      bestSets: [{ lift: 'squat', weight: 315, unit: 'kg', reps: 5 }],
    }
    expect(lifts('', { facts })).toEqual({})
    expect(asked('', { facts })).toEqual(['Squat 315: pounds or kilograms?'])
    const as = (unit: 'kg' | 'lb'): Correction[] => [{ about: 'value', what: 'squat', as: unit }]
    expect(lifts('', { facts, corrections: as('lb') })).toEqual({ squat: 143 })
    expect(lifts('', { facts, corrections: as('kg') })).toEqual({ squat: 315 })
  })

  it('is asked about if other lifts contradict it', () => {
    expect(asked('I weigh 85 kg, bench 170 kg, squat 80 kg')).toEqual([
      'Bench press 170: pounds or kilograms?',
    ])
    expect(asked('bench 225 lb, squat 100')).toEqual(['Squat 100: pounds or kilograms?'])
  })
})

describe('a value from words', () => {
  const text =
    'I am 52, 82 kg. Squat 120 kg x 5, only train mon wed fri, 45 minutes max, I run on tuesday, meet in 9 weeks, bring up arms, I can do 20 push-ups and need 40'
  it('is a chip', () => {
    expect(told(text)).toEqual([
      'Age 52',
      'Body weight 82 kg',
      'Squat 120 kg × 5',
      'Goal: 40 push-ups',
      '20 push-ups',
      'Bring up arms',
      '45 minutes a session',
      'Monday, Wednesday and Friday only',
      'Running on Tuesday',
      'Meet in 9 weeks',
    ])
  })

  it('is taken back everywhere', () => {
    const values = read(text).understanding.chips.filter(({ group }) => group === 'told')
    for (const { what, label } of values)
      expect(told(text, { corrections: [{ about: 'value', what, as: 'nothing' }] })).not.toContain(label)
    const all = values.map(({ what }): Correction => ({ about: 'value', what, as: 'nothing' }))
    const { person, event, otherTraining, namedDays, minutes } = read(text, {
      corrections: all,
      sessionLength: 60,
    })
    expect({ person, event, otherTraining, namedDays, minutes }).toEqual({
      person: { lifts: [], bringUp: [] },
      event: undefined,
      otherTraining: [],
      namedDays: null,
      minutes: 60,
    })
  })

  it('prefers the exercise whose reps are a goal, until that is taken back', () => {
    const words = 'I can do 20 push-ups and need 40 in two minutes for the test.'
    expect(read(words).likes).toContain('push-up')
    const corrections: Correction[] = [{ about: 'value', what: 'goal-push-up', as: 'nothing' }]
    expect(read(words, { corrections }).likes).toEqual([])
  })
})
