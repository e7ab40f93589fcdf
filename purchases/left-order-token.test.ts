import { expect, it } from '@jest/globals'
import { readLeftOrder, signLeftOrder } from './left-order-token.ts'
import { signPayAgain } from './pay-again-token.ts'

const SECRET = ['a secret of the test alone'] as const
const token = signLeftOrder(SECRET, 'cs_1')
const [order = '', signature = ''] = token.split('.')

it('is read with any accepted secret', () => {
  expect(readLeftOrder(SECRET, token)).toBe('cs_1')
  expect(readLeftOrder(['a newer secret', ...SECRET], token)).toBe('cs_1')
})

it.each([
  ['of another secret', signLeftOrder(['another secret'], 'cs_1')],
  ['of another order', `${Buffer.from('cs_2').toString('base64url')}.${signature}`],
  ['to pay again', signPayAgain(SECRET, 'cs_1')],
  ['without a signature', order],
  ['of nothing', ''],
])('is not accepted %s', (_what, forged) => expect(readLeftOrder(SECRET, forged)).toBeNull())
