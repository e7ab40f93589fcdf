import { expect, it } from '@jest/globals'
import { maskedEmail } from './person.ts'

it.each([
  ['jamie@example.com', 'j•••@example.com'],
  ['Jo@example.com', 'j•••@example.com'],
  ['élodie@example.com', 'é•••@example.com'],
  ['j@example.com', '•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('%s is shown as %s to a reader who may not have typed it', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
