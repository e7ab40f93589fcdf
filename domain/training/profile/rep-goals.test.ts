import { describe, expect, it } from '@jest/globals'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { Heard } from '../../reading/statement.ts'
import { profileOf } from './profile-of.ts'
import { doesItself } from './rep-goals.ts'

const goalsIn = (said: string, heard: Heard[] = [], answers: Partial<TrainingAnswers> = {}) =>
  profileOf({ ...SAMPLE_ANSWERS, ...answers, exercisesToAvoid: said }, SAMPLE_DAY, {
    comments: heard,
    equipment: [],
  }).repGoals

describe('a number to reach without weights', () => {
  it.each([
    ['I can do 20 push-ups and need 40', { ids: ['push-up'], from: 20, to: 40, of: 'reps' }],
    ['I can do 3 pull-ups and want 10', { ids: ['pull-up'], from: 3, to: 10, of: 'reps' }],
    ['6 dips now, goal is 15 dips', { ids: ['parallel-bar-dip'], from: 6, to: 15, of: 'reps' }],
    ['0 pull-ups, goal 1', { ids: ['pull-up'], from: 0, to: 1, of: 'reps' }],
    ['Goal: 10 pull-ups', { ids: ['pull-up'], to: 10, of: 'reps' }],
  ])('is kept with today’s, if that is told: %s', (said, goal) => {
    expect(goalsIn(said)).toEqual([expect.objectContaining(goal)])
    const [{ from } = { from: NaN }] = goalsIn(said) ?? []
    expect(from).toBe('from' in goal ? goal.from : undefined)
  })

  it.each([
    ['Goal: 10 pull-ups', true],
    ['Goal: 1 pull-up', false],
    ['I can do 3 pull-ups and want 10', false],
    ['I can do 5 pull-ups and want 10', true],
  ])('tells whether the lift itself can be trained: %s', (said, does) => {
    expect(goalsIn(said)?.map(doesItself)).toEqual([does])
  })

  it('needs no number where a test counts every rep', () => {
    const heard: Heard[] = [{ kind: 'lift', lift: 'push-up', reps: 20, quote: 'got to 20 in two minutes' }]
    const words = 'My push-ups got to 20 in two minutes.'
    expect(goalsIn(`${words} It is for the police test.`, heard)).toEqual([
      { what: 'push-up', ids: ['push-up'], from: 20, of: 'reps', withinSeconds: 120 },
    ])
    expect(goalsIn(words, heard)).toBeUndefined()
    expect(goalsIn(`${words} I need 40 push-ups for the test.`, heard)).toEqual([
      expect.objectContaining({ from: 20, to: 40, withinSeconds: 120 }),
    ])
  })

  it('is of seconds for a hold', () => {
    const said = 'I hold a plank for 1:50 and need 2:40'
    const heard: Heard[] = [
      { kind: 'lift', lift: 'plank', seconds: 110, quote: 'plank for 1:50' },
      { kind: 'goal', what: 'plank', seconds: 160, quote: 'need 2:40' },
    ]
    expect(goalsIn(said, heard)).toEqual([
      { what: 'plank', ids: ['plank'], from: 110, to: 160, of: 'seconds' },
    ])
  })

  it('takes today’s pull-ups from the form', () => {
    const facts = { bestSets: [{ lift: 'pull-up' as const, weight: 0, unit: 'kg' as const, reps: 7 }] }
    expect(goalsIn('Goal: 12 pull-ups', [], { facts })?.[0]).toMatchObject({ from: 7, to: 12 })
  })

  it.each(['I want a bench of 100 kg', 'I can do 20 push-ups', 'I can do 50 push-ups and want 40'])(
    'is none without a number to grow to: %s',
    (said) => {
      expect(goalsIn(said)).toBeUndefined()
    },
  )

  it('is none for a lift with a weight that is not told', () => {
    const said = 'My goal is a squat for 5'
    expect(goalsIn(said, [{ kind: 'goal', what: 'squat', reps: 5, quote: said }])).toBeUndefined()
  })

  it('goes when the buyer takes it back', () => {
    const corrections = [{ about: 'value', what: 'goal-push-up', as: 'nothing' }] as const
    expect(goalsIn('I can do 20 push-ups and need 40', [], { corrections: [...corrections] })).toBeUndefined()
  })
})
