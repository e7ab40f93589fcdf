import { expect, it } from '@jest/globals'
import { readSignedLetter, signLetter } from './unsubscribe-token.ts'

const SECRET = ['a secret of the test alone'] as const
const token = signLetter(SECRET, 'purchase-stripe-cs_1', 'survey-reminder-1')
const [letter = '', signature = ''] = token.split('.')

it('is read with the secret that signed it', () => {
  expect(readSignedLetter(SECRET, token)).toEqual({
    purchaseId: 'purchase-stripe-cs_1',
    kind: 'survey-reminder-1',
  })
})

it('fits in an address, and never changes', () => {
  expect(token).toBe(
    'cHVyY2hhc2Utc3RyaXBlLWNzXzEgc3VydmV5LXJlbWluZGVyLTE.7CWCescLrmYuYKvLfb8YwPzgXy64G4b_rZP1PgbC2Uw',
  )
})

it.each([
  ['of another secret', signLetter(['another secret'], 'purchase-stripe-cs_1', 'survey-reminder-1')],
  ['of another letter', `${Buffer.from('purchase-stripe-cs_2 x').toString('base64url')}.${signature}`],
  ['without a signature', letter],
  ['with a short signature', `${letter}.x`],
  ['with a longer signature', `${token}x`],
  ['of nothing', ''],
])('is not accepted %s', (_what, forged) => {
  expect(readSignedLetter(SECRET, forged)).toBeNull()
})

it('is read with any accepted secret, and signed with the newest', () => {
  const rotated = ['a newer secret', ...SECRET] as const
  expect(readSignedLetter(rotated, token)).not.toBeNull()
  expect(readSignedLetter(['a newer secret'], token)).toBeNull()
  const latest = signLetter(rotated, 'purchase-stripe-cs_1', 'survey-reminder-1')
  expect(readSignedLetter(['a newer secret'], latest)).not.toBeNull()
})
