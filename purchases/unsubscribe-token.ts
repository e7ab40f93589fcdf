import Keygrip from 'keygrip'
import type { LetterKind } from '../domain/shop/letters.ts'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'

const keysFrom = (secrets: RotatingSecret) => new Keygrip(secrets, 'sha256')

/** For links whose holder may only unsubscribe, which is harmless. */
export function signLetter(secrets: RotatingSecret, purchaseId: string, kind: LetterKind): string {
  const letter = `${purchaseId} ${kind}`
  return `${Buffer.from(letter).toString('base64url')}.${keysFrom(secrets).sign(`unsubscribe:${letter}`)}`
}

/** @returns null when the signature is not ours */
export function readSignedLetter(
  secrets: RotatingSecret,
  token: string,
): { purchaseId: string; kind: LetterKind } | null {
  const [encoded = '', signature = ''] = token.split('.')
  const letter = Buffer.from(encoded, 'base64url').toString()
  if (!keysFrom(secrets).verify(`unsubscribe:${letter}`, signature)) return null
  const [purchaseId = '', kind] = letter.split(' ')
  return { purchaseId, kind: kind as LetterKind }
}
