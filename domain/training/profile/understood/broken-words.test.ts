import { expect, it } from '@jest/globals'
import { TODAY } from '../../../../dev/testkit/today.ts'
import { understandingOf } from './understanding.ts'

const read = (exercisesToAvoid: string) => understandingOf({ exercisesToAvoid }, TODAY)

it.each(['Knie kaputt', 'Meine Schulter ist kaputt', 'Rücken kaputt'])(
  'calls a joint that is worn out sore, not broken: %s',
  (words) => {
    const { chips, spares } = read(words)
    expect(spares).toHaveLength(1)
    expect(chips.filter(({ about }) => about === 'condition')).toEqual([])
  },
)

it.each(['broken wrist', 'Handgelenk gebrochen'])('still clears a broken bone first: %s', (words) => {
  expect(read(words).clearFirst).not.toEqual([])
})
