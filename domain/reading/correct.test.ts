import { describe, expect, it } from '@jest/globals'
import type { Correction } from '../forms/corrections.ts'
import { readingOf, understandingOf } from '../training/profile/understood/understanding.ts'
import { TODAY } from '../../dev/testkit/today.ts'

const chips = (exercisesToAvoid: string, corrections: Correction[] = [], equipment = 'commercial') =>
  understandingOf({ equipment, exercisesToAvoid, corrections }, TODAY).chips.map(
    ({ group, label }) => `${group}: ${label.replace(/ \(.*/, '')}`,
  )

describe('a correction by the buyer', () => {
  it('takes back any kind of statement', () => {
    const text = 'no lunges, my knee hurts, I am pregnant'
    expect(chips(text)).toEqual(['leave-out: lunges', 'careful: knee', 'clear: a pregnancy'])
    expect(chips(text, [{ about: 'lift', what: 'lunge', as: 'nothing' }])).toEqual([
      'careful: knee',
      'clear: a pregnancy',
    ])
    expect(chips(text, [{ about: 'joint', what: 'knee', as: 'nothing' }])).not.toContain('careful: knee')
    expect(chips(text, [{ about: 'condition', what: 'pregnancy', as: 'nothing' }])).not.toContain(
      'clear: a pregnancy',
    )
  })

  it('reverses a statement, as narrowly as it was made', () => {
    const turned: Correction[] = [{ about: 'lift', what: 'front-squat', as: 'prefer' }]
    expect(chips('no front squats', turned)).toEqual(['prefer: front squats'])
  })

  it('adds what no text said', () => {
    expect(
      chips('', [
        { about: 'exercise', what: 'burpee', as: 'leave-out' },
        { about: 'joint', what: 'shoulder', as: 'careful' },
        { about: 'condition', what: 'asthma', as: 'careful' },
      ]),
    ).toEqual(['leave-out: Burpee', 'careful: shoulder', expect.stringMatching(/asthma/)])
  })

  it('overrides earlier corrections', () => {
    expect(
      chips('no lunges', [
        { about: 'lift', what: 'lunge', as: 'nothing' },
        { about: 'lift', what: 'lunge', as: 'prefer' },
      ]),
    ).toEqual(['prefer: lunges'])
  })

  it('adds and removes an implement at home', () => {
    const { equipment } = readingOf(
      {
        equipment: 'Home Gym: dumbbells and a bench',
        corrections: [
          { about: 'implement', what: 'bench', as: 'nothing' },
          { about: 'implement', what: 'barbell', as: 'use' },
        ],
      },
      TODAY,
    )
    expect(equipment.implements).toEqual(['barbell', 'dumbbells'])
  })

  it('stops protecting a joint that a condition protected', () => {
    const text = 'carpal tunnel'
    expect(readingOf({ exercisesToAvoid: text }, TODAY).avoid.injuries).toContain('wrist')
    const corrections: Correction[] = [{ about: 'joint', what: 'wrist', as: 'nothing' }]
    expect(readingOf({ exercisesToAvoid: text, corrections }, TODAY).avoid.injuries).not.toContain('wrist')
  })

  it('overrides the reading of a model', () => {
    const model = {
      comments: [{ kind: 'prefer' as const, what: 'deadlift' as const, quote: 'deadlifts' }],
      equipment: [],
    }
    const corrections: Correction[] = [{ about: 'lift', what: 'deadlift', as: 'leave-out' }]
    const read = readingOf({ exercisesToAvoid: 'deadlifts are ace', corrections }, TODAY, model)
    expect(read.understanding.prefers).toEqual([])
    expect(read.understanding.leavesOut.join()).toMatch(/deadlift/)
  })

  it('has no effect with an unknown name', () => {
    expect(chips('no lunges', [{ about: 'lift', what: 'constructor', as: 'prefer' }])).toEqual([
      'leave-out: lunges',
    ])
  })
})
