import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import { readSigned, signFor } from './signed-token.ts'

const PURPOSE = 'pay-again'

/** For links whose holder may pay for the survey of a purchase whose payment failed. */
export const signPayAgain = (secrets: RotatingSecret, purchaseId: string): string =>
  signFor(secrets, PURPOSE, purchaseId)

/** @returns the purchase; null when the signature is not ours */
export const readPayAgain = (secrets: RotatingSecret, token: string): string | null =>
  readSigned(secrets, PURPOSE, token)
