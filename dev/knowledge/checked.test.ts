import { expect, it } from '@jest/globals'
import { z } from 'zod'
import { checked, UnsoundData } from './checked.ts'

const File = z.record(z.string(), z.strictObject({ title: z.string(), cost: z.number() }))

it.each([
  ['a line that is not there', 'one:\n  cost: 1', 'rules.yaml, one, title: is missing'],
  ['another kind of value', 'one:\n  title: a\n  cost: b', /^rules\.yaml, one, cost: .*expected number/],
  [
    'a colon in a sentence without quotes',
    'one:\n  title: sit: then stand\n  cost: 1',
    /^rules\.yaml: Nested mappings .* line 2/,
  ],
])('names the file and the place of %s', (_what, text, says) => {
  const read = () => checked('rules.yaml', text, File)
  expect(read).toThrow(UnsoundData)
  expect(read).toThrow(says)
})

it('says so in its own words, also where zod speaks to buyers', () => {
  const { customError } = z.config()
  z.config({ customError: () => 'Please send a number here.' })
  try {
    expect(() => checked('rules.yaml', 'one: 1', z.record(z.string(), z.string()))).toThrow(
      'rules.yaml, one: Invalid input: expected string, received number',
    )
  } finally {
    z.config({ customError })
  }
})
