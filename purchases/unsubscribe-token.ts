import type { LetterKind, ORDER_LEFT } from '../domain/shop/letters.ts'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import { readSigned, signFor } from './signed-token.ts'

const PURPOSE = 'unsubscribe'

type AnyKind = LetterKind | typeof ORDER_LEFT

/** For links whose holder may only unsubscribe, which is harmless. */
export const signLetter = (secrets: RotatingSecret, purchaseId: string, kind: AnyKind): string =>
  signFor(secrets, PURPOSE, `${purchaseId} ${kind}`)

/** @returns null when the signature is not ours */
export function readSignedLetter(
  secrets: RotatingSecret,
  token: string,
): { purchaseId: string; kind: AnyKind } | null {
  const letter = readSigned(secrets, PURPOSE, token)
  if (letter === null) return null
  const [purchaseId = '', kind] = letter.split(' ')
  return { purchaseId, kind: kind as AnyKind }
}
