import { expect, it } from '@jest/globals'
import { when } from './when.ts'

it('objects only when something is wrong', () => {
  expect(when(true, { says: 'Too long.' })).toEqual([{ says: 'Too long.' }])
  expect([false, undefined, null, 0, ''].flatMap((nothing) => when(nothing, 'Too long.'))).toEqual([])
})
