import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'
import { readSigned, signFor } from './signed-token.ts'

const PURPOSE = 'left-order'

/** For links whose holder may open the order of a checkout that was left unpaid. */
export const signLeftOrder = (secrets: RotatingSecret, order: string): string =>
  signFor(secrets, PURPOSE, order)

/** @returns the checkout's order; null when the signature is not ours */
export const readLeftOrder = (secrets: RotatingSecret, token: string): string | null =>
  readSigned(secrets, PURPOSE, token)
