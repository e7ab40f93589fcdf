import { createHmac } from 'node:crypto'
import type { RotatingSecret } from '../domain/shop/rotating-secret.ts'

/** For searches, where an address must not be stored. The first is current, others of former secrets. */
export function emailHashesOf([newest, ...former]: RotatingSecret, email: string): [string, ...string[]] {
  const hashBy = (secret: string): string =>
    createHmac('sha256', secret)
      .update(`email:${email.trim().toLowerCase()}`)
      .digest('base64url')
      .slice(0, 22)
  return [hashBy(newest), ...former.map(hashBy)]
}
