import { createHmac } from 'node:crypto'
import type { RotatingSecret } from '../domain/rotating-secret.ts'

/**
 * What operators may search an address by where the address itself must not stand: the first is what a purchase is given
 * now, the others are what it was given under former secrets.
 */
export function emailHashesOf([newest, ...former]: RotatingSecret, email: string): [string, ...string[]] {
  const hashBy = (secret: string): string =>
    createHmac('sha256', secret)
      .update(`email:${email.trim().toLowerCase()}`)
      .digest('base64url')
      .slice(0, 22)
  return [hashBy(newest), ...former.map(hashBy)]
}
