import { describe, expect, it } from '@jest/globals'
import { SAMPLE_DAY } from '../../forms/sample-person.ts'
import { readByRule } from '../read-by-rule.ts'

const read = (said: string) => readByRule(said, 'comments', SAMPLE_DAY)
const quote = expect.any(String) as unknown as string

describe('a limit in plain words', () => {
  it.each([
    ['max two big lifts a day', { lifts: 2 }],
    ['I do not want more than 3 main lifts in a session', { lifts: 3 }],
    ['At most 5 exercises per session, please.', { exercises: 5 }],
    ["I don't want to do more than four exercises a day", { exercises: 4 }],
    ['5 exercises max', { exercises: 5 }],
    ['never more than 3 sets of an exercise', { sets: 3 }],
    ['3 sets per exercise at most', { sets: 3 }],
    ['no more than 12 reps', { reps: 12 }],
    ['nothing over 10 reps please', { reps: 10 }],
    ['no sets under 8 reps', { atLeast: 8 }],
    ['No planks longer than 20 seconds', { what: 'plank', seconds: 20 }],
    ['no holds over 30 s', { what: 'holds', seconds: 30 }],
    ['Side planks capped at 25 sec', { what: 'side-plank', seconds: 25 }],
  ])('is read: %s', (said, limit) => {
    expect(read(said)).toEqual([{ kind: 'limit', ...limit, quote }])
  })

  it('is read beside another', () => {
    expect(read('No more than 3 sets per exercise and no more than 6 exercises')).toEqual([
      { kind: 'limit', exercises: 6, quote },
      { kind: 'limit', sets: 3, quote },
    ])
  })

  it.each([
    'I can do no more than 12 reps of pull-ups',
    'rest no more than 60 seconds',
    'So far I did at most 3 exercises a day',
    'planks 60 s max',
    'no more than 45 minutes a session',
    'squat max 5 reps at 100 kg',
    'max 3 days a week',
  ])('is not heard in what somebody does or can do: %s', (said) => {
    expect(read(said).filter(({ kind }) => kind === 'limit')).toEqual([])
  })
})
