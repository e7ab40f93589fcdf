import { createHmac, timingSafeEqual } from 'node:crypto'

/** A purchase's id with our signature, for links whose holder may only do one harmless thing: unsubscribe. */
export const signPurchase = (secret: string, purchaseId: string): string =>
  `${Buffer.from(purchaseId).toString('base64url')}.${signatureOf(secret, purchaseId)}`

/** @returns the purchase's id, or null when the signature is not ours */
export function readSignedPurchase(secret: string, token: string): string | null {
  const [encoded = '', signature = ''] = token.split('.')
  const purchaseId = Buffer.from(encoded, 'base64url').toString()
  const expected = Buffer.from(signatureOf(secret, purchaseId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? purchaseId : null
}

const signatureOf = (secret: string, purchaseId: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${purchaseId}`).digest('base64url')
