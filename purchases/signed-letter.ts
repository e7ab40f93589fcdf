import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RotatingSecret } from '../domain/rotating-secret.ts'

/** A letter of a purchase with our signature, for links whose holder may only do one harmless thing: unsubscribe. */
export function signLetter([secret]: RotatingSecret, purchaseId: string, kind: string): string {
  const letter = `${purchaseId} ${kind}`
  return `${Buffer.from(letter).toString('base64url')}.${signatureOf(secret, letter)}`
}

/** @returns null when the signature is not ours; no kind in links of letters that did not name it yet */
export function readSignedLetter(
  secrets: RotatingSecret,
  token: string,
): { purchaseId: string; kind: string | undefined } | null {
  const [encoded = '', signature = ''] = token.split('.')
  const letter = Buffer.from(encoded, 'base64url').toString()
  const given = Buffer.from(signature)
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, letter))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isOurs) return null
  const [purchaseId = '', kind] = letter.split(' ')
  return { purchaseId, kind }
}

const signatureOf = (secret: string, letter: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${letter}`).digest('base64url')
