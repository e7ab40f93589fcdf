import { expect, it } from '@jest/globals'
import type { Statement } from '../../../reading/statement.ts'
import { understandingOf } from './understanding.ts'

const TODAY = new Date('2026-03-02')

/** A model's reading of the whole text as one condition. */
const sparedBy = (words: string, what: 'ligament-tear' | 'stress-fracture') => {
  const heard: Statement = { kind: 'condition', what, quote: words }
  return understandingOf({ exercisesToAvoid: words }, TODAY, { comments: [heard], equipment: [] }).spares
}

it.each([
  ['the A2 pulley in my ring finger went', 'ligament-tear', ['wrist']],
  ['TFCC tear', 'ligament-tear', ['wrist']],
  ['my ankle tore its bands', 'ligament-tear', ['ankle']],
  ['the ligament is torn', 'ligament-tear', ['knee']],
  ['a crack at L5 from rowing', 'stress-fracture', ['lower back']],
  ['a stress fracture', 'stress-fracture', ['ankle']],
] as const)('are those of the place that the words name: %s', (words, what, joints) =>
  expect(sparedBy(words, what)).toEqual(joints),
)
