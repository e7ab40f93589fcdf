import { expect, it } from '@jest/globals'
import type { Context } from 'koa'
import { writtenProgram } from '../../dev/testkit/examples/example-program.ts'
import { paperFor, unitsFor } from './pdf.ts'

const generated = writtenProgram({ facts: { bodyWeight: { value: 180, unit: 'lb' } } })
const from = (language: string, query = {}) =>
  ({ query, vary: () => undefined, get: () => language }) as unknown as Context

it('is in the unit that the buyer wrote, whatever their browser speaks, unless another is asked for', () => {
  expect(unitsFor(from('de-DE'), { generated })).toBe('lb')
  expect(paperFor(from('de-DE'), { generated })).toBe('letter')
  expect(unitsFor(from('de-DE', { units: 'kg' }), { generated })).toBe('kg')
  expect(paperFor(from('de-DE', { paper: 'a4' }), { generated })).toBe('a4')
  expect(paperFor(from('de-DE'), { generated: writtenProgram() })).toBe('a4')
})
