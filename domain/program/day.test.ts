import { expect, it } from '@jest/globals'
import { DAY_KINDS, titleIn, titleOf } from './day.ts'
import { isLightDay, parseDay } from './parse-day.ts'

it('is called by its place, its kind, its letter and its week', () => {
  expect(titleIn(titleOf(1, 'lower-arms', undefined, null), ' - ')).toBe('Day 2 - Lower and Arms')
  expect(titleIn(titleOf(0, 'upper', 'A', 'taper'), ' · ')).toBe('Day 1 · Upper A (taper)')
})

it('reads the name of a stored day back', () => {
  for (const kind of DAY_KINDS)
    for (const letter of [undefined, 'B'])
      for (const light of [null, 'deload', 'taper'] as const) {
        const title = titleOf(3, kind, letter, light)
        expect(parseDay(titleIn(title, ' - '))).toEqual({ title, kind })
        expect(isLightDay(titleIn(title, ' - '))).toBe(light !== null)
      }
})

it('keeps a stored name that is not of our form', () => {
  for (const day of ['Day 1', 'Arms and more (deload)']) expect(titleIn(parseDay(day).title, ' - ')).toBe(day)
  expect(titleIn(parseDay('Day 1 – Beach').title, ' · ')).toBe('Day 1 · Beach')
  expect(parseDay('Day 1 – Beach').kind).toBeUndefined()
})
