import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LetterKind } from '../domain/shop/letters.ts'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'

/** For links whose holder may only unsubscribe, which is harmless. */
export function signLetter([secret]: RotatingSecret, purchaseId: string, kind: LetterKind): string {
  const letter = `${purchaseId} ${kind}`
  return `${Buffer.from(letter).toString('base64url')}.${signatureOf(secret, letter)}`
}

/** @returns null when the signature is not ours */
export function readSignedLetter(
  secrets: RotatingSecret,
  token: string,
): { purchaseId: string; kind: LetterKind } | null {
  const [encoded = '', signature = ''] = token.split('.')
  const letter = Buffer.from(encoded, 'base64url').toString()
  const given = Buffer.from(signature)
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, letter))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isOurs) return null
  const [purchaseId = '', kind] = letter.split(' ')
  return { purchaseId, kind: kind as LetterKind }
}

const signatureOf = (secret: string, letter: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${letter}`).digest('base64url')
