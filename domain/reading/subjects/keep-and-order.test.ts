import { describe, expect, it } from '@jest/globals'
import { SAMPLE_DAY } from '../../forms/sample-person.ts'
import { readByRule } from '../read-by-rule.ts'

const told = (said: string) =>
  readByRule(said, 'comments', SAMPLE_DAY).map((each) =>
    [each.kind, 'what' in each && each.what, each.kind === 'keep' && each.timesAWeek]
      .filter(Boolean)
      .join(' '),
  )

describe('a lift that must stay', () => {
  it.each([
    ['keep the squats in', 'keep squat'],
    ["don't drop the bench press", 'keep bench-press'],
    ['deadlifts must stay', 'keep deadlift'],
    ['I want to keep squatting twice a week', 'keep squat 2'],
  ])('is read: %s', (said, kept) => {
    expect(told(said)).toEqual([kept])
  })

  it.each(['keep squats light', 'squats keep hurting', 'please keep deadlifts under 100 kg'])(
    'is not heard in: %s',
    (said) => {
      expect(told(said).filter((each) => each.startsWith('keep'))).toEqual([])
    },
  )
})

describe('an order within the session', () => {
  it.each([
    ['start every session with pull-ups', 'first pull-up'],
    ['squats first', 'first squat'],
    ['calves first', 'first calves'],
    ['leg press first, then squats', 'first leg-press'],
    ['abs last please', 'last core'],
    ['planks at the end', 'last plank'],
    ['finish with curls', 'last curl'],
  ])('is read: %s', (said, order) => {
    expect(told(said)).toEqual([order])
  })

  it.each([
    'I did squats first and deadlifts last',
    'no squats first thing in the morning',
    'deadlifts last week went well',
    'I usually start with bench',
  ])('is not heard in: %s', (said) => {
    expect(told(said).filter((each) => /^(?:first|last)/.test(each))).toEqual([])
  })
})
