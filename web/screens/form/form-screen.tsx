import { useEffect, useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { useToast } from '../../parts/toast.tsx'
import { pdfOf } from '../../requests/pdf-of.ts'
import { useQuery } from '../../requests/query.ts'
import { explanationOf } from '../../requests/request.ts'
import { useTopOf } from '../../use-scroll-to-top.ts'
import { credentialIn, type Credential } from '../../purchase/credential/create-program.ts'
import { CredentialGate } from '../../purchase/credential/credential-gate.tsx'
import { ProgramReady } from '../../purchase/writing/program-ready.tsx'
import { StillWriting } from '../../purchase/writing/still-writing.tsx'
import { draftOf } from '../../purchase/draft-of.ts'
import { GeneratingOverlay } from '../../purchase/writing/generating-overlay.tsx'
import { ThreeStepForm } from './three-step-form.tsx'
import { usePaidProgram } from '../../purchase/writing/use-paid-program.ts'
import { useSuccessToast } from '../../purchase/writing/use-success-toast.ts'

const TO_PDF_MS = 1000

/** /form — the 3-step survey for buyers. */
export function FormScreen() {
  const query = useQuery()
  const token = query.get('token')
  const credential = useMemo(() => token && credentialIn(token), [token])
  if (!credential) return <AccessRequired />
  return (
    <CredentialGate key={token} credential={credential}>
      <PaidSurvey credential={credential} draft={draftOf('form', query.get('email') ?? '', token ?? '')} />
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

function PaidSurvey({ credential, draft }: { credential: Credential; draft: string }) {
  const query = useQuery()
  const { writing, progress, email, write, backToForm } = usePaidProgram({
    credential,
    draft,
    label: 'survey',
  })
  const programId = writing.at === 'ready' ? writing.programId : null
  const error = writing.at === 'form' ? writing.error : null
  useTopOf(writing.at === 'writing' ? 'form' : writing.at)
  useSuccessToast(programId)
  useFailureToast(error)
  useEffect(() => {
    if (!programId) return
    const timer = window.setTimeout(() => window.location.assign(pdfOf(programId)), TO_PDF_MS)
    return () => window.clearTimeout(timer)
  }, [programId])

  return (
    <Screen title="Your survey">
      {programId ? (
        <ProgramReady programId={programId} />
      ) : writing.at === 'delayed' ? (
        <StillWriting note={writing.note} progress={progress} email={email} onBack={backToForm} />
      ) : (
        <ThreeStepForm
          draft={draft}
          name={query.get('name') ?? ''}
          email={query.get('email') ?? ''}
          isBusy={writing.at === 'writing'}
          onSubmit={(survey) => void write(survey)}
        />
      )}
      {writing.at === 'writing' && (
        <GeneratingOverlay title="Generating your program..." progress={progress} email={email} isMailed />
      )}
      <Disclaimer />
    </Screen>
  )
}

function useFailureToast(error: unknown) {
  const toast = useToast()
  useEffect(() => {
    if (error)
      toast({
        look: 'destructive',
        title: 'Generation Failed',
        description: explanationOf(error, 'Failed to generate your program. Please try again.'),
      })
  }, [toast, error])
}
