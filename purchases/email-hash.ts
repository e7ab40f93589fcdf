import { createHmac } from 'node:crypto'

/** What operators may search an address by where the address itself must not stand. */
export const emailHashOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`email:${email.trim().toLowerCase()}`).digest('base64url').slice(0, 22)
