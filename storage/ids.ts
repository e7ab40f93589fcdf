import { createHash, randomBytes } from 'node:crypto'

/** 144 random bits, base64url: an id that is its own credential. */
export const unguessableId = (): string => randomBytes(18).toString('base64url')

/** What is kept of a secret that we gave away. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
