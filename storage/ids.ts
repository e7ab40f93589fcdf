import { createHash, randomBytes } from 'node:crypto'

/** 144 random bits as base64url: an id that is its own credential. */
export const unguessableId = (): string => randomBytes(18).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
