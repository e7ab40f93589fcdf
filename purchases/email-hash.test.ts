import { expect, it } from '@jest/globals'
import { emailHashesOf } from './email-hash.ts'

it('hashes an address with every secret, the newest first', () => {
  const [former] = emailHashesOf(['a secret of the test'], 'ada@example.com')
  const [newest] = emailHashesOf(['a newer secret'], 'ada@example.com')
  expect(emailHashesOf(['a newer secret', 'a secret of the test'], ' Ada@example.com')).toEqual([
    newest,
    former,
  ])
  expect(newest).not.toBe(former)
})
