import { expect, it } from '@jest/globals'
import { readPayAgain, signPayAgain } from './pay-again-token.ts'
import { signLetter } from './unsubscribe-token.ts'

const SECRET = ['a secret of the test alone'] as const
const ID = 'purchase-stripe-cs_1'
const token = signPayAgain(SECRET, ID)
const [purchase = '', signature = ''] = token.split('.')

it('is read with any accepted secret', () => {
  expect(readPayAgain(SECRET, token)).toBe(ID)
  expect(readPayAgain(['a newer secret', ...SECRET], token)).toBe(ID)
})

it.each([
  ['of another secret', signPayAgain(['another secret'], ID)],
  ['of another purchase', `${Buffer.from('purchase-stripe-cs_2').toString('base64url')}.${signature}`],
  ['to unsubscribe', signLetter(SECRET, ID, 'payment-failed')],
  ['without a signature', purchase],
  ['of nothing', ''],
])('is not accepted %s', (_what, forged) => expect(readPayAgain(SECRET, forged)).toBeNull())
