import { LICENSE_TOKEN_PREFIX, ProgramCreated } from '../../../domain/api.ts'
import { request } from '../../request.ts'

/** What opens a survey: a license key of the first channel, or anyone's access token. */
export type Credential = { token: string } | { licenseKey: string; productId?: string | undefined }

export const credentialIn = (token: string): Credential =>
  token.startsWith(LICENSE_TOKEN_PREFIX)
    ? { licenseKey: token.slice(LICENSE_TOKEN_PREFIX.length) }
    : { token }

/**
 * Has the program of a purchase written and waits for its PDF. A purchase has one program: asking again waits for the
 * same one.
 */
export const createProgram = (credential: Credential, survey: object, signal: AbortSignal) =>
  request('licenseKey' in credential ? '/api/programs' : '/api/shopify/programs', {
    method: 'POST',
    body: { ...survey, ...credential },
    answer: ProgramCreated,
    signal,
  })
