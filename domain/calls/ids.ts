import { z } from 'zod'
import { required } from '../forms/program-request.ts'

/** Ids of surveys and programs: 128 random bits or more, base64url. Whoever has one may use it. */
export const UnguessableId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This is not an id of ours.')

/** The token that opens a survey, as we mail it. */
export const AccessToken = required('Please enter your access token').max(300)
/** What a token of the first channel begins with; the license key follows. */
export const LICENSE_TOKEN_PREFIX = 'gumroad_'
