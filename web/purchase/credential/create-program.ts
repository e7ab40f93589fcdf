import type { z } from 'zod'
import { createProgramByLicense, createProgramByToken } from '../../../domain/calls/credentials.ts'
import { LICENSE_TOKEN_PREFIX } from '../../../domain/calls/ids.ts'
import type { ProgramRequest } from '../../../domain/forms/program-request.ts'
import { request } from '../../requests/request.ts'

/** What opens a survey: a license key of the first channel, or an access token of any channel. */
export type Credential = { token: string } | { licenseKey: string; productId?: string | undefined }

export const credentialIn = (token: string): Credential =>
  token.startsWith(LICENSE_TOKEN_PREFIX)
    ? { licenseKey: token.slice(LICENSE_TOKEN_PREFIX.length) }
    : { token }

/** The answers of a form, as its call takes them. */
export type ProgramForm = z.input<typeof ProgramRequest>

/**
 * Has the program of a purchase written, and waits for its PDF. A purchase has one program, so another call
 * waits for the same one.
 */
export const createProgram = (credential: Credential, survey: ProgramForm, signal: AbortSignal) =>
  'licenseKey' in credential
    ? request(createProgramByLicense, { body: { ...survey, ...credential }, signal })
    : request(createProgramByToken, { body: { ...survey, ...credential }, signal })
