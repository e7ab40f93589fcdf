import Keygrip from 'keygrip'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'

const keysFrom = (secrets: RotatingSecret) => new Keygrip(secrets, 'sha256')

/** Words that a link carries, signed for one purpose: no other kind of link accepts them. */
export const signFor = (secrets: RotatingSecret, purpose: string, words: string): string =>
  `${Buffer.from(words).toString('base64url')}.${keysFrom(secrets).sign(`${purpose}:${words}`)}`

/** @returns the words; null when the signature is not ours, or of another purpose */
export function readSigned(secrets: RotatingSecret, purpose: string, token: string): string | null {
  const [encoded = '', signature = ''] = token.split('.')
  const words = Buffer.from(encoded, 'base64url').toString()
  return keysFrom(secrets).verify(`${purpose}:${words}`, signature) ? words : null
}
