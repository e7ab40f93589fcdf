import { describe, expect, it } from '@jest/globals'
import type { Chip } from '../../../domain/training/profile/understood/reading.ts'
import { hintFor, toBeCleared } from './groups.ts'

const told = (what: string): Chip => ({ group: 'told', about: 'value', what, label: what })
const used = (about: Chip['about'], what: string): Chip => ({ group: 'use', about, what, label: what })

describe('what a group of chips says besides', () => {
  it('is that weights follow from sets, where there are sets', () => {
    expect(hintFor('told', [told('squat')])).toContain('weights')
    expect(hintFor('told', [told('limit-exercises'), told('keep-squat'), told('less-quads')])).toBe('')
  })

  it('is that nothing needs more, where it lists what there is', () => {
    expect(hintFor('use', [used('implement', 'dumbbells'), used('value', 'gear-sandbag')])).toContain(
      'needs more',
    )
    expect(hintFor('use', [used('value', 'phase-machines')])).toBe('')
  })
})

it('waits for clearance by a professional, not for parents alone', () => {
  const clear = (what: string): Chip => ({ group: 'clear', about: 'condition', what, label: what })
  expect(toBeCleared([told('age'), clear('surgery')])).toHaveLength(1)
  expect(toBeCleared([clear('under-16')])).toEqual([])
  expect(toBeCleared([clear('under-16'), clear('stroke')])).toHaveLength(1)
  expect(toBeCleared([told('age')])).toEqual([])
})
