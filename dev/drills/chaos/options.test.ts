import { expect, it } from '@jest/globals'
import { readOptions } from './report.ts'

it('gives three hundred people twenty minutes and more than a hundred faults', () => {
  expect(readOptions(['--seed', '5', '--purchases', '300'])).toEqual({
    ...{ seed: 5, purchases: 300, faults: 120, minutes: 20, drilled: null, busy: false, operator: false },
  })
})

it('hangs one part for ten minutes in a drill', () => {
  expect(readOptions(['--drill', 'hang', '--part', 'mail'])).toMatchObject({ drilled: 'mail', minutes: 10 })
})

it.each([
  [['--purchases', 'many']],
  [['--drill', 'hang']],
  [['--part', 'mail']],
  [['--drill', 'hang', '--part', 'gateway']],
  [['--drill', 'burn', '--part', 'mail']],
])('does not understand %j', (args) => {
  expect(() => readOptions(args)).toThrow()
})
