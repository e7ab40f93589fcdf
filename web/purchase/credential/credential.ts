import { useEffect, useState } from 'react'
import { validateLicense, validateToken, type Validation } from '../../../domain/calls/credentials.ts'
import { LICENSE_TOKEN_PREFIX } from '../../../domain/calls/ids.ts'
import { codeOf, request } from '../../requests/request.ts'

/** What opens a survey: a license key of the first channel, or an access token of any channel. */
export type Credential = { token: string } | { licenseKey: string; productId?: string | undefined }

export const credentialIn = (token: string): Credential =>
  token.startsWith(LICENSE_TOKEN_PREFIX)
    ? { licenseKey: token.slice(LICENSE_TOKEN_PREFIX.length) }
    : { token }

export const lookAt = (credential: Credential): Promise<Validation> =>
  'licenseKey' in credential
    ? request(validateLicense, { body: credential })
    : request(validateToken, { body: credential })

/** What is known before a form is shown. */
type Look =
  | { at: 'looking' }
  /** Nothing was bought with it yet, or that cannot be found out now. */
  | { at: 'form'; validation: Validation | null }
  | { at: 'bought'; validation: Validation }
  | { at: 'refused'; error: unknown }

/** Refusals that no answers to a questionnaire can change. */
const REFUSED = ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED']

/**
 * Checks once what a credential has bought, so that nobody answers for nothing.
 * @param credential - the same object while it is the same credential; null checks nothing
 */
export function useCredentialCheck(credential: Credential | null): Look {
  const [look, setLook] = useState<Look>(credential ? { at: 'looking' } : { at: 'form', validation: null })
  useEffect(() => {
    if (!credential) return
    let isCurrent = true
    const show = (next: Look) => void (isCurrent && setLook(next))
    lookAt(credential).then(
      (validation) => show({ at: validation.isAnswered ? 'bought' : 'form', validation }),
      (error: unknown) =>
        show(
          REFUSED.includes(codeOf(error) ?? '') ? { at: 'refused', error } : { at: 'form', validation: null },
        ),
    )
    return () => void (isCurrent = false)
  }, [credential])
  return look
}
