import { z } from 'zod'
import { required } from '../forms/program-request.ts'
import { CREDENTIAL_LIMIT } from '../forms/limits.ts'

/** Ids of surveys and programs: 128 random bits or more, base64url. Possession of an id grants access. */
export const UnguessableId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This is not an id of ours.')

export const AccessToken = required('Please enter your access token').max(CREDENTIAL_LIMIT)
export const LICENSE_TOKEN_PREFIX = 'gumroad_'

export const ProgramCreated = z.object({ id: z.string() })

export const WAITING = ['GENERATION_DELAYED', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'] as const
