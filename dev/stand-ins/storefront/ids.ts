import { randomBytes } from 'node:crypto'

/** An id in Stripe's format; the prefix names the type of object. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`

export const seconds = (instant: number): number => Math.floor(instant / 1000)
