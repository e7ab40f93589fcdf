import { useEffect, useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { useToast } from '../../parts/toast.tsx'
import { credentialIn } from '../../purchase/credential/credential.ts'
import { CredentialGate } from '../../purchase/credential/credential-gate.tsx'
import { draftOf } from '../../purchase/draft-of.ts'
import { PaidForm } from '../../purchase/writing/paid-form.tsx'
import { useQuery } from '../../requests/query.ts'
import { SURVEY, surveyBody } from './survey.ts'

/** /form — the 3-step survey for buyers. */
export function FormScreen() {
  const query = useQuery()
  const token = query.get('token')
  const email = query.get('email') ?? ''
  const credential = useMemo(() => token && credentialIn(token), [token])
  if (!credential) return <AccessRequired />
  return (
    <CredentialGate key={token} credential={credential}>
      <PaidForm
        rules={SURVEY}
        bodyOf={surveyBody}
        credential={credential}
        name={query.get('name') ?? ''}
        email={email}
        draft={draftOf('form', email, token ?? '')}
        label="survey"
        busy="Generating your program..."
      />
    </CredentialGate>
  )
}

function AccessRequired() {
  const toast = useToast()
  useEffect(
    () =>
      toast({
        look: 'destructive',
        title: 'Access Required',
        description: 'Please access this form through your program purchase link.',
      }),
    [toast],
  )
  return <Navigate to="/access" replace />
}
