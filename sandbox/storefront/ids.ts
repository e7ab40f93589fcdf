import { randomBytes } from 'node:crypto'

/** An id as Stripe writes them: the prefix says what it is of. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`

export const seconds = (instant: number): number => Math.floor(instant / 1000)
