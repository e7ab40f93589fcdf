import { describe, expect, it } from '@jest/globals'
import type { Statement } from '../../../reading/statement.ts'
import { SAMPLE_DAY } from '../../../forms/sample-person.ts'
import { limitsSaid } from './limits-said.ts'
import { understandingOf } from './understanding.ts'

const TEXT = 'at most 5 exercises a day, no planks longer than 20 seconds'
const chipsOf = (answers: Parameters<typeof understandingOf>[0]) =>
  understandingOf(answers, SAMPLE_DAY).chips.map(({ label }) => label)

describe('a limit', () => {
  it('is a chip of its own, which can be taken back', () => {
    expect(chipsOf({ exercisesToAvoid: TEXT })).toEqual(['At most 5 exercises a day', 'Planks: up to 20 s'])
    const corrections = [{ about: 'value', what: 'limit-exercises', as: 'nothing' }] as const
    expect(chipsOf({ exercisesToAvoid: TEXT, corrections: [...corrections] })).toEqual(['Planks: up to 20 s'])
  })

  it.each<[Partial<Statement>, string]>([
    [{ lifts: 1 }, 'At most 1 big lift a day'],
    [{ what: 'holds', seconds: 30 }, 'Holds: up to 30 s'],
    [{ sets: 3 }, 'Each exercise: at most 3 sets'],
    [{ what: 'squat', sets: 3 }, 'Squats: at most 3 sets'],
    [{ reps: 12 }, 'Each set: at most 12 reps'],
    [{ atLeast: 8 }, 'Each set: at least 8 reps'],
  ])('is named by what it limits: %o', (limit, label) => {
    const said = limitsSaid([{ kind: 'limit', ...limit, quote: 'so' } as Statement])
    expect(said.map((each) => each.label)).toEqual([label])
  })

  it('without a number is not understood', () => {
    const quote = 'fewer things please'
    const model = { comments: [{ kind: 'limit', quote } as const], equipment: [] }
    expect(understandingOf({ exercisesToAvoid: quote }, SAMPLE_DAY, model).unread).toEqual([quote])
  })
})
