import { useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useQuery } from '../../requests/query.ts'
import { site } from '../../site.ts'
import { credentialIn, type Credential } from '../../purchase/credential/credential.ts'
import { CredentialGate } from '../../purchase/credential/credential-gate.tsx'
import { storedLicense, type StoredLicense } from '../../purchase/credential/stored-license.ts'
import { draftOf } from '../../purchase/draft-of.ts'
import { PaidForm } from '../../purchase/writing/paid-form.tsx'
import { WIZARD, wizardBody } from './wizard-rules.ts'

/** /program-form and /survey/form — the 5-step wizard for buyers: by the token of the address, or else the license of this tab. */
export function ProgramFormScreen() {
  const query = useQuery()
  // Read once: the license is removed when the program is ready, and the screen stays.
  const [license] = useState(storedLicense)
  const token = query.get('token')
  const name = query.get('name') || license?.customerName || ''
  const email = query.get('email') || license?.customerEmail || ''
  const credential = useMemo(() => credentialOf(token, license), [token, license])
  if (!credential) return <Navigate to="/survey" replace />
  return (
    <CredentialGate key={token} credential={credential}>
      <PaidForm
        rules={WIZARD}
        bodyOf={wizardBody}
        credential={credential}
        name={name}
        email={email}
        draft={draftOf('wizard', email, 'token' in credential ? credential.token : credential.licenseKey)}
        label="wizard"
        busy="Generating Your Program"
        isNewTab
      />
    </CredentialGate>
  )
}

function credentialOf(token: string | null, license: StoredLicense | null): Credential | null {
  if (!token) return license && { licenseKey: license.licenseKey, productId: license.productId }
  const credential = credentialIn(token)
  return 'licenseKey' in credential ? { ...credential, productId: site.gumroadProductId } : credential
}
