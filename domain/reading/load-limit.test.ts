import { expect, it } from '@jest/globals'
import { readByRule } from './read-by-rule.ts'
import { TODAY } from '../../dev/testkit/today.ts'

const limit = (said: string) =>
  readByRule(said, 'comments', TODAY).flatMap((each) =>
    each.kind === 'condition' && each.mostKg !== undefined ? [[each.what, each.mostKg, each.mostWeeks]] : [],
  )

it.each([
  ['Hernia surgery last week, told nothing over 10 lb for four weeks', ['surgery', 4.5, 4]],
  ['I had surgery. Not allowed to lift more than 5 kg', ['surgery', 5, undefined]],
  ['Knie operiert vor 3 Wochen. Nichts schwerer als 5 kg für 6 Wochen', ['surgery', 5, 6]],
])('%s', (said, told) => expect(limit(said)).toEqual([told]))

it.each(['nothing over 10 lb please', 'I had surgery in 2012. My bench is 60 kg'])(
  'is no order: %s',
  (said) => expect(limit(said)).toEqual([]),
)
